// A player's own file: bounded in size, plain data only, and a mistake is reported with its line.

import { parseDocument } from 'yaml'
import { BadInput } from './bad-input.ts'

export const MAX_TEXT = 200_000

/** What people get wrong most, in words; anything else is named as the reader names it. */
const WRONG: Readonly<Record<string, { readonly en: string; readonly ru: string }>> = {
  BAD_INDENT: {
    en: 'a line is indented too much or too little, or a bracket before it is not closed',
    ru: 'у строки лишний отступ, или его не хватает, или перед ней не закрыта скобка',
  },
  BLOCK_AS_IMPLICIT_KEY: { en: 'there is a colon too many', ru: 'лишнее двоеточие' },
  DUPLICATE_KEY: { en: 'a key is there twice', ru: 'ключ встречается дважды' },
  MISSING_CHAR: {
    en: 'a sign is missing: a colon, a comma, a bracket or a quote',
    ru: 'не хватает знака: двоеточия, запятой, скобки или кавычки',
  },
  MULTILINE_IMPLICIT_KEY: { en: 'a colon is missing after a key', ru: 'после ключа не хватает двоеточия' },
  TAB_AS_INDENT: { en: 'a tab cannot indent a line, only blanks', ru: 'отступ делают пробелами, а не табуляцией' },
}

export function readYaml(text: string): unknown {
  if (text.length > MAX_TEXT) {
    throw new BadInput({
      en: `The file is too large: at most ${MAX_TEXT} characters can be read.`,
      ru: `Файл слишком велик: можно прочитать не больше ${MAX_TEXT} символов.`,
    })
  }
  // maxAliasCount: a few nested aliases could otherwise blow up to gigabytes.
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: true })
  const error = document.errors[0]
  if (error !== undefined) {
    const line = error.linePos?.[0].line
    const { en, ru } = WRONG[error.code] ?? { en: error.code, ru: error.code }
    throw new BadInput(
      { en: `This is not readable YAML: ${en}.`, ru: `Это не читается как YAML: ${ru}.` },
      line === undefined ? '' : `line ${line}`,
    )
  }
  try {
    return document.toJS({ maxAliasCount: 50 })
  } catch {
    throw new BadInput({ en: 'The YAML refers to itself too often.', ru: 'YAML слишком часто ссылается сам на себя.' })
  }
}

/** The same text with other values at these paths; notes in it are kept. */
export function patchYaml(
  text: string,
  patches: readonly (readonly [readonly (string | number)[], unknown])[],
): string {
  const data = asJson(text)
  if (data !== undefined) {
    for (const [path, value] of patches) setIn(data, path, value)
    return JSON.stringify(data, null, 2)
  }
  const document = parseDocument(text)
  for (const [path, value] of patches) document.setIn(path, value)
  return document.toString({ lineWidth: 0 })
}

/** JSON is YAML too, and needs no reader of its own. */
function asJson(text: string): Record<string | number, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string | number, unknown>
  } catch {
    return undefined
  }
}

function setIn(
  data: Record<string | number, unknown>,
  [key = '', ...rest]: readonly (string | number)[],
  value: unknown,
) {
  if (rest.length === 0) data[key] = value
  else setIn(data[key] as Record<string | number, unknown>, rest, value)
}

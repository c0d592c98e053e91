// A player's own file: bounded in size, plain data only, and a mistake is reported with its line.

import type { Lang } from '@understudy/procedure'
import { type Document, parseDocument } from 'yaml'
import { BadInput } from './bad-input.ts'
import { inspectYaml } from './yaml-shape.ts'

export const MAX_TEXT = 200_000

/** What people get wrong most, in words; anything else is named as the reader names it. */
const WRONG: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  BAD_ALIAS: { en: 'a name after * or & is missing or wrong', ru: 'после * или & нет имени, или оно не подходит' },
  BAD_DIRECTIVE: {
    en: 'a line that begins with % means nothing here',
    ru: 'строка с % в начале здесь ничего не значит',
  },
  BAD_DQ_ESCAPE: {
    en: 'in double quotes a backslash stands before a letter that it does not go with; single quotes take it as it is',
    ru: 'в двойных кавычках обратная черта стоит не перед той буквой; в одинарных она ничего не значит',
  },
  BAD_INDENT: {
    en: 'a line is indented too much or too little, or a bracket before it is not closed',
    ru: 'у строки лишний отступ, или его не хватает, или перед ней не закрыта скобка',
  },
  BAD_SCALAR_START: {
    en: 'a value begins with a sign that means something else; put it in quotes',
    ru: 'значение начинается с особого знака; возьмите его в кавычки',
  },
  BLOCK_AS_IMPLICIT_KEY: { en: 'there is a colon too many', ru: 'лишнее двоеточие' },
  BLOCK_IN_FLOW: {
    en: 'a list or a text over several lines cannot stand within brackets',
    ru: 'внутри скобок не может быть списка или текста на несколько строк',
  },
  COMMENT_SPACE: { en: 'a blank is missing before #', ru: 'перед # не хватает пробела' },
  DUPLICATE_KEY: { en: 'a key is there twice', ru: 'ключ встречается дважды' },
  KEY_OVER_1024_CHARS: { en: 'a key is much too long', ru: 'ключ слишком длинный' },
  MISSING_CHAR: {
    en: 'a sign is missing: a colon, a comma, a bracket or a quote',
    ru: 'не хватает знака: двоеточия, запятой, скобки или кавычки',
  },
  MULTILINE_IMPLICIT_KEY: { en: 'a colon is missing after a key', ru: 'после ключа не хватает двоеточия' },
  MULTIPLE_DOCS: { en: 'there are several documents in one file (---)', ru: 'в файле несколько документов (---)' },
  RESOURCE_EXHAUSTION: { en: 'it is nested too deeply', ru: 'слишком много вложенных уровней' },
  TAB_AS_INDENT: { en: 'a tab cannot indent a line, only blanks', ru: 'отступ делают пробелами, а не табуляцией' },
  TAG_RESOLVE_FAILED: {
    en: 'a word after ! means nothing here; put it in quotes if it is a value',
    ru: 'слово после ! здесь ничего не значит; если это значение, возьмите его в кавычки',
  },
}

const UNKNOWN = {
  en: 'something stands here that does not belong here; perhaps quotes are missing',
  ru: 'здесь стоит то, чего быть не должно; возможно, не хватает кавычек',
}

export function readYaml(text: string): unknown {
  if (text.length > MAX_TEXT) {
    throw new BadInput({
      en: `The file is too large: at most ${MAX_TEXT} characters can be read.`,
      ru: `Файл слишком велик: можно прочитать не больше ${MAX_TEXT} символов.`,
    })
  }
  const document = parsed(text)
  const error = document.errors[0]
  if (error !== undefined) {
    const line = error.linePos?.[0].line
    const { en, ru } = WRONG[error.code] ?? UNKNOWN
    throw new BadInput(
      { en: `This is not readable YAML: ${en}.`, ru: `Это не читается как YAML: ${ru}.` },
      line === undefined ? '' : `line ${line}`,
    )
  }
  inspectYaml(document.contents, text)
  // How much aliases come to has been looked at, with the line that is to blame.
  return document.toJS({ maxAliasCount: -1 })
}

function parsed(text: string): Document {
  try {
    return parseDocument(text, { uniqueKeys: true, prettyErrors: true, logLevel: 'error' })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const { en, ru } = WRONG.RESOURCE_EXHAUSTION ?? UNKNOWN
    throw new BadInput({ en: `This is not readable YAML: ${en}.`, ru: `Это не читается как YAML: ${ru}.` })
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

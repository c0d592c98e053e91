// A player's own file: bounded in size, plain data only, and a mistake is reported with its line.

import { parseDocument } from 'yaml'
import { BadInput } from './bad-input.ts'

export const MAX_TEXT = 200_000

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
    throw new BadInput(
      { en: `This is not readable YAML (${error.code}).`, ru: `Это не читается как YAML (${error.code}).` },
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

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

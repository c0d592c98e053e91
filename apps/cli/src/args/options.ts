// The options of a game or a bot as flags of the command.

import type { GameEntry } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import { BadInput, type OptionSpec, type Options } from '@understudy/table'
import type { ArgDef, ArgsDef } from 'citty'
import { bad } from '../context.ts'
import { about, readData, readText } from '../files.ts'
import { kebab, oneOf, type Values, wholeNumber } from './flags.ts'

export function optionFlags(specs: readonly OptionSpec[], lang: Lang): ArgsDef {
  return Object.fromEntries(specs.map((spec) => [kebab(spec.id), optionFlag(spec, lang)]))
}

function optionFlag(spec: OptionSpec, lang: Lang): ArgDef {
  const help = spec.help?.[lang]
  const about = help === undefined ? spec.title[lang] : `${spec.title[lang]}: ${help}`
  switch (spec.kind) {
    case 'flag': {
      const note = spec.default ? ` (${{ en: 'on', ru: 'включено' }[lang]}; --no-${kebab(spec.id)})` : ''
      return { type: 'boolean', description: `${about}${note}` }
    }
    case 'choice':
      return {
        type: 'string',
        valueHint: spec.values.map((value) => value.id).join('|'),
        description: `${about} (${spec.default})`,
      }
    case 'number':
      return { type: 'string', valueHint: `${spec.min}–${spec.max}`, description: `${about} (${spec.default})` }
    case 'file':
      return { type: 'string', valueHint: `${{ en: 'file', ru: 'файл' }[lang]}.${spec.format}`, description: about }
  }
}

/** The options of a game that were given; the game fills in the others. What is wrong with a file is told by file, row and column. */
export async function givenOptions(values: Values, entry: GameEntry): Promise<Options> {
  const specs = entry.pkg.game.options
  const options = await optionsAsTyped(values, specs)
  for (const { id, kind } of specs) {
    const content = options[id]
    if (kind === 'file' && typeof content === 'string') refuseBroken(entry, id, String(values[kebab(id)]), options)
  }
  return options
}

/** The same without a look into their files. */
export async function optionsAsTyped(values: Values, specs: readonly OptionSpec[]): Promise<Options> {
  const options: Record<string, string | number | boolean> = {}
  for (const spec of specs) {
    const value = values[kebab(spec.id)]
    if (value === undefined) continue
    options[spec.id] = spec.kind === 'file' ? await fileContent(spec, String(value)) : optionValue(spec, value)
  }
  return options
}

function refuseBroken(entry: GameEntry, id: string, path: string, options: Options): void {
  const found = about(path, () => entry.checkFile?.(String(options[id]), id, options))
  const [first, ...others] = found?.problems ?? []
  if (first === undefined) return
  const { where, what } = first
  const place = `${path}: ${where}`
  const n = others.length
  throw n === 0
    ? new BadInput(what, place)
    : new BadInput({ en: `${what.en} Mistakes beside it: ${n}.`, ru: `${what.ru} Кроме этой ошибок: ${n}.` }, place)
}

/** What is in the file of an option; a folder of files stands for one JSON file. */
export const fileContent = (spec: OptionSpec, path: string): Promise<string> =>
  spec.kind === 'file' && spec.format === 'json' ? readData(path) : readText(path)

/** The value of an option as it was typed; files are not read here. */
export function optionValue(spec: OptionSpec, value: string | boolean, flag = `--${kebab(spec.id)}`) {
  switch (spec.kind) {
    case 'flag': {
      if (typeof value === 'boolean') return value
      return oneOf(flag, value, ['true', 'false']) === 'true'
    }
    case 'choice':
      return oneOf(
        flag,
        String(value),
        spec.values.map((each) => each.id),
      )
    case 'number':
      return wholeNumber(flag, String(value), spec.min, spec.max)
    case 'file':
      throw bad({
        en: `${flag} is a file and cannot be given here`,
        ru: `${flag} — это файл, здесь его указать нельзя`,
      })
  }
}

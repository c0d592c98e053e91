// The options of Lars, and what the published text itself says about each of them.

import type { OptionSpec, Options } from '@understudy/table'
import { SEIZE_FACES, type SeizeFace } from './die-faces.ts'
import { type OptionKey, said } from './text/options/index.ts'

const flag = (id: 'citySymbol' | 'damagedFly'): OptionSpec => ({
  id,
  kind: 'flag',
  title: said(id),
  help: said(`${id}?`),
  default: false,
})
type Chosen<Id extends string> = OptionKey extends infer Key
  ? Key extends `${Id}=${infer Value}`
    ? Value
    : never
  : never
/** The first is the default. */
const choice = <Id extends 'preset' | 'demands' | 'seizeFace' | 'openChoices'>(
  id: Id,
  ids: readonly Chosen<Id>[],
): OptionSpec => ({
  id,
  kind: 'choice',
  title: said(id),
  ...(id === 'preset' ? {} : { help: said(`${id}?` as OptionKey) }),
  values: ids.map((value) => ({ id: value, title: said(`${id}=${value}` as OptionKey) })),
  default: ids[0]!,
})

/** What changes the rules themselves (lars/A9, A34, A36, A37, A46) is an option of the game. */
export const optionSpecs: readonly OptionSpec[] = [
  choice('preset', ['ruled', 'printed']),
  flag('citySymbol'),
  flag('damagedFly'),
  choice('demands', ['undeclared', 'any', 'tied']),
  choice('seizeFace', Object.keys(SEIZE_FACES) as SeizeFace[]),
  choice('openChoices', ['random', 'human']),
]

/** As printed. Not settled by the text: which face seizes, and whether people or chance decide what no rule does. */
export const PRINTED: Options = { citySymbol: true, damagedFly: true, demands: 'any' }
/** The same for options of the game. */
export const GAME_PRINTED: Options = {
  larsCap: false,
  larsRaid: false,
  larsFewDice: false,
  larsOutrage: true,
  larsRanksPeople: true,
}

const isPrinted = (options: Options): boolean => options.preset === 'printed'
export const settled = (options: Options): Options => (isPrinted(options) ? { ...options, ...PRINTED } : options)
export const gamePrinted = (options: Options): Options => (isPrinted(options) ? GAME_PRINTED : {})

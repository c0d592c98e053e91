// The options of a game: what can be chosen, and what follows from it.

import type { Lang } from '@understudy/procedure'
import { BadInput, type Options } from '@understudy/table'
import { SETUPS } from '../../data/setup-cards.ts'
import { COLOURS, type Colour, LEADERS, LORE_CARDS, ROLES, type Role, SETUP_CARDS } from '../../vocabulary.ts'
import { actRules, hasAct } from '../round/act-rules.ts'
import type { GameOptions } from '../state/state.ts'
import type { PlainOption } from './plain-option.ts'

const NUMBERS = [1, 2, 3, 4] as const

const choice = (id: string, values: readonly string[], usual = values[0]!) =>
  ({ id, kind: 'choice', values, default: usual }) as const
/** `before`: how it was played when there was no choice. */
const flag = (id: string, before?: boolean): PlainOption => ({
  id,
  kind: 'flag',
  ...(before === undefined ? {} : { before }),
  default: false,
})

export const OPTIONS: readonly PlainOption[] = [
  { id: 'players', kind: 'number', min: 2, max: 4, default: 4, seats: true },
  ...NUMBERS.map((n) => choice(`seat${n}`, COLOURS, COLOURS[n - 1])),
  ...NUMBERS.map((n) => ({ ...choice(`role${n}`, ROLES, 'human'), roleOf: n - 1 })),
  choice('setup', ['random', ...SETUP_CARDS]),
  choice('initiative', ['random', ...NUMBERS.map((n) => `seat${n}`)]),
  choice('leaders', ['off', 'draft', 'assigned', 'supercat']),
  flag('pack'),
  flag('extraLore'),
  ...NUMBERS.map((n) => choice(`leader${n}`, ['none', ...LEADERS])),
  ...NUMBERS.map((n) => choice(`lore${n}`, ['none', ...LORE_CARDS])),
  flag('splitDiscard'),
  flag('outrageThenRansack'),
  flag('passerKeeps'),
  flag('discardsHeldBack'),
  flag('refillAll'),
  flag('tradeIgnoresCartel'),
  flag('sensorsFirst'),
  flag('committedRollsOn'),
  flag('emptyUnion'),
  flag('tradeUnasked', true),
  choice('difficulty', ['normal', 'off', 'harder']),
  choice('multiHuman', ['notAheadOfAny', 'strictlyBehindAll']),
  flag('alwaysDraw'),
  flag('bonusFromDiscard'),
  flag('fleetReadiness', false),
  flag('strategicReserves', false),
  flag('armoredHulls', false),
  flag('energyShields', false),
  flag('carrierTactics', false),
  flag('fortressVaults', false),
  flag('warpBlockades', false),
  flag('farseersAtStack', false),
  flag('larsCap'),
  flag('larsRaid'),
  flag('larsFewDice', true),
  flag('larsOutrage', false),
  flag('larsRanksPeople', false),
]

/** Options that games of older days do not name, with how those are played: positions leave them out just then. */
export const LATER: Readonly<Record<string, string | number | boolean>> = {
  act: 0,
  ...Object.fromEntries(OPTIONS.flatMap(({ id, before }) => (before === undefined ? [] : [[id, before]]))),
}

const BY_ID: ReadonlyMap<string, PlainOption> = new Map(OPTIONS.map((option) => [option.id, option]))

const bad = (said: Readonly<Record<Lang, string>>, where: string): BadInput => new BadInput(said, where)

/** Each leader and lore card exists once. */
function refuseTwice(kind: 'leader' | 'lore', seats: readonly number[], get: (id: string) => unknown): void {
  const given = seats.map((n) => get(`${kind}${n}`))
  const twice = given.findIndex((id, i) => id !== 'none' && given.indexOf(id) < i)
  if (twice >= 0)
    throw bad(
      { en: 'another seat has this card already.', ru: 'эта карта уже у другого места.' },
      `${kind}${seats[twice]}`,
    )
}

/** Throws BadInput for options that do not fit together. */
export function chosenOptions(given: Options, chance: Readonly<Record<string, string>> = {}): GameOptions {
  const get = (id: string): string | number | boolean => {
    const option = BY_ID.get(id)!
    const value = given[id] ?? undefined
    // What is not chosen is the default, which fits.
    if (value === undefined) return option.default
    const fits =
      option.kind === 'number'
        ? typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max
        : option.kind === 'flag'
          ? typeof value === 'boolean'
          : option.values.includes(value as string)
    if (!fits) throw bad({ en: `"${value}" cannot be chosen here.`, ru: `«${value}» здесь выбрать нельзя.` }, id)
    return value
  }
  const players = get('players') as number
  const seats = NUMBERS.slice(0, players)
  const colours = seats.map((n) => get(`seat${n}`) as Colour)
  const twice = colours.findIndex((colour, i) => colours.indexOf(colour) !== i)
  if (twice >= 0) throw bad({ en: 'two seats have the same colour.', ru: 'у двух мест один цвет.' }, `seat${twice + 1}`)
  const setup = get('setup') as GameOptions['setup']
  if (setup !== 'random' && SETUPS[setup].players !== players)
    throw bad(
      { en: `this setup card is not for ${players} players.`, ru: `эта карта подготовки не для ${players} игроков.` },
      'setup',
    )
  const first = get('initiative') as string
  const initiative = first === 'random' ? 'random' : Number(first.slice(4)) - 1
  if (initiative !== 'random' && initiative >= players)
    throw bad({ en: 'there is no such seat.', ru: 'такого места нет.' }, 'initiative')
  const roles = seats.map((n) => get(`role${n}`) as Role)
  const leaders = get('leaders') as GameOptions['leaders']
  if (roles.includes('lars') && (players !== 3 || leaders !== 'off'))
    throw bad(
      {
        en: 'Lars plays only in games of three, without leaders or lore (lars/A2).',
        ru: 'Ларс играет только втроём, без лидеров и знаний (lars/A2).',
      },
      'roles',
    )
  const pack = get('pack') as boolean
  if (leaders === 'supercat' && !pack)
    throw bad(
      { en: 'SUPERCAT’s leaders are in the pack: switch it on.', ru: 'Лидеры SUPERCAT входят в набор: включите его.' },
      'pack',
    )
  if (leaders === 'assigned') for (const kind of ['leader', 'lore'] as const) refuseTwice(kind, seats, get)
  const base: GameOptions = {
    act: 0,
    players,
    colours,
    roles,
    setup,
    initiative,
    leaders,
    pack,
    extraLore: get('extraLore') as boolean,
    leaderOf: seats.map((n) => get(`leader${n}`) as GameOptions['leaderOf'][number]),
    loreOf: seats.map((n) => get(`lore${n}`) as GameOptions['loreOf'][number]),
    splitDiscard: get('splitDiscard') as boolean,
    secretHands: chance.actionCards === 'secret',
    outrageThenRansack: get('outrageThenRansack') as boolean,
    passerKeeps: get('passerKeeps') as boolean,
    discardsHeldBack: get('discardsHeldBack') as boolean,
    refillAll: get('refillAll') as boolean,
    tradeIgnoresCartel: get('tradeIgnoresCartel') as boolean,
    emptyUnion: get('emptyUnion') as boolean,
    sensorsFirst: get('sensorsFirst') as boolean,
    committedRollsOn: get('committedRollsOn') as boolean,
    tradeUnasked: get('tradeUnasked') as boolean,
    difficulty: get('difficulty') as GameOptions['difficulty'],
    multiHuman: get('multiHuman') as GameOptions['multiHuman'],
    alwaysDraw: get('alwaysDraw') as boolean,
    bonusFromDiscard: get('bonusFromDiscard') as boolean,
    fleetReadiness: get('fleetReadiness') as boolean,
    strategicReserves: get('strategicReserves') as boolean,
    armoredHulls: get('armoredHulls') as boolean,
    energyShields: get('energyShields') as boolean,
    carrierTactics: get('carrierTactics') as boolean,
    fortressVaults: get('fortressVaults') as boolean,
    warpBlockades: get('warpBlockades') as boolean,
    farseersAtStack: get('farseersAtStack') as boolean,
    larsCap: get('larsCap') as boolean,
    larsRaid: get('larsRaid') as boolean,
    larsFewDice: get('larsFewDice') as boolean,
    larsOutrage: get('larsOutrage') as boolean,
    larsRanksPeople: get('larsRanksPeople') as boolean,
  }
  const { act = 0 } = given
  if (act === 0) return base
  if (!hasAct()) throw bad({ en: 'the campaign is not loaded here.', ru: 'кампания здесь не загружена.' }, 'act')
  return actRules().options(base, given)
}

/** The options that a position was started with, as the new-game page and the command line know them. */
export function optionsOf(state: { readonly options: GameOptions }): Options {
  const { act, colours, roles, leaderOf, loreOf, initiative, secretHands: _, fates: __, ...rest } = state.options
  const numbered = (name: string, values: readonly string[]) =>
    Object.fromEntries(values.map((value, i) => [`${name}${i + 1}`, value]))
  return {
    ...rest,
    ...numbered('seat', colours),
    ...numbered('role', roles),
    ...numbered('leader', leaderOf),
    ...numbered('lore', loreOf),
    initiative: initiative === 'random' ? 'random' : `seat${initiative + 1}`,
    ...(act === 0 ? {} : { act, ...actRules().givenOptions(state.options) }),
  }
}

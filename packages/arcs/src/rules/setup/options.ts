// The options of a game: what can be chosen, and what follows from it.

import { BadInput, type OptionSpec, type Options } from '@understudy/table'
import { LEADER, LORE } from '../../data/leaders.ts'
import { SETUPS } from '../../data/setup-cards.ts'
import { type OptionKey, said } from '../../text/options/index.ts'
import { cardName, OWNER } from '../../text/words.ts'
import { COLOURS, type Colour, LEADERS, LORE_CARDS, ROLES, type Role, SETUP_CARDS } from '../../vocabulary.ts'
import { actRules, hasAct } from '../round/act-rules.ts'
import type { GameOptions } from '../state/state.ts'

type Title = { readonly en: string; readonly ru: string }

const values = <T extends string>(ids: readonly T[], title: (id: T) => Title) =>
  ids.map((id) => ({ id, title: title(id) }))
/** A card's name as it is shown at the time. */
const cardTitle = (name: Title): Title => ({
  get en() {
    return cardName('en', name)
  },
  get ru() {
    return cardName('ru', name)
  },
})
const NUMBERS = [1, 2, 3, 4] as const

const flag = (id: OptionKey, help?: Title, before?: boolean): OptionSpec => ({
  id,
  kind: 'flag',
  title: said(id),
  ...(help === undefined ? {} : { help }),
  ...(before === undefined ? {} : { before }),
  default: false,
})

/** The campaign adds its own. */
export const optionSpecs: OptionSpec[] = [
  { id: 'players', kind: 'number', title: said('players'), min: 2, max: 4, default: 4, seats: true },
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `seat${n}`,
      kind: 'choice',
      title: said('seat#', n),
      values: values(COLOURS, (colour) => OWNER[colour]),
      default: COLOURS[n - 1]!,
    }),
  ),
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `role${n}`,
      kind: 'choice',
      title: said('role#', n),
      values: values(ROLES, (role) => said(`role=${role}`)),
      default: 'human',
      roleOf: n - 1,
    }),
  ),
  {
    id: 'setup',
    kind: 'choice',
    title: said('setup'),
    values: [{ id: 'random', title: said('random') }, ...values(SETUP_CARDS, (id) => SETUPS[id].name)],
    default: 'random',
  },
  {
    id: 'initiative',
    kind: 'choice',
    title: said('initiative'),
    values: [
      { id: 'random', title: said('random') },
      ...NUMBERS.map((n) => ({ id: `seat${n}`, title: said('initiative=seat#', n) })),
    ],
    default: 'random',
  },
  {
    id: 'leaders',
    kind: 'choice',
    title: said('leaders'),
    values: [
      { id: 'off', title: said('leaders=off') },
      { id: 'draft', title: said('leaders=draft') },
      { id: 'assigned', title: said('leaders=assigned') },
      { id: 'supercat', title: said('leaders=supercat') },
    ],
    default: 'off',
  },
  flag('pack'),
  flag('extraLore'),
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `leader${n}`,
      kind: 'choice',
      title: said('leader#', n),
      values: [{ id: 'none', title: said('none') }, ...values(LEADERS, (id) => cardTitle(LEADER[id]!.name))],
      default: 'none',
    }),
  ),
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `lore${n}`,
      kind: 'choice',
      title: said('lore#', n),
      values: [{ id: 'none', title: said('none') }, ...values(LORE_CARDS, (id) => cardTitle(LORE[id]!))],
      default: 'none',
    }),
  ),
  flag('splitDiscard', said('splitDiscard?')),
  flag('outrageThenRansack', said('outrageThenRansack?')),
  flag('passerKeeps', said('passerKeeps?')),
  flag('discardsHeldBack', said('discardsHeldBack?')),
  flag('refillAll', said('refillAll?')),
  flag('tradeIgnoresCartel', said('tradeIgnoresCartel?')),
  flag('sensorsFirst', said('sensorsFirst?')),
  flag('committedRollsOn', said('committedRollsOn?')),
  flag('emptyUnion', said('emptyUnion?')),
  flag('tradeUnasked', said('tradeUnasked?'), true),
  {
    id: 'difficulty',
    kind: 'choice',
    title: said('difficulty'),
    values: [
      { id: 'normal', title: said('difficulty=normal') },
      { id: 'off', title: said('difficulty=off') },
      { id: 'harder', title: said('difficulty=harder') },
    ],
    default: 'normal',
  },
  {
    id: 'multiHuman',
    kind: 'choice',
    title: said('multiHuman'),
    help: said('multiHuman?'),
    values: [
      { id: 'notAheadOfAny', title: said('multiHuman=notAheadOfAny') },
      { id: 'strictlyBehindAll', title: said('multiHuman=strictlyBehindAll') },
    ],
    default: 'notAheadOfAny',
  },
  flag('alwaysDraw', said('alwaysDraw?')),
  flag('bonusFromDiscard', said('bonusFromDiscard?')),
  flag('fleetReadiness', said('fleetReadiness?'), false),
  flag('strategicReserves', said('strategicReserves?'), false),
  flag('armoredHulls', said('armoredHulls?'), false),
  flag('energyShields', said('energyShields?'), false),
  flag('carrierTactics', said('carrierTactics?'), false),
  flag('fortressVaults', said('fortressVaults?'), false),
  flag('warpBlockades', said('warpBlockades?'), false),
  flag('farseersAtStack', said('farseersAtStack?'), false),
  flag('larsCap', said('larsCap?')),
  flag('larsRaid', said('larsRaid?')),
  flag('larsFewDice', said('larsFewDice?'), true),
  flag('larsOutrage', said('larsOutrage?'), false),
  flag('larsRanksPeople', said('larsRanksPeople?'), false),
]

/** Options of the campaign, once it is loaded: understood, but not offered to everybody. */
export const knownSpecs: OptionSpec[] = []

/** Options that games of older days do not name, with how those are played: positions leave them out just then. */
export const LATER: Readonly<Record<string, string | number | boolean>> = {
  act: 0,
  ...Object.fromEntries(optionSpecs.flatMap(({ id, before }) => (before === undefined ? [] : [[id, before]]))),
}

const SPECS: ReadonlyMap<string, OptionSpec> = new Map(optionSpecs.map((spec) => [spec.id, spec]))

const bad = (en: string, ru: string, where: string): BadInput => new BadInput({ en, ru }, where)

/** Each leader and lore card exists once. */
function refuseTwice(kind: 'leader' | 'lore', seats: readonly number[], get: (id: string) => unknown): void {
  const given = seats.map((n) => get(`${kind}${n}`))
  const twice = given.findIndex((id, i) => id !== 'none' && given.indexOf(id) < i)
  if (twice >= 0)
    throw bad('another seat has this card already.', 'эта карта уже у другого места.', `${kind}${seats[twice]}`)
}

/** Throws BadInput for options that do not fit together. */
export function chosenOptions(given: Options, chance: Readonly<Record<string, string>> = {}): GameOptions {
  const get = (id: string): string | number | boolean => {
    const spec = SPECS.get(id)!
    const value = given[id] ?? undefined
    // What is not chosen is the default, which fits.
    if (value === undefined) return spec.kind === 'file' ? '' : spec.default
    const fits =
      spec.kind === 'number'
        ? typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        : spec.kind === 'flag'
          ? typeof value === 'boolean'
          : spec.kind === 'choice' && spec.values.some((choice) => choice.id === value)
    if (!fits) throw bad(`"${value}" cannot be chosen here.`, `«${value}» здесь выбрать нельзя.`, id)
    return value
  }
  const players = get('players') as number
  const seats = NUMBERS.slice(0, players)
  const colours = seats.map((n) => get(`seat${n}`) as Colour)
  const twice = colours.findIndex((colour, i) => colours.indexOf(colour) !== i)
  if (twice >= 0) throw bad('two seats have the same colour.', 'у двух мест один цвет.', `seat${twice + 1}`)
  const setup = get('setup') as GameOptions['setup']
  if (setup !== 'random' && SETUPS[setup].players !== players)
    throw bad(
      `this setup card is not for ${players} players.`,
      `эта карта подготовки не для ${players} игроков.`,
      'setup',
    )
  const first = get('initiative') as string
  const initiative = first === 'random' ? 'random' : Number(first.slice(4)) - 1
  if (initiative !== 'random' && initiative >= players)
    throw bad('there is no such seat.', 'такого места нет.', 'initiative')
  const roles = seats.map((n) => get(`role${n}`) as Role)
  const leaders = get('leaders') as GameOptions['leaders']
  if (roles.includes('lars') && (players !== 3 || leaders !== 'off'))
    throw bad(
      'Lars plays only in games of three, without leaders or lore (lars/A2).',
      'Ларс играет только втроём, без лидеров и знаний (lars/A2).',
      'roles',
    )
  const pack = get('pack') as boolean
  if (leaders === 'supercat' && !pack)
    throw bad(
      'SUPERCAT’s leaders are in the pack: switch it on.',
      'Лидеры SUPERCAT входят в набор: включите его.',
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
  if (!hasAct()) throw bad('the campaign is not loaded here.', 'кампания здесь не загружена.', 'act')
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

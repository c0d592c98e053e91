// The options of a game: what can be chosen, and what follows from it.

import { BadInput, type OptionSpec, type Options } from '@understudy/table'
import { COURT } from '../data/court.ts'
import { LEADER, LORE } from '../data/leaders.ts'
import { SETUPS } from '../data/setup-cards.ts'
import { cardName } from '../text/words.ts'
import { COLOURS, type Colour, LEADERS, LORE_CARDS, ROLES, type Role, SETUP_CARDS } from '../vocabulary.ts'
import { actRules, hasAct } from './act-rules.ts'
import type { GameOptions } from './state/state.ts'

type Title = { readonly en: string; readonly ru: string }

const COLOUR_TITLES: Readonly<Record<Colour, Title>> = {
  red: { en: 'Red', ru: 'Красный' },
  yellow: { en: 'Yellow', ru: 'Жёлтый' },
  blue: { en: 'Blue', ru: 'Синий' },
  white: { en: 'White', ru: 'Белый' },
}
const ROLE_TITLES: Readonly<Record<Role, Title>> = {
  human: { en: 'a player with a hand of cards', ru: 'игрок с картами на руке' },
  supercat: { en: 'SUPERCAT (a virtual hand)', ru: 'SUPERCAT (виртуальная рука)' },
  lars: { en: 'Lars (a face-down deck)', ru: 'Ларс (колода рубашкой вверх)' },
}

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
const RANDOM: Title = { en: 'at random', ru: 'случайно' }
const NONE: Title = { en: 'none', ru: 'нет' }
const NUMBERS = [1, 2, 3, 4] as const

const flag = (id: string, en: string, ru: string, help?: Title, before?: boolean): OptionSpec => ({
  id,
  kind: 'flag',
  title: { en, ru },
  ...(help === undefined ? {} : { help }),
  ...(before === undefined ? {} : { before }),
  default: false,
})

/** The campaign adds its own. */
export const optionSpecs: OptionSpec[] = [
  { id: 'players', kind: 'number', title: { en: 'Players', ru: 'Игроков' }, min: 2, max: 4, default: 4, seats: true },
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `seat${n}`,
      kind: 'choice',
      title: { en: `Colour of seat ${n}, clockwise`, ru: `Цвет места ${n} по часовой стрелке` },
      values: values(COLOURS, (colour) => COLOUR_TITLES[colour]),
      default: COLOURS[n - 1]!,
    }),
  ),
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `role${n}`,
      kind: 'choice',
      title: { en: `Who plays at seat ${n}`, ru: `Кто играет на месте ${n}` },
      values: values(ROLES, (role) => ROLE_TITLES[role]),
      default: 'human',
      roleOf: n - 1,
    }),
  ),
  {
    id: 'setup',
    kind: 'choice',
    title: { en: 'Setup card', ru: 'Карта подготовки' },
    values: [{ id: 'random', title: RANDOM }, ...values(SETUP_CARDS, (id) => SETUPS[id].name)],
    default: 'random',
  },
  {
    id: 'initiative',
    kind: 'choice',
    title: { en: 'Who begins', ru: 'Кто начинает' },
    values: [
      { id: 'random', title: RANDOM },
      ...NUMBERS.map((n) => ({ id: `seat${n}`, title: { en: `seat ${n}`, ru: `место ${n}` } })),
    ],
    default: 'random',
  },
  {
    id: 'leaders',
    kind: 'choice',
    title: { en: 'Leaders and lore', ru: 'Лидеры и знания' },
    values: [
      { id: 'off', title: { en: 'not used', ru: 'не используются' } },
      { id: 'draft', title: { en: 'drafted', ru: 'выбираются по очереди' } },
      { id: 'assigned', title: { en: 'as named below', ru: 'как указано ниже' } },
      { id: 'supercat', title: { en: 'as SUPERCAT prescribes', ru: 'как предписывает SUPERCAT' } },
    ],
    default: 'off',
  },
  flag('pack', 'With the Leaders & Lore pack', 'С набором «Лидеры и знания»'),
  flag('extraLore', 'Two lore cards each', 'По две карты знаний'),
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `leader${n}`,
      kind: 'choice',
      title: { en: `Leader of seat ${n}`, ru: `Лидер места ${n}` },
      values: [{ id: 'none', title: NONE }, ...values(LEADERS, (id) => cardTitle(LEADER[id]!.name))],
      default: 'none',
    }),
  ),
  ...NUMBERS.map(
    (n): OptionSpec => ({
      id: `lore${n}`,
      kind: 'choice',
      title: { en: `Lore of seat ${n}`, ru: `Знание места ${n}` },
      values: [{ id: 'none', title: NONE }, ...values(LORE_CARDS, (id) => cardTitle(LORE[id]!))],
      default: 'none',
    }),
  ),
  flag('splitDiscard', 'Split discard pile', 'Два сброса: лицом вверх и рубашкой вверх', {
    en: 'Rule arcs 7.13.',
    ru: 'Правило arcs 7.13.',
  }),
  flag('outrageThenRansack', 'Outrage and ransack city by city', 'Запрет и разграбление двора по одному городу', {
    en: 'Open question arcs/U1. Otherwise all Outrages come first.',
    ru: 'Открытый вопрос arcs/U1. Иначе сначала все запреты.',
  }),
  flag(
    'passerKeeps',
    'The last to pass keeps the initiative',
    'Инициатива остаётся у того, кто передавал её последним',
    {
      en: 'Open question arcs/U2.',
      ru: 'Открытый вопрос arcs/U2.',
    },
  ),
  flag(
    'discardsHeldBack',
    'Tokens discarded in the Prelude are held back',
    'Сброшенные в прелюдии ресурсы откладываются',
    {
      en: 'Open question arcs/U3.',
      ru: 'Открытый вопрос arcs/U3.',
    },
  ),
  flag('refillAll', 'Refill every empty spot of the Court', 'Заполнять все пустые места двора', {
    en: 'Open question arcs/U4.',
    ru: 'Открытый вопрос arcs/U4.',
  }),
  flag('tradeIgnoresCartel', 'Trade ignores the supply on Cartels', 'Обмен не учитывает запас на картелях', {
    en: 'Open question arcs/U5.',
    ru: 'Открытый вопрос arcs/U5.',
  }),
  flag('sensorsFirst', 'Predictive Sensors before Railgun Arrays', '«Упреждающие датчики» раньше «Рельсовых батарей»', {
    en: 'Open question arcs/U6. Otherwise the attacker chooses.',
    ru: 'Открытый вопрос arcs/U6. Иначе выбирает нападающий.',
  }),
  flag('committedRollsOn', 'Committed rolls without ships', '«Решимость»: бросок и без кораблей', {
    en: 'Open question arcs/U7: two dice although Railgun Arrays destroyed the last attacker.',
    ru: 'Открытый вопрос arcs/U7: два кубика, хотя карта «Рельсовые батареи» уничтожила последний корабль.',
  }),
  flag('emptyUnion', 'A Union without a target may be discarded', 'Союз без цели можно сбросить', {
    en: 'Open question arcs/U8.',
    ru: 'Открытый вопрос arcs/U8.',
  }),
  flag(
    'tradeUnasked',
    'In a Trade the other side does not rearrange',
    'При обмене другая сторона ресурсы не перекладывает',
    {
      en: 'Ruling arcs/D48. Otherwise whoever receives a token in another seat’s turn is asked.',
      ru: 'Решение arcs/D48. Иначе того, кто получает ресурс в чужой ход, спрашивают.',
    },
    true,
  ),
  {
    id: 'difficulty',
    kind: 'choice',
    title: { en: 'SUPERCAT’s advantages', ru: 'Преимущества SUPERCAT' },
    values: [
      { id: 'normal', title: { en: 'while it is not ahead', ru: 'пока не впереди' } },
      { id: 'off', title: { en: 'none', ru: 'нет' } },
      { id: 'harder', title: { en: 'always', ru: 'всегда' } },
    ],
    default: 'normal',
  },
  {
    id: 'multiHuman',
    kind: 'choice',
    title: { en: 'SUPERCAT beside several people is advantaged', ru: 'При нескольких людях у SUPERCAT преимущества' },
    help: { en: 'Ruling supercat/A20.', ru: 'Решение supercat/A20.' },
    values: [
      { id: 'notAheadOfAny', title: { en: 'while it is ahead of nobody', ru: 'пока никого не опережает' } },
      { id: 'strictlyBehindAll', title: { en: 'while it is behind everybody', ru: 'пока отстаёт от всех' } },
    ],
    default: 'notAheadOfAny',
  },
  flag('alwaysDraw', 'SUPERCAT always draws two cards', 'SUPERCAT всегда берёт две карты', {
    en: 'Ruling supercat/A04.',
    ru: 'Решение supercat/A04.',
  }),
  flag('bonusFromDiscard', 'Bonus cards come from the discard pile', 'Бонусные карты берутся из сброса', {
    en: 'Ruling supercat/A06.',
    ru: 'Решение supercat/A06.',
  }),
  flag('larsCap', 'Lars’s Resource Power stops at 6', 'Ресурсная сила Ларса не больше 6', {
    en: 'Ruling lars/A9.',
    ru: 'Решение lars/A9.',
  }),
  flag('larsRaid', 'Lars raids with two dice per city', 'Ларс бросает по два кубика налёта на город', {
    en: 'Ruling lars/A34. The other ships roll skirmish dice.',
    ru: 'Решение lars/A34. Остальные корабли бросают кубики перестрелки.',
  }),
  flag(
    'larsFewDice',
    'Lars never rolls more dice than it has ships',
    'Ларс не бросает больше кубиков, чем у него кораблей',
    {
      en: 'Ruling lars/A37. Otherwise half of the ships, rounded up, for each kind of die.',
      ru: 'Решение lars/A37. Иначе половина кораблей с округлением вверх для каждого вида кубиков.',
    },
    true,
  ),
  flag(
    'larsOutrage',
    'Lars provokes Outrage, except with raid dice',
    'На Ларса накладывается запрет, кроме как за кубики налёта',
    {
      en: 'Ruling lars/A36. Otherwise for no city that it destroys.',
      ru: 'Решение lars/A36. Иначе ни за один уничтоженный город.',
    },
    false,
  ),
  flag(
    'larsRanksPeople',
    'For undeclared ambitions Lars is compared with people too',
    'За необъявленные замыслы Ларс сравнивается и с людьми',
    {
      en: 'Ruling lars/A46. Otherwise Lars seats are compared with each other only. People gain nothing in either case.',
      ru: 'Решение lars/A46. Иначе Ларсы сравниваются только между собой. Люди в любом случае ничего не получают.',
    },
    false,
  ),
]

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
    const value = given[id] ?? (spec.kind === 'file' ? '' : spec.default)
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

export const colourTitle = (colour: Colour): Title => COLOUR_TITLES[colour]
export const courtTitle = (id: keyof typeof COURT): Title => COURT[id]!.name

/** The options that a position was started with, as the new-game page and the command line know them. */
export function optionsOf(state: { readonly options: GameOptions }): Options {
  const { colours, roles, leaderOf, loreOf, initiative, secretHands: _, fates: __, ...rest } = state.options
  const numbered = (name: string, values: readonly string[]) =>
    Object.fromEntries(values.map((value, i) => [`${name}${i + 1}`, value]))
  return {
    ...rest,
    ...numbered('seat', colours),
    ...numbered('role', roles),
    ...numbered('leader', leaderOf),
    ...numbered('lore', loreOf),
    initiative: initiative === 'random' ? 'random' : `seat${initiative + 1}`,
    ...(rest.act === 0 ? {} : actRules().givenOptions(state.options)),
  }
}

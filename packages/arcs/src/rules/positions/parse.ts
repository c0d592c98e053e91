// Reading a position: every field looked at, every complaint with its place. What is impossible about it is for `check`.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import * as v from 'valibot'
import { UNIONS } from '../../data/court.ts'
import {
  ABLE_CARDS,
  AMBITIONS,
  COLOURS,
  DICE,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  EVERY_LORE,
  EVERY_MODE,
  EVERY_SUIT,
  EVERY_TOKEN,
  LEADERS,
  LORE_CARDS,
  OWNERS,
  RESOURCES,
  ROLES,
  SETUP_CARDS,
  SYSTEMS,
  TROPHIES,
} from '../../vocabulary.ts'
import { courtId } from '../board/ids.ts'
import { LATER } from '../setup/options.ts'
import { MOST_POWER } from '../state/numbers.ts'
import { BATTLE_NUMBERS, PLAIN_SCALARS, POSITION_FORMAT, SEAT_NUMBERS } from '../state/serialise.ts'
import { FRAMES } from '../state/stack.ts'
import { ACTS } from '../state/state.ts'

const byte = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const signed = v.pipe(v.number(), v.integer(), v.minValue(-MOST_POWER), v.maxValue(MOST_POWER))
const few = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const colour = v.picklist(COLOURS)
/** Whether it has a part in the game shows when the position is made. */
const owner = v.picklist(OWNERS)
const resource = v.picklist(RESOURCES)
const token = v.picklist(EVERY_TOKEN)
const card = v.picklist(EVERY_ACTION_CARD)
const court = v.picklist(EVERY_COURT_CARD)
const lore = v.picklist(EVERY_LORE)
const leader = v.picklist(LEADERS)
/** A list in which each stands once. */
const each = <S extends v.GenericSchema>(of: S, max = 64) =>
  v.pipe(
    v.array(of),
    v.maxLength(max),
    v.check((list) => new Set(list).size === list.length),
  )
const many = <S extends v.GenericSchema>(of: S, max = 64) => v.pipe(v.array(of), v.maxLength(max))
const numbers = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, byte]))
const types = v.strictObject(Object.fromEntries(RESOURCES.map((type) => [type, byte])))
const perColour = <S extends v.GenericSchema>(of: S) => v.record(colour, of)
const perOwner = <S extends v.GenericSchema>(of: S) => v.record(owner, of)
const none = <S extends v.GenericSchema>(of: S) => v.nullable(of)

/** A flag that positions of older days do not name. */
const later = (id: string) => v.optional(v.boolean(), LATER[id] as boolean)
const options = v.strictObject({
  act: v.optional(v.picklist(ACTS), 0),
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
  colours: many(colour, 4),
  roles: many(v.picklist(ROLES), 4),
  setup: v.picklist([...SETUP_CARDS, 'random']),
  initiative: v.union([v.literal('random'), few(3)]),
  leaders: v.picklist(['off', 'draft', 'assigned', 'supercat']),
  pack: v.boolean(),
  extraLore: v.boolean(),
  leaderOf: many(v.picklist([...LEADERS, 'none']), 4),
  loreOf: many(v.picklist([...LORE_CARDS, 'none']), 4),
  splitDiscard: v.boolean(),
  secretHands: v.boolean(),
  outrageThenRansack: v.boolean(),
  passerKeeps: v.boolean(),
  discardsHeldBack: v.boolean(),
  refillAll: v.boolean(),
  tradeIgnoresCartel: v.boolean(),
  emptyUnion: v.boolean(),
  sensorsFirst: v.boolean(),
  committedRollsOn: v.boolean(),
  difficulty: v.picklist(['normal', 'off', 'harder']),
  multiHuman: v.optional(v.picklist(['notAheadOfAny', 'strictlyBehindAll']), 'notAheadOfAny'),
  alwaysDraw: v.boolean(),
  bonusFromDiscard: v.boolean(),
  larsCap: v.boolean(),
  larsRaid: v.boolean(),
  fleetReadiness: later('fleetReadiness'),
  strategicReserves: later('strategicReserves'),
  armoredHulls: later('armoredHulls'),
  energyShields: later('energyShields'),
  carrierTactics: later('carrierTactics'),
  fortressVaults: later('fortressVaults'),
  warpBlockades: later('warpBlockades'),
  farseersAtStack: later('farseersAtStack'),
  tradeUnasked: v.optional(v.boolean(), LATER.tradeUnasked as boolean),
  larsFewDice: v.optional(v.boolean(), LATER.larsFewDice as boolean),
  larsOutrage: v.optional(v.boolean(), LATER.larsOutrage as boolean),
  larsRanksPeople: v.optional(v.boolean(), LATER.larsRanksPeople as boolean),
  fates: v.exactOptional(many(v.pipe(v.string(), v.maxLength(20)), 4)),
  fatesOut: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255))),
  grievances: v.exactOptional(v.literal(false)),
  talks: v.exactOptional(v.picklist(['callerGoes', 'rounds', 'off'])),
  spying: v.exactOptional(v.picklist(['counter', 'rest'])),
})

const building = v.union([
  v.strictObject({ piece: v.null(), used: v.boolean() }),
  v.strictObject({ piece: v.picklist(['city', 'starport']), of: owner, damaged: v.boolean(), used: v.boolean() }),
])
const system = v.strictObject({
  ships: v.exactOptional(perOwner(v.strictObject({ fresh: byte, damaged: byte }))),
  buildings: v.exactOptional(v.record(v.picklist(['1', '2', '3']), building)),
  type: v.exactOptional(resource),
  moved: v.exactOptional(byte),
})
const seat = v.strictObject({
  power: signed,
  ...numbers(Object.keys(SEAT_NUMBERS)),
  outrage: each(resource, 5),
  slots: many(none(token), 7),
  loose: many(none(token), 6),
  trophies: perOwner(v.record(v.picklist(TROPHIES), byte)),
  captives: perOwner(byte),
  guild: each(court),
  leader: none(leader),
  lore: each(lore),
  exhausted: v.exactOptional(each(v.picklist(ABLE_CARDS))),
  mode: v.picklist(EVERY_MODE),
  played: none(card),
  target: none(v.picklist(SYSTEMS)),
})

export const positionSchema = v.strictObject({
  format: v.literal(POSITION_FORMAT),
  options,
  setup: none(v.picklist(SETUP_CARDS)),
  initiative: colour,
  leader: colour,
  active: colour,
  leadCard: none(card),
  mode: v.picklist(EVERY_MODE),
  suit: v.picklist(EVERY_SUIT),
  play: v.strictObject(numbers(PLAIN_SCALARS)),
  systems: v.record(v.picklist(SYSTEMS), system),
  seats: perColour(seat),
  supply: types,
  held: types,
  boxes: types,
  markers: v.pipe(v.array(v.strictObject({ at: none(v.picklist(AMBITIONS)), flipped: v.boolean() })), v.length(3)),
  court: v.strictObject({
    row: v.pipe(v.array(none(v.strictObject({ card: court, agents: perColour(byte) }))), v.length(4)),
    deck: each(court),
    buried: each(court),
    discard: each(court),
    secured: each(court),
    unions: many(
      v.strictObject({
        card: v.picklist([...UNIONS].sort((one, other) => one - other).map(courtId)),
        on: card,
        of: colour,
      }),
      4,
    ),
  }),
  lore: v.strictObject({ deck: each(lore), row: each(lore), leaders: each(leader), leaderRow: each(leader) }),
  cards: v.strictObject({
    unseen: each(card),
    places: v.record(v.pipe(v.string(), v.maxLength(20)), v.strictObject({ cards: each(card), unknown: few(40) })),
    seen: perColour(many(card)),
  }),
  battle: none(
    v.strictObject({
      at: v.picklist(SYSTEMS),
      attacker: colour,
      defender: owner,
      dice: v.strictObject(Object.fromEntries(DICE.map((die) => [die, byte]))),
      rolled: v.strictObject(Object.fromEntries(DICE.map((die) => [die, v.pipe(v.array(byte), v.length(6))]))),
      ...numbers(Object.keys(BATTLE_NUMBERS)),
    }),
  ),
  stack: many(
    v.strictObject({ frame: v.picklist(FRAMES), seat: colour, args: v.pipe(v.array(byte), v.length(4)) }),
    20,
  ),
  /** What an act adds is looked at by the campaign. */
  campaign: v.exactOptional(v.any()),
})

export type Position = v.InferOutput<typeof positionSchema>

export function checkedPosition(data: unknown): Position {
  const result = v.safeParse(positionSchema, data, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    const place = (issue.path ?? []).reduce(
      (so, { key }) => (typeof key === 'number' ? `${so}[${key}]` : so === '' ? String(key) : `${so}.${key}`),
      '',
    )
    throw new BadInput(sentence(issue), place)
  }
  const position = result.output
  const { players, colours, roles, leaderOf, loreOf } = position.options
  for (const [name, list] of Object.entries({ colours, roles, leaderOf, loreOf }))
    if (list.length !== players || (name === 'colours' && new Set(list).size !== players))
      throw new BadInput(
        {
          en: `this must be one for each of ${players} players.`,
          ru: `нужно по одному на каждого из ${players} игроков.`,
        },
        `options.${name}`,
      )
  for (const each of colours)
    if (position.seats[each] === undefined)
      throw new BadInput({ en: 'this seat is missing.', ru: 'этого места нет.' }, `seats.${each}`)
  return position
}

function sentence(issue: v.BaseIssue<unknown>): Record<Lang, string> {
  const need = String(issue.requirement ?? issue.expected ?? '')
    .replace(/["()]/g, '')
    .replaceAll(' | ', ', ')
  if (issue.received === 'undefined') return { en: 'this is missing.', ru: 'здесь чего-то не хватает.' }
  if (issue.expected === 'never') return { en: 'this key is not known.', ru: 'такой ключ неизвестен.' }
  switch (issue.type) {
    case 'number':
    case 'integer':
      return { en: 'a whole number is needed here.', ru: 'здесь нужно целое число.' }
    case 'min_value':
      return { en: `the number must be at least ${need}.`, ru: `число должно быть не меньше ${need}.` }
    case 'max_value':
      return { en: `the number must be at most ${need}.`, ru: `число должно быть не больше ${need}.` }
    case 'max_length':
      return { en: `this is too long: the limit is ${need}.`, ru: `слишком длинно: предел ${need}.` }
    case 'check':
      return { en: 'the same stands here twice.', ru: 'одно и то же названо здесь дважды.' }
    case 'length':
      return { en: `exactly ${need} are needed here.`, ru: `здесь нужно ровно ${need}.` }
    case 'picklist':
      return need.length < 90
        ? { en: `one of these is needed here: ${need}.`, ru: `здесь нужно одно из значений: ${need}.` }
        : { en: `there is no ${issue.received}.`, ru: `нет такого: ${issue.received}.` }
    default:
      return { en: 'this value cannot be used here.', ru: 'такое значение здесь не подходит.' }
  }
}

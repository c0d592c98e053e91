// Toll, a toy game for the tests of the table: two or three seats build on sites, draw cards and hold one another to ransom.
// Small, but with everything a real game has: dice, hidden hands, a deck, another seat's choice in the middle of a turn.

import * as v from 'valibot'
import { type Hidden, noCards } from '../chance/bags.ts'
import { emptyHand, type Hand, type Pile, pileProblems, shuffledPile } from '../chance/piles.ts'
import type { Options, Problem, Seat } from '../games/game.ts'
import { BadInput } from '../input/bad-input.ts'
import { say } from './toy-text.ts'

export const SEATS = ['ash', 'birch', 'cedar'] as const
export const CARDS = ['gold', 'shield', 'sword'] as const
type ToyCard = (typeof CARDS)[number]
const DECK: Readonly<Record<ToyCard, number>> = { gold: 5, shield: 3, sword: 4 }
export const TOLL = 2
export const WORTH: readonly number[] = [1, 2, 2, 3, 3]

interface Player {
  coins: number
  hits: number
  hand: Hand
}

export interface Toy {
  rounds: number
  /** Nobody tells which cards are drawn. */
  secret: boolean
  round: number
  turn: Seat
  phase: 'draw' | 'act' | 'toll' | 'roll' | 'over'
  actions: number
  attacked: Seat | null
  players: Player[]
  sites: (Seat | null)[]
  hidden: Hidden
  deck: Pile
  discard: string[]
}

export type ToyAction =
  | { do: 'draw'; card: string }
  | { do: 'roll'; face: number }
  | { do: 'work' | 'cash' | 'rest' | 'pay' | 'shield' | 'stand' }
  | { do: 'attack'; target: Seat }
  | { do: 'bury'; card: string }
  | { do: 'build'; site: number }

export const seatsIn = (toy: Toy): readonly Seat[] => SEATS.slice(0, toy.players.length)

export function playerOf(toy: Toy, seat: Seat): Player {
  const player = toy.players[SEATS.indexOf(seat as (typeof SEATS)[number])]
  if (player === undefined) throw new Error(`nobody at ${seat}`)
  return player
}

export function playersOf(options: Options): number {
  const players = options.players ?? 2
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > 3)
    throw new BadInput({ en: 'two or three can play', ru: 'играют вдвоём или втроём' }, 'players')
  return players
}

export function emptyToy(options: Options, secret: boolean): Toy {
  const hidden = noCards()
  const cards = CARDS.flatMap((card) => Array.from({ length: DECK[card] }, () => card))
  return {
    rounds: typeof options.rounds === 'number' ? options.rounds : 5,
    secret,
    round: 1,
    turn: SEATS[0],
    phase: 'act',
    actions: 2,
    attacked: null,
    players: SEATS.slice(0, playersOf(options)).map(() => ({ coins: 1, hits: 0, hand: emptyHand() })),
    sites: WORTH.map(() => null),
    hidden,
    deck: shuffledPile(hidden, cards),
    discard: [],
  }
}

/** Plain data all through, so that a copy of the data is a copy of the state. */
export const copyToy = (toy: Toy): Toy => JSON.parse(JSON.stringify(toy)) as Toy

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.picklist(SEATS)
const part = v.strictObject({ bag: count, n: v.pipe(count, v.minValue(1)) })
const cards = v.array(v.string())

const toySchema = v.strictObject({
  rounds: count,
  secret: v.boolean(),
  round: count,
  turn: seat,
  phase: v.picklist(['draw', 'act', 'toll', 'roll', 'over']),
  actions: count,
  attacked: v.nullable(seat),
  players: v.pipe(
    v.array(
      v.strictObject({ coins: count, hits: count, hand: v.strictObject({ known: cards, unknown: v.array(part) }) }),
    ),
    v.minLength(2),
    v.maxLength(3),
  ),
  sites: v.pipe(v.array(v.nullable(seat)), v.length(WORTH.length)),
  hidden: v.strictObject({ bags: v.array(v.strictObject({ id: count, cards })), nextBag: count }),
  deck: v.array(v.union([part, v.strictObject({ cards })])),
  discard: cards,
})

const actionSchema = v.variant('do', [
  v.strictObject({ do: v.literal('draw'), card: v.string() }),
  v.strictObject({ do: v.literal('roll'), face: v.number() }),
  v.strictObject({ do: v.picklist(['work', 'cash', 'rest', 'pay', 'shield', 'stand']) }),
  v.strictObject({ do: v.literal('attack'), target: v.string() }),
  v.strictObject({ do: v.literal('bury'), card: v.string() }),
  v.strictObject({ do: v.literal('build'), site: v.number() }),
])

function read<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new BadInput({ en: `expected ${issue.expected}`, ru: `ожидается ${issue.expected}` }, v.getDotPath(issue) ?? '')
}

export const parseToy = (data: unknown): Toy => read(toySchema, data) as Toy
export const parseToyAction = (data: unknown): ToyAction => read(actionSchema, data) as ToyAction

/** All cards of a kind, wherever they are. */
export function census(toy: Toy): Record<string, number> {
  const out: Record<string, number> = {}
  const add = (card: string) => {
    out[card] = (out[card] ?? 0) + 1
  }
  for (const bag of toy.hidden.bags) bag.cards.forEach(add)
  for (const group of toy.deck) if ('cards' in group) group.cards.forEach(add)
  for (const { hand } of toy.players) hand.known.forEach(add)
  toy.discard.forEach(add)
  return out
}

export function checkToy(toy: Toy): Problem[] {
  const problems: Problem[] = []
  const hands = toy.players.map((player) => player.hand)
  if (pileProblems(toy.hidden, [toy.deck], hands).length > 0)
    problems.push({ where: 'hidden', what: say('bad.bags', {}) })
  const cards = census(toy)
  for (const card of CARDS)
    if ((cards[card] ?? 0) !== DECK[card]) problems.push({ where: 'cards', what: say('bad.cards', { card }) })
  if (!seatsIn(toy).includes(toy.turn)) problems.push({ where: 'turn', what: say('bad.turn', {}) })
  if ((toy.attacked !== null) !== (toy.phase === 'toll' || toy.phase === 'roll'))
    problems.push({ where: 'attacked', what: say('bad.attacked', {}) })
  return problems
}

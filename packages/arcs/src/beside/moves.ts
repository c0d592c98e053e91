// The difference between two tables as moves: this piece from here to there.

import type { Change } from '@understudy/table'
import { SLOTS_PER_SEAT } from '../rules/state/numbers.ts'
import * as read from '../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../rules/state/state.ts'
import { type ActionCardId, type Colour, EVERY_TOKEN } from '../vocabulary.ts'
import type { ActPart } from './act-part.ts'
import { type Lying, lyingOf, type Piece, type Spot } from './lying.ts'
import { say } from './sayings.ts'

interface Heap {
  readonly piece: Piece
  readonly spot: Spot
  n: number
}

/** `shuffled`: first of all the discard pile has become part of the stack. */
export function movesBetween(from: State, to: State, shuffled: boolean, act?: ActPart): Change[] {
  const shifted = from.options.colours.filter((_, seat) => isShifted(from, to, seat))
  const before = lyingOf(from, act, shifted, shuffled)
  const after = lyingOf(to, act, shifted)
  const gathered = read.chapter(from) !== read.chapter(to) || !hasActionCards(before)
  const gone = surplus(before, after, gathered)
  const come = surplus(after, before, gathered)
  const moves: Change[] = []
  // Turned over where it lies; taken as a trophy; built or torn down; the same piece elsewhere; a card that is shown or hidden on its way.
  const passes = [sameSpot, asTrophy, throughSupply, anywhere].map(sameThing)
  for (const fits of [...passes, turned]) match(gone, come, fits, moves)
  const through = exchanged(gone, come)
  if (gathered && hasActionCards(after)) moves.unshift(gathering(to, after, outOfStack(through)))
  moves.push(...through)
  for (const seat of shifted) moves.push(rowOf(to, seat))
  return discardedTogether(moves)
}

/** Open cards that go to the discard pile are one line. */
function discardedTogether(moves: readonly Change[]): Change[] {
  const cards: ActionCardId[] = []
  const others = moves.filter(({ say: name, with: facts }) => {
    const { piece, to } = (facts ?? {}) as { piece?: Piece; to?: Spot }
    if (name !== 'carry.move' || to?.at !== 'discard' || piece?.piece !== 'action' || piece.card === null) return true
    cards.push(piece.card)
    return false
  })
  return cards.length === 0 ? others : [...others, say('carry.discard', { cards })]
}

/** An action card among those that are dealt; Faithful cards lie in the Court, too. */
const isDealt = ({ piece, spot }: Heap): boolean => piece.piece === 'action' && !NOT_DEALT.has(spot.at)
const NOT_DEALT: ReadonlySet<Spot['at']> = new Set([
  'row',
  'under',
  'faithful',
  'scrapped',
  'courtDeck',
  'courtBottom',
  'courtDiscard',
  'box',
])

const hasActionCards = (lying: Lying): boolean => [...lying.values()].some(isDealt)

/** One resource that comes or goes, or moves on, is told by its slot; of anything more the whole row is. */
function isShifted(from: State, to: State, seat: number): boolean {
  let n = 0
  let replaced = false
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) {
    const [before, after] = [read.slot(from, seat, slot), read.slot(to, seat, slot)]
    if (before === after) continue
    n++
    replaced ||= before !== 0 && after !== 0
  }
  return n > 2 || replaced
}

/** What is here and not there. After gathering, action cards are told by their piles and hands. */
function surplus(here: Lying, there: Lying, gathered: boolean): Heap[] {
  const out: Heap[] = []
  for (const [key, heap] of here) {
    if (gathered && isDealt(heap)) continue
    const n = heap.n - (there.get(key)?.n ?? 0)
    if (n > 0) out.push({ ...heap, n })
  }
  return out
}

type Fits = (gone: Heap, come: Heap) => boolean

const sameSpot: Fits = ({ spot: a }, { spot: b }) =>
  (a.at === 'system' && b.at === 'system' && a.system === b.system) ||
  (a.at === 'site' && b.at === 'site' && a.site === b.site)

const onMap = ({ at }: Spot): boolean => at === 'system' || at === 'site'
const asTrophy: Fits = (gone, come) => onMap(gone.spot) && come.spot.at === 'trophies'
/** Sites are never exchanged for one another. */
const throughSupply: Fits = (gone, come) => (gone.spot.at === 'site') !== (come.spot.at === 'site')
const anywhere: Fits = () => true

const sameThing =
  (and: Fits): Fits =>
  (gone, come) =>
    JSON.stringify(gone.piece) === JSON.stringify(come.piece) && and(gone, come)

const turned: Fits = (gone, come) =>
  (gone.piece.piece === 'action' && come.piece.piece === 'action' && (isHidden(gone) || isHidden(come))) ||
  (gone.piece.piece === 'golem' && come.piece.piece === 'golem')

const isHidden = ({ piece }: Heap): boolean => piece.piece === 'action' && piece.card === null

function match(gone: readonly Heap[], come: readonly Heap[], fits: Fits, moves: Change[]): void {
  for (const old of gone) {
    for (const now of come) {
      const n = Math.min(old.n, now.n)
      if (n === 0 || !fits(old, now)) continue
      old.n -= n
      now.n -= n
      // Of a card that is shown or hidden on its way, the name is known on one side.
      const piece =
        (old.piece.piece === 'action' && old.piece.card === null) ||
        (old.piece.piece === 'golem' && old.piece.golem === null)
          ? now.piece
          : old.piece
      moves.push(say('carry.move', { piece, n, from: old.spot, to: now.spot }))
    }
  }
}

/** An open card for another: one goes into the stack, which is shuffled, the other comes out of it. */
function exchanged(gone: readonly Heap[], come: readonly Heap[]): Change[] {
  const open = ({ piece, n }: Heap): boolean => n > 0 && piece.piece === 'action' && piece.card !== null
  const stack: Spot = { at: 'stack' }
  return [
    ...gone.filter(open).map(({ piece, spot, n }) => say('carry.move', { piece, n, from: spot, to: stack })),
    ...come.filter(open).map(({ piece, spot, n }) => say('carry.move', { piece, n, from: stack, to: spot })),
  ]
}

/** How many cards more lie in the stack before these moves than after them. */
function outOfStack(moves: readonly Change[]): number {
  return moves.reduce((sum, { with: facts }) => {
    const { n, from, to } = facts as unknown as { n: number; from: Spot; to: Spot }
    return sum + (from.at === 'stack' ? n : 0) - (to.at === 'stack' ? n : 0)
  }, 0)
}

/** `more`: so many are taken out of the stack afterwards. */
function gathering(to: State, after: Lying, more: number): Change {
  const count = (fits: (spot: Spot) => boolean): number => {
    let sum = 0
    for (const { piece, spot, n } of after.values()) if (piece.piece === 'action' && fits(spot)) sum += n
    return sum
  }
  const hands = to.options.colours.flatMap((of) => {
    const n = count((spot) => (spot.at === 'hand' || spot.at === 'deck') && spot.seat === of)
    return n === 0 ? [] : [{ of, n }]
  })
  return say('carry.gather', {
    stack: count(({ at }) => at === 'stack') + more,
    discard: count(({ at }) => at === 'discard'),
    hands,
  })
}

function rowOf(state: State, of: Colour): Change {
  const seat = [...Array(playersOf(state)).keys()].find((each) => colourOf(state, each) === of)!
  const row = Array.from({ length: SLOTS_PER_SEAT }, (_, slot) => {
    const type = read.slot(state, seat, slot)
    return type === 0 ? null : EVERY_TOKEN[type - 1]!
  })
  return say('carry.slots', { of, slots: row.slice(0, row.findLastIndex((type) => type !== null) + 1) })
}

// Rulings rome/R-136 to R-138: armies of people that the app does not know. Their cards lie face down in one bag for each
// person; the app knows how many there are where, and which one it was when one is shown.

import type { Refusal } from '@understudy/table'
import { bagOf, type Hand, handSize, hideHands } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import { type CardId, CLASSES, type Cls } from '../../vocabulary.ts'
import { handsOf, troopOf } from '../army/cards.ts'
import { push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { armyOf, isBot, sideOf } from '../state/query.ts'
import type { Army, Side, State } from '../state/state.ts'
import { SECRET_ARMIES } from './option.ts'

export const isSecret = (state: State, no: number): boolean =>
  state.options[SECRET_ARMIES] === true && !isBot(sideOf(state, no))

/**
 * From how many kinds of card on a person is asked which one. Of a secret army always: whether it is asked must not depend on
 * what lies face down.
 */
export const fewestAsked = (state: State, no: number): number => (isSecret(state, no) ? 1 : 2)

/** So many face-down cards, whichever they are. */
export function moveUnseen(from: Hand, to: Hand, n: number): void {
  let left = n
  for (const part of from.unknown) {
    const moved = Math.min(left, part.n)
    part.n -= moved
    left -= moved
    const same = to.unknown.find(({ bag }) => bag === part.bag)
    if (same !== undefined) same.n += moved
    else if (moved > 0) to.unknown.push({ bag: part.bag, n: moved })
  }
  from.unknown = from.unknown.filter((part) => part.n > 0)
  to.unknown.sort((a, b) => a.bag - b.bag)
}

/** What was known of this hand lies face down again, among all that its owner has. */
export function conceal(state: State, side: Side, hand: Hand): void {
  if (hand.known.length > 0) hideHands(state.troopCards, [hand], [], handsOf(side))
}

/** A card that joins no army yet. */
export function intoPool(state: State, no: number, card: CardId): void {
  const side = sideOf(state, no)
  side.pool.known = [...side.pool.known, card].sort()
  if (isSecret(state, no)) conceal(state, side, side.pool)
}

/** 10.1, as far as it can be seen from outside: how many cards an army may have. */
export function refuseCount(state: State, n: number): Refusal | undefined {
  const { minimum } = packOf(state).army
  if (n < minimum) return say('no.fewCards', { n: minimum })
  return n > mostCards(state) ? say('no.manyCards', { n: mostCards(state) }) : undefined
}

/** Why so many face-down cards of this hand cannot become an army. */
export function refuseUnseen(
  state: State,
  hand: Hand,
  { cards, count }: { readonly cards: readonly CardId[]; readonly count?: number },
): Refusal | undefined {
  if (cards.length > 0 || count === undefined) return say('no.countOnly', {})
  return count > handSize(hand) ? say('no.cardsMissing', {}) : refuseCount(state, count)
}

/** Numbers of cards for an army, from so many at hand. */
export function armySizes(state: State, atHand: number): number[] {
  const { minimum } = packOf(state).army
  const most = Math.min(atHand, mostCards(state))
  return Array.from({ length: Math.max(0, most - minimum + 1) }, (_, at) => minimum + at)
}

function mostCards(state: State): number {
  const { line, SK, AR } = packOf(state).army
  return line + SK + AR
}

const ofClass = (state: State, cards: readonly CardId[], cls: Cls): CardId[] =>
  cards.filter((card) => troopOf(state, card).cls === cls)

/** Face-down cards of this class that an army has told of. */
const promised = (state: State, { cards, told }: Army, cls: Cls): number =>
  told === null ? 0 : told[cls] - ofClass(state, cards.known, cls).length

/** What may lie face down in this hand. */
function unseen(state: State, hand: Hand, cls: Cls): CardId[] {
  return hand.unknown.flatMap(({ bag }) => ofClass(state, bagOf(state.troopCards, bag).cards, cls))
}

/** How many cards of this class may lie face down in a hand whose owner has told nothing of it. */
function roomFor(state: State, side: Side, hand: Hand, cls: Cls): number {
  const elsewhere = side.armies.reduce((sum, army) => (army.cards === hand ? sum : sum + promised(state, army, cls)), 0)
  const places = hand.unknown.reduce((sum, { n }) => sum + n, 0)
  return Math.min(places, unseen(state, hand, cls).length - elsewhere)
}

/** Each kind of card of these classes that can be in an army, or in the pool, beside those that are busy. */
export function possibleCards(
  state: State,
  no: number,
  hand: Hand,
  classes: readonly Cls[] = CLASSES,
  busy: readonly CardId[] = [],
): CardId[] {
  const side = sideOf(state, no)
  const army = side.armies.find(({ cards }) => cards === hand)
  const free = [...hand.known]
  for (const card of busy) {
    const at = free.indexOf(card)
    if (at >= 0) free.splice(at, 1)
  }
  const cards = classes.flatMap((cls) => {
    const room = army?.told == null ? roomFor(state, side, hand, cls) : promised(state, army, cls)
    return [...ofClass(state, free, cls), ...(room > 0 ? unseen(state, hand, cls) : [])]
  })
  return [...new Set(cards)]
}

type Counts = Readonly<Record<Cls, number>>

/** As people would say it. */
const IN_ORDER = ['MI', 'CV', 'SK', 'AR'] as const

/** What an owner can tell of this army: all that adds up and can stand (10.1), else all that adds up. */
export function tellable(state: State, no: number, army: Army): Counts[] {
  const side = sideOf(state, no)
  const hidden = army.cards.unknown.reduce((sum, { n }) => sum + n, 0)
  let all: { counts: Counts; left: number }[] = [{ counts: { MI: 0, SK: 0, CV: 0, AR: 0 }, left: hidden }]
  for (const cls of IN_ORDER) {
    const known = ofClass(state, army.cards.known, cls).length
    const room = roomFor(state, side, army.cards, cls)
    all = all.flatMap(({ counts, left }) =>
      Array.from({ length: Math.max(0, Math.min(left, room)) + 1 }, (_, n) => ({
        counts: { ...counts, [cls]: known + n },
        left: left - n,
      })),
    )
  }
  const fitting = all.filter(({ left }) => left === 0).map(({ counts }) => counts)
  const standing = fitting.filter((counts) => stands(state, counts))
  return standing.length > 0 ? standing : fitting
}

/** What is told of two armies that become one. */
export function addTold(a: Counts | null, b: Counts | null): Record<Cls, number> | null {
  if (a === null || b === null) return null
  return { MI: a.MI + b.MI, SK: a.SK + b.SK, CV: a.CV + b.CV, AR: a.AR + b.AR }
}

/** The numbers add up, and there are cards for them. */
export function isRightlyTold(state: State, no: number, army: Army): boolean {
  const { told, cards } = army
  if (told === null) return true
  if (CLASSES.reduce((sum, cls) => sum + told[cls], 0) !== handSize(cards)) return false
  const side = sideOf(state, no)
  return CLASSES.every((cls) => {
    const hidden = promised(state, army, cls)
    return hidden >= 0 && hidden <= Math.max(0, roomFor(state, side, cards, cls))
  })
}

function stands(state: State, { MI, SK, CV, AR }: Counts): boolean {
  const { army } = packOf(state)
  const main = state.options['army.minCountsCavalry'] === true ? MI + CV : MI
  return MI + CV <= army.line && SK <= army.SK && AR <= army.AR && main >= army.minimum
}

/** Whether its owner has to tell what kinds of cards it has before it can fight. */
export function isUntold(state: State, no: number, slot: number): boolean {
  const army = armyOf(state, no, slot)
  return isSecret(state, no) && army.told === null && army.cards.unknown.length > 0
}

/** Before it fights; what can only be one thing need not be asked. */
export function tellFirst(state: State, side: number, slot: number): void {
  if (!isUntold(state, side, slot)) return
  const army = armyOf(state, side, slot)
  const [only, ...others] = tellable(state, side, army)
  if (only !== undefined && others.length === 0) army.told = { ...only }
  else push(state, { kind: 'tell', side, slot })
}

// 1.2: what a seat may know. Hands, people's armies, face-down generals and shuffled piles are hidden from the others.

import type { Random } from '@understudy/table'
import { bagOf, dealUnknown, type Hand, type Hidden, hideHands, takeFromHand } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import { handsOf, troopOf } from '../army/cards.ts'
import { refuseArmy } from '../army/composition.ts'
import { initiativeLeft } from '../chance/chance.ts'
import { listOf } from '../packed.ts'
import { topFrame } from '../play/handler.ts'
import { handlerOf } from '../play/handlers.ts'
import { isDealt } from '../round/initiative.ts'
import { glanceAgain, glanceAtGenerals, hideGenerals } from '../secret/hidden-generals.ts'
import { isSecret } from '../secret/secret.ts'
import { copyState, glanceAt } from './copy.ts'
import { armyOf, isBot, isEmptyHand, NONE, onBoard, sideNamed, sideOf } from './query.ts'
import type { Army, Side, State } from './state.ts'

/** People's cards that others do not see: armies nobody has spied on, and the pool. */
const secretTroops = (side: Side, viewer: number): Hand[] => [
  ...side.armies.filter((army) => !army.seenBy.includes(viewer)).map((army) => army.cards),
  side.pool,
]

/** Cards that a side has played in a battle are open to all. */
function shownCards(view: State, no: number): { slot: number; card: string }[] {
  return view.frames.flatMap((frame) => {
    if (frame.kind !== 'battle') return []
    return frame.sides.flatMap((side) => {
      if (side.side !== no) return []
      const now = [side.line, side.skirmisher, side.artillery].filter((card) => card !== null)
      return [...side.played, ...now].map((card) => ({ slot: side.slot, card }))
    })
  })
}

/** To be kept; with `into`, to be looked at until the position changes. */
export function viewFor(state: State, seat: string, into?: State): State {
  const glance = into === undefined ? undefined : glanceAgain(state, sideNamed(state, seat), into)
  if (glance !== undefined) return glance
  const view = into === undefined ? copyState(state) : glanceAt(state)
  const viewer = sideNamed(view, seat)
  const faceDown = isDealt(view)
  hideBattle(view, viewer)
  view.sides.forEach((side, no) => {
    if (no === viewer) return
    if (!isEmptyHand(side.hand))
      hideHands(
        view.actionCards,
        [side.hand],
        view.actionDeck,
        listOf(view.sides, (each) => each.hand),
      )
    if (!isBot(side)) {
      const shown = shownCards(view, no)
      for (const { slot, card } of shown) takeFromHand(view.troopCards, armyOf(view, no, slot).cards, card)
      // Of secret armies a spy sees the cards at the table, not here (ruling rome/R-138).
      const concealed = isSecret(view, no) ? handsOf(side) : secretTroops(side, viewer)
      hideHands(view.troopCards, concealed, [], concealed)
      for (const army of side.armies) army.told = null
      for (const { slot, card } of shown) {
        // In order, so that an army that was spied on looks the same however often it is looked at.
        const { cards } = armyOf(view, no, slot)
        cards.known = [...cards.known, card].sort()
      }
    }
    if (view.step === 'commit' && (view.committed[no] ?? NONE) !== NONE) view.committed[no] = 0
    if (faceDown) view.initiative[no] = 0
  })
  if (into === undefined) hideGenerals(view, viewer)
  else glanceAtGenerals(view, viewer)
  return view
}

/** A card that a person has chosen and not yet shown. */
function hideBattle(view: State, viewer: number): void {
  for (const frame of view.frames) {
    if (frame.kind !== 'battle' || frame.step !== 'play') continue
    for (const side of frame.sides) {
      if (side.side === viewer || side.bot || !side.ready || frame.sides.every((each) => each.ready)) continue
      side.line = null
      side.skirmisher = null
      side.artillery = null
    }
  }
}

/** Somebody is asked something, and that is seen: a world in which the same question would not come up is dealt again. */
export function resampled(view: State, seat: string, random: Random): State {
  let state = dealt(view, seat, random)
  for (let n = 1; n < TRIES && !isAsking(state); n++) state = dealt(view, seat, random)
  return state
}

function isAsking(state: State): boolean {
  const frame = topFrame(state)
  return state.over !== null || (frame !== undefined && handlerOf(frame).ask(state, frame) !== undefined)
}

function dealt(view: State, seat: string, random: Random): State {
  const state = copyState(view)
  const viewer = sideNamed(state, seat)
  const others = state.sides.filter((_, no) => no !== viewer)
  dealUnknown(
    state.actionCards,
    others.map((side) => side.hand),
    random,
  )
  const people = others.filter((side) => !isBot(side))
  for (const side of people) dealArmies(state, side, random)
  dealUnknown(
    state.generalCards,
    people.flatMap((side) => [...side.armies.map((army) => army.general), side.available]),
    random,
  )
  knowOneAtStake(state, random)
  if (isDealt(state)) dealInitiative(state, random)
  return state
}

/** People's initiative cards that the view does not show; those of bots are dealt when they are turned over. */
function dealInitiative(state: State, random: Random): void {
  const left = initiativeLeft(state).filter((card) => !state.initiative.includes(card))
  state.sides.forEach((side, no) => {
    if (isBot(side) || state.initiative[no] !== 0) return
    state.initiative[no] = left.splice(random.int(left.length), 1)[0] ?? 1
  })
}

/**
 * While chance decides which of a bot's generals at hand leads an army, one of them at least is known: otherwise it would not be
 * asked. No more than that: the others belong together with those still to be bought.
 */
function knowOneAtStake(state: State, random: Random): void {
  const frame = topFrame(state)
  if (frame?.kind !== 'assign') return
  const { available } = sideOf(state, frame.side)
  if (available.known.length > 0) return
  const some = available.unknown.flatMap((part) => bagOf(state.generalCards, part.bag).cards)
  const card = some[random.int(Math.max(1, some.length))]
  if (card === undefined) return
  takeFromHand(state.generalCards, available, card)
  available.known.push(card)
}

const TRIES = 40

/** People's hidden cards, so that every army can stand; if that does not come about, at random. */
function dealArmies(state: State, side: Side, random: Random): void {
  const hands = [...side.armies.map((army) => army.cards), side.pool]
  const before = hands.map((hand) => ({ known: [...hand.known], unknown: hand.unknown.map((part) => ({ ...part })) }))
  const { bags, nextBag } = state.troopCards
  for (let n = 0; n < TRIES; n++) {
    const cards: Hidden = { bags: [...bags], nextBag }
    hands.forEach((hand, at) => {
      hand.known = [...(before[at]?.known ?? [])]
      hand.unknown = (before[at]?.unknown ?? []).map((part) => ({ ...part }))
    })
    for (const army of side.armies) if (onBoard(army)) dealInfantry(state, cards, army, random)
    dealUnknown(cards, hands, random)
    state.troopCards = cards
    if (side.armies.every((army) => !onBoard(army) || refuseArmy(state, army.cards.known) === undefined)) return
  }
}

/** The infantry without which an army cannot stand. */
function dealInfantry(state: State, cards: Hidden, { cards: hand }: Army, random: Random): void {
  const infantry = (list: readonly string[]): string[] => list.filter((card) => troopOf(state, card).cls === 'MI')
  for (let n = infantry(hand.known).length; n < packOf(state).army.minimum && hand.unknown.length > 0; n++) {
    const some = hand.unknown.flatMap((part) => infantry(bagOf(cards, part.bag).cards))
    const card = some[random.int(Math.max(1, some.length))]
    if (card === undefined) return
    takeFromHand(cards, { known: [], unknown: hand.unknown }, card)
    hand.known.push(card)
  }
}

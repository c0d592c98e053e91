// 10.6, 12.1: troop cards that are bought from the Reserves or from stacks of mercenaries.

import type { Refusal } from '@understudy/table'
import { drawTop, pileSize, shuffleTogether, topCards } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { CardId, ChanceAction, SeatAction } from '../../vocabulary.ts'
import { intoDeck, openCards, troopOf } from '../army/cards.ts'
import { refuseArmy, without } from '../army/composition.ts'
import { type Handler, type Log, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { intoPool, isSecret, refuseCount } from '../secret/secret.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, ROMAN, sideName, troopName } from '../state/names.ts'
import { armyOf, cardCount, isBot, isHome, landOf, NONE, regionOf, sideOf } from '../state/query.ts'
import type { Army, State } from '../state/state.ts'
import { isSupplied } from '../ways/ways.ts'

/** Piles from which a side may buy: its Reserves, and stacks of regions that it holds. */
export function pilesOf(state: State, no: number): { pile: number; name: 'reserves' | string; size: number }[] {
  const { stacks } = packOf(state)
  const found = [{ pile: NONE, name: 'reserves', size: pileSize(sideOf(state, no).reserves) }]
  for (let pile = 0; pile < stacks.length; pile++) {
    const region = stacks[pile]?.region ?? NONE
    if (landOf(state, region).holder !== no) continue
    found.push({ pile, name: regionId(state, region), size: pileSize(state.stacks[pile] ?? []) })
  }
  return found.filter(({ size }) => size > 0)
}

/** Mercenaries are cheaper for a holder with Barracks there. */
export function priceOf(state: State, no: number, card: CardId, pile: number): number {
  const { cost } = troopOf(state, card)
  if (pile === NONE) return cost
  const stack = packOf(state).stacks[pile]
  const barracks =
    stack !== undefined && landOf(state, stack.region).barracks && landOf(state, stack.region).holder === no
  return barracks ? Math.max(1, cost + packOf(state).prices.mercenaryBarracks) : cost
}

/** 10.6: bought cards go to an army at home or at Barracks, in supply, or to the pool. */
export const takesRecruits = (state: State, no: number, slot: number): boolean =>
  noRecruits(state, no, slot) === undefined

function noRecruits(state: State, no: number, slot: number): 'held' | 'place' | 'supply' | undefined {
  const { region } = armyOf(state, no, slot)
  if (region === NONE || landOf(state, region).holder !== no) return 'held'
  if (!isHome(state, no, region) && !landOf(state, region).barracks) return 'place'
  return isSupplied(state, no, region) ? undefined : 'supply'
}

const notNow = say('no.notNow', {})
const regionId = (state: State, no: number): string => regionOf(packOf(state), no).id

export function refuseTroop(
  state: State,
  no: number,
  action: Extract<SeatAction, { do: 'buyTroop' }>,
): Refusal | undefined {
  const side = sideOf(state, no)
  if (isBot(side)) {
    if (side.looked === null) return notNow
    const price = priceOf(state, no, side.looked.card, side.looked.pile)
    return side.gold < price ? say('no.gold', { price, has: side.gold }) : undefined
  }
  const pile = pilesOf(state, no).find(({ name }) => name === action.pile)
  if (pile === undefined) return say('no.pile', {})
  if (action.into !== undefined && action.into !== 'pool') {
    const why = noRecruits(state, no, action.into)
    if (why !== undefined) return say('no.recruits', { slot: ROMAN[action.into] ?? '', why })
  }
  if (pile.pile !== NONE) {
    // A stack lies face down: the top card, whatever it is, at the price that it shows.
    if (action.card !== undefined) return notNow
    const cards = [...topCards(state.troopCards, state.stacks[pile.pile] ?? []).keys()]
    const price = Math.max(...cards.map((card) => priceOf(state, no, card, pile.pile)))
    return side.gold < price ? say('no.gold', { price, has: side.gold }) : undefined
  }
  if (action.card === undefined || !openCards(side.reserves).includes(action.card)) return say('no.cardsMissing', {})
  const price = priceOf(state, no, action.card, NONE)
  if (side.gold < price) return say('no.gold', { price, has: side.gold })
  if (action.into === undefined || action.into === 'pool') return undefined
  return refuseRecruit(state, no, armyOf(state, no, action.into), action.card)
}

function refuseRecruit(state: State, no: number, army: Army, card: CardId): Refusal | undefined {
  return isSecret(state, no) ? refuseCount(state, cardCount(army) + 1) : refuseArmy(state, [...army.cards.known, card])
}

export const lookCardHandler: Handler<FrameOf<'lookCard'>> = {
  ask(state, { side, pile }) {
    const cards = pile === NONE ? sideOf(state, side).reserves : (state.stacks[pile] ?? [])
    return {
      chance: 'troop',
      ways: topCards(state.troopCards, cards),
      key: `look.${side}`,
      question: () => say('ask.look', { seat: sideName(state, side), reserves: pile === NONE }),
    }
  },
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    drawTop(state.troopCards, frame.pile === NONE ? side.reserves : (state.stacks[frame.pile] ?? []), card)
    pop(state, frame)
    log?.event(
      say('lookedAt', {
        seat: sideName(state, frame.side),
        card: troopName(state, card),
        price: priceOf(state, frame.side, card, frame.pile),
      }),
    )
    if (isBot(side)) {
      side.looked = { pile: frame.pile, card }
      return
    }
    pay(state, frame.side, card, frame.pile, log)
    enlist(state, frame.side, card, frame.into, log)
  },
}

/** back into its pile, shuffled. */
export function putBack(state: State, no: number, log: Log): void {
  const side = sideOf(state, no)
  if (side.looked === null) return
  const { card, pile } = side.looked
  side.looked = null
  if (pile === NONE) side.reserves = shuffleTogether(state.troopCards, side.reserves, [card], [])
  else state.stacks[pile] = shuffleTogether(state.troopCards, state.stacks[pile] ?? [], [card], [])
  log?.event(say('putBack', { seat: sideName(state, no), card: troopName(state, card) }))
}

function pay(state: State, no: number, card: CardId, pile: number, log: Log): void {
  const price = priceOf(state, no, card, pile)
  sideOf(state, no).gold -= price
  log?.event(say('troopBought', { seat: sideName(state, no), card: troopName(state, card), price }))
}

export function buyTroop(state: State, no: number, action: Extract<SeatAction, { do: 'buyTroop' }>, log: Log): void {
  const side = sideOf(state, no)
  if (isBot(side)) {
    if (side.looked === null) return
    const { card, pile } = side.looked
    side.looked = null
    pay(state, no, card, pile, log)
    intoDeck(state, side, card)
    return
  }
  if (action.pile !== 'reserves') {
    push(state, {
      kind: 'lookCard',
      side: no,
      pile: pilesOf(state, no).find(({ name }) => name === action.pile)?.pile ?? NONE,
      into: typeof action.into === 'number' ? action.into : NONE,
    })
    return
  }
  const card = action.card ?? ''
  pay(state, no, card, NONE, log)
  const left = without(openCards(side.reserves), [card]) ?? []
  side.reserves = left.length === 0 ? [] : [{ cards: left }]
  enlist(state, no, card, typeof action.into === 'number' ? action.into : NONE, log)
}

/** A person's new card joins an army that can take it, else the pool. */
function enlist(state: State, no: number, card: CardId, slot: number, log: Log): void {
  const army = slot === NONE ? undefined : armyOf(state, no, slot)
  if (army === undefined || refuseRecruit(state, no, army, card) !== undefined) {
    intoPool(state, no, card)
    // A card off a stack is known only once it is bought.
    if (army !== undefined)
      log?.event(say('wentToPool', { card: troopName(state, card), army: armyFact(state, no, slot) }))
    return
  }
  army.cards.known = [...army.cards.known, card].sort()
  if (army.told !== null) army.told[troopOf(state, card).cls]++
}

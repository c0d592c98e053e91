// 12.4: developments, bought down the columns of a tree.

import { drawTop } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { Development } from '../../pack/types.ts'
import type { CardId } from '../../vocabulary.ts'
import { addToReserves, hasReformed, openCards, troopOf } from '../army/cards.ts'
import { addPoints } from '../lands/lands.ts'
import { listOf } from '../packed.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { sideName } from '../state/names.ts'
import { isBot, sideOf } from '../state/query.ts'
import type { Side, State } from '../state/state.ts'

/** The next development of each column. */
export function nextDevelopments(state: State, no: number): (Development | undefined)[] {
  const side = sideOf(state, no)
  return listOf(packOf(state).developments[side.faction] ?? [], (column, col) => column[side.developments[col] ?? 0])
}

/** Pays for the next development of a column and lets it take effect. */
export function develop(state: State, no: number, column: number, log: Log): void {
  const side = sideOf(state, no)
  const next = nextDevelopments(state, no)[column]
  if (next === undefined) return
  side.gold -= next.cost
  side.developments[column] = (side.developments[column] ?? 0) + 1
  log?.event(say('developed', { seat: sideName(state, no), name: next.name, price: next.cost }))
  if (next.effect === 'VP') addPoints(state, no, next.value, log)
  if (next.effect !== 'UPGRADE') return
  addToReserves(state, side, side.upgrade)
  side.upgrade = []
  if (hasReformed(state, side)) retire(state, side)
}

/** Reformed armies: old cards in the Reserves leave the game. */
function retire(state: State, side: Side): void {
  const old = (card: CardId): boolean => troopOf(state, card).retires
  if (!isBot(side)) {
    const cards = openCards(side.reserves)
    side.retired.push(...cards.filter(old))
    const left = cards.filter((card) => !old(card))
    side.reserves = left.length === 0 ? [] : [{ cards: left }]
    return
  }
  // A bot's Reserves are a shuffled pile whose cards are known as a whole.
  const all = side.reserves.flatMap((group) =>
    'cards' in group ? group.cards : [...(state.troopCards.bags.find((bag) => bag.id === group.bag)?.cards ?? [])],
  )
  for (const group of [...side.reserves]) {
    if (!('bag' in group)) continue
    const cards = [...(state.troopCards.bags.find((bag) => bag.id === group.bag)?.cards ?? [])]
    for (const card of cards) drawTop(state.troopCards, side.reserves, card)
  }
  side.retired.push(...all.filter(old))
  side.reserves = []
  addToReserves(
    state,
    side,
    all.filter((card) => !old(card)),
  )
}

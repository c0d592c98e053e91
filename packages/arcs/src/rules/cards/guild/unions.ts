// The four Unions (BC04, BC05, BC10, BC11): laid on a card played this round, which their owner takes when it ends.

import type { EventSink } from '@understudy/table'
import { suitOf } from '../../../data/action-cards.ts'
import { GUILD, UNIONS } from '../../../data/court.ts'
import { cardId, card as cardIndex, court, courtId } from '../../board/ids.ts'
import { free, type No } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import type { Step } from '../../round/steps.ts'
import { say } from '../../sayings.ts'
import { seatRules } from '../../seats/index.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { colourOf, playersOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { giveUp, refuseUse } from './uses.ts'

/** Action cards lying face up in this round, without those a Union already lies on. */
function faceUp(state: State): number[] {
  const out: number[] = []
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const card of read.cards(state, Pile.up(seat)))
      if (!UNIONS.some((_, union) => read.unionOn(state, union) === card + 1)) out.push(card)
  return out.sort((one, other) => one - other)
}

const unionIndex = (card: number): number => UNIONS.indexOf(card)

function refuseUnion(state: State, seat: number, card: number): No {
  return unionIndex(card) < 0 ? say('no.guild', { card: courtId(card) }) : refuseUse(state, seat, card)
}

export const useUnion = free<'useUnion'>({
  refuse(state, action, seat) {
    const card = court(action.card)
    const no = refuseUnion(state, seat, card)
    if (no !== undefined) return no
    if (action.on === undefined) {
      // arcs/U8
      const pointless = state.options.emptyUnion && !faceUp(state).some((on) => suitOf(on) === unionIndex(card))
      return pointless ? undefined : say('no.unionTarget', { card: action.card })
    }
    const on = cardIndex(action.on)
    return suitOf(on) === unionIndex(card) && faceUp(state).includes(on)
      ? undefined
      : say('no.unionTarget', { card: action.card, on: action.on })
  },
  carry(state, action, seat, events) {
    const card = court(action.card)
    if (action.on === undefined) {
      giveUp(state, seat, card, events)
      return
    }
    const union = unionIndex(card)
    giveUp(state, seat, card, events, Pile.ATTACHED)
    write.setUnionOn(state, union, cardIndex(action.on) + 1)
    write.setUnionOf(state, union, seat)
    events?.event(say('log.attached', { seat: colourOf(state, seat), union: action.card, card: action.on }))
  },
  *list(state, seat) {
    for (let suit = 0; suit < UNIONS.length; suit++) {
      const card = UNIONS[suit]!
      if (refuseUnion(state, seat, card) !== undefined) continue
      const empty = { do: 'useUnion', card: courtId(card) } as const
      if (useUnion.refuse(state, empty, seat) === undefined) yield empty
      for (const on of faceUp(state))
        if (suitOf(on) === suit) yield { do: 'useUnion', card: courtId(card), on: cardId(on) }
    }
  },
})

/** At the end of the round they take their cards. */
function takeUnions(state: State, events?: EventSink): void {
  for (let union = 0; union < UNIONS.length; union++) {
    const on = read.unionOn(state, union) - 1
    if (on < 0) continue
    const seat = read.unionOf(state, union)
    write.setUnionOn(state, union, 0)
    write.setUnionOf(state, union, 0)
    const card = UNIONS[union]!
    write.drop(state, Pile.ATTACHED, card)
    write.put(state, Pile.COURT_DISCARD, card)
    const from = placeOfPlayed(state, on)
    if (from < 0) continue
    seatRules(state, seat).takesBack(state, seat, on, from)
    events?.event(say('log.union', { seat: colourOf(state, seat), union: courtId(card), card: cardId(on) }))
  }
}

function placeOfPlayed(state: State, card: number): number {
  for (let seat = 0; seat < playersOf(state); seat++) if (read.has(state, Pile.up(seat), card)) return Pile.up(seat)
  return -1
}

const roundEnd: Step = { id: 'unions', run: takeUnions }

const union = (card: number): Card => ({ is: { guild: card }, uses: { useUnion }, roundEnd })

export const adminUnion = union(GUILD.adminUnion)
export const constructionUnion = union(GUILD.constructionUnion)
export const spacingUnion = union(GUILD.spacingUnion)
export const armsUnion = union(GUILD.armsUnion)

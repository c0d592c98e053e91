// The four Unions (BC04, BC05, BC10, BC11): laid on a card played this round, which their owner takes when it ends (round.ts).

import { suitOf } from '../../../data/action-cards.ts'
import { GUILD, UNIONS } from '../../../data/court.ts'
import { say } from '../../../text/sayings.ts'
import { free, type No } from '../../deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { cardId, card as cardIndex, court, courtId } from '../../ids.ts'
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
    write.drop(state, Pile.guild(seat), card)
    write.put(state, Pile.ATTACHED, card)
    write.setUnionOn(state, union, cardIndex(action.on) + 1)
    write.setUnionOf(state, union, seat)
    write.setFirst(state, false)
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

const union = (card: number): Card => ({ is: { guild: card }, uses: { useUnion } })

export const adminUnion = union(GUILD.adminUnion)
export const constructionUnion = union(GUILD.constructionUnion)
export const spacingUnion = union(GUILD.spacingUnion)
export const armsUnion = union(GUILD.armsUnion)

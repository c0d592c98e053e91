// Pickers for what is too many to list: cards one by one, captives one by one. Moves are in next-move.ts, dice in
// next-dice.ts.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { cardsOf } from '../card-sets.ts'
import { kindBit } from '../data/action-cards.ts'
import {
  type Action,
  type ActionCardId,
  type Colour,
  type CourtId,
  type Doing,
  HAND_SIZE,
  type LeaderId,
  type LoreId,
  type Pay,
  RESOURCES,
  type Resource,
} from '../vocabulary.ts'
import { peekable, peekCount } from './court/look.ts'
import { dealable } from './deal.ts'
import { DEEDS } from './deeds.ts'
import { learnCount, rowCounts } from './draft.ts'
import { cardId, courtId, leaderId, loreId } from './ids.ts'
import { rerollChoices, rollChoices } from './next-dice.ts'
import { guideChoices, moveChoices } from './next-move.ts'
import { revealChoices } from './next-reveal.ts'
import { payKinds, payments } from './pay.ts'
import { type Offer, offer } from './pick-text.ts'
import { rowSize } from './setup.ts'
import * as Pile from './state/piles.ts'
import * as read from './state/read.ts'
import { F, topArg, topKind, topSeat } from './state/stack.ts'
import { colourOf, playersOf, type State } from './state/state.ts'

/** Undefined: this deed is listed. */
export function customNext(state: State, doing: Doing, picks: readonly Pick[]): Offer[] | undefined {
  switch (doing) {
    case 'bonusMove':
      // Ahead of a battle only some moves are legal: those are listed.
      return topKind(state) === F.turn ? undefined : moveChoices(state, doing, picks)
    case 'move':
    case 'sprint':
      return moveChoices(state, doing, picks)
    case 'guide':
      return guideChoices(state, picks)
    case 'roll':
      return rollChoices(state, picks)
    case 'reveal':
      return revealChoices(state, picks)
    case 'reroll':
      return rerollChoices(state, picks)
    case 'pressgang':
      return pressgangChoices(state, picks)
    case 'deal':
      return oneByOne(state, doing, picks, 'cards', cardsOf(dealable(state)).map(cardId), HAND_SIZE, (cards) => ({
        do: 'deal',
        seat: colourOf(state, topSeat(state)),
        cards: cards as ActionCardId[],
      }))
    case 'peek': {
      const shown = picks.map((pick) => pick.value as ActionCardId)
      const all = [...shown, ...cardsOf(peekable(state, shown)).map(cardId)]
      return oneByOne(state, doing, picks, 'cards', all, peekCount(state), (cards) => ({
        do: 'peek',
        of: colourOf(state, topArg(state, 0)),
        cards: cards as ActionCardId[],
      }))
    }
    case 'row':
      return oneByOne(
        state,
        doing,
        picks,
        'cards',
        read.cards(state, Pile.COURT_DECK).map(courtId),
        rowSize(state),
        (cards) => ({
          do: 'row',
          cards: cards as CourtId[],
        }),
      )
    case 'learn':
      return oneByOne(
        state,
        doing,
        picks,
        'lore',
        read.cards(state, Pile.LORE_DECK).map(loreId),
        learnCount(state),
        (lore) => ({
          do: 'learn',
          lore: lore as LoreId[],
        }),
      )
    case 'draftRow':
      return draftRowChoices(state, picks)
    default:
      return undefined
  }
}

function oneByOne(
  state: State,
  doing: Doing,
  picks: readonly Pick[],
  slot: string,
  all: readonly string[],
  n: number,
  action: (ids: string[]) => Action,
): Offer[] {
  const chosen = picks.map((pick) => pick.value as string)
  if (chosen.length >= n || chosen.some((id, i) => !all.includes(id) || chosen.indexOf(id) !== i)) return []
  return all
    .filter((id) => !chosen.includes(id))
    .map((id) =>
      offer(state, doing, slot, id, chosen.length + 1 === n ? { action: action([...chosen, id]) } : { more: true }),
    )
}

function draftRowChoices(state: State, picks: readonly Pick[]): Offer[] {
  const counts = rowCounts(state)
  const leaders = read.cards(state, Pile.LEADER_DECK).map(leaderId)
  const lore = read.cards(state, Pile.LORE_DECK).map(loreId)
  const first = picks.slice(0, counts.leaders)
  if (picks.length < counts.leaders)
    return oneByOne(state, 'draftRow', picks, 'leaders', leaders, counts.leaders + 1, () => ({ do: 'pass' }))
  return oneByOne(state, 'draftRow', picks.slice(counts.leaders), 'lore', lore, counts.lore, (ids) => ({
    do: 'draftRow',
    leaders: first.map((pick) => pick.value as LeaderId),
    lore: ids as LoreId[],
  }))
}

/** Captive by captive, each with the token it brings. */
function pressgangChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const deed = DEEDS.pressgang
  if (!('kind' in deed) || deed.has?.(state, seat) === false) return []
  const [first, ...rest] = picks
  const ways = payments(state, seat).filter((way) => (payKinds(state, seat, way) & kindBit('build')) !== 0)
  let held = 0
  for (let owner = 0; owner < playersOf(state); owner++) held += read.captive(state, seat, owner)
  if (held === 0 || RESOURCES.every((_, i) => read.supply(state, i + 1) === 0)) return []
  if (first === undefined) return ways.map((way) => offer(state, 'pressgang', 'pay', way as Json, { more: true }))
  const chosen = rest.map((pick) => pick.value as { of: Colour; gain: Resource })
  const offers: Offer[] = []
  for (let owner = 0; owner < playersOf(state); owner++) {
    for (const gain of RESOURCES) {
      const next = { of: colourOf(state, owner), gain }
      const action: Action = { do: 'pressgang', captives: [...chosen, next], pay: first.value as Pay }
      if (deed.refuse(state, action, seat) !== undefined) continue
      offers.push(
        offer(state, 'pressgang', 'captives', next, { action, ...(chosen.length + 1 < held ? { more: true } : {}) }),
      )
    }
  }
  return offers
}

// Pickers for what is too many to list: moves leg by leg, dice face by face, cards one by one.

import type { Json } from '@understudy/procedure'
import type { Choice, Pick } from '@understudy/table'
import { kindBit } from '../data/action-cards.ts'
import {
  type Action,
  type ActionCardId,
  type Colour,
  type CourtId,
  DICE,
  type Doing,
  HAND_SIZE,
  type LeaderId,
  type Leg,
  type LoreId,
  type Pay,
  RESOURCES,
  type Resource,
  type SystemId,
} from '../vocabulary.ts'
import { dealable } from './deal.ts'
import { DEEDS } from './deeds.ts'
import { learnCount, rowCounts } from './draft.ts'
import { cardId, courtId, leaderId, loreId, sys, sysId } from './ids.ts'
import * as L from './layout.ts'
import { catapults, moveLimit, stops } from './move.ts'
import { payKinds, payments } from './pay.ts'
import { pickText } from './pick-text.ts'
import { captiveAt } from './pieces.ts'
import { isLars, portSystem } from './seats/lars.ts'
import { rowSize } from './setup.ts'
import { F, topKind, topSeat } from './stack.ts'
import { bitsOf, boardOf, colourOf, damagedShips, freshShips, playersOf, type State } from './state.ts'

type Offer = Choice<Action>

/** Undefined: this deed is listed. */
export function customNext(state: State, doing: Doing, picks: readonly Pick[]): Offer[] | undefined {
  switch (doing) {
    case 'bonusMove':
      // Ahead of a battle only some moves are legal: those are listed.
      return topKind(state) === F.turn ? undefined : moveChoices(state, doing, picks)
    case 'move':
    case 'sprint':
      return moveChoices(state, doing, picks)
    case 'roll':
      return rollChoices(state, picks)
    case 'pressgang':
      return pressgangChoices(state, picks)
    case 'deal':
      return oneByOne(state, doing, picks, 'cards', bitsOf(dealable(state)).map(cardId), HAND_SIZE, (cards) => ({
        do: 'deal',
        seat: colourOf(state, topSeat(state)),
        cards: cards as ActionCardId[],
      }))
    case 'row':
      return oneByOne(
        state,
        doing,
        picks,
        'cards',
        bitsOf(state.m[L.M_DECK]!).map(courtId),
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
        bitsOf(state.m[L.M_LORE_DECK]!).map(loreId),
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

const value = (state: State, doing: Doing, slot: string, of: Json, rest: Omit<Offer, 'pick' | 'text'>): Offer => ({
  pick: { slot, value: of },
  text: pickText(state, doing, { slot, value: of }),
  ...rest,
})

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
      value(state, doing, slot, id, chosen.length + 1 === n ? { action: action([...chosen, id]) } : { more: true }),
    )
}

function draftRowChoices(state: State, picks: readonly Pick[]): Offer[] {
  const counts = rowCounts(state)
  const leaders = bitsOf(state.m[L.M_LEADER_DECK]!).map(leaderId)
  const lore = bitsOf(state.m[L.M_LORE_DECK]!).map(loreId)
  const first = picks.slice(0, counts.leaders)
  if (picks.length < counts.leaders)
    return oneByOne(state, 'draftRow', picks, 'leaders', leaders, counts.leaders + 1, () => ({ do: 'pass' }))
  return oneByOne(state, 'draftRow', picks.slice(counts.leaders), 'lore', lore, counts.lore, (ids) => ({
    do: 'draftRow',
    leaders: first.map((pick) => pick.value as LeaderId),
    lore: ids as LoreId[],
  }))
}

function rollChoices(state: State, picks: readonly Pick[]): Offer[] {
  const counts = [0, 1, 2].map((die) => state.b[L.B_DICE + die]!)
  const faces: number[][] = [[], [], []]
  for (const pick of picks) {
    const die = faces.findIndex((so, i) => so.length < counts[i]!)
    if (die < 0 || pick.slot !== DICE[die]) return []
    faces[die]!.push(pick.value as number)
  }
  const die = faces.findIndex((so, i) => so.length < counts[i]!)
  if (die < 0) return []
  const last = picks.length + 1 === counts[0]! + counts[1]! + counts[2]!
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const all = faces.map((so, i) => (i === die ? [...so, face] : so))
    const action: Action = { do: 'roll', assault: all[0]!, skirmish: all[1]!, raid: all[2]! }
    return value(state, 'roll', DICE[die]!, face, last ? { action } : { more: true })
  })
}

type Mover = 'move' | 'bonusMove' | 'sprint'
type Group = { fresh: number; damaged: number }

/** Pay (for a bought move), from, then ships and to, leg by leg. */
function moveChoices(state: State, doing: Mover, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  let rest = picks
  let pay: Pay | undefined
  if (doing === 'move') {
    const ways = payments(state, seat).filter((way) => (payKinds(state, seat, way) & kindBit('move')) !== 0)
    const [first, ...others] = picks
    if (first === undefined) {
      if (origins(state, seat, doing).length === 0) return []
      return ways.map((way) => value(state, doing, 'pay', way as Json, { more: true }))
    }
    pay = first.value as Pay
    rest = others
  }
  const [from, ...legs] = rest
  if (from === undefined)
    return origins(state, seat, doing).map((system) => value(state, doing, 'from', sysId(system), { more: true }))
  return legChoices(state, doing, seat, pay, from.value as SystemId, legs)
}

const available = (state: State, seat: number, doing: Mover, system: number): Group =>
  doing === 'sprint'
    ? { fresh: Math.min(state.b[L.MOVED + system]!, freshShips(state, system, seat)), damaged: 0 }
    : { fresh: freshShips(state, system, seat), damaged: damagedShips(state, system, seat) }

const origins = (state: State, seat: number, doing: Mover): number[] =>
  boardOf(state).systems.filter((system) => {
    if (isLars(state, seat) && system !== portSystem(state, seat)) return false
    const { fresh, damaged } = available(state, seat, doing, system)
    return fresh + damaged > 0
  })

function legChoices(
  state: State,
  doing: Mover,
  seat: number,
  pay: Pay | undefined,
  from: SystemId,
  picks: readonly Pick[],
): Offer[] {
  const legs: Leg[] = []
  let group = available(state, seat, doing, sys(from))
  let at = sys(from)
  let open: Group | undefined
  for (const pick of picks) {
    if (pick.slot === 'ships') {
      open = pick.value as Group
      group = open
    } else if (pick.slot === 'to' && open !== undefined) {
      legs.push({ to: pick.value as SystemId, fresh: open.fresh, damaged: open.damaged })
      at = sys(pick.value as string)
      open = undefined
    } else return []
  }
  if (open === undefined) return groupChoices(state, doing, seat, group)
  const action = (all: readonly Leg[]): Action => {
    if (doing === 'move') return { do: 'move', from, legs: all, pay: pay! }
    return doing === 'sprint' ? { do: 'sprint', from, legs: all } : { do: 'bonusMove', from, legs: all }
  }
  return boardOf(state).neighbours[at]!.flatMap((to): Offer[] => {
    const done = action([...legs, { to: sysId(to), fresh: group.fresh, damaged: group.damaged }])
    if (DEEDS[doing].refuse(state, done, seat) !== undefined) return []
    const more = legs.length < 7 && catapults(state, seat, sys(from)) && stops(state, seat, to) === undefined
    return [value(state, doing, 'to', sysId(to), { action: done, ...(more ? { more } : {}) })]
  })
}

function groupChoices(state: State, doing: Mover, seat: number, most: Group): Offer[] {
  const limit = moveLimit(state, seat)
  const offers: Offer[] = []
  for (let fresh = most.fresh; fresh >= 0; fresh--)
    for (let damaged = most.damaged; damaged >= 0; damaged--)
      if (fresh + damaged > 0 && fresh + damaged <= limit)
        offers.push(value(state, doing, 'ships', { fresh, damaged }, { more: true }))
  return offers
}

/** Captive by captive, each with the token it brings. */
function pressgangChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const deed = DEEDS.pressgang
  if (!('kind' in deed) || deed.has?.(state, seat) === false) return []
  const [first, ...rest] = picks
  const ways = payments(state, seat).filter((way) => (payKinds(state, seat, way) & kindBit('build')) !== 0)
  let held = 0
  for (let owner = 0; owner < playersOf(state); owner++) held += state.b[captiveAt(seat, owner)]!
  if (held === 0 || RESOURCES.every((_, i) => state.b[L.SUPPLY + i + 1] === 0)) return []
  if (first === undefined) return ways.map((way) => value(state, 'pressgang', 'pay', way as Json, { more: true }))
  const chosen = rest.map((pick) => pick.value as { of: Colour; gain: Resource })
  const offers: Offer[] = []
  for (let owner = 0; owner < playersOf(state); owner++) {
    for (const gain of RESOURCES) {
      const next = { of: colourOf(state, owner), gain }
      const action: Action = { do: 'pressgang', captives: [...chosen, next], pay: first.value as Pay }
      if (deed.refuse(state, action, seat) !== undefined) continue
      offers.push(
        value(state, 'pressgang', 'captives', next, { action, ...(chosen.length + 1 < held ? { more: true } : {}) }),
      )
    }
  }
  return offers
}

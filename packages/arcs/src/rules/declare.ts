// Declaring ambitions (arcs 8.1 to 8.3) and what cards and leaders make of it.

import type { EventSink } from '@understudy/table'
import { numberOf } from '../data/action-cards.ts'
import { GUILD } from '../data/court.ts'
import { LEAD } from '../data/leaders.ts'
import { say } from '../text/sayings.ts'
import type { CourtId } from '../vocabulary.ts'
import { actRules } from './act-rules.ts'
import type { No } from './deed.ts'
import { ambitionId, court, courtId } from './ids.ts'
import { holdsGuild } from './seats/index.ts'
import * as Pile from './state/piles.ts'
import * as read from './state/read.ts'
import { F, push } from './state/stack.ts'
import { colourOf, leaderIs, playersOf, type State, turnOrder } from './state/state.ts'
import * as write from './state/write.ts'

export const TYCOON = 1
export const TYRANT = 2
export const WARLORD = 3
export const KEEPER = 4
export const EMPATH = 5

/** First- and second-place Power of the large, medium and small marker, blue side and gold side (arcs 8.3). */
const VALUES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [5, 3],
    [9, 4],
  ],
  [
    [3, 2],
    [6, 3],
  ],
  [
    [2, 0],
    [4, 2],
  ],
]

export const markerValue = (state: State, marker: number): readonly [number, number] =>
  VALUES[marker]![Number(read.markerFlipped(state, marker))]!

/** The Available marker with the highest first-place value, or -1. */
export function bestMarker(state: State): number {
  let best = -1
  for (let marker = 0; marker < 3; marker++) {
    if (read.markerAt(state, marker) !== 0) continue
    if (best < 0 || markerValue(state, marker)[0] > markerValue(state, best)[0]) best = marker
  }
  return best
}

export const markersOn = (state: State, ambition: number): number => {
  let n = 0
  for (let marker = 0; marker < 3; marker++) if (read.markerAt(state, marker) === ambition) n++
  return n
}
export const isDeclared = (state: State, ambition: number): boolean => markersOn(state, ambition) > 0

/** Whether a card of this number can declare this ambition (arcs 5.3). */
export const numberDeclares = (card: number, ambition: number): boolean => {
  const number = numberOf(card)
  return number === 7 || (number > 1 && number - 1 === ambition)
}

/** Who receives the Guild card of Generous: the Rival with the least Power, ties by turn order (arcs/D20). */
export function poorestRival(state: State, seat: number): number {
  let best = -1
  for (const other of turnOrder(state))
    if (other !== seat && (best < 0 || read.power(state, other) < read.power(state, best))) best = other
  return best
}

export function refuseDeclaring(state: State, seat: number, give: CourtId | undefined): No {
  if (bestMarker(state) < 0) return say('no.marker', {})
  if (!leaderIs(state, seat, LEAD.feastbringer))
    return give === undefined ? undefined : say('no.giveNothing', { card: give })
  // Generous: no Guild card, no declaration.
  if (read.isEmpty(state, Pile.guild(seat))) return say('no.generousNone', {})
  if (give === undefined) return say('no.generousGive', {})
  const at = court(give)
  return at >= 0 && read.has(state, Pile.guild(seat), at) ? undefined : say('no.guild', { card: give })
}

/** Moves the marker and sets off what follows. The zero marker is put by whoever leads. */
export function declare(
  state: State,
  seat: number,
  ambition: number,
  give: CourtId | undefined,
  events?: EventSink,
): void {
  if (give !== undefined && leaderIs(state, seat, LEAD.feastbringer)) {
    const rival = poorestRival(state, seat)
    write.drop(state, Pile.guild(seat), court(give))
    write.put(state, Pile.guild(rival), court(give))
    events?.event(say('log.gave', { seat: colourOf(state, seat), to: colourOf(state, rival), card: give }))
  }
  // Generous is paid first: a card given away no longer acts (arcs/D51).
  const farseers = holdsGuild(state, seat, GUILD.farseers)
  const marker = bestMarker(state)
  const first = markersOn(state, ambition) === 0
  write.setMarkerAt(state, marker, ambition)
  write.setDeclared(state, true)
  const [high, low] = markerValue(state, marker)
  events?.event(say('log.declared', { seat: colourOf(state, seat), ambition: ambitionId(ambition), high, low }))
  // In this order: Ambitious, Bold, Farseers, Connected; the last pushed comes first.
  if (first && leaderIs(state, seat, LEAD.noble)) push(state, F.connect, seat)
  if (farseers && playersOf(state) > 1) push(state, F.look, seat)
  if (leaderIs(state, seat, LEAD.demagogue)) push(state, F.bold, seat)
  if (leaderIs(state, seat, LEAD.upstart)) push(state, F.ambitious, seat)
  if (state.options.act !== 0) actRules().declared(state, seat, ambition, events)
}

/** All ways to pay for a declaration. */
export function givings(state: State, seat: number): (CourtId | undefined)[] {
  if (!leaderIs(state, seat, LEAD.feastbringer)) return [undefined]
  const out: CourtId[] = []
  for (const card of read.cards(state, Pile.guild(seat))) out.push(courtId(card))
  return out
}

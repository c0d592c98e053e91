// RANSACK: a city destroyed for a card of the Court (supercat-0.10, 6.3.5, supercat/B28, B29).

import { spotOf } from '../../../rules/actions/influence.ts'
import { ransackable } from '../../../rules/actions/secure.ts'
import { provoke } from '../../../rules/battle/outrage.ts'
import { planetType } from '../../../rules/board/control.ts'
import { court } from '../../../rules/board/ids.ts'
import { trophies } from '../../../rules/board/pieces.ts'
import { ransackRow, wreck } from '../../../rules/positions/suppose.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, siteOwner } from '../../../rules/state/sites.ts'
import type { State } from '../../../rules/state/state.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { tryOut } from '../lib/scratch.ts'
import { cityToSack } from '../terms/combat.ts'
import { isVox } from '../terms/court.ts'
import { type Base, reaches } from '../terms/standing.ts'

/** A card whose ransacking would contend, and the Trophies that it would have then. */
export interface Sack {
  readonly card: CourtId
  readonly trophies: number
}

/** Cities of this defender in a system. */
export function citiesOf(state: State, system: number, defender: number): number {
  let n = 0
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (isCity(site) && siteOwner(site) === defender) n++
  }
  return n
}

/** The position after a card has been ransacked; only to be counted (see scratch.ts). */
export function afterRansack(state: State, seat: number, card: CourtId): State {
  const after = tryOut(state)
  ransackRow(after, seat, spotOf(after, court(card)), !isVox(court(card)))
  return after
}

/** `through`: all ships of the defender there fall too. */
export function sacksToContend(
  state: State,
  base: Base,
  system: number,
  defender: number,
  through: boolean,
  kind: 'declared' | 'open',
): readonly Sack[] {
  const site = cityToSack(state, system, defender)
  if (site < 0) return []
  const { seat } = base
  const out: Sack[] = []
  for (const card of ransackable(state, defender)) {
    const after = tryOut(state)
    provoke(after, seat, planetType(state, system))
    wreck(after, seat, defender, site, through)
    ransackRow(after, seat, spotOf(after, court(card)), !isVox(court(card)))
    if (reaches(kind === 'declared' ? 'contendDeclared' : 'contendOpen', base, after))
      out.push({ card, trophies: trophies(after, seat) })
  }
  return out
}

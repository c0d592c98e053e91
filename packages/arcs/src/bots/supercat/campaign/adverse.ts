// 0.10: Vox cards whose Crisis would hurt, and those worth taking for what they do (supercat-0.10, 7.1, supercat/B46, B47).

import { VOX } from '../../../data/court.ts'
import { fiascoDue } from '../../../rules/campaign/crises.ts'
import { CARD } from '../../../rules/campaign/data.ts'
import { awardsAt } from '../../../rules/campaign/placing.ts'
import { markerValue } from '../../../rules/round/declare.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { BLIGHT } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { SITE_CITY } from '../../../rules/state/sites.ts'
import { boardOf, hasBuilding, hasPiece, type State, turnOrder } from '../../../rules/state/state.ts'
import { type C, me } from '../context.ts'
import { fateOf } from '../fates/events.ts'
import { declaresAnyway } from '../fates/founder/declaring.ts'
import { doesSomething } from '../terms/court.ts'
import { chosen } from './chosen.ts'

/** The first in turn order of those with most Power. */
const isMostPowerful = (state: State, seat: number): boolean => {
  let most = -1
  for (const each of turnOrder(state)) if (most < 0 || read.power(state, each) > read.power(state, most)) most = each
  return most === seat
}
const hasCityOnMap = (state: State, seat: number): boolean =>
  boardOf(state).systems.some((system) => hasBuilding(state, system, seat, SITE_CITY))

/** The marker that is worth most lies on an ambition that would pay the seat now. */
function losesMarker(state: State, seat: number): boolean {
  let best = -1
  for (let marker = 0; marker < 3; marker++) {
    if (read.markerAt(state, marker) === 0) continue
    if (best < 0 || markerValue(state, marker)[0] > markerValue(state, best)[0]) best = marker
  }
  return best >= 0 && awardsAt(state, read.markerAt(state, best))[seat] !== 'none'
}

/** Pieces of its own stand beside Blight that would come back, or where Blight might come. */
const blightComesNear = (state: State, seat: number): boolean =>
  boardOf(state).systems.some(
    (system) =>
      hasPiece(state, system, seat) &&
      (read.damaged(state, system, BLIGHT) > 0 || read.ships(state, system, BLIGHT) === 0),
  )

export function isAdverse(c: C, card: number): boolean {
  const { view } = c
  const seat = me(c)
  switch (card) {
    case VOX.populistDemands:
      return losesMarker(view, seat)
    case VOX.songOfFreedom:
      return isMostPowerful(view, seat) && hasCityOnMap(view, seat)
    case CARD.diplomaticFiasco:
      return fiascoDue(view, seat) > 0
    case CARD.blightLooms:
      return chosen(c).blightLoomsAdverse && blightComesNear(view, seat)
    default:
      return false
  }
}

/** Adverse cards are worth taking, too. */
export function effectiveInTen(c: C, card: number): boolean {
  if (isAdverse(c, card)) return true
  // Also while the Council is in session.
  if (card === CARD.councilIntrigue) return fateOf(c.view, me(c)) === 'steward' && !isFirst(c)
  if (card === VOX.songOfFreedom && isMostPowerful(c.view, me(c))) return true
  if (card === VOX.populistDemands && declaresAnyway(c).length > 0) return true
  return doesSomething(c, card)
}
const isFirst = (c: C): boolean => camp.firstRegent(c.view) === me(c)

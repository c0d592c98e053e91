// What the five Vox cards do when Court Crises come to them (campaign 14.2).

import type { EventSink } from '@understudy/table'
import { VOX } from '../../../data/court.ts'
import { clusterOf } from '../../../data/map.ts'
import { ambitionId } from '../../board/ids.ts'
import { markerValue } from '../../round/declare.ts'
import * as camp from '../../state/campaign/read.ts'
import { BLIGHT } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { push } from '../../state/stack.ts'
import { boardOf, playersOf, type State, turnOrder } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { agentsHome, bury, COUNCIL_SPOT, convene, leaveSpot } from '../court.ts'
import { addCrisis } from '../crises.ts'
import { CARD } from '../data.ts'
import { C } from '../frames.ts'
import { say } from '../sayings.ts'
import { symbolOf } from '../setup.ts'
import { placeBlight } from '../supplies.ts'

/** The declared marker that is worth most goes back; the card stays (campaign 14.2). */
function takeBackMarker(state: State, events?: EventSink): void {
  let best = -1
  for (let marker = 0; marker < 3; marker++) {
    if (read.markerAt(state, marker) === 0) continue
    if (best < 0 || markerValue(state, marker)[0] > markerValue(state, best)[0]) best = marker
  }
  if (best < 0) return
  events?.event(say('log.markerBack', { ambition: ambitionId(read.markerAt(state, best)) }))
  write.setMarkerAt(state, best, 0)
}

const mostPowerful = (state: State): number => {
  let most = -1
  for (const seat of turnOrder(state)) if (most < 0 || read.power(state, seat) > read.power(state, most)) most = seat
  return most
}

/** All agents on the card move onto the Council, which is in session again. */
function intrigue(state: State, spot: number, events?: EventSink): void {
  convene(state, events)
  for (let owner = 0; owner < playersOf(state); owner++) {
    write.addCourtAgents(state, COUNCIL_SPOT, owner, read.courtAgents(state, spot, owner))
    write.setCourtAgents(state, spot, owner, 0)
  }
  bury(state, CARD.councilIntrigue, events)
  leaveSpot(state, spot)
}

/** All Blight of the rolled cluster is repaired, then some comes to planets of the rolled symbol that have none. */
function looms(state: State, events?: EventSink): void {
  const cluster = camp.numberDie(state) - 1
  for (const system of boardOf(state).systems) {
    if (clusterOf(system) !== cluster) continue
    write.addFresh(state, system, BLIGHT, read.damaged(state, system, BLIGHT))
    write.setDamaged(state, system, BLIGHT, 0)
  }
  const symbol = symbolOf(camp.eventDie(state))
  for (let each = 0; each < 6; each++) {
    const planet = each * 4 + symbol
    if (read.ships(state, planet, BLIGHT) === 0) placeBlight(state, planet)
  }
  events?.event(say('log.blightLooms', { cluster: cluster + 1 }))
}

export function learnCrises(): void {
  addCrisis(VOX.populistDemands, (state, _spot, events) => takeBackMarker(state, events))
  addCrisis(VOX.songOfFreedom, (state) => push(state, C.freeCity, mostPowerful(state)))
  addCrisis(CARD.councilIntrigue, intrigue)
  addCrisis(CARD.diplomaticFiasco, (state, spot) => {
    agentsHome(state, spot)
    push(state, C.crisisLeaves, 0, spot)
    push(state, C.fiasco, 0, 0)
  })
  addCrisis(CARD.blightLooms, (state, spot, events) => {
    looms(state, events)
    bury(state, CARD.blightLooms, events)
    leaveSpot(state, spot)
  })
}

// Changing a position by hand: pieces. Each change gives a new position; supplies follow by themselves.

import { PIECES, type SiteId, type SystemId, TROPHIES, type TrophyKind } from '../../vocabulary.ts'
import * as ids from '../board/ids.ts'
import { actRules } from '../round/act-rules.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { makeSite, SITE_CITY, SITE_COUNT, SITE_PORT, siteKind, siteOwner } from '../state/sites.ts'
import { copyState, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

const KIND_OF = { city: SITE_CITY, starport: SITE_PORT } as const

export const trophiesOf = (state: State, holder: number, owner: number, kind: TrophyKind): number =>
  read.trophy(state, holder, owner, TROPHIES.indexOf(kind))
export const captivesOf = (state: State, holder: number, owner: number): number => read.captive(state, holder, owner)
export const courtAgents = (state: State, spot: number, seat: number): number => read.courtAgents(state, spot, seat)

/** Whatever is nowhere else lies in the supply. More pieces than there are leave it empty: the check says so. */
export function refill(state: State): State {
  const n = playersOf(state)
  for (let seat = 0; seat < n; seat++) {
    const used = {
      ships: read.shipsGone(state, seat),
      cities: read.citiesGone(state, seat),
      ports: 0,
      agents: read.agentsGone(state, seat),
    }
    for (let system = 0; system < 24; system++) used.ships += read.ships(state, system, seat)
    for (let site = 0; site < SITE_COUNT; site++) {
      const value = read.site(state, site)
      if (siteKind(value) === 0 || siteOwner(value) !== seat) continue
      if (siteKind(value) === SITE_CITY) used.cities++
      else used.ports++
    }
    for (let holder = 0; holder < n; holder++) {
      used.ships += trophiesOf(state, holder, seat, 'ship')
      used.cities += trophiesOf(state, holder, seat, 'city')
      used.ports += trophiesOf(state, holder, seat, 'starport')
      used.agents += trophiesOf(state, holder, seat, 'agent') + captivesOf(state, holder, seat)
    }
    for (let spot = 0; spot < ROW_SIZE; spot++) used.agents += courtAgents(state, spot, seat)
    for (let type = 1; type <= 5; type++) if ((read.outrage(state, seat) & (1 << type)) !== 0) used.agents++
    if (state.options.act !== 0) used.agents += actRules().agentCount(state, seat)
    write.setShipsLeft(state, seat, Math.max(0, PIECES.ships - used.ships))
    write.setCitiesLeft(state, seat, Math.max(0, PIECES.cities - used.cities))
    write.setPortsLeft(state, seat, Math.max(0, PIECES.starports - used.ports))
    write.setAgentsLeft(state, seat, Math.max(0, PIECES.agents - used.agents))
    write.setAgentsOwed(state, seat, 0)
  }
  return state
}

/** One change on a copy, with the supplies put right. */
export function changed(state: State, change: (state: State) => void): State {
  const next = copyState(state)
  change(next)
  return refill(next)
}

export const setShips = (state: State, system: SystemId, seat: number, fresh: number, damaged: number): State =>
  changed(state, (next) => {
    write.setFresh(next, ids.sys(system), seat, fresh)
    write.setDamaged(next, ids.sys(system), seat, damaged)
    write.setMoved(next, ids.sys(system), 0)
  })

export const setBuilding = (
  state: State,
  site: SiteId,
  building: { readonly piece: 'city' | 'starport'; readonly seat: number; readonly damaged: boolean } | undefined,
): State =>
  changed(state, (next) => {
    write.setSite(
      next,
      ids.site(site),
      building === undefined ? 0 : makeSite(KIND_OF[building.piece], building.seat, building.damaged),
    )
  })

export const setTrophies = (state: State, holder: number, owner: number, kind: TrophyKind, n: number): State =>
  changed(state, (next) => {
    write.setTrophy(next, holder, owner, TROPHIES.indexOf(kind), n)
  })

export const setCaptives = (state: State, holder: number, owner: number, n: number): State =>
  changed(state, (next) => {
    write.setCaptive(next, holder, owner, n)
  })

export const setCourtAgents = (state: State, spot: number, seat: number, n: number): State =>
  changed(state, (next) => {
    write.setCourtAgents(next, spot, seat, n)
  })

export const toggleOutrage = (state: State, seat: number, type: number): State =>
  changed(state, (next) => {
    write.setOutrage(next, seat, read.outrage(next, seat) ^ (1 << type))
  })

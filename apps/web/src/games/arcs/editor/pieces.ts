// Changing a position by hand: pieces. Each change gives a new position; supplies follow by themselves.

import {
  copyState,
  ids,
  layout as L,
  PIECES,
  playersOf,
  type SiteId,
  type State,
  type SystemId,
  siteKind,
  siteOwner,
  TROPHIES,
  type TrophyKind,
} from '@understudy/arcs'

export const KIND_OF = { city: L.SITE_CITY, starport: L.SITE_PORT } as const

const trophyAt = (holder: number, owner: number, kind: TrophyKind): number =>
  L.TROPHIES_AT + (holder * L.OWNER_STRIDE + owner) * 4 + TROPHIES.indexOf(kind)
const captiveAt = (holder: number, owner: number): number => L.CAPTIVES + holder * L.OWNER_STRIDE + owner

export const trophiesOf = (state: State, holder: number, owner: number, kind: TrophyKind): number =>
  state.b[trophyAt(holder, owner, kind)]!
export const captivesOf = (state: State, holder: number, owner: number): number => state.b[captiveAt(holder, owner)]!
export const courtAgents = (state: State, spot: number, seat: number): number =>
  state.b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat]!

/** Whatever is nowhere else lies in the supply. More pieces than there are leave it empty: the check says so. */
export function refill(state: State): State {
  const { b } = state
  const n = playersOf(state)
  for (let seat = 0; seat < n; seat++) {
    const used = {
      ships: b[L.GONE_SHIPS + seat]!,
      cities: b[L.GONE_CITIES + seat]!,
      ports: 0,
      agents: b[L.GONE_AGENTS + seat]!,
    }
    for (let system = 0; system < 24; system++) {
      const at = system * L.OWNER_STRIDE + seat
      used.ships += b[L.FRESH + at]! + b[L.DAMAGED + at]!
    }
    for (let site = 0; site < 72; site++) {
      const value = b[L.SITE + site]!
      if (siteKind(value) === 0 || siteOwner(value) !== seat) continue
      if (siteKind(value) === L.SITE_CITY) used.cities++
      else used.ports++
    }
    for (let holder = 0; holder < n; holder++) {
      used.ships += trophiesOf(state, holder, seat, 'ship')
      used.cities += trophiesOf(state, holder, seat, 'city')
      used.ports += trophiesOf(state, holder, seat, 'starport')
      used.agents += trophiesOf(state, holder, seat, 'agent') + captivesOf(state, holder, seat)
    }
    for (let spot = 0; spot < L.ROW_SIZE; spot++) used.agents += courtAgents(state, spot, seat)
    for (let type = 1; type <= 5; type++) if ((b[L.OUTRAGE + seat]! & (1 << type)) !== 0) used.agents++
    b[L.SHIPS + seat] = Math.max(0, PIECES.ships - used.ships)
    b[L.CITIES + seat] = Math.max(0, PIECES.cities - used.cities)
    b[L.PORTS + seat] = Math.max(0, PIECES.starports - used.ports)
    b[L.AGENTS + seat] = Math.max(0, PIECES.agents - used.agents)
    b[L.OWED + seat] = 0
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
  changed(state, ({ b }) => {
    const at = ids.sys(system) * L.OWNER_STRIDE + seat
    b[L.FRESH + at] = fresh
    b[L.DAMAGED + at] = damaged
    b[L.MOVED + ids.sys(system)] = 0
  })

export const setBuilding = (
  state: State,
  site: SiteId,
  building: { readonly piece: 'city' | 'starport'; readonly seat: number; readonly damaged: boolean } | undefined,
): State =>
  changed(state, ({ b }) => {
    b[L.SITE + ids.site(site)] =
      building === undefined
        ? 0
        : KIND_OF[building.piece] | (building.seat << L.SITE_OWNER_SHIFT) | (building.damaged ? L.SITE_DAMAGED : 0)
  })

export const setTrophies = (state: State, holder: number, owner: number, kind: TrophyKind, n: number): State =>
  changed(state, ({ b }) => {
    b[trophyAt(holder, owner, kind)] = n
  })

export const setCaptives = (state: State, holder: number, owner: number, n: number): State =>
  changed(state, ({ b }) => {
    b[captiveAt(holder, owner)] = n
  })

export const setCourtAgents = (state: State, spot: number, seat: number, n: number): State =>
  changed(state, ({ b }) => {
    b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat] = n
  })

export const toggleOutrage = (state: State, seat: number, type: number): State =>
  changed(state, ({ b }) => {
    b[L.OUTRAGE + seat]! ^= 1 << type
  })

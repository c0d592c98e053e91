// Negotiation actions (campaign 9.2): what one seat may do for another, whether it is legal now, and doing it.

import type { Json } from '@understudy/procedure'
import type { EventSink, Random } from '@understudy/table'
import { type Colour, RESOURCES, TROPHIES } from '../../../vocabulary.ts'
import { court, courtId, siteId, site as siteIndex, sys, sysId } from '../../board/ids.ts'
import { returnAgents, returnCity, returnPiece } from '../../board/pieces.ts'
import { placeToken, SLOT_KEYS, tokenIn, typeIndex, typeName } from '../../board/resources.ts'
import type { No } from '../../choosing/deed.ts'
import { say as baseSay } from '../../sayings.ts'
import { PARTS_MAX } from '../../state/campaign/layout.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { ROW_SIZE } from '../../state/numbers.ts'
import { ownerIndex, ownerOf, owners } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import {
  isBuilding,
  isCity,
  isDamaged,
  isPort,
  makeSite,
  SITE_CITY,
  SITE_PORT,
  siteKind,
  siteOwner,
  systemOfSite,
} from '../../state/sites.ts'
import { boardOf, colourOf, playersOf, type State, seatOf, ships } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { refuseCouncil, spotOfCard } from '../court.ts'
import { COUNCIL, isGolem } from '../data.ts'
import { onLeague } from '../frozen.ts'
import { advance, hasFate } from '../objectives.ts'
import { mayRearrange } from '../rearrange.ts'
import { say } from '../sayings.ts'
import { becomeRegent, isOutlaw } from '../titles.ts'
import type { Ceded, Part } from '../vocabulary.ts'

const shipsOnMap = (state: State, seat: number): number => {
  let n = 0
  for (const system of boardOf(state).systems) n += ships(state, system, seat)
  return n
}
const buildingsOf = (state: State, seat: number, kind: number): number => {
  let n = 0
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (siteKind(value) === kind && siteOwner(value) === seat) n++
  }
  return n
}

export function refusePart(state: State, part: Part): No {
  const from = seatOf(state, part.from)
  const to = seatOf(state, part.to)
  if (from < 0 || to < 0 || from === to) return baseSay('no.rival', {})
  if ('slot' in part) {
    const type = tokenIn(state, from, part.slot)
    if (part.slot > 6 || type === 0) return baseSay('no.token', { slot: part.slot + 1 })
    return isGolem(type) ? say('no.golemTrade', {}) : undefined
  }
  if ('frozen' in part)
    return onLeague(state, from, typeIndex(part.frozen)) > 0
      ? undefined
      : say('no.leagueHas', { of: part.from, type: part.frozen })
  if ('favor' in part) {
    const owner = seatOf(state, part.favor)
    return owner >= 0 && camp.favors(state, from, owner) > 0 ? undefined : say('no.favor', { of: part.favor })
  }
  if ('trophy' in part) {
    const owner = ownerIndex(state, part.trophy.of)
    return owner >= 0 && read.trophy(state, from, owner, TROPHIES.indexOf(part.trophy.piece)) > 0
      ? undefined
      : baseSay('no.trophy', { of: part.trophy.of, piece: part.trophy.piece })
  }
  if ('captive' in part) {
    const owner = seatOf(state, part.captive)
    return owner >= 0 && read.captive(state, from, owner) > 0 ? undefined : baseSay('no.captive', { of: part.captive })
  }
  if ('cede' in part) return refuseCeding(state, from, to, part.cede)
  if ('delegate' in part) {
    const spot = spotOfCard(state, part.delegate)
    if (spot < 0) return baseSay('no.inCourt', { card: part.delegate })
    const no = refuseCouncil(state, spot)
    if (no !== undefined) return no
    if (read.courtAgents(state, spot, from) === 0) return baseSay('no.ownAgent', { card: part.delegate })
    return read.agentsLeft(state, to) > 0 ? undefined : say('no.agentsOf', { of: part.to })
  }
  if ('promise' in part) return read.agentsLeft(state, from) > 0 ? undefined : say('no.agentsOf', { of: part.from })
  if (camp.firstRegent(state) !== from) return say('no.inviteFirst', {})
  return isOutlaw(state, to) ? undefined : say('no.inviteOutlaw', { of: part.to })
}

/** Never the last piece of its kind, no building under one's own ships, and a piece of the other's to put there (R13). */
function refuseCeding(state: State, from: number, to: number, what: Ceded): No {
  if ('ship' in what) {
    const system = sys(what.ship)
    const here = what.damaged === true ? read.damaged(state, system, from) : read.fresh(state, system, from)
    if (system < 0 || here === 0) return baseSay('no.shipsThere', { system: what.ship })
    if (shipsOnMap(state, from) === 1) return say('no.cedeLast', { piece: 'ship' })
    return read.shipsLeft(state, to) > 0 ? undefined : say('no.cedeSupply', { of: colourOf(state, to), piece: 'ship' })
  }
  const site = siteIndex(what.site)
  const value = read.site(state, site)
  if (!isBuilding(value) || siteOwner(value) !== from) return say('no.ownBuilding', { site: what.site })
  const piece = isCity(value) ? 'city' : 'starport'
  if (ships(state, systemOfSite(site), from) > 0) return say('no.cedeShips', { site: what.site })
  if (buildingsOf(state, from, isCity(value) ? SITE_CITY : SITE_PORT) === 1) return say('no.cedeLast', { piece })
  const left = isCity(value) ? read.citiesLeft(state, to) : read.portsLeft(state, to)
  return left > 0 ? undefined : say('no.cedeSupply', { of: colourOf(state, to), piece })
}

/** What the Magnate gave, to tell whether it merely comes back: types 1 to 5, favors from 6. */
const FAVOR_OF = 6

/** A part as it is said before it is done: the token is named, not only its slot. */
export function named(state: State, part: Part): Json {
  if (!('slot' in part)) return part as unknown as Json
  const from = seatOf(state, part.from)
  const type = from < 0 ? 0 : tokenIn(state, from, part.slot)
  return (type === 0 ? part : { ...part, token: typeName(type) }) as unknown as Json
}

/** `agreed`: in Negotiations, where the Magnate advances. */
export function carryPart(state: State, part: Part, agreed: boolean, events?: EventSink): void {
  const said = events === undefined ? undefined : named(state, part)
  const from = seatOf(state, part.from)
  const to = seatOf(state, part.to)
  let handed = 0
  if ('slot' in part) {
    const type = tokenIn(state, from, part.slot)
    write.setSlot(state, from, part.slot, 0)
    handed = type
    placeToken(state, to, type, events)
    mayRearrange(state, to)
  } else if ('frozen' in part) {
    const type = typeIndex(part.frozen)
    set.addLeague(state, type, -1)
    handed = type
    placeToken(state, to, type, events)
    mayRearrange(state, to)
  } else if ('favor' in part) {
    const owner = seatOf(state, part.favor)
    set.addFavors(state, from, owner, -1)
    if (owner === to) returnAgents(state, to, 1)
    else set.addFavors(state, to, owner, 1)
    handed = FAVOR_OF + owner
  } else if ('trophy' in part) {
    const owner = ownerIndex(state, part.trophy.of)
    const kind = TROPHIES.indexOf(part.trophy.piece)
    write.addTrophy(state, from, owner, kind, -1)
    if (owner === to) returnPiece(state, to, kind)
    else write.addTrophy(state, to, owner, kind, 1)
  } else if ('captive' in part) {
    const owner = seatOf(state, part.captive)
    write.addCaptive(state, from, owner, -1)
    if (owner === to) returnAgents(state, to, 1)
    else write.addCaptive(state, to, owner, 1)
  } else if ('cede' in part) carryCeding(state, from, to, part.cede)
  else if ('delegate' in part) {
    const spot = spotOfCard(state, part.delegate)
    write.addCourtAgents(state, spot, from, -1)
    returnAgents(state, from, 1)
    write.addCourtAgents(state, spot, to, 1)
    write.addAgentsLeft(state, to, -1)
  } else if ('promise' in part) {
    write.addAgentsLeft(state, from, -1)
    set.addFavors(state, to, from, 1)
    handed = FAVOR_OF + from
  } else becomeRegent(state, to, events)
  events?.event(say('log.part', { part: said ?? null }))
  if (handed > 0) countMagnate(state, from, to, handed, agreed, events)
}

/** campaign 12.3: 2 for a resource or Favor that somebody gives, unless it is the very piece that the Magnate gave. */
function countMagnate(
  state: State,
  from: number,
  to: number,
  handed: number,
  agreed: boolean,
  events?: EventSink,
): void {
  if (hasFate(state, from, 'magnate')) set.addGiven(state, to, handed, 1)
  if (!hasFate(state, to, 'magnate')) return
  if (camp.given(state, from, handed) > 0) set.addGiven(state, from, handed, -1)
  else if (agreed) advance(state, to, 2, events)
}

function carryCeding(state: State, from: number, to: number, what: Ceded): void {
  if ('ship' in what) {
    const system = sys(what.ship)
    const add = what.damaged === true ? write.addDamaged : write.addFresh
    add(state, system, from, -1)
    add(state, system, to, 1)
    write.addShipsLeft(state, from, 1)
    write.addShipsLeft(state, to, -1)
    return
  }
  const site = siteIndex(what.site)
  const value = read.site(state, site)
  const city = isCity(value)
  write.setSite(state, site, makeSite(city ? SITE_CITY : SITE_PORT, to, isDamaged(value)))
  if (city) {
    write.addCitiesLeft(state, to, -1)
    returnCity(state, from)
  } else {
    write.addPortsLeft(state, to, -1)
    write.addPortsLeft(state, from, 1)
  }
}

/** Favors that it costs to force a part (campaign 9.1): the keys of the slot, else one. */
/** `vaults`: one is not enough for any slot (supercat/B68). */
export const favorsFor = (part: Part, vaults = false): number =>
  'slot' in part ? Math.max(SLOT_KEYS[part.slot] ?? 1, vaults ? 2 : 0) : 1

/** What `from` could hand over to `to` now, promise, or invite it to: all that is neither on the map nor in the Court. */
export function* assetsFrom(state: State, from: number, to: number): Generator<Part> {
  const who = { from: colourOf(state, from), to: colourOf(state, to) }
  const all = function* (): Generator<Part> {
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, from, slot) !== 0) yield { ...who, slot }
    for (const type of RESOURCES) if (onLeague(state, from, typeIndex(type)) > 0) yield { ...who, frozen: type }
    for (let owner = 0; owner < playersOf(state); owner++) {
      if (camp.favors(state, from, owner) > 0) yield { ...who, favor: colourOf(state, owner) }
      if (read.captive(state, from, owner) > 0) yield { ...who, captive: colourOf(state, owner) }
    }
    for (const owner of owners(state))
      for (const [kind, piece] of TROPHIES.entries())
        if (read.trophy(state, from, owner, kind) > 0) yield { ...who, trophy: { of: ownerOf(state, owner), piece } }
    yield { ...who, promise: true }
    yield { ...who, invite: true }
  }
  for (const part of all()) if (refusePart(state, part) === undefined) yield part
}

/** Everything that `from` could do for `to` now. */
export function* partsFrom(state: State, from: number, to: number): Generator<Part> {
  yield* assetsFrom(state, from, to)
  const who = { from: colourOf(state, from), to: colourOf(state, to) }
  const all = function* (): Generator<Part> {
    for (let spot = 0; spot <= ROW_SIZE; spot++) {
      const card = spot === ROW_SIZE ? COUNCIL : read.rowCard(state, spot) - 1
      if (card >= 0 && read.courtAgents(state, spot, from) > 0) yield { ...who, delegate: courtId(card) }
    }
    for (const system of boardOf(state).systems) {
      if (read.fresh(state, system, from) > 0) yield { ...who, cede: { ship: sysId(system) } }
      if (read.damaged(state, system, from) > 0) yield { ...who, cede: { ship: sysId(system), damaged: true } }
      for (let site = system * 3; site < system * 3 + 3; site++) {
        const value = read.site(state, site)
        if ((isCity(value) || isPort(value)) && siteOwner(value) === from)
          yield { ...who, cede: { site: siteId(site) } }
      }
    }
  }
  for (const part of all()) if (refusePart(state, part) === undefined) yield part
}

/** One of them, or none if the lot falls on something that is not there: far cheaper than a list. */
export function samplePart(state: State, from: number, to: number, random: Random): Part | undefined {
  const part = anyPart(state, colourOf(state, from), colourOf(state, to), random)
  return refusePart(state, part) === undefined ? part : undefined
}

function anyPart(state: State, from: Colour, to: Colour, random: Random): Part {
  const n = playersOf(state)
  switch (random.int(9)) {
    case 0:
    case 1:
      return { from, to, slot: random.int(7) }
    case 2:
      return { from, to, favor: colourOf(state, random.int(n)) }
    case 3:
      return { from, to, captive: colourOf(state, random.int(n)) }
    case 4: {
      const all = owners(state)
      const of = ownerOf(state, all[random.int(all.length)]!)
      return { from, to, trophy: { of, piece: TROPHIES[random.int(TROPHIES.length)]! } }
    }
    case 5: {
      const spot = random.int(ROW_SIZE + 1)
      const card = spot === ROW_SIZE ? COUNCIL : read.rowCard(state, spot) - 1
      return card < 0 ? { from, to, promise: true } : { from, to, delegate: courtId(card) }
    }
    case 6:
      return random.int(3) === 0
        ? { from, to, invite: true }
        : { from, to, frozen: typeName(1 + random.int(RESOURCES.length)) }
    case 7: {
      const { systems } = boardOf(state)
      return random.int(2) === 0
        ? { from, to, cede: { ship: sysId(systems[random.int(systems.length)]!) } }
        : { from, to, cede: { site: siteId(random.int(72)) } }
    }
    default:
      return { from, to, promise: true }
  }
}

// — The proposal on the table, as numbers of the state.

const KINDS = ['slot', 'frozen', 'favor', 'trophy', 'captive', 'ship', 'site', 'delegate', 'promise', 'invite'] as const

export function storeParts(state: State, parts: readonly Part[]): void {
  set.clearParts(state)
  set.setPartCount(state, parts.length)
  parts.slice(0, PARTS_MAX).forEach((part, n) => {
    const put = (kind: (typeof KINDS)[number], x = 0, y = 0): void => {
      set.setPart(state, n, 0, seatOf(state, part.from) | (seatOf(state, part.to) << 4))
      set.setPart(state, n, 1, KINDS.indexOf(kind))
      set.setPart(state, n, 2, x)
      set.setPart(state, n, 3, y)
    }
    if ('slot' in part) put('slot', part.slot)
    else if ('frozen' in part) put('frozen', typeIndex(part.frozen))
    else if ('favor' in part) put('favor', seatOf(state, part.favor))
    else if ('trophy' in part) put('trophy', ownerIndex(state, part.trophy.of), TROPHIES.indexOf(part.trophy.piece))
    else if ('captive' in part) put('captive', seatOf(state, part.captive))
    else if ('cede' in part) {
      if ('ship' in part.cede) put('ship', sys(part.cede.ship), part.cede.damaged === true ? 1 : 0)
      else put('site', siteIndex(part.cede.site))
    } else if ('delegate' in part) put('delegate', court(part.delegate))
    else put('promise' in part ? 'promise' : 'invite')
  })
}

export function storedParts(state: State): Part[] {
  const out: Part[] = []
  for (let n = 0; n < camp.partCount(state); n++) out.push(storedPart(state, n))
  return out
}

function storedPart(state: State, n: number): Part {
  const seats = camp.part(state, n, 0)
  const from = colourOf(state, seats & 15)
  const to = colourOf(state, seats >> 4)
  const x = camp.part(state, n, 2)
  const y = camp.part(state, n, 3)
  switch (KINDS[camp.part(state, n, 1)]) {
    case 'slot':
      return { from, to, slot: x }
    case 'frozen':
      return { from, to, frozen: typeName(x) }
    case 'favor':
      return { from, to, favor: colourOf(state, x) }
    case 'trophy':
      return { from, to, trophy: { of: ownerOf(state, x), piece: TROPHIES[y]! } }
    case 'captive':
      return { from, to, captive: colourOf(state, x) }
    case 'ship':
      return { from, to, cede: y === 1 ? { ship: sysId(x), damaged: true } : { ship: sysId(x) } }
    case 'site':
      return { from, to, cede: { site: siteId(x) } }
    case 'delegate':
      return { from, to, delegate: courtId(x) }
    case 'promise':
      return { from, to, promise: true }
    default:
      return { from, to, invite: true }
  }
}

/** Seats that the proposal on the table concerns, as bits, without putting its parts together. */
export function storedSeats(state: State): number {
  let bits = 0
  for (let n = 0; n < camp.partCount(state); n++) {
    const seats = camp.part(state, n, 0)
    bits |= (1 << (seats & 15)) | (1 << (seats >> 4))
  }
  return bits
}

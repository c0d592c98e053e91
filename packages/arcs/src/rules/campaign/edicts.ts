// Edicts by ascending number: Guild Envoys Depart, Govern the Imperial Reach, Use Imperial Foundries (campaign 11).

import type { EventSink } from '@understudy/table'
import { inSet, popcount } from '../../card-sets.ts'
import { say as baseSay } from '../../text/sayings.ts'
import { type Colour, TROPHIES } from '../../vocabulary.ts'
import { sys, sysId } from '../board/ids.ts'
import {
  cityBonus,
  FUEL,
  gain,
  MATERIAL,
  PSIONIC,
  placeToken,
  RELIC,
  tokenIn,
  typeIndex,
  typeName,
  WEAPON,
} from '../board/resources.ts'
import type { No } from '../choosing/deed.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import { EMPIRE, isSeat, ownerIndex, ownerOf, owners } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isPort, siteOwner, systemOfSite } from '../state/sites.ts'
import { addTopArg, pop, push, setTopArg, topArg } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { agentsOn, bury, leaveSpot } from './court.ts'
import { CARD, GUILD_OF_ACT } from './data.ts'
import { type Frame, free } from './deed.ts'
import { C } from './frames.ts'
import { onLeague } from './frozen.ts'
import { advance, seatOfFate } from './objectives.ts'
import { winsSome } from './placing.ts'
import { mayRearrange } from './rearrange.ts'
import { imperialSupply } from './supplies.ts'
import { say } from './text/sayings.ts'
import { becomeOutlaw, empireControls, isRegent, regents } from './titles.ts'
import { type Asset, POLICIES } from './vocabulary.ts'

export const PEACE = 0
export const ESCALATION = 1
export const WAR = 2

export const pushEdicts = (state: State): void => push(state, C.edicts, 0)

/** Frame `edicts`: 00, 03, 55. */
function edicts(state: State, events?: EventSink): void {
  const at = topArg(state, 0)
  addTopArg(state, 0, 1)
  if (at === 0) envoys(state, events)
  else if (at === 1) {
    // Without a First Regent nobody governs (campaign 9.4).
    if (camp.firstRegent(state) >= 0) push(state, C.govern, camp.firstRegent(state))
  } else {
    pop(state)
    const officer = holderOfOfficers(state)
    if (at === 2 && officer >= 0) push(state, C.foundries, officer)
  }
}

/** Guild cards without agents leave the row, with two seats (campaign 11.2). */
function envoys(state: State, events?: EventSink): void {
  if (playersOf(state) !== 2) return
  for (let spot = ROW_SIZE - 1; spot >= 0; spot--) {
    const card = read.rowCard(state, spot) - 1
    if (card < 0 || !inSet(GUILD_OF_ACT, card) || agentsOn(state, spot) > 0) continue
    bury(state, card, events)
    leaveSpot(state, spot)
  }
}

const holderOfOfficers = (state: State): number => {
  for (let seat = 0; seat < playersOf(state); seat++)
    if (read.has(state, Pile.guild(seat), CARD.imperialOfficers)) return seat
  return -1
}

// — Govern the Imperial Reach

export const enforce = free<'enforce'>({
  refuse: () => undefined,
  carry(state, _action, seat, events) {
    pop(state)
    events?.event(say('log.enforced', { seat: colourOf(state, seat), policy: POLICIES[camp.policy(state)]! }))
    push(state, C.policyAction, seat)
    push(state, C.demand, seat, demandedOf(state, seat))
  },
  *list() {
    yield { do: 'enforce' }
  },
})

export const changePolicy = free<'changePolicy'>({
  refuse: (state, action) =>
    POLICIES[camp.policy(state)] === action.policy ? say('no.samePolicy', { policy: action.policy }) : undefined,
  carry(state, action, seat, events) {
    pop(state)
    set.setPolicy(state, POLICIES.indexOf(action.policy))
    events?.event(say('log.policyChanged', { seat: colourOf(state, seat), policy: action.policy }))
  },
  *list(state) {
    for (const policy of POLICIES) if (POLICIES[camp.policy(state)] !== policy) yield { do: 'changePolicy', policy }
  },
})

/** Bits of the Regents that owe something; War asks nothing of the First Regent. */
const demandedOf = (state: State, first: number): number =>
  regents(state).reduce((bits, seat) => (camp.policy(state) === WAR && seat === first ? bits : bits | (1 << seat)), 0)

const WANTED: readonly (readonly number[])[] = [
  [RELIC, PSIONIC],
  [MATERIAL, FUEL, WEAPON],
]

/** What the First Regent can take of a Regent under the Policy (campaign 11.3). */
export function* demandable(state: State, first: number, from: number): Generator<Asset> {
  const policy = camp.policy(state)
  if (policy !== WAR) {
    const wanted = WANTED[policy]!
    for (let slot = 0; slot < 7; slot++) if (wanted.includes(tokenIn(state, from, slot))) yield { slot }
    // Frozen tokens bind only their holder (campaign/R1).
    if (from !== first) for (const type of wanted) if (onLeague(state, from, type) > 0) yield { frozen: typeName(type) }
    return
  }
  for (const owner of owners(state)) {
    // Neither Imperial pieces nor those of a Regent.
    if (owner === EMPIRE || (isSeat(owner) && isRegent(state, owner))) continue
    for (const [kind, piece] of TROPHIES.entries())
      if (read.trophy(state, from, owner, kind) > 0) yield { trophy: { of: ownerOf(state, owner), piece } }
    if (isSeat(owner) && read.captive(state, from, owner) > 0) yield { captive: colourOf(state, owner) }
  }
}

const sameAsset = (one: Asset, other: Asset): boolean => {
  if ('slot' in one) return 'slot' in other && one.slot === other.slot
  if ('frozen' in one) return 'frozen' in other && one.frozen === other.frozen
  if ('captive' in one) return 'captive' in other && one.captive === other.captive
  if ('favor' in one) return 'favor' in other && one.favor === other.favor
  return 'trophy' in other && one.trophy.of === other.trophy.of && one.trophy.piece === other.trophy.piece
}
const offersOf = (state: State, first: number, from: number): Asset[] => [...demandable(state, first, from)]
const warPieces = (state: State, from: number, owner: number): number =>
  camp.policy(state) !== WAR
    ? 0
    : TROPHIES.reduce((sum, _, kind) => sum + read.trophy(state, from, owner, kind), read.captive(state, from, owner))
/** A Rival with neither a piece nor an agent to give. */
const mayExpel = (state: State, first: number, from: number): boolean =>
  from !== first && read.agentsLeft(state, from) === 0 && offersOf(state, first, from).length === 0

/** One Regent after another, in the order that the First Regent likes. */
export const exact = free<'exact'>({
  refuse(state, action, seat): No {
    const from = seatOf(state, action.of)
    if (from < 0 || (topArg(state, 0) & (1 << from)) === 0) return say('no.owesNothing', { of: action.of })
    const open = offersOf(state, seat, from)
    if (open.length > 0) {
      if (action.take === undefined) return say('no.namePiece', { of: action.of })
      return action.expel === undefined && open.some((each) => sameAsset(each, action.take!))
        ? undefined
        : say('no.notDemanded', { of: action.of })
    }
    if (action.take !== undefined) return say('no.notDemanded', { of: action.of })
    return (action.expel === undefined) === !mayExpel(state, seat, from)
      ? undefined
      : say('no.expel', { of: action.of })
  },
  carry(state, action, seat, events) {
    const from = seatOf(state, action.of)
    setTopArg(state, 0, topArg(state, 0) & ~(1 << from))
    const of = action.of
    const first = colourOf(state, seat)
    if (action.take !== undefined) {
      takeDemanded(state, seat, from, action.take, events)
      return
    }
    if (from === seat) return
    if (read.agentsLeft(state, from) > 0) {
      write.addAgentsLeft(state, from, -1)
      set.addFavors(state, seat, from, 1)
      events?.event(say('log.favorTaken', { seat: first, of }))
    } else if (action.expel === true) becomeOutlaw(state, from, events)
  },
  *list(state, seat) {
    for (const from of regentsDue(state)) {
      const of = colourOf(state, from)
      const open = offersOf(state, seat, from)
      for (const take of open) yield { do: 'exact', of, take }
      if (open.length > 0) continue
      if (from !== seat && read.agentsLeft(state, from) === 0) {
        yield { do: 'exact', of, expel: false }
        yield { do: 'exact', of, expel: true }
      } else yield { do: 'exact', of }
    }
  },
})

const regentsDue = (state: State): number[] =>
  [0, 1, 2, 3].filter((seat) => seat < playersOf(state) && (topArg(state, 0) & (1 << seat)) !== 0)

function takeDemanded(state: State, first: number, from: number, take: Asset, events?: EventSink): void {
  const seat = colourOf(state, first)
  const of = colourOf(state, from)
  if ('slot' in take || 'frozen' in take) {
    const type = 'slot' in take ? tokenIn(state, from, take.slot) : typeIndex(take.frozen)
    if ('slot' in take) write.setSlot(state, from, take.slot, 0)
    else set.addLeague(state, type, -1)
    set.addTrust(state, type, 1)
    // Taking a token, the First Regent may rearrange its own (campaign 11.4).
    mayRearrange(state, first)
    events?.event(say('log.trustTook', { seat, of, type: typeName(type) }))
    return
  }
  if ('trophy' in take) {
    const owner = ownerIndex(state, take.trophy.of)
    const kind = TROPHIES.indexOf(take.trophy.piece)
    write.addTrophy(state, from, owner, kind, -1)
    write.addTrophy(state, first, owner, kind, 1)
  } else if ('captive' in take) {
    const owner = seatOf(state, take.captive)
    write.addCaptive(state, from, owner, -1)
    write.addCaptive(state, first, owner, 1)
  }
  events?.event(say('log.demanded', { seat, of }))
}

/** Frame `demand`: what leaves no choice is taken by itself, in turn order. */
function settleDemand(state: State, seat: number, events?: EventSink): boolean {
  if (topArg(state, 0) === 0) {
    pop(state)
    return true
  }
  const owing = regents(state).filter((from) => (topArg(state, 0) & (1 << from)) !== 0)
  // Under War an Outlaw's pieces qualify: then it matters whether their owner is expelled before others are asked.
  const inOrder = owing.some(
    (from) => mayExpel(state, seat, from) && owing.some((other) => warPieces(state, other, from) > 0),
  )
  for (const from of inOrder ? [] : owing) {
    const open = offersOf(state, seat, from)
    if (open.length > 1) continue
    if (open.length === 1) {
      exact.carry(state, { do: 'exact', of: colourOf(state, from), take: open[0]! }, seat, events)
      return true
    }
    if (from === seat || read.agentsLeft(state, from) > 0) {
      exact.carry(state, { do: 'exact', of: colourOf(state, from) }, seat, events)
      return true
    }
  }
  // Whoever has become an Outlaw meanwhile owes nothing.
  const due = regents(state).reduce((bits, each) => bits | (topArg(state, 0) & (1 << each)), 0)
  if (due !== topArg(state, 0)) {
    setTopArg(state, 0, due)
    return true
  }
  return false
}

// — The action of the Policy

function policyAction(state: State, seat: number, events?: EventSink): boolean {
  switch (camp.policy(state)) {
    case PEACE:
      pop(state)
      for (const regent of regents(state)) {
        const bonus = cityBonus(state, regent)
        if (bonus === 0) continue
        write.setPower(state, regent, read.power(state, regent) + bonus)
        events?.event(say('log.peace', { seat: colourOf(state, regent), power: bonus }))
      }
      return true
    case ESCALATION:
      if (escalationSystems(state, seat).length > 0 && imperialSupply(state) > 0) return false
      pop(state)
      return true
    default:
      pop(state)
      push(state, C.supplyWeapons, seat)
      return true
  }
}

/** Empire-controlled systems, or else those with a starport of the First Regent (campaign 11.3). */
export function escalationSystems(state: State, first: number): number[] {
  const imperial = boardOf(state).systems.filter((system) => empireControls(state, system))
  if (imperial.length > 0) return imperial
  const out = new Set<number>()
  for (let site = 0; site < 72; site++)
    if (isPort(read.site(state, site)) && siteOwner(read.site(state, site)) === first) out.add(systemOfSite(site))
  return [...out]
}

export const escalate = free<'escalate'>({
  refuse: (state, action, seat) =>
    escalationSystems(state, seat).includes(sys(action.at)) ? undefined : say('no.escalate', { system: action.at }),
  carry(state, action, seat, events) {
    pop(state)
    const n = Math.min(2, imperialSupply(state))
    write.addFresh(state, sys(action.at), EMPIRE, n)
    events?.event(say('log.escalated', { seat: colourOf(state, seat), system: action.at, n }))
    for (let i = 0; i < n; i++) imperialPlaced(state, events)
  },
  *list(state, seat) {
    for (const system of escalationSystems(state, seat)) yield { do: 'escalate', at: sysId(system) }
  },
})

/** The Admiral advances for each Imperial ship placed while it wins a declared ambition (campaign 12.7 a). */
function imperialPlaced(state: State, events?: EventSink): void {
  const admiral = seatOfFate(state, 'admiral')
  if (admiral >= 0 && isRegent(state, admiral) && winsSome(state, admiral)) advance(state, admiral, 1, events)
}

/** Weapons of the supply, then of the Trust; if they are too few the First Regent names who gets one. */
const weaponsFor = (state: State): number =>
  Math.min(regents(state).length, read.supply(state, WEAPON) + camp.trust(state, WEAPON))

export const supplyWeapons = free<'supplyWeapons'>({
  refuse(state, action) {
    const seats = action.to.map((colour) => seatOf(state, colour))
    const must = weaponsFor(state)
    if (new Set(seats).size !== must || seats.length !== must) return say('no.weaponsCount', { n: must })
    return seats.every((each) => each >= 0 && isRegent(state, each)) ? undefined : say('no.onlyRegents', {})
  },
  carry(state, action, _seat, events) {
    pop(state)
    for (const colour of action.to) {
      const seat = seatOf(state, colour)
      if (!gain(state, seat, WEAPON, events)) {
        set.addTrust(state, WEAPON, -1)
        events?.event(baseSay('log.gain', { seat: colour, type: 'weapon' }))
        placeToken(state, seat, WEAPON, events)
      }
      mayRearrange(state, seat)
    }
  },
  *list(state) {
    const all = regents(state)
    const must = weaponsFor(state)
    for (let bits = 0; bits < 1 << all.length; bits++)
      if (popcount(bits) === must)
        yield {
          do: 'supplyWeapons',
          to: all.filter((_, i) => (bits & (1 << i)) !== 0).map((seat): Colour => colourOf(state, seat)),
        }
  },
})

// — Use Imperial Foundries

/** Starports of the seat by system, as far as there are ships of its own to replace. */
export function foundrySlots(state: State, seat: number): Map<number, number> {
  const out = new Map<number, number>()
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (!isPort(value) || siteOwner(value) !== seat) continue
    const system = systemOfSite(site)
    const most = read.ships(state, system, seat)
    if (most > 0) out.set(system, Math.min(most, (out.get(system) ?? 0) + 1))
  }
  return out
}

export const foundries = free<'foundries'>({
  refuse(state, action, seat) {
    if (action.ships.length > imperialSupply(state)) return say('no.imperialSupply', { n: imperialSupply(state) })
    const slots = foundrySlots(state, seat)
    for (const id of new Set(action.ships.map(({ at }) => at))) {
      const here = action.ships.filter(({ at }) => at === id)
      const damaged = here.filter((ship) => ship.damaged === true).length
      const system = sys(id)
      if (here.length > (slots.get(system) ?? 0)) return say('no.foundry', { system: id })
      if (damaged > read.damaged(state, system, seat) || here.length - damaged > read.fresh(state, system, seat))
        return say('no.foundry', { system: id })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const { at, damaged } of action.ships) {
      const system = sys(at)
      if (damaged === true) {
        write.addDamaged(state, system, seat, -1)
        write.addDamaged(state, system, EMPIRE, 1)
      } else {
        write.addFresh(state, system, seat, -1)
        write.addFresh(state, system, EMPIRE, 1)
      }
      write.addShipsLeft(state, seat, 1)
      events?.event(say('log.foundry', { seat: colourOf(state, seat), system: at }))
      imperialPlaced(state, events)
    }
  },
  *list(state, seat) {
    const places: { at: ReturnType<typeof sysId>; damaged?: true }[] = []
    for (const [system, n] of foundrySlots(state, seat))
      for (let i = 0; i < n; i++) {
        if (i < read.fresh(state, system, seat)) places.push({ at: sysId(system) })
        if (i < read.damaged(state, system, seat)) places.push({ at: sysId(system), damaged: true })
      }
    for (let bits = 0; bits < 1 << Math.min(10, places.length); bits++) {
      const action = { do: 'foundries', ships: places.filter((_, i) => (bits & (1 << i)) !== 0) } as const
      if (foundries.refuse(state, action, seat) === undefined) yield action
    }
  },
})

export const edictFrames: Readonly<Record<string, Frame>> = {
  edicts: {
    settle(state, _seat, events) {
      edicts(state, events)
      return true
    },
  },
  govern: { offers: ['enforce', 'changePolicy'] },
  demand: { offers: ['exact'], settle: settleDemand },
  policyAction: { offers: ['escalate'], settle: policyAction },
  supplyWeapons: {
    offers: ['supplyWeapons'],
    settle(state, seat, events) {
      const all = regents(state)
      if (weaponsFor(state) < all.length && weaponsFor(state) > 0) return false
      const to = weaponsFor(state) === 0 ? [] : all.map((each): Colour => colourOf(state, each))
      supplyWeapons.carry(state, { do: 'supplyWeapons', to }, seat, events)
      return true
    },
  },
  foundries: {
    offers: ['foundries'],
    settle(state, seat) {
      if (imperialSupply(state) > 0 && foundrySlots(state, seat).size > 0) return false
      pop(state)
      return true
    },
  },
}

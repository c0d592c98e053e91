// Golems (campaign 16): where they are, spending one in the Prelude, handing one over. On the map nobody knows which is which.

import type { EventSink } from '@understudy/table'
import { type Leg, type Owner, RESOURCES, type SystemId } from '../../vocabulary.ts'
import { sys, sysId } from '../board/ids.ts'
import { destroyed, repairShips, T_SHIP } from '../board/pieces.ts'
import { emptyUsable, gain, noArranging, placeToken, typeIndex } from '../board/resources.ts'
import type { AnyDeed, No } from '../choosing/deed.ts'
import { say as baseSay } from '../sayings.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { SLOTS_PER_SEAT } from '../state/numbers.ts'
import { BLIGHT, FREE_STATES, ownerIndex, ownerOf, owners } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { pop, push, topArg } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { refuseHarm } from './actions/laws.ts'
import { carryLegs, refuseLegs, sampleMove } from './actions/move.ts'
import { FATE_LORE, GOLEM_TOKEN } from './data.ts'
import { type CampaignActionOf, type Frame, type Free, free } from './deed.ts'
import { C } from './frames.ts'
import { advance, seatOfFate } from './objectives.ts'
import { say } from './sayings.ts'
import { GOLEMS } from './vocabulary.ts'

export const WARRIOR = 0
export const PROTECTOR = 1
export const SEEKER = 2
export const HARVESTER = 3

export const hasHearth = (state: State, seat: number): boolean =>
  read.has(state, Pile.lore(seat), FATE_LORE.golemHearth)

/** The slot of a Golem at a seat, or -1. */
export function slotOfGolem(state: State, seat: number, golem: number): number {
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++)
    if (read.slot(state, seat, slot) === GOLEM_TOKEN + golem) return slot
  return -1
}
export const holdsGolem = (state: State, seat: number, golem: number): boolean =>
  slotOfGolem(state, seat, golem) >= 0 || (hasHearth(state, seat) && camp.onHearth(state, golem))

export function golemsOf(state: State, seat: number): number[] {
  const hearth = hasHearth(state, seat)
  const out: number[] = []
  for (let golem = 0; golem < GOLEMS.length; golem++)
    if ((hearth && camp.onHearth(state, golem)) || slotOfGolem(state, seat, golem) >= 0) out.push(golem)
  return out
}

/** Whether it has left the map. */
function isOffMap(state: State, golem: number): boolean {
  if (camp.onHearth(state, golem)) return true
  for (let seat = 0; seat < playersOf(state); seat++) if (slotOfGolem(state, seat, golem) >= 0) return true
  for (let n = 0; n < read.depth(state); n++)
    if (read.frameKind(state, n) === C.giveGolem && read.frameArg(state, n, 0) === golem) return true
  return false
}

export function takeAway(state: State, seat: number, golem: number): void {
  const slot = slotOfGolem(state, seat, golem)
  if (slot < 0) {
    set.setHearth(state, golem, false)
    return
  }
  write.setSlot(state, seat, slot, 0)
  noArranging(state, seat)
}

/** Onto the Hearth where there is one, else into a slot. */
export function giveTo(state: State, seat: number, golem: number, events?: EventSink): void {
  if (hasHearth(state, seat)) set.setHearth(state, golem, true)
  else placeToken(state, seat, GOLEM_TOKEN + golem, events)
}

/** Rivals that have room for a Golem; the Hearth always has. */
const takers = (state: State, seat: number): number[] =>
  [0, 1, 2, 3].filter(
    (other) => other < playersOf(state) && other !== seat && (hasHearth(state, other) || emptyUsable(state, other) > 0),
  )

export const giveGolem = free<'giveGolem'>({
  refuse: (state, action, seat) =>
    takers(state, seat).includes(seatOf(state, action.to)) ? undefined : say('no.golemRoom', { of: action.to }),
  carry(state, action, seat, events) {
    const golem = topArg(state, 0)
    pop(state)
    events?.event(say('log.golemGiven', { seat: colourOf(state, seat), to: action.to, golem: GOLEMS[golem]! }))
    giveTo(state, seatOf(state, action.to), golem, events)
  },
  *list(state, seat) {
    for (const other of takers(state, seat)) yield { do: 'giveGolem', to: colourOf(state, other) }
  },
})

/** Asleep, it goes to a Rival with room; its Hearth keeps it if there is none. */
export function handOn(state: State, seat: number, golem: number): void {
  set.setAwake(state, golem, false)
  push(state, C.giveGolem, seat, golem)
}

type Use = CampaignActionOf<'useGolem'>

function refuseUse(state: State, action: Use, seat: number): No {
  if (!read.prelude(state)) return baseSay('no.preludeOver', {})
  const golem = GOLEMS.indexOf(action.golem)
  if (golem < 0 || !holdsGolem(state, seat, golem)) return say('no.golem', { golem: action.golem })
  const slot = slotOfGolem(state, seat, golem)
  if (slot > 6) return say('no.golem', { golem: action.golem })
  if (!camp.awake(state, golem)) return say('no.golemSleeps', { golem: action.golem })
  const fits = (which: number): No => (golem === which ? undefined : say('no.golemUse', { golem: action.golem }))
  if ('repair' in action) return fits(PROTECTOR) ?? refuseRepairs(state, action.repair)
  if ('legs' in action) return fits(SEEKER) ?? refuseLegs(state, seat, action.from, action.legs, true)
  if (action.at !== undefined) return fits(WARRIOR) ?? refuseWarrior(state, seat, sys(action.at))
  if (action.gain !== undefined)
    return (
      fits(HARVESTER) ??
      (read.supply(state, typeIndex(action.gain)) > 0 ? undefined : baseSay('no.tokenSupply', { type: action.gain }))
    )
  return undefined
}

/** Not where it would break the Truce for any of the damaged ships. */
function refuseWarrior(state: State, seat: number, system: number): No {
  for (const owner of shipOwners(state)) {
    if (owner === seat || read.damaged(state, system, owner) === 0) continue
    const no = refuseHarm(state, seat, system, owner)
    if (no !== undefined) return no
  }
  return undefined
}

const shipOwners = (state: State): number[] =>
  owners(state).filter((owner) => owner !== BLIGHT && owner !== FREE_STATES)

type Repair = { readonly of: Owner; readonly at: SystemId; readonly n: number }
function refuseRepairs(state: State, repairs: readonly Repair[]): No {
  const seen = new Set<string>()
  for (const { of, at, n } of repairs) {
    const owner = ownerIndex(state, of)
    if (!shipOwners(state).includes(owner) || seen.has(`${of}${at}`)) return baseSay('no.rival', {})
    seen.add(`${of}${at}`)
    if (n < 1 || read.damaged(state, sys(at), owner) < n) return baseSay('no.damagedShip', { system: at })
  }
  return undefined
}

/** Spent, whether used or not: the Caretaker advances, and it goes to sleep elsewhere (campaign 16, 12.5 b). */
export const useGolem: Free<Use> & AnyDeed = free<'useGolem'>({
  refuse: refuseUse,
  carry(state, action, seat, events) {
    const golem = GOLEMS.indexOf(action.golem)
    takeAway(state, seat, golem)
    write.setFirst(state, false)
    events?.event(say('log.golemUsed', { seat: colourOf(state, seat), golem: action.golem }))
    handOn(state, seat, golem)
    const caretaker = seatOfFate(state, 'caretaker')
    if (caretaker >= 0) advance(state, caretaker, 2, events)
    if ('repair' in action)
      for (const { of, at, n } of action.repair) repairShips(state, ownerIndex(state, of), sys(at), n)
    else if ('legs' in action) carryLegs(state, seat, action.from, action.legs, events)
    else if (action.at !== undefined) strike(state, seat, sys(action.at), events)
    else if (action.gain !== undefined) gain(state, seat, typeIndex(action.gain), events)
  },
  *list(state, seat) {
    if (!read.prelude(state)) return
    for (const golem of golemsOf(state, seat)) {
      const plain = { do: 'useGolem', golem: GOLEMS[golem]! } as const
      if (refuseUse(state, plain, seat) !== undefined) continue
      yield plain
      if (golem === WARRIOR)
        for (const system of boardOf(state).systems) {
          const any = shipOwners(state).some((owner) => read.damaged(state, system, owner) > 0)
          if (any && refuseWarrior(state, seat, system) === undefined) yield { ...plain, at: sysId(system) }
        }
      else if (golem === PROTECTOR) {
        const all = allDamaged(state)
        if (all.length > 0) yield { ...plain, repair: all }
        for (const each of all) if (all.length > 1) yield { ...plain, repair: [each] }
      } else if (golem === HARVESTER)
        for (const type of RESOURCES) if (read.supply(state, typeIndex(type)) > 0) yield { ...plain, gain: type }
    }
  },
  sample(state, seat, random) {
    const all = [...useGolem.list(state, seat)]
    if (all.length === 0) return undefined
    const action = all[random.int(all.length)]!
    if (action.golem !== 'seeker') return action
    const moving = sampleMove(state, seat, random)
    if (moving === undefined) return action
    const use: Use = { do: 'useGolem', golem: 'seeker', from: moving.from, legs: moving.legs as readonly Leg[] }
    return refuseUse(state, use, seat) === undefined ? use : action
  },
})

function allDamaged(state: State): Repair[] {
  const out: Repair[] = []
  for (const system of boardOf(state).systems)
    for (const owner of shipOwners(state)) {
      const n = read.damaged(state, system, owner)
      if (n > 0) out.push({ of: ownerOf(state, owner), at: sysId(system), n })
    }
  return out
}

/** The Warrior destroys every damaged ship of a system: others' are Trophies, one's own go home. */
function strike(state: State, seat: number, system: number, events?: EventSink): void {
  for (const owner of shipOwners(state)) {
    const n = read.damaged(state, system, owner)
    if (n === 0) continue
    write.setDamaged(state, system, owner, 0)
    for (let i = 0; i < n; i++) destroyed(state, seat, owner, T_SHIP, events)
    events?.event(
      baseSay('log.shipsLost', { of: ownerOf(state, owner), n, system: sysId(system), by: colourOf(state, seat) }),
    )
  }
}

/** Which Golem it is that leaves the map. */
export const golem = free<'golem'>({
  refuse: (state, action) =>
    GOLEMS.includes(action.golem) && !isOffMap(state, GOLEMS.indexOf(action.golem))
      ? undefined
      : say('no.golemOff', { golem: action.golem }),
  carry(state, action, seat, events) {
    const which = GOLEMS.indexOf(action.golem)
    const awake = topArg(state, 0) === 1
    pop(state)
    set.setHearth(state, which, true)
    set.setAwake(state, which, awake)
    events?.event(say('log.golemFound', { seat: colourOf(state, seat), golem: action.golem, awake }))
  },
  *list(state) {
    for (const [which, id] of GOLEMS.entries()) if (!isOffMap(state, which)) yield { do: 'golem', golem: id }
  },
})

export const golemFrames: Readonly<Record<string, Frame>> = {
  golemType: { offers: ['golem'], chance: 'setup', key: (state) => `golem.${read.depth(state)}` },
  giveGolem: {
    offers: ['giveGolem'],
    settle(state, seat, events) {
      const open = takers(state, seat)
      if (open.length > 1) return false
      const which = topArg(state, 0)
      if (open.length === 1) giveGolem.carry(state, { do: 'giveGolem', to: colourOf(state, open[0]!) }, seat, events)
      else {
        // Only the Hearth's own seat can find no taker.
        pop(state)
        giveTo(state, seat, which, events)
      }
      return true
    },
  },
}

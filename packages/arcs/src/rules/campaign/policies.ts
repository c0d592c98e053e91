// What the Policies do: Peace pays, Escalation places Imperial ships, War hands out Weapons (campaign 11.3).

import type { EventSink } from '@understudy/table'
import { popcount } from '../../card-sets.ts'
import type { Colour } from '../../vocabulary.ts'
import { sys, sysId } from '../board/ids.ts'
import { cityBonus, gain, placeToken, WEAPON } from '../board/resources.ts'
import { say as baseSay } from '../sayings.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { EMPIRE } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isPort, siteOwner, systemOfSite } from '../state/sites.ts'
import { pop, push } from '../state/stack.ts'
import { boardOf, colourOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { type Frame, free } from './deed.ts'
import { imperialPlaced } from './fates/admiral.ts'
import { C } from './frames.ts'
import { mayRearrange } from './rearrange.ts'
import { say } from './sayings.ts'
import { imperialSupply } from './supplies.ts'
import { empireControls, isRegent, regents } from './titles.ts'

export const PEACE = 0
export const ESCALATION = 1
export const WAR = 2

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

export const policyFrames: Readonly<Record<string, Frame>> = {
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
}

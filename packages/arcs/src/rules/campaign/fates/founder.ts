// The Founder (campaign 12.2): Parade Fleets, and systems that an Outlaw controls.

import { controls, OUTSIDE_TURNS } from '../../board/control.ts'
import { sys, sysId } from '../../board/ids.ts'
import { placeShips } from '../../board/pieces.ts'
import type { Card } from '../../hooks/hooks.ts'
import { FREE_STATES } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../state/sites.ts'
import { pop, push } from '../../state/stack.ts'
import { boardOf, colourOf, type State } from '../../state/state.ts'
import { CARD } from '../data.ts'
import { type Frame, free } from '../deed.ts'
import { C } from '../frames.ts'
import { advance, hasFate } from '../objectives.ts'
import { say } from '../sayings.ts'
import { becomeOutlaw, empireControls, isOutlaw, isRegent } from '../titles.ts'

const freeCities = (state: State): number[] => {
  const out = new Set<number>()
  for (let site = 0; site < 72; site++)
    if (isCity(read.site(state, site)) && siteOwner(read.site(state, site)) === FREE_STATES) out.add(systemOfSite(site))
  return [...out]
}

/** Two ships at a Free city, and a Regent may leave the Empire; either without the other (campaign/R3). */
export const parade = free<'parade'>({
  refuse(state, action, seat) {
    if (action.at !== undefined && !freeCities(state).includes(sys(action.at)))
      return say('no.freeCityAt', { system: action.at })
    if (action.at !== undefined && read.shipsLeft(state, seat) === 0) return say('no.paradeShips', {})
    if (action.outlaw === true && !isRegent(state, seat)) return say('no.isOutlaw', {})
    return action.at === undefined && action.outlaw === undefined ? say('no.paradeNothing', {}) : undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    if (action.at !== undefined) {
      const n = placeShips(state, seat, sys(action.at), 2)
      events?.event(say('log.parade', { seat: colourOf(state, seat), system: action.at, n }))
    }
    if (action.outlaw === true) becomeOutlaw(state, seat, events)
  },
  *list(state, seat) {
    const places = read.shipsLeft(state, seat) > 0 ? freeCities(state) : []
    if (isRegent(state, seat)) yield { do: 'parade', outlaw: true }
    for (const system of places) {
      yield { do: 'parade', at: sysId(system) }
      if (isRegent(state, seat)) yield { do: 'parade', at: sysId(system), outlaw: true }
    }
  },
})

export const founderFrames: Readonly<Record<string, Frame>> = {
  parade: {
    offers: ['parade', 'decline'],
    settle(state, seat) {
      if (isRegent(state, seat) || (read.shipsLeft(state, seat) > 0 && freeCities(state).length > 0)) return false
      pop(state)
      return true
    },
  },
}

export const paradeFleets: Card = {
  is: { guild: CARD.paradeFleets },
  declared: (state, seat) => push(state, C.parade, seat),
}

export const founder: Card = {
  is: { id: 'founder', has: (state, seat) => hasFate(state, seat, 'founder') },
  won(state, seat, _ambition, _power, events) {
    if (isOutlaw(state, seat)) advance(state, seat, 3, events)
  },
  /** At the end of a chapter: each system under its control that is not the Empire's. */
  scored(state, seat, events) {
    if (!isOutlaw(state, seat)) return
    const n = boardOf(state).systems.filter(
      (system) => !empireControls(state, system) && controls(state, seat, system, OUTSIDE_TURNS),
    ).length
    advance(state, seat, n, events)
  },
}

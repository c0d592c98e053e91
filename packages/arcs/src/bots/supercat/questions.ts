// The questions that the pages ask, each with what its answer rests on.

import type { Question } from '@understudy/procedure'
import { bestMarker } from '../../rules/round/declare.ts'
import * as read from '../../rules/state/read.ts'
import { F, topKind } from '../../rules/state/stack.ts'
import { playersOf } from '../../rules/state/state.ts'
import { type C, me, pipsLeft, say, settings, systemsOf } from './context.ts'
import { worthArranging } from './lib/slots.ts'
import { claims, hasStarport, needsClaims, ports, threatenedNow, unassigned, unbuiltCities } from './terms/map.ts'

export const frame = (c: C): number => topKind(c.view)
export const inTurn = (c: C): boolean => frame(c) === F.turn

/** A suit page goes on while there are actions left, or tokens to put in order. */
export const actionsLeft = (c: C): boolean => inTurn(c) && (pipsLeft(c) > 0 || worthArranging(c.view, me(c)))

export const noStarport: Question<C> = {
  test: (c) => !hasStarport(c.view, me(c)),
  show: (c, yes) => [yes ? say('supercat.noStarport', {}) : say('supercat.starports', { n: ports(c.view, me(c)) })],
}

const claimsShown = (c: C) => [
  say('supercat.claims', { claims: claims(c.view, me(c)), cities: unbuiltCities(c.view, me(c)) }),
]

export const hasClaim: Question<C> = { test: (c) => claims(c.view, me(c)) > 0, show: claimsShown }
export const stranded: Question<C> = {
  test: (c) => !hasStarport(c.view, me(c)) && claims(c.view, me(c)) === 0,
  show: (c) => [
    hasStarport(c.view, me(c))
      ? say('supercat.starports', { n: ports(c.view, me(c)) })
      : say('supercat.noStarport', {}),
    ...claimsShown(c),
  ],
}
export const citiesUnbuilt: Question<C> = { test: (c) => unbuiltCities(c.view, me(c)) > 0, show: claimsShown }
export const wantsClaims: Question<C> = { test: (c) => needsClaims(c.view, me(c), c.edition), show: claimsShown }

export const buildingThreatened: Question<C> = {
  test: (c) => threatenedNow(c.view, me(c)).length > 0,
  show: (c, yes) => [
    yes
      ? say('supercat.threatened', { systems: systemsOf(threatenedNow(c.view, me(c))) })
      : say('supercat.notThreatened', {}),
  ],
}

/** More unbuilt ships than the rivals (supercat/B5). */
export const mostUnbuilt: Question<C> = {
  test: (c) => {
    const own = read.shipsLeft(c.view, me(c))
    const rivals = rivalShipsLeft(c)
    return settings(c).mostUnbuilt === 'all' ? rivals.every((n) => own > n) : rivals.some((n) => own > n)
  },
  show: (c) => [say('supercat.unbuilt', { own: read.shipsLeft(c.view, me(c)), rivals: rivalShipsLeft(c) })],
}
const rivalShipsLeft = (c: C): number[] =>
  Array.from({ length: playersOf(c.view) }, (_, seat) => seat)
    .filter((seat) => seat !== me(c))
    .map((seat) => read.shipsLeft(c.view, seat))

const markers = (c: C): number => [0, 1, 2].filter((marker) => read.markerAt(c.view, marker) === 0).length
export const markerAvailable: Question<C> = {
  test: (c) => bestMarker(c.view) >= 0,
  show: (c) => [say('supercat.markers', { n: markers(c) })],
}

export const shipsUnassigned: Question<C> = {
  test: (c) => unassigned(c.view, me(c)).length > 0,
  show: (c, yes) => [
    yes
      ? say('supercat.unassigned', { systems: systemsOf(unassigned(c.view, me(c))) })
      : say('supercat.allAssigned', {}),
  ],
}

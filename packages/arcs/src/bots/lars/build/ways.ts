// Build (lars 6.4).

import type { Question } from '@understudy/procedure'
import { controls, emptySlot, onTurnOf, planetType } from '../../../rules/board/control.ts'
import { siteId, sysId } from '../../../rules/board/ids.ts'
import { builtNothing, isFocus, portOf, SHIPS_PER_TURN, shipsBuilt, USED_CITY } from '../../../rules/seats/lars.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../../rules/state/sites.ts'
import { boardOf, freshShips } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'
import type { W } from '../preferences.ts'
import { nearest, ruled } from '../preferences.ts'

/** Bits of the planet types (or, by option, of the symbols) where it has cities (lars/A23). */
function ownKinds(c: C): number {
  let bits = 0
  for (let site = 0; site < 72; site++) {
    const value = read.site(c.view, site)
    if (isCity(value) && siteOwner(value) === me(c)) bits |= 1 << kindOf(c, systemOfSite(site))
  }
  return bits
}
const kindOf = (c: C, system: number): number =>
  c.options.citySymbol === true ? system & 3 : planetType(c.view, system)

/** A planet with an empty slot under its control (lars/A22). */
export const cityPlaces: W<number> = {
  from: (c) =>
    read.citiesLeft(c.view, me(c)) === 0 || (read.used(c.view) & USED_CITY) !== 0
      ? []
      : boardOf(c.view).planets.filter(
          (planet) => emptySlot(c.view, planet) >= 0 && controls(c.view, me(c), planet, onTurnOf(me(c))),
        ),
  prefer: [
    { id: 'focus', keep: (c, planet) => isFocus(c.view, me(c), planet) },
    ruled({ id: 'otherType', keep: (c, planet) => (ownKinds(c) & (1 << kindOf(c, planet))) === 0 }, 23),
    { id: 'mostFresh', most: (c, planet) => freshShips(c.view, planet, me(c)) },
    ...nearest<number>((planet) => planet),
  ],
  show: (_c, planet) => say('lars.system', { system: sysId(planet) }),
  key: (planet) => planet,
}
export const buildCity = (_c: C, planet: number): Action => ({
  do: 'build',
  piece: 'city',
  at: sysId(planet),
  pay: 'pip',
})

/** Three ships, or as many as there are. */
export const newShips: W<number> = {
  from: (c) => {
    const n = Math.min(SHIPS_PER_TURN - shipsBuilt(c.view), read.shipsLeft(c.view, me(c)))
    return n > 0 && portOf(c.view, me(c)) >= 0 ? [n] : []
  },
  show: (_c, n) => say('lars.ships', { n }),
}
export const buildShips = (c: C, n: number): Action[] =>
  Array.from({ length: n }, () => ({ do: 'build', piece: 'ship', port: siteId(portOf(c.view, me(c))), pay: 'pip' }))

export const nothingBuilt: Question<C> = { test: (c) => builtNothing(c.view) }

// Repair, Tax and Build (lars 6.2 to 6.4).

import type { Question, Ways } from '@understudy/procedure'
import { controls, emptySlot, onTurnOf, planetType } from '../../rules/control.ts'
import { siteId, sysId } from '../../rules/ids.ts'
import {
  builtNothing,
  focusOf,
  isFocus,
  portOf,
  refuseLarsRepair,
  SHIPS_PER_TURN,
  shipsBuilt,
  USED_CITY,
} from '../../rules/seats/lars.ts'
import * as read from '../../rules/state/read.ts'
import { isBuilding, isCity, isDamaged, siteOwner, systemOfSite } from '../../rules/state/sites.ts'
import { boardOf, damagedShips, freshShips } from '../../rules/state/state.ts'
import { refuseTaxing, taxedAlready } from '../../rules/tax.ts'
import type { Action, PieceRef } from '../../vocabulary.ts'
import { type C, me, say } from './context.ts'
import type { PreferenceId } from './ids.ts'
import { nearest, ruled } from './preferences.ts'

type W<X> = Ways<C, X, PreferenceId>
type Pieces = readonly PieceRef[]

function damagedBuildings(c: C): PieceRef[] {
  const out: PieceRef[] = []
  for (let site = 0; site < 72; site++) {
    const value = read.site(c.view, site)
    if (isBuilding(value) && siteOwner(value) === me(c) && isDamaged(value)) out.push({ site: siteId(site) })
  }
  return out
}

/** All at once: one candidate, if there is anything. */
const together = (pieces: Pieces): readonly Pieces[] => (pieces.length === 0 ? [] : [pieces])
const showPieces = (_c: C, pieces: Pieces) => say('lars.pieces', { n: pieces.length })

export const repair = (_c: C, pieces: Pieces): Action[] => pieces.map((piece) => ({ do: 'repair', piece, pay: 'pip' }))

export const buildings: W<Pieces> = { from: (c) => together(damagedBuildings(c)), show: showPieces }

export const focusShips: W<Pieces> = {
  from: (c) =>
    together(
      focusOf(c.view, me(c))
        .filter(
          (system) => damagedShips(c.view, system, me(c)) > 0 && refuseLarsRepair(c.view, me(c), system) === undefined,
        )
        .map((system) => ({ ship: sysId(system) })),
    ),
  show: (_c, ships) => say('lars.ships', { n: ships.length }),
}

export const everything: W<Pieces> = {
  from: (c) => {
    const ships = boardOf(c.view).systems.flatMap((system) =>
      Array.from({ length: damagedShips(c.view, system, me(c)) }, (): PieceRef => ({ ship: sysId(system) })),
    )
    return together([...damagedBuildings(c), ...ships])
  },
  show: showPieces,
}

/** Its own cities, and those of rivals in systems that it controls; in random order (lars/A21). */
export const taxable: W<number> = {
  from: (c) => {
    const out: number[] = []
    for (let site = 0; site < 72; site++) {
      if (!isCity(read.site(c.view, site))) continue
      if (!taxedAlready(c.view, me(c), site) && refuseTaxing(c.view, me(c), site) === undefined) out.push(site)
    }
    return out
  },
  show: (_c, site) => say('lars.city', { site: siteId(site) }),
  key: (site) => site,
}
export const tax = (_c: C, site: number): Action => ({ do: 'tax', city: siteId(site), pay: 'pip' })

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

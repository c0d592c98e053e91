// Move (lars 6.5): everybody home, then out again to one destination after another.

import type { Question } from '@understudy/procedure'
import { clusterOf, gateOf, isGate } from '../../../data/map.ts'
import { controls, emptySlot, mostFreshBeside, onTurnOf, rivalControls } from '../../../rules/board/control.ts'
import { sysId } from '../../../rules/board/ids.ts'
import { keptGate } from '../../../rules/seats/attacks.ts'
import { focusOf, othersPort, portSystem, targetOf } from '../../../rules/seats/lars.ts'
import { lifted, rivalShips } from '../../../rules/seats/lars-deeds.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, isPort, siteOwner } from '../../../rules/state/sites.ts'
import { boardOf, damagedShips, freshShips } from '../../../rules/state/state.ts'
import type { Action, Leg } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'
import { shortestWays } from '../map.ts'
import type { W } from '../preferences.ts'
import { nearest, ruled } from '../preferences.ts'

/** Ships that would come home, if any. */
export const strays: W<number> = {
  from: (c) => {
    let n = 0
    for (const system of boardOf(c.view).systems) n += lifted(c.view, me(c), system)
    return n > 0 ? [n] : []
  },
  show: (_c, n) => say('lars.ships', { n }),
}
export const recall = (): Action => ({ do: 'recall' })

const freshHome = (c: C): number => freshShips(c.view, portSystem(c.view, me(c)), me(c))
/** Damaged ships stay at the starport, unless the table wants it otherwise (lars/A27). */
const damagedHome = (c: C): number =>
  c.options.damagedFly === true ? damagedShips(c.view, portSystem(c.view, me(c)), me(c)) : 0
/** Ships that could set out from the starport. */
const shipsHome = (c: C): number => freshHome(c) + damagedHome(c)

/** Not controlled, not its own starport planet (lars/A52), not the starport system of another Lars (lars/A28). */
const open = (c: C, system: number): boolean =>
  system !== portSystem(c.view, me(c)) &&
  !controls(c.view, me(c), system, onTurnOf(me(c))) &&
  !othersPort(c.view, me(c), system) &&
  !hopeless(c, system)

/** Warp Blockades: a gate that cannot be won, and what lies behind gates that cannot be broken (lars/A65). */
const hopeless = (c: C, system: number): boolean =>
  c.view.options.warpBlockades &&
  ((isGate(system) && keptGate(c.view, system)) || shortestWays(c.view, portSystem(c.view, me(c)), system).length === 0)

const focusPlanets = (c: C): readonly number[] => focusOf(c.view, me(c)).filter((system) => !isGate(system))

function rivalBuilding(c: C, system: number, is: (site: number) => boolean): boolean {
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(c.view, at)
    if (is(site) && siteOwner(site) !== me(c)) return true
  }
  return false
}

const only = (found: (c: C) => number): W<number> => ({
  from: (c) => [found(c)].filter((system) => open(c, system)),
  show: (_c, system) => say('lars.system', { system: sysId(system) }),
})
const destination = (found: (c: C) => readonly number[]): W<number> => ({
  from: (c) => found(c).filter((system) => open(c, system)),
  prefer: nearest<number>((system) => system),
  show: (_c, system) => say('lars.system', { system: sysId(system) }),
  key: (system) => system,
})
const planetsThat = (test: (c: C, planet: number) => boolean) => (c: C) =>
  focusPlanets(c).filter((planet) => test(c, planet))

const hasSlot = (c: C, planet: number): boolean => emptySlot(c.view, planet) >= 0
const hasCity = (c: C, planet: number): boolean => rivalBuilding(c, planet, isCity)
const hasPort = (c: C, planet: number): boolean => rivalBuilding(c, planet, isPort)
const hasShips = (c: C, planet: number): boolean => rivalShips(c.view, me(c), planet)
const focusGate = (c: C): number => gateOf(clusterOf(targetOf(c.view, me(c))))

export const targetPlanet = only((c) => targetOf(c.view, me(c)))
export const withSlot = destination(planetsThat(hasSlot))
export const withCity = destination(planetsThat(hasCity))
export const withPort = destination(planetsThat(hasPort))
export const withShips = destination(planetsThat(hasShips))
export const theGate = only(focusGate)

const isDestination = (c: C, planet: number): boolean =>
  planet === targetOf(c.view, me(c)) ||
  hasSlot(c, planet) ||
  hasCity(c, planet) ||
  hasPort(c, planet) ||
  hasShips(c, planet)

export const shipsAndTargets: Question<C> = {
  test: (c) =>
    shipsHome(c) > 0 &&
    (open(c, focusGate(c)) || focusPlanets(c).some((planet) => open(c, planet) && isDestination(c, planet))),
  show: (c, yes) => (yes || shipsHome(c) === 0 ? [say('lars.left', { n: shipsHome(c) })] : [say('lars.noTargets', {})]),
}

/** The most fresh ships that a rival has there, less its own: what a tie needs (lars/A32). */
const shortfall = (c: C, system: number): number =>
  mostFreshBeside(c.view, me(c), system) - freshShips(c.view, system, me(c))

/** Ships to leave in a gate so that nobody controls it (lars/A29). */
const toBreak = (c: C, gate: number): number =>
  rivalControls(c.view, me(c), gate, onTurnOf(me(c))) ? shortfall(c, gate) : 0

const dropped = (c: C, gates: readonly number[]): number => gates.reduce((sum, gate) => sum + toBreak(c, gate), 0)

/** Of equally short ways the one that costs the fewest ships (lars/A31). */
export const paths: W<readonly number[]> = {
  from: (c) => shortestWays(c.view, portSystem(c.view, me(c)), c.vars.to ?? -1),
  prefer: [ruled({ id: 'fewestDropped', least: dropped }, 31)],
  show: (c, gates) =>
    say('lars.path', { gates: gates.map(sysId), dropped: dropped(c, gates), to: sysId(c.vars.to ?? 0) }),
}

/** One Move for each gate that must be broken, then one to the destination, with just enough ships. */
export function send(c: C, gates: readonly number[]): Action[] {
  const from = sysId(portSystem(c.view, me(c)))
  const to = c.vars.to ?? -1
  const moves: Action[] = []
  let left = freshHome(c)
  let hurt = damagedHome(c)
  const go = (stops: readonly number[], wanted: number): void => {
    if (wanted <= 0) return
    // If they do not suffice, all that are left go (lars/A30).
    const fresh = Math.min(wanted, left)
    const damaged = fresh < wanted ? hurt : 0
    if (fresh + damaged === 0) return
    const legs: Leg[] = stops.map((stop) => ({ to: sysId(stop), fresh, damaged }))
    moves.push({ do: 'move', from, legs, pay: 'pip' })
    left -= fresh
    hurt -= damaged
  }
  gates.forEach((gate, i) => {
    go(gates.slice(0, i + 1), toBreak(c, gate))
  })
  go([...gates, to], shortfall(c, to) + 1)
  return moves
}

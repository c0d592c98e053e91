// What it rests on that a rule finds a way, or none: who has what of the ambitions in question, which Court cards are its
// own to take, where its task force is, what may be spent, built, repaired or taxed. Only worked out when somebody wants to
// know.

import type { Say } from '@understudy/procedure'
import { securable } from '../../rules/actions/secure.ts'
import { ambitionId, courtId, site as siteIndex } from '../../rules/board/ids.ts'
import { tokenIn, typeName } from '../../rules/board/resources.ts'
import { count, silentCount } from '../../rules/round/ambitions.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { systemOfSite } from '../../rules/state/sites.ts'
import { colourOf, freshShips, playersOf } from '../../rules/state/state.ts'
import { type C, me, nameOf, namesOf, say, settings, systemsOf } from './context.ts'
import { latest } from './lib/latest.ts'
import type { Settings } from './options.ts'
import { claimPlanets, repairPlans, shipPlans } from './plans/build.ts'
import { taxableNow } from './plans/tax.ts'
import { courtCards, ownAgents, rivalAgents } from './terms/court.ts'
import { hasCity, taskForceNow, unbuiltCities } from './terms/map.ts'
import { tokenHeldBack } from './terms/spend.ts'
import { type Goal, isDeclared, isOpen, standing } from './terms/standing.ts'

/** Many rules rest on the same: it is worked out once for a position. */
const said = latest<{ by?: Settings; all: Map<string, Say[]> }>(() => ({ all: new Map() }))
function once(c: C, what: string, make: (c: C) => Say[]): Say[] {
  const known = said(c.view)
  if (known.by !== settings(c)) {
    known.by = settings(c)
    known.all = new Map()
  }
  const key = `${c.seat} ${what}`
  const ready = known.all.get(key)
  if (ready !== undefined) return ready
  const made = make(c)
  known.all.set(key, made)
  return made
}

/** Where it stands in the ambitions that are declared, or open. */
export const standings = (c: C, of: 'declared' | 'open'): Say[] => once(c, of, (each) => standingsNow(each, of))

function standingsNow(c: C, of: 'declared' | 'open'): Say[] {
  const { view } = c
  const list = [1, 2, 3, 4, 5]
    .filter((ambition) => (of === 'declared' ? isDeclared(view, ambition) : isOpen(view, ambition)))
    .map((ambition) => ({
      ambition: ambitionId(ambition),
      place: standing(view, me(c), ambition),
      counts: Array.from({ length: playersOf(view) }, (_, seat) => ({
        seat: colourOf(view, seat),
        n: count(view, seat, ambition),
      })),
      silent: silentCount(view, ambition),
    }))
  return [say('supercat.standings', { of, list })]
}

/** The ambitions that a goal is about. */
export const goalEvidence = (c: C, goal: Goal): Say[] =>
  goal === 'captives' ? [] : standings(c, goal === 'contendDeclared' || goal === 'growDeclared' ? 'declared' : 'open')

/** The Court cards that it could take now. */
export const ownCards = (c: C): Say[] =>
  once(c, 'cards', () => [say('supercat.ownCards', { cards: namesOf(securable(c.view, me(c))) })])

export const force = (c: C): Say[] => once(c, 'force', forceNow)

function forceNow(c: C): Say[] {
  const systems = taskForceNow(c.view, me(c))
  const fresh = systems.length === 0 ? 0 : freshShips(c.view, systems[0]!, me(c))
  return [say('supercat.force', { systems: systemsOf(systems), fresh })]
}

/** Its tokens, and those that it keeps for an ambition. */
export const purse = (c: C): Say[] => once(c, 'purse', purseNow)

function purseNow(c: C): Say[] {
  const slots = [0, 1, 2, 3, 4, 5, 6].filter((slot) => read.slot(c.view, me(c), slot) !== 0)
  const names = (of: readonly number[]) => of.map((slot) => typeName(tokenIn(c.view, me(c), slot)))
  const kept = slots.filter((slot) => tokenHeldBack(c.view, me(c), slot, settings(c)))
  return [say('supercat.purse', { tokens: names(slots), kept: names(kept) })]
}

/** Where it could build ships. */
export const yard = (c: C): Say[] => once(c, 'yard', yardNow)

function yardNow(c: C): Say[] {
  const ports = shipPlans(c.view, me(c)).map((port) => systemOfSite(siteIndex(port)))
  return [say('supercat.yard', { ports: systemsOf(ports), ships: read.shipsLeft(c.view, me(c)) })]
}

/** Where it could build cities or starports. */
export const ground =
  (piece: 'city' | 'starport') =>
  (c: C): Say[] =>
    once(c, piece, () => {
      const planets = claimPlanets(c.view, me(c))
      const left = piece === 'city' ? unbuiltCities(c.view, me(c)) : read.portsLeft(c.view, me(c))
      const settled = planets.filter((planet) => piece === 'city' && hasCity(c.view, planet, me(c)))
      return [say('supercat.ground', { piece, left, planets: systemsOf(planets), settled: systemsOf(settled) })]
    })

/** What of its own is damaged. */
export const hurt = (c: C): Say[] => once(c, 'hurt', hurtNow)

function hurtNow(c: C): Say[] {
  const all = repairPlans(c.view, me(c)).map(({ repair }) => repair)
  const ships = all.flatMap((piece) => ('ship' in piece ? [piece.ship] : []))
  const buildings = all.flatMap((piece) => ('site' in piece ? [piece.site] : []))
  return [say('supercat.hurt', { ships, buildings })]
}

export const taxableCities = (c: C): Say[] =>
  once(c, 'taxable', () => [
    say('supercat.taxable', { cities: [...new Set(taxableNow(c.view, me(c)).map(({ city }) => city))] }),
  ])

/** Its agents that are left, and who has how many on the cards of the Court. */
export const agents = (c: C): Say[] => once(c, 'agents', agentsNow)

function agentsNow(c: C): Say[] {
  const cards = courtCards(c.view).map((card) => ({
    card: nameOf(card),
    own: ownAgents(c.view, me(c), card),
    rival: rivalAgents(c.view, me(c), card),
  }))
  return [say('supercat.court', { left: read.agentsLeft(c.view, me(c)), cards })]
}

export const guildCards = (c: C): Say[] =>
  once(c, 'guild', () => [
    say('supercat.guild', { cards: namesOf(read.cards(c.view, Pile.guild(me(c))).map(courtId)) }),
  ])

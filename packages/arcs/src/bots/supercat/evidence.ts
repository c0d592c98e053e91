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
import { colourOf, freshShips, playersOf, type State } from '../../rules/state/state.ts'
import type { Resource, SiteId, SystemId } from '../../vocabulary.ts'
import { type BotSayings, type C, me, nameOf, namesOf, say, settings, systemsOf } from './context.ts'
import { latest } from './lib/latest.ts'
import { base } from './lib/now.ts'
import type { Settings } from './options.ts'
import { claimPlanets, repairPlans, shipPlans } from './plans/build.ts'
import { taxable } from './plans/tax.ts'
import { courtCards, ownAgents, rivalAgents } from './terms/court.ts'
import { hasCity, taskForceNow, unbuiltCities } from './terms/map.ts'
import { tokenHeldBack } from './terms/spend.ts'
import { type Base, type Goal, reachedIn } from './terms/standing.ts'

/** Stands for one position as one seat sees it: a new one is a new thought. */
interface Thought {
  readonly seat: string
  readonly by: Settings
}
const thoughts = latest<{ of?: Thought }>(() => ({}))
function thoughtOf(c: C): Thought {
  const known = thoughts(c.view)
  if (known.of?.seat !== c.seat || known.of.by !== settings(c)) known.of = { seat: c.seat, by: settings(c) }
  return known.of
}

export type Evidence = (c: C) => Say[]

/** Many rules rest on the same: it is worked out once for a position. */
function once(make: Evidence): Evidence {
  let of: Thought | undefined
  let is: Say[] = []
  return (c) => {
    const now = thoughtOf(c)
    if (now !== of) {
      is = make(c)
      of = now
    }
    return is
  }
}

/** All of these, one after another. */
export const together = (...parts: readonly Evidence[]): Evidence =>
  once((c) => {
    const all: Say[] = []
    for (const part of parts) for (const each of part(c)) all.push(each)
    // A trace keeps it: a list with no more room than it needs.
    return all.slice()
  })

/** Where it stands in the ambitions that are declared, or open. */
export const standings = (c: C, of: 'declared' | 'open'): Say[] => (of === 'declared' ? declared(c) : open(c))
export const declared = once((c) => standingsNow(c, 'declared'))
export const open = once((c) => standingsNow(c, 'open'))

type Standing = BotSayings['supercat.standings']['list'][number]
const AMBITIONS = [1, 2, 3, 4, 5]
/** By ambition and seat, what was said last: it seldom changes from one action to the next, and traces are kept for long. */
const last: (Standing | undefined)[][] = AMBITIONS.map(() => [])

function standingsNow(c: C, of: 'declared' | 'open'): Say[] {
  const { seat, places, status } = base(c)
  const wanted = of === 'declared' ? 2 : 1
  const list = AMBITIONS.filter((ambition) => status[ambition] === wanted).map((ambition) => {
    const before = last[ambition - 1]!
    if (!isStill(c.view, ambition, places[ambition]!, before[seat]))
      before[seat] = standingIn(c.view, ambition, places[ambition]!)
    return before[seat]!
  })
  return [say('supercat.standings', { of, list })]
}

function standingIn(view: C['view'], ambition: number, place: number): Standing {
  const counts: Standing['counts'][number][] = []
  for (let seat = 0, n = playersOf(view); seat < n; seat++)
    counts.push({ seat: colourOf(view, seat), n: count(view, seat, ambition) })
  // A trace keeps it: see `together`.
  return { ambition: ambitionId(ambition), place, counts: counts.slice(), silent: silentCount(view, ambition) }
}

function isStill(view: C['view'], ambition: number, place: number, before: Standing | undefined): boolean {
  if (before === undefined || before.place !== place || before.silent !== silentCount(view, ambition)) return false
  const { counts } = before
  if (counts.length !== playersOf(view)) return false
  for (let seat = 0; seat < counts.length; seat++) {
    const own = counts[seat]!
    if (own.seat !== colourOf(view, seat) || own.n !== count(view, seat, ambition)) return false
  }
  return true
}

/** Which ambition it gets on in by that, if it does so in one. */
export function forAmbition(goal: Goal, from: Base, after: State): Say | undefined {
  const ambition = reachedIn(goal, from, after)
  return ambition === undefined ? undefined : say('supercat.forAmbition', { ambition: ambitionId(ambition) })
}

/** The ambitions that a goal is about. */
export const goalEvidence = (goal: Goal): readonly Evidence[] =>
  goal === 'captives' ? [] : [goal === 'contendDeclared' || goal === 'growDeclared' ? declared : open]

/** The Court cards that it could take now. */
export const ownCards = once((c) => [say('supercat.ownCards', { cards: namesOf(securable(c.view, me(c))) })])

export const force = once(forceNow)

function forceNow(c: C): Say[] {
  const systems = taskForceNow(c.view, me(c))
  const fresh = systems.length === 0 ? 0 : freshShips(c.view, systems[0]!, me(c))
  return [say('supercat.force', { systems: systemsOf(systems), fresh })]
}

/** Its tokens, and those that it keeps for an ambition. */
export const purse = once(purseNow)

function purseNow(c: C): Say[] {
  const { view } = c
  const [seat, by] = [me(c), settings(c)]
  const tokens: Resource[] = []
  const kept: Resource[] = []
  for (let slot = 0; slot < 7; slot++) {
    const type = tokenIn(view, seat, slot)
    if (type === 0) continue
    tokens.push(typeName(type))
    if (tokenHeldBack(view, seat, slot, by)) kept.push(typeName(type))
  }
  return [say('supercat.purse', { tokens, kept })]
}

/** Where it could build ships. */
export const yard = once(yardNow)

function yardNow(c: C): Say[] {
  const ports = shipPlans(c.view, me(c)).map((port) => systemOfSite(siteIndex(port)))
  return [say('supercat.yard', { ports: systemsOf(ports), ships: read.shipsLeft(c.view, me(c)) })]
}

/** Where it could build cities or starports. */
export const ground = (piece: 'city' | 'starport'): Evidence => (piece === 'city' ? cityGround : portGround)
const cityGround = once((c) => groundNow(c, 'city'))
const portGround = once((c) => groundNow(c, 'starport'))

function groundNow(c: C, piece: 'city' | 'starport'): Say[] {
  const seat = me(c)
  const planets = claimPlanets(c.view, seat)
  const left = piece === 'city' ? unbuiltCities(c.view, seat) : read.portsLeft(c.view, seat)
  const settled = piece === 'city' ? planets.filter((planet) => hasCity(c.view, planet, seat)) : []
  return [say('supercat.ground', { piece, left, planets: systemsOf(planets), settled: systemsOf(settled) })]
}

/** What of its own is damaged. */
export const hurt = once(hurtNow)

function hurtNow(c: C): Say[] {
  const ships: SystemId[] = []
  const buildings: SiteId[] = []
  for (const { repair } of repairPlans(c.view, me(c)))
    if ('ship' in repair) ships.push(repair.ship)
    else buildings.push(repair.site)
  return [say('supercat.hurt', { ships, buildings })]
}

export const taxableCities = once((c) => {
  const cities: SiteId[] = []
  // A city with several types is there once for each, one after another.
  for (const { city } of taxable(c.view, me(c))) if (cities.at(-1) !== city) cities.push(city)
  return [say('supercat.taxable', { cities })]
})

/** Its agents that are left, and who has how many on the cards of the Court. */
export const agents = once(agentsNow)

function agentsNow(c: C): Say[] {
  const { view } = c
  const seat = me(c)
  const cards = courtCards(view).map((card) => ({
    card: nameOf(card),
    own: ownAgents(view, seat, card),
    rival: rivalAgents(view, seat, card),
  }))
  return [say('supercat.court', { left: read.agentsLeft(view, seat), cards })]
}

export const guildCards = once((c) => [
  say('supercat.guild', { cards: namesOf(read.cards(c.view, Pile.guild(me(c))).map(courtId)) }),
])

// The six Vox cards (lars 6.7).

import { bitsOf, NO_CARDS, popcount, without } from '../../../card-sets.ts'
import { LOYAL_CARDS, SUIT_CARDS } from '../../../data/court.ts'
import { clusterOf, gateOf } from '../../../data/map.ts'
import { refuseTheft } from '../../../rules/battle/raid.ts'
import { controls, onTurnOf } from '../../../rules/board/control.ts'
import { ambitionId, courtId, siteId, sysId } from '../../../rules/board/ids.ts'
import { TYPES, tokens, typeName } from '../../../rules/board/resources.ts'
import { count } from '../../../rules/round/ambitions.ts'
import { bestMarker, isDeclared } from '../../../rules/round/declare.ts'
import { refuseSeizing } from '../../../rules/round/initiative.ts'
import { hasCards } from '../../../rules/seats/index.ts'
import { isLars, portSystem, targetOf } from '../../../rules/seats/lars.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../../rules/state/sites.ts'
import { colourOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, powerOf, say } from '../context.ts'
import { distance } from '../map.ts'
import type { W } from '../preferences.ts'
import { leaderFirst, nearest, rivals, ruled } from '../preferences.ts'

/** lars/A40: a marker is left, and it is strictly first in an ambition that nobody declared; or as the table wants it. */
export function demands(c: C): { ambition: number; lead: number }[] {
  if (bestMarker(c.view) < 0) return []
  const { demands: where } = c.options
  const out: { ambition: number; lead: number }[] = []
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (where !== 'any' && isDeclared(c.view, ambition)) continue
    const own = count(c.view, me(c), ambition)
    const best = Math.max(...rivals(c).map((rival) => count(c.view, rival, ambition)))
    if (own > 0 && (where === 'tied' ? own >= best : own > best)) out.push({ ambition, lead: own - best })
  }
  return out
}

export function citiesToFree(c: C): number[] {
  const out: number[] = []
  for (let site = 0; site < 72; site++) {
    const value = read.site(c.view, site)
    if (isCity(value) && siteOwner(value) !== me(c) && controls(c.view, me(c), systemOfSite(site), onTurnOf(me(c))))
      out.push(site)
  }
  return out
}

function guildCards(c: C): { from: number; card: number }[] {
  return rivals(c).flatMap((from) =>
    read
      .cards(c.view, Pile.guild(from))
      .filter((card) => refuseTheft(c.view, me(c), from, { card: courtId(card) }) === undefined)
      .map((card) => ({ from, card })),
  )
}

/** Mass Uprising: the target's cluster; with too few ships the systems nearest to the target, then to the starport. */
export const uprisings: W<readonly number[]> = {
  from: (c) => {
    const must = Math.min(4, read.shipsLeft(c.view, me(c)))
    const gate = gateOf(clusterOf(targetOf(c.view, me(c))))
    const out: number[][] = []
    for (let bits = 1; bits < 16; bits++) if (popcount(bits) === must) out.push(bitsOf(bits).map((k) => gate + k))
    return out
  },
  prefer: [
    ruled({ id: 'nearestTarget', least: (c, x) => far(c, x, targetOf(c.view, me(c))) }, 53),
    ruled({ id: 'nearestStarport', least: (c, x) => far(c, x, portSystem(c.view, me(c))) }, 53),
  ],
  show: (_c, systems) => say('lars.systems', { systems: systems.map(sysId) }),
}
const far = (c: C, systems: readonly number[], to: number): number =>
  systems.reduce((sum, system) => sum + distance(c.view, system, to), 0)
export const rise = (_c: C, systems: readonly number[]): Action => ({ do: 'uprising', systems: systems.map(sysId) })

export const demandable: W<{ ambition: number; lead: number }> = {
  from: demands,
  prefer: [ruled({ id: 'largestLead', most: (_c, { lead }) => lead }, 40)],
  show: (_c, { ambition, lead }) => say('lars.ambition', { ambition: ambitionId(ambition), lead }),
}

/** What a seat would discard if this type were outraged. */
const loss = (c: C, seat: number, type: number): number => {
  const kept = isLars(c.view, seat) ? NO_CARDS : LOYAL_CARDS
  return tokens(c.view, seat, type) + read.countIn(c.view, Pile.guild(seat), without(SUIT_CARDS[type]!, kept))
}

/** Whom Outrage Spreads is meant for (lars/A4). */
export const leaders: W<number> = {
  from: rivals,
  prefer: leaderFirst<number>((_c, rival) => rival),
  show: (c, rival) => say('lars.foe', { of: colourOf(c.view, rival), power: powerOf(c, rival) }),
}

/** Outrage Spreads: the type that costs the leader most, then itself least (lars/A41). */
export const outrages: W<number> = {
  from: () => ALL_TYPES,
  prefer: [
    { id: 'leaderLoses', most: (c, type) => loss(c, c.vars.leader ?? 0, type) },
    ruled({ id: 'losesLeast', least: (c, type) => loss(c, me(c), type) }, 41),
  ],
  show: (_c, type) => say('lars.type', { type: typeName(type) }),
}
const ALL_TYPES: readonly number[] = Array.from({ length: TYPES }, (_, i) => i + 1)

/** Song of Freedom: a city of the leader first. */
export const freeable: W<number> = {
  from: citiesToFree,
  prefer: [...leaderFirst<number>((c, site) => siteOwner(read.site(c.view, site))), ...nearest<number>(systemOfSite)],
  show: (_c, site) => say('lars.city', { site: siteId(site) }),
}

/** lars/A42: it also seizes, if it may and has a card to lead with. */
export const liberate = (c: C, site: number): Action => ({
  do: 'free',
  city: siteId(site),
  ...(refuseSeizing(c.view, me(c)) === undefined && hasCards(c.view, me(c)) ? { seize: true } : {}),
})

/** Guild Struggle: from the leader first, a random card (lars/A43). */
export const stealable: W<{ from: number; card: number }> = {
  from: guildCards,
  prefer: leaderFirst<{ from: number }>((_c, { from }) => from),
  show: (c, { from, card }) => say('lars.guild', { of: colourOf(c.view, from), card: courtId(card) }),
}

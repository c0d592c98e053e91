// Dealing out hits. A sensible way is chosen already: one's own ships are spared as far as they can be, the other side
// loses as much as it can.

import type { Action } from '@understudy/arcs'
import { read, ships as shipsAt } from '@understudy/arcs/state'
import { allowed, type Context } from './context.ts'
import { dealingPage, dealRest, drop, lift } from './dealing.ts'
import { best, hitWays, lost, sitesWorth } from './hit-ways.ts'
import type { DealtSide, HitsPage, Pressed, Tap } from './tap.ts'

const EMPIRE = 4
const imperialThere = ({ state }: Context): boolean =>
  state.options.act !== 0 && shipsAt(state, read.battleAt(state), EMPIRE) > 0

/** On screen they are dealt one by one; what was dealt on a real table is only told. */
export function startHits(context: Context): HitsPage | undefined {
  // In an act Imperial ships may take hits, too: then the rules ask one by one.
  if (imperialThere(context)) return undefined
  return context.beside ? hitsPage(context) : dealingPage(context)
}

export function hitsPage(context: Context): HitsPage {
  const ways = hitWays(context)
  const own = best(ways.own, (way) => -lost(way))
  const ships = best(ways.ships, lost)
  const buildings = best(ways.buildings, sitesWorth(context.state))
  return {
    at: 'hits',
    ...(ways.own.length > 1 && own !== undefined ? { own } : {}),
    ...(ways.ships.length > 1 && ships !== undefined ? { ships } : {}),
    ...(ways.buildings.length > 1 && buildings !== undefined ? { buildings } : {}),
  }
}

export function hitsReady(context: Context, { own, ships, buildings }: HitsPage): Action | undefined {
  const action: Action = {
    do: 'hits',
    ...(own === undefined ? {} : { own }),
    ...(ships === undefined ? {} : { ships }),
    ...(buildings === undefined ? {} : { buildings }),
  }
  return allowed(context, action) ? action : undefined
}

const SIDES: readonly DealtSide[] = ['own', 'ships', 'sites']

/** Dealt one by one: each piece that can take the next one, or gives one back. */
function dealingTaps(context: Context, page: HitsPage): Tap[] {
  const taps = SIDES.flatMap((side) =>
    (page.dealt?.[side] ?? []).flatMap((_, at): Tap[] => [
      ...(drop(context, page, side, at) === undefined ? [] : [{ tap: 'drop', side, at } as const]),
      ...(lift(context, page, side, at) === undefined ? [] : [{ tap: 'lift', side, at } as const]),
    ]),
  )
  return hitsReady(context, page) === undefined ? [...taps, { tap: 'rest' }] : taps
}

export function hitsTaps(context: Context, page: HitsPage): Tap[] {
  if (page.dealt !== undefined) return dealingTaps(context, page)
  const { own, ships, buildings } = hitWays(context)
  return [
    ...(own.length > 1 ? own.map((hits): Tap => ({ tap: 'own', hits })) : []),
    ...(ships.length > 1 ? ships.map((hits): Tap => ({ tap: 'theirs', hits })) : []),
    ...(buildings.length > 1 ? buildings.map((hits): Tap => ({ tap: 'buildings', hits })) : []),
  ]
}

export function pressHits(context: Context, page: HitsPage, tap: Tap): Pressed | undefined {
  switch (tap.tap) {
    case 'drop':
    case 'lift': {
      const next = (tap.tap === 'drop' ? drop : lift)(context, page, tap.side, tap.at)
      return next && { page: next }
    }
    case 'rest':
      return { page: dealRest(context, page) }
    case 'own':
      return { page: { ...page, own: tap.hits } }
    case 'theirs':
      return { page: { ...page, ships: tap.hits } }
    case 'buildings':
      return { page: { ...page, buildings: tap.hits } }
    default:
      return undefined
  }
}

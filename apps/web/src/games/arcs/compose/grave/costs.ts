// What a deed costs that cannot be mended by playing well: Outrage, and buildings of one's own.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { cityTypes, provoke, typeName } from '@understudy/arcs/rules'
import {
  copyState,
  FRAMES,
  ids,
  isCity,
  isDamaged,
  isPort,
  Pile,
  read,
  seatOf,
  siteOwner,
} from '@understudy/arcs/state'
import { type CourtId, type Pool, type Resource, SYSTEMS, type SystemId } from '@understudy/arcs/vocabulary'
import { IllegalAction } from '@understudy/table'
import { facing } from '../odds/facing.ts'

/** An Outrage, with what is lost by it. */
export interface Outraged {
  readonly types: readonly Resource[]
  readonly tokens: readonly { readonly type: Resource; readonly n: number }[]
  readonly cards: readonly CourtId[]
}

export interface Costs {
  /** A city of somebody else falls. */
  readonly city: boolean
  readonly outraged: Outraged | undefined
  /** Buildings of one's own that are lost. */
  readonly cities: number
  readonly starports: number
}

const CITIES = FRAMES.indexOf('cities')
const TYPES = [1, 2, 3, 4, 5]
const SITES = SYSTEMS.length * 3

/** Undefined: nothing of the kind, or the rules refuse it. */
export function costsOf(state: State, seat: string, action: Action): Costs | undefined {
  const own = seatOf(state, seat as never)
  const after = copyState(state)
  const types = new Set<number>()
  let city = false
  try {
    arcs.apply(after, action, {
      event: ({ say, with: facts }) => {
        if (facts?.seat !== seat) return
        if (say === 'log.outrage') types.add(TYPES.find((type) => typeName(type) === facts.type) ?? 0)
        if (say === 'log.cityFell') city ||= facts.of !== seat
      },
    })
  } catch (error) {
    if (error instanceof IllegalAction) return undefined
    throw error
  }
  // What a city that fell brings may still be waiting for what comes before it.
  for (let n = 0; n < read.depth(after); n++)
    if (read.frameKind(after, n) === CITIES && read.frameSeat(after, n) === own) {
      city = true
      for (const type of TYPES) if ((read.frameArg(after, n, 0) & (1 << type)) !== 0) types.add(type)
    }
  const costs = {
    // In a battle it is told with the losses.
    city: city || (action.do === 'hits' && types.size > 0),
    outraged: types.size === 0 ? undefined : lostBy(state, own, [...types]),
    cities: Math.max(0, onMap(state, own, isCity) - onMap(after, own, isCity)),
    starports: Math.max(0, onMap(state, own, isPort) - onMap(after, own, isPort)),
  }
  return costs.outraged === undefined && costs.cities + costs.starports === 0 ? undefined : costs
}

/** What others have taken comes back to its owner with the end of a chapter: only what stands is counted. */
function onMap(state: State, own: number, is: (site: number) => boolean): number {
  let n = 0
  for (let no = 0; no < SITES; no++) {
    const site = read.site(state, no)
    if (is(site) && siteOwner(site) === own) n++
  }
  return n
}

/** What an Outrage of these types takes from a seat. */
function lostBy(state: State, seat: number, types: readonly number[]): Outraged {
  const after = copyState(state)
  for (const type of types) provoke(after, seat, type)
  const tokens = (of: State, type: number) => read.tokensAmong(of, seat, 1 << type)
  const gone = read
    .cards(state, Pile.guild(seat))
    .filter((card) => !read.has(after, Pile.guild(seat), card))
    .map(ids.courtId)
  return {
    types: types.map(typeName),
    tokens: types.flatMap((type) => {
      const n = tokens(state, type) - tokens(after, type)
      return n > 0 ? [{ type: typeName(type), n }] : []
    }),
    cards: gone,
  }
}

/** What dice may bring: an Outrage, if so many hits can fall that a city does. */
export function mayFall(
  state: State,
  at: SystemId,
  attacker: number,
  defender: number,
  pool: Pool,
): Outraged | undefined {
  const { ships } = facing(state, at, attacker, defender)
  const over = Math.max(0, 2 * pool.assault + pool.skirmish - ships) + pool.raid
  let types = 0
  for (let n = 0; n < 3; n++) {
    const no = ids.sys(at) * 3 + n
    const site = read.site(state, no)
    if (!isCity(site) || siteOwner(site) !== defender || over < (isDamaged(site) ? 1 : 2)) continue
    types |= cityTypes(state, no)
  }
  return types === 0
    ? undefined
    : lostBy(
        state,
        attacker,
        TYPES.filter((type) => (types & (1 << type)) !== 0),
      )
}

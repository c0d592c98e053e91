// "Other action" over the sea: an army goes aboard anywhere, sails anywhere and lands on any coast; the rules say whether
// it may.

import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Army } from '@understudy/rome/rules'
import type { Journey } from '@understudy/rome/vocabulary'
import type { Choice } from '@understudy/table'

/** An army's way by land to each region, without the region where it stands. */
export type LandWays = (to: number) => readonly number[] | undefined

type Sail = NonNullable<Journey['sail']>

/** Every sea, and the army aboard there. */
export function embarking(state: State, army: Army, land: LandWays): Choice<Action>[] {
  const pack = packOf(state)
  const port = nearestPort(state, army, land)
  if (port === undefined) return []
  const seas = pack.regions[port.region]?.seas ?? []
  return pack.seas.flatMap(({ id, name }, no): Choice<Action>[] => {
    const way = zonesTo(state, seas, [no])
    if (way === undefined) return []
    const zones = way.map((each) => seaId(state, each))
    const by = (navy: number): Action => ({ do: 'embark', path: port.path, navy, zones })
    return [
      {
        pick: { slot: 'sea', value: id },
        text: { say: 'pick.sea', with: { sea: name } },
        action: likeliest(state, by),
      },
    ]
  })
}

/** By ship to this region: out of the nearest port, or off the ship that carries it. */
export function voyageTo(
  state: State,
  army: Army,
  ships: number,
  to: number,
  land: LandWays,
): { path: readonly string[]; sail: Sail } | undefined {
  const pack = packOf(state)
  const { id = '', seas: coast = [] } = pack.regions[to] ?? {}
  const sails = (navy: number, zones: readonly number[]): Sail => ({
    navy,
    zones: zones.map((each) => seaId(state, each)),
    to: id,
  })
  if (army.aboard >= 0) {
    const way = zonesTo(state, [ships], coast)
    return way === undefined ? undefined : { path: [], sail: sails(army.aboard, way.slice(1)) }
  }
  const port = nearestPort(state, army, land)
  const way = port === undefined ? undefined : zonesTo(state, pack.regions[port.region]?.seas ?? [], coast)
  return port === undefined || way === undefined ? undefined : { path: port.path, sail: sails(0, way) }
}

/** With the first navy that the rules would allow; none: with the first. */
function likeliest(state: State, by: (navy: number) => Action): Action {
  const decision = rome.decision(state)
  const navies = packOf(state).limits.navies
  const allowed = Array.from({ length: navies }, (_, navy) => by(navy)).find(
    (action) => decision?.legal(action) === undefined,
  )
  return allowed ?? by(0)
}

function nearestPort(state: State, army: Army, land: LandWays): { region: number; path: string[] } | undefined {
  const { regions } = packOf(state)
  const ports = regions.flatMap(({ port }, region) => {
    const path = region === army.region ? [] : land(region)
    return port > 0 && path !== undefined ? [{ region, path: path.map((no) => regions[no]?.id ?? '') }] : []
  })
  return ports.sort((a, b) => a.path.length - b.path.length)[0]
}

const seaId = (state: State, no: number): string => packOf(state).seas[no]?.id ?? ''

/** The fewest zones from one of the first to one of the last, both ends included. */
function zonesTo(state: State, from: readonly number[], to: readonly number[]): readonly number[] | undefined {
  const { seas } = packOf(state)
  const seen = new Set(from)
  const edge: (readonly number[])[] = from.map((sea) => [sea])
  for (let way = edge.shift(); way !== undefined; way = edge.shift()) {
    const at = way[way.length - 1] ?? -1
    if (to.includes(at)) return way
    for (const next of seas[at]?.next ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        edge.push([...way, next])
      }
  }
  return undefined
}

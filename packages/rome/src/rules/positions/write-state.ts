// A position as plain data: places and sides are named in a file.

import type { Json } from '@understudy/procedure'
import { packOf } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { copyState } from '../state/copy.ts'
import { NONE, regionOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

const nameOf = (pack: Pack, no: number): string | null => (no === NONE ? null : regionOf(pack, no).id)

export function serialiseState(state: State): Json {
  const pack = packOf(state)
  const copy = copyState(state)
  const factionId = (no: number): string | null =>
    no === NONE ? null : (pack.factions[copy.sides[no]?.faction ?? 0]?.id ?? '')
  return {
    ...copy,
    sides: copy.sides.map((own) => ({
      ...own,
      faction: pack.factions[own.faction]?.id ?? '',
      agents: own.agents.map((agent) => ({ ...agent, region: nameOf(pack, agent.region) })),
      // Only who is aboard or has told something says so: positions from before keep their hashes.
      armies: own.armies.map(({ aboard, told, ...each }) => ({
        ...each,
        region: nameOf(pack, each.region),
        ...(aboard === NONE ? {} : { aboard }),
        ...(told === null ? {} : { told }),
      })),
      navies: own.navies.map((navy) => ({ ...navy, sea: navy.sea === NONE ? null : (pack.seas[navy.sea]?.id ?? '') })),
      scored: own.scored.map((no) => nameOf(pack, no)),
    })),
    lands: Object.fromEntries(
      copy.lands.map((each, no) => [nameOf(pack, no), { ...each, holder: factionId(each.holder) }]),
    ),
    roads: copy.roads.flatMap((owner, edge) => {
      const ends = pack.edges[edge]
      return owner === NONE || ends === undefined
        ? []
        : [[nameOf(pack, ends.a), nameOf(pack, ends.b), factionId(owner)]]
    }),
  } as unknown as Json
}

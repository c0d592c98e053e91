// Every way to assign the hits of a battle in an act: Imperial ships share them (campaign 6.6).

import { hitWays } from '../../../rules/campaign/actions/hits.ts'
import { F } from '../../../rules/state/stack.ts'
import type { Hits } from '../combat/ways.ts'
import type { C } from '../context.ts'
import { frame } from '../questions.ts'

const NO_HITS = { damage: 0, destroyFresh: 0, destroyDamaged: 0 }

export function hits(c: C): Hits[] {
  const { own, theirs, sites } = hitWays(c.view)
  const railgun = frame(c) === F.railgun
  const defenders = railgun ? [{ ships: NO_HITS, imperial: NO_HITS }] : theirs
  const places = railgun ? [[]] : sites
  return own.flatMap((mine) =>
    defenders.flatMap((their) =>
      places.map((buildings) => ({
        own: mine.ships,
        ownImperial: mine.imperial,
        ships: their.ships,
        imperial: their.imperial,
        buildings,
      })),
    ),
  )
}

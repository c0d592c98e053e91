// Repair (lars 6.2).

import { siteId, sysId } from '../../../rules/board/ids.ts'
import { focusOf, refuseLarsRepair } from '../../../rules/seats/lars.ts'
import * as read from '../../../rules/state/read.ts'
import { isBuilding, isDamaged, siteOwner } from '../../../rules/state/sites.ts'
import { boardOf, damagedShips } from '../../../rules/state/state.ts'
import type { Action, PieceRef } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'
import type { W } from '../preferences.ts'

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

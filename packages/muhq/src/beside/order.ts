// In which order units can be moved: a tile is left before another unit comes to it. Where units change places in a circle, one of them is
// lifted first and put down last.

import type { Change } from '@understudy/table'
import type { UnitFact } from '../rules/names.ts'

/** What is done at one tile: somebody is taken away, somebody comes, and what lies on them is set. */
interface Tile {
  readonly at: string
  readonly changes: Change[]
  /** Where whoever comes is now. */
  from?: string
}

const unitIn = ({ with: facts = {} }: Change): UnitFact => facts.unit as UnitFact

/** Where a change of a unit, or of a store, is made; undefined: at somebody's cards. */
export function tileOf(change: Change): string | undefined {
  const { say, with: facts = {} } = change
  if (say === 'change.move') return facts.to as string
  if (say === 'change.place') return facts.at as string
  return facts.unit === undefined ? undefined : unitIn(change).at
}

interface Ordered {
  readonly at: string
  readonly change: Change
}

export function unitsInOrder(changes: readonly Change[]): Ordered[] {
  const tiles = new Map<string, Tile>()
  for (const change of changes) {
    const at = tileOf(change)
    if (at === undefined) continue
    const tile = tiles.get(at) ?? { at, changes: [] }
    tiles.set(at, tile)
    if (change.say === 'change.remove') tile.changes.unshift(change)
    else tile.changes.push(change)
    if (change.say === 'change.move') tile.from = unitIn(change).at
  }
  const out: Ordered[] = []
  const waiting = new Set(tiles.values())
  const lifted = new Set<string>()
  /** Whoever stands there goes elsewhere, and has not gone yet. */
  const goes = ({ at }: Tile): Tile | undefined => [...waiting].find(({ from }) => from === at && !lifted.has(at))
  while (waiting.size > 0) {
    const free = [...waiting].find((tile) => comesTo(tile) === false || goes(tile) === undefined)
    if (free === undefined) {
      const [first] = waiting
      const leaves = goes(first!)!
      const move = leaves.changes.find(({ say }) => say === 'change.move')!
      out.push({ at: first!.at, change: { say: 'carry.lift', with: { unit: unitIn(move) } } })
      lifted.add(first!.at)
      continue
    }
    waiting.delete(free)
    for (const change of free.changes) {
      const held = change.say === 'change.move' && lifted.has(unitIn(change).at)
      const put: Change = held ? { say: 'carry.putDown', with: change.with ?? {} } : change
      out.push({ at: free.at, change: put })
    }
  }
  return out
}

const comesTo = ({ changes }: Tile): boolean =>
  changes.some(({ say }) => say === 'change.move' || say === 'change.place')

// What rose and what fell since one's last turn, by place: one mark for each kind of piece of each owner, with how many there were, fanned out so
// that none lies on another.

import type { Owner } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'

type Piece = 'ship' | 'city' | 'starport'

interface Mark {
  /** The last event that tells it. */
  readonly event: number
  readonly at: string
  readonly fell: boolean
  /** Whose pieces they are. */
  readonly owner: Owner
  readonly piece: Piece
  readonly n: number
  /** From the middle of the system. */
  readonly x: number
  readonly y: number
}

interface Facts {
  readonly seat?: Owner
  readonly of?: Owner
  readonly n?: number
  readonly ships?: number
  readonly piece?: Piece
  readonly system?: string
  readonly systems?: readonly string[]
}

const AWAY = 42
/** So far that discs of 12 do not touch. */
const APART = Math.PI / 4.6

const told: Readonly<Record<string, (facts: Facts) => Omit<Mark, 'event' | 'x' | 'y'>[]>> = {
  'log.built': ({ seat, piece, system }) => rose(system, seat, piece, 1),
  'log.reinforced': ({ seat, ships = 1, system }) => rose(system, seat, 'ship', ships),
  'log.placed': ({ seat, systems = [] }) => systems.flatMap((system) => rose(system, seat, 'ship', 1)),
  'log.destroyed': ({ of, piece, system }) => fell(system, of, piece, 1),
  'log.shipsLost': ({ of, n = 1, system }) => fell(system, of, 'ship', n),
}

function some(at: string | undefined, owner: Owner | undefined, piece: Piece | undefined, n: number, falls: boolean) {
  return at === undefined || owner === undefined || piece === undefined ? [] : [{ at, owner, piece, n, fell: falls }]
}
const rose = (at?: string, owner?: Owner, piece?: Piece, n = 1) => some(at, owner, piece, n, false)
const fell = (at?: string, owner?: Owner, piece?: Piece, n = 1) => some(at, owner, piece, n, true)

export function marksOf(events: readonly GameEvent[]): Mark[] {
  const marks = new Map<string, Omit<Mark, 'x' | 'y'>>()
  for (const [event, { say, with: facts = {} }] of events.entries())
    for (const mark of told[say]?.(facts as Facts) ?? []) {
      const key = [mark.at, mark.fell, mark.owner, mark.piece].join()
      marks.set(key, { ...mark, event, n: mark.n + (marks.get(key)?.n ?? 0) })
    }
  const placed = new Map<string, number>()
  return [...marks.values()].map((mark) => {
    const no = placed.get(mark.at) ?? 0
    placed.set(mark.at, no + 1)
    // To the upper right first, then by turns to either side of it.
    const turn = Math.ceil(no / 2) * (no % 2 === 1 ? 1 : -1)
    const angle = -Math.PI / 4 + turn * APART
    return { ...mark, x: Math.cos(angle) * AWAY, y: Math.sin(angle) * AWAY }
  })
}

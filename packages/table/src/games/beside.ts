// Beside a real board: what has to be done there so that it shows what has happened in the app.

import { equal, type Phrasebook, type Say } from '@understudy/procedure'
import type { Change, GameEvent } from './game.ts'

/**
 * What one entry of the journal means on a real table: the events whose sentences say exactly what to do, and everything
 * else that lies otherwise afterwards. Whoever carries out both, and nothing more, has the new position.
 */
export interface Carried {
  readonly told: readonly GameEvent[]
  readonly rest: readonly Change[]
}

/** A game that can be carried out on a real table, in a part of its own that is only needed there. */
export interface Beside<State> {
  carried(from: State, to: State, events: readonly GameEvent[]): Carried
  /** The sentences of `rest` that the game itself does not have. */
  readonly phrases: Phrasebook
}

/** A change that a sentence tells: one with these facts, one of which this is true, or `n` of one that is counted. */
export type Telling = Say | ((change: Change) => boolean) | { readonly n: number; readonly of: Say }

/** By the name of an event: the changes that its sentence tells; undefined or none, if it is only a story. */
// biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
export type Tells = Readonly<Record<string, (facts: any) => readonly Telling[] | undefined>>

/**
 * Leaves out what the sentences say anyway. A sentence counts only as a whole: if one of the changes it tells did not
 * happen, it is a story, and all of them stay on the list.
 */
export function untold(changes: readonly Change[], events: readonly GameEvent[], tells: Tells): Carried {
  let rest = changes
  const told: GameEvent[] = []
  for (const event of events) {
    if (!Object.hasOwn(tells, event.say)) continue
    const tellings = tells[event.say]?.(event.with ?? {}) ?? []
    if (tellings.length === 0) continue
    const left = tellings.reduce<readonly Change[] | undefined>((now, each) => now && without(now, each), rest)
    if (left === undefined) continue
    told.push(event)
    rest = left
  }
  return { told, rest }
}

function without(changes: readonly Change[], telling: Telling): readonly Change[] | undefined {
  const at = changes.findIndex((change) => tellsOf(telling, change))
  const found = changes[at]
  if (found === undefined) return undefined
  const left = typeof telling !== 'function' && 'of' in telling ? countOf(found) - telling.n : 0
  return changes.flatMap((change, i) => {
    if (i !== at) return [change]
    return left > 0 ? [{ ...change, with: { ...change.with, n: left } }] : []
  })
}

function tellsOf(telling: Telling, change: Change): boolean {
  if (typeof telling === 'function') return telling(change)
  if ('of' in telling) return telling.n <= countOf(change) && tellsOf(telling.of, change)
  if (telling.say !== change.say) return false
  return Object.entries(telling.with ?? {}).every(([name, value]) => equal(value, change.with?.[name]))
}

const countOf = ({ with: facts }: Change): number => (typeof facts?.n === 'number' ? facts.n : 1)

// What happened or was thought on the way to something that could still fail for want of a fact: told only once it has not.

import type { Json, Say } from '@understudy/procedure'
import type { TraceEvent, TraceSink } from '@understudy/procedure/trace'
import type { EventSink, GameEvent } from '../games/game.ts'
import { MissingFact } from './facts.ts'

/** What this answers; undefined if it lacks a fact. */
export function lacking<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof MissingFact) return undefined
    throw error
  }
}

export interface ToldWords {
  readonly value: Json
  readonly ask: Say
  readonly text: Say
}

type Sink<E> = { event(event: E): void; readonly detail?: boolean }

export class Withheld<E extends GameEvent | TraceEvent> implements EventSink, TraceSink {
  readonly #to: Sink<E> | undefined
  readonly #events: E[] = []
  readonly detail: boolean

  constructor(to: Sink<E> | undefined) {
    this.#to = to
    this.detail = to?.detail === true
  }

  event(event: GameEvent | TraceEvent): void {
    this.#events.push(event as E)
  }

  release(): void {
    for (const event of this.#events) this.#to?.event(event)
  }

  /** Thoughts, with what the table told for them: the first rule of the step is the one that needed it. */
  releaseTold(told: readonly ToldWords[]): void {
    const first = this.#events.findIndex((event) => 'node' in event)
    const by = this.#events[first]
    if (by !== undefined && 'node' in by) {
      const { node, depth } = by
      const facts = told.map((each) => ({ e: 'fact', node, depth, ...each }) as TraceEvent as E)
      this.#events.splice(first, 0, ...facts)
    }
    this.release()
  }
}

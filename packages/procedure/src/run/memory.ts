// What a bot wants, and what it remembers between two wants: plain JSON.

import type { Die, FactQuestion } from '../book/nodes.ts'

/** What a bot wants next. */
export type Step<A> =
  /** `node` is the rule that decided. */
  | { readonly act: A; readonly node: string }
  | { readonly roll: Die; readonly node: string }
  | { readonly pick: number; readonly node: string }
  | { readonly fact: FactQuestion; readonly node: string }
  | { readonly done: true }

/** What a bot remembers between two steps. */
export interface Memory {
  runs: Run[]
}

export interface Run {
  entry: string
  frames: { page: string; pc: number; depth: number }[]
  vars: Record<string, unknown>
  /** Waiting for an answer. */
  pending?: Pending | undefined
  /** Actions of the present plan that are still to do. */
  queue?: { node: string; depth: number; actions: unknown[]; done: number; by?: string | undefined } | undefined
  /** Which rule chose what is noted under a name. */
  chose?: Record<string, string> | undefined
}

/** All in one form, with every field there is: what is read at every step is then read fast. */
export const newRun = (entry: string): Run => ({
  entry,
  frames: [{ page: entry, pc: 0, depth: 0 }],
  vars: {},
  pending: undefined,
  queue: undefined,
  chose: undefined,
})

export type Pending =
  /** A tie: these candidates are left, in the order in which the pick counts. */
  | { want: 'pick'; left: unknown[] }
  | { want: 'roll'; die: Die; as: string }
  | { want: 'fact'; fact: FactQuestion; as: string }

export interface Variant {
  readonly edition: string
  readonly options: Readonly<Record<string, string | number | boolean | undefined>>
}

/** What a rulebook's `legal` throws at something that is no action of its game. */
export class NoSuchAction extends Error {}

export class RulebookError extends Error {
  /** Where a page goes round in circles. */
  readonly rule?: string

  constructor(message: string, rule?: string) {
    super(message)
    this.name = 'RulebookError'
    if (rule !== undefined) this.rule = rule
  }
}

export const freshMemory = (): Memory => ({ runs: [] })

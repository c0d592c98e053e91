// A deed: one kind of action, with what refuses it, what it does, and how to find legal ones. Each stands in the file of
// its chapter; deeds.ts collects them.

import type { EventSink, Random } from '@understudy/table'
import type { Action, ActionOf, Doing, Kind, Pay } from '../../vocabulary.ts'
import type { ArcsSay } from '../sayings.ts'
import type { State } from '../state/state.ts'

export type No = ArcsSay | undefined
export type { Random }

interface Common<A extends Action> {
  /** Why it is not legal. The frame on top of the stack fits already. */
  refuse(state: State, action: A, seat: number): No
  carry(state: State, action: A, seat: number, events?: EventSink): void
}

/** What is bought with a pip or a token. */
export interface PaidDeed<A extends Action> extends Common<A> {
  /** The standard action that it is or replaces. */
  readonly kind: Kind
  /** New actions are there only for who holds the card. */
  has?(state: State, seat: number): boolean
  /** All legal ones for this payment, as far as a picker needs them one by one. */
  list(state: State, seat: number, pay: Pay): Iterable<A>
  /** A legal one, or undefined if this attempt found none. Without it, one of the list is taken. */
  sample?(state: State, seat: number, pay: Pay, random: Random): A | undefined
}

export interface FreeDeed<A extends Action> extends Common<A> {
  list(state: State, seat: number): Iterable<A>
  /** Without it, one of the list is taken. */
  sample?(state: State, seat: number, random: Random): A | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: looked up by a key known only at run time
export type AnyDeed = PaidDeed<any> | FreeDeed<any>

export const paid = <D extends Doing>(deed: PaidDeed<ActionOf<D>>): PaidDeed<ActionOf<D>> => deed
export const free = <D extends Doing>(deed: FreeDeed<ActionOf<D>>): FreeDeed<ActionOf<D>> => deed

/** A random one of the legal ones, for deeds that are rare. */
export function anyOf<A>(list: Iterable<A>, random: Random): A | undefined {
  const all: readonly A[] = Array.isArray(list) ? list : [...list]
  return all.length === 0 ? undefined : all[random.int(all.length)]
}

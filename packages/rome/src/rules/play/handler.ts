// How a frame is handled: whom it asks what, what may be answered, and what the answer does. A frame that asks nobody runs
// by itself; `settle` goes on until somebody is asked or the game is over.

import type { Say } from '@understudy/procedure'
import type { Choice, EventSink, Pick, Random, Refusal } from '@understudy/table'
import type { Action, ActionCardId, CardId, Colour, GeneralId, SeatAction } from '../../vocabulary.ts'
import type { Frame } from '../state/frames.ts'
import type { State } from '../state/state.ts'

export type Log = EventSink | undefined

/** A question to a side. */
export interface SeatAsk {
  readonly side: number
  readonly kind: string
  /** In words, for whoever reads it: bots are asked much more often than people. */
  readonly question: () => Say
}

/** A question to chance: dice, or which card it is. */
export type ChanceAsk = { readonly key: string; readonly question: () => Say } & (
  | { readonly chance: 'roll'; readonly dice: readonly Colour[] }
  | { readonly chance: 'troop'; readonly ways: ReadonlyMap<CardId, number> }
  | { readonly chance: 'general'; readonly ways: ReadonlyMap<GeneralId, number> }
  | { readonly chance: 'flip'; readonly side: number; readonly ways: ReadonlyMap<ActionCardId, number> }
  | { readonly chance: 'deal'; readonly side: number; readonly n: number }
  | { readonly chance: 'initiative'; readonly sides: readonly number[] }
)

export type Ask = SeatAsk | ChanceAsk

/** An action that can be taken, and the taps that lead to it. */
export interface Option {
  readonly action: SeatAction
  readonly path: readonly Pick[]
  /** After these taps cards are chosen one by one; `action` is then only what is usual. */
  readonly cards?: (chosen: readonly CardId[]) => Choice<Action>[]
}

export interface Handler<F extends Frame> {
  /** Undefined: nobody is asked and `run` goes on. */
  ask(state: State, frame: F): Ask | undefined
  run?(state: State, frame: F, log: Log): void
  apply(state: State, frame: F, action: Action, log: Log): void
  /** What a side can do here; of ways to do the same thing, the one that people would mean. */
  options?(state: State, frame: F): Option[]
  /** The same in parts, one for each kind of thing that can be done: a list is made only when it is looked at. */
  readonly kinds?: readonly ((state: State, frame: F) => Option[])[]
  /** What can be done besides, offered to people and never taken by lot. */
  rare?(state: State, frame: F): Option[]
  /** Why not; without it, exactly the options are legal. */
  refuse?(state: State, frame: F, action: SeatAction): Refusal | undefined
  /** Taps where the options are too many to list. */
  next?(state: State, frame: F, picks: readonly Pick[]): Choice<Action>[]
  /** More varied than a pick among the options. */
  sample?(state: State, frame: F, random: Random): SeatAction
}

/** Everything that can be done here. */
export function optionsOf<F extends Frame>(handler: Handler<F>, state: State, frame: F): Option[] {
  if (handler.kinds === undefined) return handler.options?.(state, frame) ?? []
  return handler.kinds.flatMap((list) => list(state, frame))
}

export const pick = (slot: string, value: Pick['value']): Pick => ({ slot, value })
export const option = (action: SeatAction, ...path: readonly Pick[]): Option => ({ action, path })

export function topFrame(state: State): Frame | undefined {
  return state.frames.at(-1)
}

export function push(state: State, frame: Frame): void {
  state.frames.push(frame)
}

/** Removes the innermost frame, which must be this one. */
export function pop(state: State, frame: Frame): void {
  if (state.frames.at(-1) !== frame) throw new Error(`frame ${frame.kind} is not the innermost`)
  state.frames.pop()
}

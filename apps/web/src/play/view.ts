// What a running game shows: now, an earlier position, or a position in which something else is being tried.

import type { Verdict } from '@understudy/procedure'
import type { Amended, Entry, GameEvent, Seat } from '@understudy/table'
import type { AnyAction, Picker } from './picker.ts'
import type { Play } from './play.ts'

export const TABS = ['turn', 'why', 'log', 'rulebook'] as const
/** `board` is a tab of its own on a phone, where one thing is shown at a time. */
export type Tab = 'board' | (typeof TABS)[number]

export type Mode =
  | { readonly at: 'now' }
  /** The position after an entry, to look at only. */
  | { readonly at: 'look'; readonly index: number }
  | {
      readonly at: 'whyNot'
      readonly index: number
      readonly picker: Picker
      readonly asked?: { readonly action: AnyAction; readonly verdict: Verdict | undefined }
    }
  | { readonly at: 'amend'; readonly index: number; readonly picker?: Picker; readonly result?: AmendResult }
  /** Something that the rules may forbid, beside the board. */
  | { readonly at: 'other'; readonly picker: Picker }
  | { readonly at: 'edit' }

export interface AmendResult {
  readonly replacement: Entry
  // biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
  readonly again: Amended<any, any>
}

/** What the board draws, already limited to what the viewer may see. */
export interface Scene {
  readonly state: unknown
  readonly viewer: Seat
  readonly events: readonly GameEvent[]
}

/** Through whose eyes the table is seen: the person who decides, or who decided last. */
export function viewerOf(play: Play): Seat {
  const { table } = play
  const next = play.next.value
  if (next?.kind === 'person') return next.seat
  const last = table.entries.findLast((entry) => entry.t === 'action' && entry.by === 'person')
  if (last?.t === 'action' && table.controller(last.seat).by === 'person') return last.seat
  const seats = play.pkg.game.seats(table.options)
  return (seats.find((seat) => table.controller(seat.id).by === 'person') ?? seats[0])?.id ?? ''
}

/** What can be tapped now. */
export function pickerOf(play: Play): Picker | undefined {
  const mode = play.mode.value
  if (play.locked.value !== false) return undefined
  switch (mode.at) {
    case 'now':
      return play.listed.value || (play.beside && play.differences.value !== undefined) ? undefined : play.picker.value
    case 'whyNot':
      return mode.asked === undefined ? mode.picker : undefined
    case 'amend':
      return mode.result === undefined ? mode.picker : undefined
    case 'other':
      return mode.picker
    default:
      return undefined
  }
}

export function sceneOf(play: Play): Scene {
  const { game } = play.pkg
  const { table } = play
  const mode = play.mode.value
  const viewer = viewerOf(play)
  const seen = game.view(stateOf(play), viewer)
  const about = mode.at === 'look' ? mode.index : table.log.length - 1
  return {
    // The table changes its state in place; what is drawn must not change under the drawing.
    state: seen === table.state ? game.copy(seen) : seen,
    viewer,
    events: mode.at === 'now' || mode.at === 'look' ? (table.log[about]?.events ?? []) : [],
  }
}

function stateOf(play: Play): unknown {
  const { table } = play
  const mode = play.mode.value
  switch (mode.at) {
    case 'look':
      return table.stateAt(mode.index + 1)
    case 'whyNot':
      return table.stateAt(mode.index)
    case 'amend':
      return mode.result === undefined ? table.stateAt(mode.index) : mode.result.again.table.state
    default:
      return table.state
  }
}

// What a running game shows: now, an earlier position, or a position in which something else is being tried.

import { computed, type ReadonlySignal } from '@preact/signals'
import type { Verdict } from '@understudy/procedure/explain'
import type { Entry, GameEvent, Seat } from '@understudy/table'
import type { Amended } from '@understudy/table/journal'
import type { AnyAction, Picker } from '../deciding/picker.ts'
import { unread } from '../following/battle.ts'
import type { Play } from '../play.ts'
import { seatsAt } from '../seats/seats.ts'
import { passTo, secretive } from '../seats/secrets.ts'
import { shownAt } from './looking.ts'
import { shownNow } from './resting.ts'

export const TABS = ['turn', 'why', 'log', 'rulebook', 'help'] as const
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
  | {
      readonly at: 'amend'
      readonly index: number
      readonly picker?: Picker
      readonly result?: AmendResult
      /** What follows from the amendment is being worked out. */
      readonly busy?: boolean
    }
  /** Something that the rules may forbid, beside the board. */
  | { readonly at: 'other'; readonly picker: Picker }
  | { readonly at: 'edit' }

export interface AmendResult {
  readonly replacement: Entry
  // biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
  readonly again: Amended<any, any>
}

/** What the board draws, already limited to what the viewer may see. */
interface Scene {
  readonly state: unknown
  readonly viewer: Seat
  readonly events: readonly GameEvent[]
  /** They are those of an earlier step. */
  readonly back: boolean
  /** What is drawn has not happened: it is what an action would lead to. */
  readonly preview: boolean
}

/**
 * Through whose eyes the table is seen: the person who decides, or who decided last. Where people hide their hands from
 * each other it is whoever holds the device; nobody (an empty seat) until somebody says so.
 */
export function viewerOf(play: Play): Seat {
  const known = viewers.get(play) ?? computed(() => findViewer(play))
  viewers.set(play, known)
  return known.value
}

/** Every line of a list asks; it changes with the game only. */
const viewers = new WeakMap<Play, ReadonlySignal<Seat>>()

function findViewer(play: Play): Seat {
  const { table } = play
  if (play.watched.value && passTo(play) !== undefined) return ''
  if (secretive(play)) return passTo(play) === undefined ? (play.holder.value ?? '') : ''
  const next = play.next.value
  if (next?.kind === 'person') return next.seat
  const last = table.entries.findLast((entry) => entry.t === 'action' && entry.by === 'person')
  if (last?.t === 'action' && table.controller(last.seat).by === 'person') return last.seat
  const seats = seatsAt(play.pkg, table.options)
  return (seats.find((seat) => table.controller(seat.id).by === 'person') ?? seats[0])?.id ?? ''
}

/** What can be tapped now. */
export function pickerOf(play: Play): Picker | undefined {
  const mode = play.mode.value
  if (play.locked.value !== false) return undefined
  switch (mode.at) {
    case 'now':
      return asking(play) ? play.picker.value : undefined
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

/** Whether the present decision can be made: nothing else has to be done or read before. */
export function asking(play: Play): boolean {
  if (play.listed.value || play.interval.value !== undefined || passTo(play) !== undefined) return false
  if (play.tumbling.value || unread(play)) return false
  return !play.beside || play.differences.value === undefined
}

/** `previews`: what is only being considered is shown as if it had happened. */
export function sceneOf(play: Play, previews = true): Scene {
  const { game } = play.pkg
  const { table } = play
  const mode = play.mode.value
  const viewer = viewerOf(play)
  const after = previews && mode.at === 'now' ? previewed(play) : undefined
  const seen = game.view(after ?? stateOf(play), viewer)
  // What is being put right glows where it happened.
  const back = mode.at === 'look' || (mode.at === 'amend' && mode.result === undefined)
  const about = back ? mode.index : table.log.length - 1
  return {
    // The table changes its state in place; what is drawn must not change under the drawing.
    state: seen === table.state ? game.copy(seen) : seen,
    viewer,
    preview: after !== undefined,
    back,
    events: mode.at === 'now' || back ? (table.log[about]?.events ?? []) : [],
  }
}

/** The position after the action that is being considered; undefined if there is none, or it cannot be done. */
function previewed(play: Play): unknown {
  const tried = play.line.value === undefined ? undefined : play.tried.value?.state
  if (tried !== undefined) return tried
  const action = play.preview.value
  if (action === undefined) return undefined
  const { game } = play.pkg
  const state = game.copy(play.table.state)
  const proposed = play.proposed.value
  const after = proposed !== undefined && proposed.action === action ? proposed.after : []
  try {
    for (const each of [action, ...after]) game.apply(state, each)
    return state
  } catch {
    return undefined
  }
}

/** The position that is shown, as the rules have it. */
export function stateOf(play: Play): unknown {
  const { table } = play
  const mode = play.mode.value
  switch (mode.at) {
    case 'look':
      return table.stateAt(shownAt(table.entries, mode.index))
    case 'whyNot':
      return table.stateAt(mode.index)
    case 'amend':
      return mode.result === undefined ? table.stateAt(mode.index) : mode.result.again.table.state
    default:
      return play.tumbling.value && play.still !== undefined ? play.still : shownNow(play)
  }
}

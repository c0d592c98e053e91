// What a running game shows and asks, for components to follow.

import { signal } from '@preact/signals'
import type { Json, Lang } from '@understudy/procedure'
import type { Logged, Pick, Seat } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import type { Ticks } from '@understudy/table/journal'
import type { Glance } from '@understudy/table/steps'
import type { Overlay } from '../games/ui.ts'
import type { Resting } from './deciding/ending.ts'
import type { AnyAction, Picker } from './deciding/picker.ts'
import type { Fought } from './following/battle.ts'
import type { Interval } from './following/interval.ts'
import type { Mode, Tab } from './telling/view.ts'
import type { Aside, AskedHere, Differences, Proposed, Refused, Tried, Unfinished } from './types.ts'

export class Signals {
  readonly version = signal(0)
  readonly next = signal<Glance<AnyAction> | undefined>(undefined)
  /** What the real table is going to be asked after the present question, whatever its answer. */
  readonly coming = signal<readonly Foreseen<AnyAction>[]>([])
  readonly picker = signal<Picker | undefined>(undefined)
  readonly mode = signal<Mode>({ at: 'now' })
  readonly tab = signal<Tab>('board')
  /** The entry that the Why panel is about; undefined: the latest decision. */
  readonly asked = signal<number | undefined>(undefined)
  /** Help is to be opened at this part of it. */
  readonly helpAt = signal<'keys' | undefined>(undefined)
  /** "Why?" asked of a thing on the table: the entry, and what the answer stands beside. */
  readonly askedHere = signal<AskedHere | undefined>(undefined)
  /** What lies above the board while something is explained. */
  readonly overlay = signal<Overlay | undefined>(undefined)
  readonly paused = signal(false)
  /** Beside the board: a bot's turn is waiting to be done on the real table. */
  readonly listed = signal(false)
  readonly differences = signal<Differences | undefined>(undefined)
  /** A screen of the game between two turns is waiting to be read. */
  readonly interval = signal<Interval | undefined>(undefined)
  /** A person's turn is over by the rules, and waits for its end to be pressed. */
  readonly resting = signal<Resting | undefined>(undefined)
  /** The battle that is under way, or has just been fought and not been left. */
  readonly battle = signal<Fought | undefined>(undefined)
  /** Its dice are falling: nothing is asked about them yet. */
  readonly tumbling = signal(false)
  /** The position that is shown meanwhile. */
  still: unknown
  /** The position after a person's last deed. */
  since: { readonly at: number; readonly state: unknown } | undefined
  /** The one before this turn. */
  sinceTurn: { readonly at: number; readonly state: unknown } | undefined
  /** The scene makes way for the board. */
  readonly lifted = signal(false)
  /** What came of it, in one sentence. */
  readonly outcome = signal('')
  readonly refused = signal<Refused | undefined>(undefined)
  /** Why something that was tapped is impossible now, and where to begin if it was done on a real table all the same. */
  readonly impossible = signal<(Readonly<Record<Lang, string>> & { readonly other?: readonly Pick[] }) | undefined>(
    undefined,
  )
  /** An action that ends the turn while something could still be done. */
  readonly unfinished = signal<Unfinished | undefined>(undefined)
  /** A complete action that waits for Confirm. */
  readonly proposed = signal<Proposed | undefined>(undefined)
  /** An action that is shown on the board without being taken. */
  readonly preview = signal<AnyAction | undefined>(undefined)
  /** What changed since the viewer's last turn is marked on the board; `wakeAgain`: also after a deed of their own. */
  readonly wake = signal(true)
  readonly wakeAgain = signal(false)
  /** What a tap asked about: "what is this?". */
  readonly inspected = signal<Json | undefined>(undefined)
  /** The line that is being typed; undefined: nobody types. */
  readonly line = signal<string | undefined>(undefined)
  /** What it would do, once it can be read. */
  readonly tried = signal<Tried | undefined>(undefined)
  /** The person who has the device, once they have said so: see `secrets.ts`. */
  readonly holder = signal<Seat | undefined>(undefined)
  /** Headlines of what bots did, once they are there. */
  readonly heads = signal<((steps: readonly Logged[]) => string | undefined) | undefined>(undefined)
  /** The table stands: what only helps may come. */
  readonly there = signal(false)
  /** What "Undo to here" has set aside, until it is put back or something else is done. */
  readonly aside = signal<Aside | undefined>(undefined)
  /** What is ticked off in the lists of the real table; undefined: nothing was yet. */
  readonly ticks = signal<Ticks | undefined>(undefined)
  /** "Undo to here" waits for a yes: everything from this entry on would be taken back. */
  readonly takingBack = signal<number | undefined>(undefined)
  readonly locked = signal<false | 'elsewhere' | 'gone'>(false)
  /** Why a bot cannot go on. */
  readonly broken = signal<Readonly<Record<Lang, string>> | undefined>(undefined)
}

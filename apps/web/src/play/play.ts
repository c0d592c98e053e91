// A running game: the table, what is asked now, what is open about it, and saving after every entry. `Pump` lets it go
// on by itself; what people do to it stands in `deciding.ts`, `by-hand.ts` and `undoing.ts`.

import { batch, effect, signal } from '@preact/signals'
import { equal } from '@understudy/procedure'
import type { AnyPackage, Change, Entry, Line, Logged } from '@understudy/table'
import type { Glance } from '@understudy/table/steps'
import type { AnyGameUi } from '../games/ui.ts'
import type { Meta } from '../storage/db.ts'
import { Saver } from '../storage/saver.ts'
import { type AnyTable, standing } from '../store/games.ts'
import { speed } from '../store/settings.ts'
import { Thinker } from '../thinking/thinker.ts'
import type { Carrying } from './beside/carrying.ts'
import { toCarryOut } from './beside/to-carry-out.ts'
import { comingAfter, Told } from './beside/told.ts'
import { endAlone, restAfter, restNow } from './deciding/ending.ts'
import type { AnyAction } from './deciding/picker.ts'
import { pickerFor } from './deciding/pickers.ts'
import { matchBattle, watching } from './following/battle.ts'
import { intervalAt, intervalBetween } from './following/interval.ts'
import { lastRun } from './following/moments.ts'
import { lostSince } from './following/wake-of.ts'
import { Pump } from './pump.ts'
import { letGo } from './seats/secrets.ts'
import { Signals } from './signals.ts'
import type { Differences, Opened } from './types.ts'

export class Play extends Signals {
  readonly ui: AnyGameUi
  readonly pkg: AnyPackage
  readonly id: string
  readonly beside: boolean
  /** Why it goes on from another place than where it was saved, until that was read. */
  readonly resumed = signal<Meta['resumed']>(undefined)
  readonly history: readonly Entry[]
  /** A copy that came in a link: see `Meta`. */
  readonly watched = signal(false)
  /** Its result is still to be kept: see `Meta`. */
  owed: Meta['owed']
  readonly thinker: Thinker
  readonly pumping: Pump
  readonly told = new Told()
  readonly carrying: Carrying | undefined
  saver: Saver
  /** How many entries there were when it was last made a file of, because it could not be saved. */
  exported = 0
  /** Called once a person has done something. */
  onFirstMove: (() => void) | undefined
  #table: AnyTable
  #seen: number
  /** How long the journal was when it was opened: a game that was over then has its result already. */
  readonly #opened: number
  readonly #stopSpeed: () => void

  constructor(ui: AnyGameUi, { table, saved, carries }: Opened, locked: boolean) {
    super()
    this.ui = ui
    this.pkg = ui.pkg
    this.id = saved.meta.id
    this.beside = saved.meta.beside
    this.carrying = carries
    this.#table = table
    this.#opened = table.entries.length
    this.#seen = Math.min(saved.meta.seen, table.entries.length)
    this.differences.value = saved.meta.differences
    this.interval.value = intervalAt(ui, table, saved.meta.interval, this.beside)
    if (saved.meta.rests === table.entries.length && !this.beside) this.resting.value = restNow(ui, table)
    this.aside.value = saved.meta.aside
    this.ticks.value = saved.meta.ticks
    this.resumed.value = saved.meta.resumed
    this.history = saved.history
    this.watched.value = saved.meta.watched === true
    this.owed = saved.meta.owed
    this.saver = new Saver(saved, (gone) => this.lock(gone ? 'gone' : 'elsewhere'))
    this.locked.value = locked ? 'elsewhere' : false
    this.pumping = new Pump(this)
    const together = this.beside ? ui.together : undefined
    this.thinker = new Thinker(ui.pkg.game.id, () => this.pumping.thought(), together)
    this.thinker.warm(table)
    // A new speed applies to the step that is being waited for.
    this.#stopSpeed = effect(() => {
      speed.value
      queueMicrotask(() => this.pump())
    })
  }

  /** Reading it in a component follows every change. */
  get table(): AnyTable {
    this.version.value
    return this.#table
  }
  get seen(): number {
    return this.#seen
  }
  /** Entries before this one are known to stand on the real table. */
  set seen(count: number) {
    this.#seen = Math.min(count, this.#table.entries.length)
  }
  get options() {
    return this.#table.options
  }

  close(): void {
    this.pumping.stop()
    this.thinker.close()
    this.#stopSpeed()
    this.saver.close()
  }

  lock(why: 'elsewhere' | 'gone'): void {
    this.pumping.stop()
    this.saver.stop(why === 'gone')
    this.locked.value = why
    this.picker.value = undefined
  }

  /** Puts another journal in the place of this one: an amended one, or what another tab has written. */
  replace(table: AnyTable, seen = table.entries.length, interval?: number, rests?: number): void {
    this.#table = table
    this.#seen = Math.min(seen, table.entries.length)
    this.hold()
    this.interval.value = intervalAt(this.ui, table, interval, this.beside)
    if (rests === table.entries.length && !this.beside) this.resting.value = restNow(this.ui, table)
    batch(() => {
      this.broken.value = undefined
      this.#close()
      this.changed()
    })
    this.pump()
  }

  /** It was read why it goes on from there. */
  understood(): void {
    this.resumed.value = undefined
    this.changed()
  }

  /** The real table has been changed accordingly. */
  settle(): void {
    this.differences.value = undefined
    this.changed()
    this.pump()
  }

  /** "Done": everything so far stands on the real table. */
  acknowledge(): void {
    this.#seen = this.#table.entries.length
    this.listed.value = false
    this.changed()
    this.pump()
  }

  /** The screen between two turns has been read. */
  goOn(): void {
    this.interval.value = undefined
    this.pumping.moved()
    this.changed()
    this.pump()
  }

  step(): void {
    this.pumping.step()
  }

  skip(): void {
    this.pumping.skip()
  }

  pump(): void {
    this.pumping.pump()
  }

  /** Steps since the last time that everything stood on the real table. */
  unseen(): Logged[] {
    return toCarryOut(this.table.log, this.#seen, this.ui.toDo, (logged) => this.carried(logged).length > 0)
  }

  /** Beside the board: what a step means there. */
  carried(logged: Logged): readonly Line[] {
    return this.carrying?.lines(this.#table, logged) ?? []
  }

  differ(after: Differences['after'], list: readonly Change[]): void {
    if (!this.beside || list.length === 0) return
    this.differences.value = { after, list }
    this.changed()
  }

  /** Records what a person did or said. */
  record(what: () => Logged | undefined): void {
    if (this.locked.value !== false) return
    this.note(what)
    // What changes after this is news when the person's next turn begins.
    if (this.since?.at === lastRun(this.#table.entries)?.from) this.sinceTurn = this.since
    this.since = { at: this.#table.entries.length, state: this.pkg.game.copy(this.#table.state) }
    this.pumping.moved()
    this.turned()
  }

  /** Records an entry, and sees whether it calls for a screen of its own. */
  note(what: () => Logged | undefined): Logged | undefined {
    const { pause, endedAlone } = this.ui
    const before = pause === undefined && endedAlone === undefined ? undefined : this.pkg.game.copy(this.#table.state)
    const { entries, undone } = this.#table
    const aside = this.aside.peek()
    const old = aside !== undefined && undone.length > aside.left ? [...entries, ...undone] : undefined
    const logged = watching(this, what)
    // What the app does again by itself, as it was, takes nothing away.
    const lost = this.#table.undone.length <= (aside?.left ?? 0)
    if (aside !== undefined && logged !== undefined && lost) {
      this.aside.value = undefined
      // The last of it was done again, too.
      const whole = old?.length === entries.length + aside.left && equal(old[entries.length - 1], entries.at(-1))
      if (old !== undefined && !whole)
        void import('./undo/set-aside.ts').then((part) => part.keepAside(this, aside, old))
    }
    if (before === undefined || logged === undefined) return logged
    this.interval.value =
      intervalBetween(this.ui, before, this.#table.state, logged, this.#table.log, this.beside) ?? this.interval.value
    if (!this.beside) this.resting.value = restAfter(this.ui, this.#table, before, logged)
    return logged
  }

  changed(): void {
    this.version.value++
    if (this.locked.value !== false) return
    const table = this.#table
    const { differences, interval } = this
    this.saver.save({
      entries: table.entries,
      undone: table.undone,
      meta: () => ({
        rules: this.pkg.game.version,
        seen: this.#seen,
        differences: differences.peek(),
        interval: interval.peek()?.index,
        rests: this.resting.peek()?.at,
        held: table.held,
        resumed: this.resumed.peek(),
        watched: this.watched.peek() || undefined,
        aside: this.aside.peek(),
        ticks: this.ticks.peek(),
        owed: this.owed,
        ...standing(table),
      }),
    })
  }

  present(next: Glance<AnyAction> | undefined): void {
    const ended = next?.kind === 'over' && this.next.peek()?.kind !== 'over' && !this.locked.peek()
    if (ended && this.#table.entries.length !== this.#opened) {
      this.owed = Date.now()
      this.changed()
    }
    if (ended && this.owed !== undefined)
      import('./saving/result.ts').then((part) => part.keepResult(this, next.outcome)).catch(() => undefined)
    if (next?.kind !== 'auto' && next?.kind !== 'bot') this.told.interrupt(this.pkg.game.moment(this.#table.state))
    batch(() => {
      if (ended) this.tab.value = 'board'
      this.next.value = next
      this.coming.value = next?.kind === 'table' ? (comingAfter(this, next.question) ?? []) : []
      this.picker.value = pickerFor(this, next)
    })
    if (next?.kind === 'person' && lostSince(this) !== undefined)
      void import('./following/since-late.ts').then(
        (part) => part.findSince(this),
        () => undefined,
      )
    matchBattle(this)
    endAlone(this)
    letGo(this)
  }

  /** Everything that was open about the old position is closed, and the game goes on. */
  turned(): void {
    batch(() => {
      this.#close()
      this.changed()
    })
    this.pump()
  }

  #close(): void {
    this.mode.value = { at: 'now' }
    this.asked.value = undefined
    this.askedHere.value = undefined
    this.refused.value = undefined
    this.impossible.value = undefined
    this.unfinished.value = undefined
    this.preview.value = undefined
    this.proposed.value = undefined
    this.line.value = undefined
  }

  /** Nothing goes on by itself until the next pump. */
  hold(): void {
    this.told.forget()
    this.pumping.stop()
    this.listed.value = false
    this.interval.value = undefined
    this.resting.value = undefined
    this.tumbling.value = false
  }
}

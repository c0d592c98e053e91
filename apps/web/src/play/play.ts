// A running game: the table, what is asked now, bots' steps at the player's pace, and saving after every entry.

import { batch, effect, signal } from '@preact/signals'
import type { Say } from '@understudy/procedure'
import {
  type AnyPackage,
  type Change,
  type Controller,
  type Entry,
  IllegalAction,
  isPersonal,
  type Logged,
  type Next,
  type Way,
} from '@understudy/table'
import type { AnyGameUi } from '../games/ui.ts'
import { Saver } from '../storage/saver.ts'
import { type AnyTable, standing } from '../store/games.ts'
import { speed } from '../store/settings.ts'
import { Moments } from './moments.ts'
import { pause } from './pace.ts'
import { type AnyAction, Picker } from './picker.ts'
import { isStep } from './story.ts'
import { type Differences, makesSense, type Opened, type Refused } from './types.ts'
import type { Mode, Tab } from './view.ts'

export class Play {
  readonly ui: AnyGameUi
  readonly pkg: AnyPackage
  readonly id: string
  readonly beside: boolean
  readonly version = signal(0)
  readonly next = signal<Next<AnyAction> | undefined>(undefined)
  readonly picker = signal<Picker | undefined>(undefined)
  readonly mode = signal<Mode>({ at: 'now' })
  readonly tab = signal<Tab>('board')
  /** The entry that the Why panel is about; undefined: the latest decision. */
  readonly asked = signal<number | undefined>(undefined)
  readonly paused = signal(false)
  /** Beside the board: a bot's turn is waiting to be done on the real table. */
  readonly listed = signal(false)
  readonly differences = signal<Differences | undefined>(undefined)
  readonly refused = signal<Refused | undefined>(undefined)
  readonly locked = signal<false | 'elsewhere' | 'gone'>(false)
  readonly broken = signal<string | undefined>(undefined)
  readonly resumed: Opened['resumed']
  readonly history: readonly Entry[]
  readonly moments: Moments
  saver: Saver
  /** Called once a person has done something. */
  onFirstMove: (() => void) | undefined
  #table: AnyTable
  #seen: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #skipping = false
  readonly #stopSpeed: () => void

  constructor(ui: AnyGameUi, { table, saved, resumed }: Opened, locked: boolean) {
    this.ui = ui
    this.pkg = ui.pkg
    this.id = saved.meta.id
    this.beside = saved.meta.beside
    this.#table = table
    this.#seen = Math.min(saved.meta.seen, table.entries.length)
    this.resumed = resumed
    this.history = saved.history
    this.moments = new Moments(table)
    this.saver = new Saver(saved, (gone) => this.lock(gone ? 'gone' : 'elsewhere'))
    this.locked.value = locked ? 'elsewhere' : false
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
  get options() {
    return this.#table.options
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stopSpeed()
    this.saver.stop()
  }

  lock(why: 'elsewhere' | 'gone'): void {
    clearTimeout(this.#timer)
    this.saver.stop()
    this.locked.value = why
    this.picker.value = undefined
  }

  /** Puts another journal in the place of this one: an amended one, or what another tab has written. */
  replace(table: AnyTable, seen = table.entries.length): void {
    this.#table = table
    this.moments.rebuild(table)
    this.#seen = Math.min(seen, table.entries.length)
    this.#skipping = false
    batch(() => {
      this.mode.value = { at: 'now' }
      this.asked.value = undefined
      this.broken.value = undefined
      this.#changed()
    })
    this.pump()
  }

  act(action: AnyAction, insist = false): void {
    try {
      this.#record(() => this.#table.act(action, insist))
      this.onFirstMove?.()
      this.onFirstMove = undefined
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      this.refuse(error.refusal, action)
    }
  }

  refuse(why: Say, action: AnyAction): void {
    this.refused.value = { why, action, sensible: makesSense(this.pkg, this.#table, action) }
  }

  answer(value: AnyAction | number): void {
    this.#record(() => this.#table.answer(value))
  }

  edit(position: unknown, note?: string): void {
    const before = this.pkg.game.copy(this.#table.state)
    this.#record(() => this.#table.edit(position as never, note))
    this.#differ('edit', this.pkg.game.diff(before, this.#table.state))
  }

  seat(seat: string, to: Controller): void {
    this.#record(() => this.#table.seat(seat, to))
  }

  sources(chance: Readonly<Record<string, Way>>): void {
    this.#record(() => this.#table.sources(chance))
  }

  canUndo(): boolean {
    return this.locked.value === false && this.table.undoPoint() !== undefined
  }

  canRedo(): boolean {
    return this.locked.value === false && this.table.undone.length > 0
  }

  undo(to?: number): void {
    if (!this.canUndo()) return
    this.#hold()
    const changes = to === undefined ? this.#table.undo() : this.#table.undo(to)
    this.moments.cut(this.#table.entries.length)
    this.#seen = Math.min(this.#seen, this.#table.entries.length)
    // In the middle of a bot's turn it stays where the person wanted to be.
    this.paused.value = this.#ask()?.kind === 'auto'
    this.#differ('undo', changes)
    this.#turned()
  }

  redo(): void {
    if (!this.canRedo()) return
    this.#hold()
    const changes = this.#again()
    this.moments.rebuild(this.#table)
    this.#seen = this.#table.entries.length
    this.paused.value = false
    this.#differ('redo', changes)
    this.#turned()
  }

  /** What a damaged file wanted done again is given up; the game stays as it is. */
  #again(): readonly Change[] {
    try {
      return this.#table.redo()
    } catch {
      return []
    }
  }

  /** The real table has been changed accordingly. */
  settle(): void {
    this.differences.value = undefined
    this.pump()
  }

  /** "Done": everything so far stands on the real table. */
  acknowledge(): void {
    this.#seen = this.#table.entries.length
    this.listed.value = false
    this.#changed()
    this.pump()
  }

  /** The next step of a bot's turn, now. */
  step(): void {
    clearTimeout(this.#timer)
    while (this.#ask()?.kind === 'auto') {
      const logged = this.#advance()
      if (logged === undefined || isStep(logged)) break
    }
    this.pump()
  }

  /** The rest of what bots do, at once. */
  skip(): void {
    this.#skipping = true
    this.paused.value = false
    this.pump()
  }

  /** Does what the app does by itself, until somebody is asked or a step wants to be seen. */
  pump(): void {
    clearTimeout(this.#timer)
    if (this.locked.value !== false || this.mode.value.at !== 'now') return
    const until = performance.now() + 12
    for (;;) {
      const next = this.#ask()
      if (next?.kind !== 'auto') this.#skipping = false
      const wait = next === undefined ? Number.POSITIVE_INFINITY : this.#wait(next)
      if (wait > 0) {
        this.#present(next)
        if (Number.isFinite(wait)) this.#timer = setTimeout(() => this.step(), wait)
        return
      }
      this.#advance()
      if (performance.now() > until) {
        this.#timer = setTimeout(() => this.pump(), 0)
        return
      }
    }
  }

  /** Steps since the last time that everything stood on the real table. */
  unseen(): Logged[] {
    return this.table.log.slice(this.#seen).filter((logged) => isStep(logged) && !isPersonal(logged.entry))
  }

  #wait(next: Next<AnyAction>): number {
    const forever = Number.POSITIVE_INFINITY
    if (this.beside && this.differences.value !== undefined) return forever
    if (this.beside) {
      const list = this.unseen()
      const acted = list.some(({ entry }) => entry.t === 'action')
      const last = list.at(-1)
      const turned = last !== undefined && this.moments.at(last.index) !== this.pkg.game.moment(this.#table.state)
      this.listed.value = acted && (next.kind === 'person' || next.kind === 'over' || (next.kind === 'auto' && turned))
      if (next.kind !== 'auto' || this.listed.value) return forever
      return 0
    }
    if (next.kind !== 'auto') return forever
    const { entry } = next
    if (this.#skipping || (entry.t === 'answer' && entry.kind === 'pick')) return 0
    if (entry.t === 'answer' && !this.moments.ofBot(this.#table)) return 0
    if (this.paused.value) return forever
    return pause(speed.value, isPersonal(this.#table.entries.at(-1)) || this.#table.entries.length === 1)
  }

  /** Asks the table what comes next. A bot that cannot answer must not take the game with it. */
  #ask(): Next<AnyAction> | undefined {
    try {
      const next = this.#table.next()
      this.broken.value = undefined
      return next
    } catch (error) {
      this.broken.value = error instanceof Error ? error.message : String(error)
      return undefined
    }
  }

  #advance(): Logged | undefined {
    this.moments.note(this.#table)
    const logged = this.#table.advance()
    this.moments.fill(this.#table)
    this.#changed()
    return logged
  }

  #record(what: () => Logged): void {
    if (this.locked.value !== false) return
    this.moments.note(this.#table)
    what()
    this.moments.fill(this.#table)
    this.#turned()
  }

  /** Everything that was open about the old position is closed, and the game goes on. */
  #turned(): void {
    batch(() => {
      this.mode.value = { at: 'now' }
      this.asked.value = undefined
      this.refused.value = undefined
      this.#changed()
    })
    this.pump()
  }

  #hold(): void {
    clearTimeout(this.#timer)
    this.#skipping = false
    this.listed.value = false
  }

  #differ(after: Differences['after'], list: readonly Change[]): void {
    if (this.beside && list.length > 0) this.differences.value = { after, list }
  }

  differ(after: Differences['after'], list: readonly Change[]): void {
    this.#differ(after, list)
  }

  #changed(): void {
    this.version.value++
    if (this.locked.value !== false) return
    const { entries, undone } = this.#table
    this.saver.save({
      entries,
      undone,
      meta: { rules: this.pkg.game.version, seen: this.#seen, ...standing(this.#table) },
    })
  }

  #present(next: Next<AnyAction> | undefined): void {
    batch(() => {
      this.next.value = next
      this.picker.value = pickerFor(this, next)
    })
  }
}

function pickerFor(play: Play, next: Next<AnyAction> | undefined): Picker | undefined {
  if (next?.kind === 'person')
    return new Picker(
      (picks) => next.decision.next(picks),
      (action) => play.act(action),
    )
  if (next?.kind !== 'table' || next.question.ask !== 'chance') return undefined
  const { decision } = next.question
  return new Picker(
    (picks) => decision.next(picks),
    (action) => play.answer(action),
  )
}

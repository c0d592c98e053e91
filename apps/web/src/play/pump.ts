// Lets a game go on by itself: what the app and the bots do, at the player's pace, until somebody is asked.

import { CHANCE, IllegalAction, type Logged, type TableQuestion } from '@understudy/table'
import { type ActionEntry, type AnswerEntry, isPersonal } from '@understudy/table/journal'
import type { Glance } from '@understudy/table/steps'
import { speed } from '../store/settings.ts'
import { whyStuck } from '../thinking/why-stuck.ts'
import { comingAfter } from './beside/told.ts'
import type { AnyAction } from './deciding/picker.ts'
import { battlePause, unread } from './following/battle.ts'
import { beatsOf, goesOn } from './following/beats.ts'
import { isBotsTurn, lastRun, opensBotsTurn } from './following/moments.ts'
import { pause } from './following/pace.ts'
import type * as Stretch from './following/stretch-now.ts'
import type { Play } from './play.ts'
import { isStep } from './telling/story.ts'
import { tellBeat } from './telling/tell.ts'

/** How long the page may be kept busy at a stretch. */
const BUSY = 3
const FOREVER = Number.POSITIVE_INFINITY
/** So much may happen by itself at a table with people; then it pauses, so that nothing runs away from them. */
const AT_A_STRETCH = 5000

export class Pump {
  readonly #play: Play
  /** When a person did something last. */
  #moved = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #skipping = false
  /** A step was asked for while the bot was still thinking. */
  #stepping = false
  /** How much has happened since somebody was asked or did something. */
  #happened = 0
  /** How long what bots did since then was shown, in milliseconds, battles apart. */
  #shown = 0
  #fought = false
  #stretch: typeof Stretch | undefined

  constructor(play: Play) {
    this.#play = play
  }

  /** A person has done something: the bots' first step follows soon, however long they think about it. */
  moved(): void {
    this.#moved = performance.now()
    this.#happened = 0
    this.#shown = 0
  }

  /** What bots do is not shown now. */
  get skipping(): boolean {
    return this.#skipping
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#skipping = false
    this.#stepping = false
  }

  /** The rest of what bots do, at once. */
  skip(): void {
    this.#skipping = true
    this.#happened = 0
    this.#play.paused.value = false
    this.pump()
  }

  /** The next step of a bot's turn, now. */
  step(): void {
    clearTimeout(this.#timer)
    if (this.#play.interval.value !== undefined || this.#play.resting.value !== undefined || unread(this.#play)) return
    this.#stepping = true
    while (this.#stepping) {
      const next = this.#ask()
      if (next?.kind === 'bot') break
      if (next?.kind !== 'auto') this.#stepping = false
      else if (isStepOrNone(this.#advance(next.entry))) this.#stepping = false
    }
    this.pump()
  }

  /** A bot has thought. */
  thought(): void {
    if (this.#play.mode.value.at !== 'now') return
    if (this.#stepping) this.step()
    else this.pump()
  }

  /** Does what the app does by itself, until somebody is asked or a step wants to be seen. */
  pump(): void {
    const play = this.#play
    clearTimeout(this.#timer)
    if (play.locked.value !== false || play.mode.value.at !== 'now') return
    // Whoever pauses has had enough of skipping.
    if (play.paused.value) this.#skipping = false
    if (play.resting.value !== undefined) {
      this.#skipping = false
      // Whoever comes next may begin to think.
      if (!unread(play)) this.#ask()
      play.present(undefined)
      return
    }
    const until = performance.now() + BUSY
    for (;;) {
      const next = this.#ask()
      if (next?.kind === 'table' && this.#tell(next.question)) continue
      if (next?.kind === 'person' || next?.kind === 'over' || next?.kind === 'table' || next?.kind === 'gap') {
        this.#skipping = false
        this.#happened = 0
      }
      const wait = next === undefined || next.kind === 'bot' ? FOREVER : this.#wait(next)
      if (wait > 0 || next?.kind !== 'auto') {
        play.present(next)
        if (Number.isFinite(wait)) {
          if (!this.#fought) this.#shown += wait
          this.#timer = setTimeout(() => this.step(), wait)
        }
        return
      }
      this.#advance(next.entry)
      // What the app drew may have ended a turn that waits for its end (a card secured as the last action).
      if (play.resting.value !== undefined) {
        this.pump()
        return
      }
      if (performance.now() > until) {
        this.#timer = setTimeout(() => this.pump(), 0)
        return
      }
    }
  }

  #wait(next: Exclude<Glance<AnyAction>, { kind: 'bot' }>): number {
    const play = this.#play
    if (play.beside && play.differences.value !== undefined) return FOREVER
    if (play.beside) {
      const list = play.unseen()
      const acted = list.some(({ entry }) => entry.t === 'action')
      const last = list.at(-1)
      const turned = last !== undefined && last.moment !== play.pkg.game.moment(play.table.state)
      const ends = next.kind === 'person' || next.kind === 'over' || play.interval.value !== undefined
      // A question that belongs to the next turn waits until this one stands on the table.
      play.listed.value = acted && (ends || turned)
      if (next.kind !== 'auto' || play.listed.value || play.interval.value !== undefined) return FOREVER
      return play.paused.value ? FOREVER : 0
    }
    if (next.kind !== 'auto' || play.interval.value !== undefined || unread(play)) return FOREVER
    const { entry } = next
    const bots = isBotsTurn(play.table) || opensBotsTurn(play.table, entry)
    if (isChance(entry) && !bots) return 0
    // Picks too: they are part of what follows, but nothing may go on by itself that was told to wait.
    if (play.paused.value) return FOREVER
    if (this.#skipping || (entry.t === 'answer' && (entry.kind === 'pick' || !bots))) return 0
    const scene = battlePause(play, entry)
    this.#fought = scene !== undefined
    if (scene !== undefined) return speed.value === 'step' ? FOREVER : scene
    const opening = isPersonal(play.table.entries.at(-1)) || play.table.entries.length === 1
    const run = lastRun(play.table.entries)
    const joins = play.ui.telling?.joins
    const beat =
      run === undefined || run.to !== play.table.entries.length
        ? []
        : (beatsOf(shown(play, run.from), joins).at(-1) ?? [])
    const turned = beat.at(-1)?.moment !== play.pkg.game.moment(play.table.state)
    const within = goesOn(beat, entry, joins, turned)
    // What changed nothing and is told as one thing with what follows is not waited for.
    if (within && !opening && speed.value !== 'step' && beat.at(-1)?.events.length === 0) return 0
    const read = pause(speed.value, opening, within, tellBeat(play, beat).length)
    // Whoever only watches has no turn to wait for.
    const wait = read > 0 && withPeople(play) ? this.#shortened(read, beat) : read
    // Thinking counts: a first step that took its time does not wait once more.
    return opening ? Math.max(0, wait - (performance.now() - this.#moved)) : wait
  }

  /** How to shorten a long stretch is fetched with the first of them. */
  #shortened(wait: number, beat: readonly Logged[]): number {
    if (this.#stretch !== undefined) return this.#stretch.shortenedFor(this.#play, wait, this.#shown, beat)
    const keep = (part: typeof Stretch) => {
      this.#stretch = part
    }
    import('./following/stretch-now.ts').then(keep, () => undefined)
    return wait
  }

  /** Asks what comes next. A bot that cannot answer must not take the game with it. */
  #ask(): Glance<AnyAction> | undefined {
    const play = this.#play
    try {
      const glance = play.table.glance()
      const next = glance.kind === 'bot' ? (play.thinker.next(play.table) ?? glance) : glance
      play.broken.value = undefined
      // What else will be asked is looked for first, so that everything can be asked at once.
      if (next.kind === 'table' && comingAfter(play, next.question) === undefined) return { kind: 'bot', seat: CHANCE }
      return next
    } catch (error) {
      play.broken.value = whyStuck(error)
      return undefined
    }
  }

  /** Answers a question with what was told ahead. */
  #tell(question: TableQuestion<AnyAction>): boolean {
    const play = this.#play
    if (play.interval.value !== undefined || play.differences.value !== undefined) return false
    const answer = play.told.take(question)
    if (answer === undefined) return false
    try {
      play.note(() => play.table.answer(answer, question))
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      return false
    }
    play.changed()
    return true
  }

  #advance(entry: ActionEntry | AnswerEntry): Logged | undefined {
    const play = this.#play
    const logged = play.note(() => play.table.follow(entry))
    if (entry.t === 'action') play.wakeAgain.value = false
    if (++this.#happened >= AT_A_STRETCH && withPeople(play)) {
      this.#happened = 0
      this.#stepping = false
      this.#skipping = false
      play.paused.value = true
    }
    play.changed()
    return logged
  }
}

const isChance = (entry: ActionEntry | AnswerEntry): boolean => entry.t === 'answer' && entry.kind === 'chance'

const withPeople = ({ pkg, options, table }: Play): boolean =>
  pkg.game.seats(options).some(({ id }) => table.controller(id).by === 'person')

const isStepOrNone = (logged: Logged | undefined): boolean => logged === undefined || isStep(logged)

/** The steps of the present stretch that are told, the last ones of them. */
const shown = (play: Play, from: number) =>
  play.table.log.slice(Math.max(from, play.table.log.length - 60)).filter(isStep)

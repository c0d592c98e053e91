// A game in the terminal: the app does what it can by itself, shows it, and asks for the rest.

import type { GameEntry } from '@understudy/lab'
import { citeOf, type Lang } from '@understudy/procedure'
import { BadInput, BotStuck, type Change, IllegalAction } from '@understudy/table'
import { controllerName } from '../args/seats.ts'
import { bad, type Context } from '../context.ts'
import type { AnyTable } from '../journal.ts'
import { columns } from '../text/columns.ts'
import { rulebookAt } from '../text/traces.ts'
import { capital, entryLines, outcomeLine, seatTitle, spoken } from '../text/words.ts'
import { isSameFile, keepCopy, writeText } from '../writing.ts'
import { type Asking, askingFor } from './asking.ts'
import { helpLines } from './help.ts'
import { Lines } from './lines.ts'
import { Sight } from './sight.ts'
import { type Typed, understand } from './typed.ts'
import { type Voice, voiceOf } from './voice.ts'
import { why, whyNot } from './why.ts'

interface SessionSettings {
  readonly entry: GameEntry
  readonly table: AnyTable
  /** A real board stands beside: say what to change on it. */
  readonly beside: boolean
  /** Saved here after every entry. */
  readonly save: string | undefined
  /** A file with more in it than the table has: what can no longer be replayed. It is never written over. */
  readonly older?: string
}

const RECENT = 20
/** So many lines in a row that nobody reads the answers to (`yes |`) are no game. */
const MOST_REFUSED = 1000

export class Session {
  readonly #context: Context
  readonly #settings: SessionSettings
  readonly #voice: Voice
  #asking: Asking | undefined
  /** Whether the present question has been put, so that it need not be put again after a `log`. */
  #shown = false
  #ended = false
  /** Something happened that no file has yet; and whether saving failed when it was last tried. */
  #unsaved = false
  #failing = false
  /** The older file has a copy. */
  #kept = false
  #refused = 0
  #stuck: BotStuck | undefined
  readonly #sight: Sight

  constructor(context: Context, settings: SessionSettings) {
    this.#context = context
    this.#settings = settings
    this.#voice = voiceOf(context)
    this.#sight = new Sight(settings.entry, settings.table)
  }

  /** Answers the exit code: a game that should have been saved and is not is no success. */
  async run(): Promise<number> {
    this.#introduce()
    const lines = new Lines(this.#context.io)
    try {
      for (;;) {
        await this.#goOn()
        const line = await lines.next('> ')
        if (line === undefined || !(await this.#obey(understand(line)))) return await this.#farewell()
        if (this.#refused > MOST_REFUSED && !this.#context.io.typed) throw tooManyRefused()
      }
    } finally {
      await lines.close()
    }
  }

  /** Everything that needs nobody, then the question. */
  async #goOn(): Promise<void> {
    const { table } = this.#settings
    const before = table.entries.length
    try {
      while (table.next().kind === 'auto') {
        const logged = table.advance()
        if (logged === undefined) break
        this.#tellEntry(logged.index)
      }
      this.#stuck = undefined
    } catch (error) {
      if (!(error instanceof BotStuck)) throw error
      this.#stuck = error
    }
    if (table.entries.length > before) await this.#keep()
    if (this.#stuck === undefined) this.#ask()
    else this.#complain(this.#stuck)
  }

  /** A bot cannot go on: what was played stays, and everything but an answer can still be typed. */
  #complain(error: BotStuck): void {
    this.#asking = undefined
    if (!this.#shown) this.#voice({ kind: 'refused', text: error.in(this.#context.lang) })
    this.#shown = true
  }

  #ask(): void {
    const { t } = this.#context
    const { table } = this.#settings
    const next = table.next()
    if (next.kind === 'auto') return
    if (next.kind === 'over') {
      if (!this.#ended) this.#over(next.outcome)
      this.#ended = true
      return
    }
    this.#ended = false
    if (this.#asking === undefined) {
      this.#shown = false
      if (this.#sight.isNew()) this.#board()
      this.#asking = askingFor(this.#context, table, next, (seat, action) => this.#foretell(seat, action))
    }
    if (this.#shown) return
    this.#shown = true
    const { seat, question, taken, choices, canEnd, foretold = [] } = this.#asking
    const title = seat === 'chance' ? t({ en: 'The table', ru: 'Стол' }) : this.#title(seat)
    const whole = question.toLowerCase().includes(title.toLowerCase()) ? question : `${title}: ${question}`
    const numbered = choices.map((choice, at) => [`${at + 1}`, choice])
    if (canEnd) numbered.unshift(['0', t({ en: 'that is all', ru: 'это всё' })])
    this.#voice({
      kind: 'ask',
      text: [
        taken.length > 0 ? `▸ ${taken.join(' › ')}` : whole,
        ...foretold.map((line) => `  ${line}`),
        ...columns(numbered, ['right'], '  '),
      ],
      data: {
        seat,
        question,
        taken,
        ...(foretold.length === 0 ? {} : { foretold }),
        choices: numbered.map(([number, text]) => ({ number: Number(number), text })),
      },
    })
  }

  /** The odds of an action, where the game knows them. */
  #foretell(seat: string, action: unknown): readonly string[] | undefined {
    const { entry, table } = this.#settings
    return entry.foretell?.(table.state, seat, action, this.#context.lang, (other) => {
      const who = table.controller(other)
      return who.by === 'bot' ? { ...who.options, ...(who.version === undefined ? {} : { version: who.version }) } : {}
    })
  }

  /** Does what was typed; false ends the session. */
  async #obey(typed: Typed): Promise<boolean> {
    const { table, entry, beside } = this.#settings
    const context = this.#context
    switch (typed.do) {
      case 'nothing':
        this.#shown = false
        return true
      case 'quit':
        return false
      case 'choose':
        await this.#choose(typed.number)
        return true
      case 'back':
        if (this.#asking?.back() === true) this.#shown = false
        else
          this.#refuse({
            en: 'There is nothing to go back to; “undo” takes an action back.',
            ru: 'Назад некуда; «undo» отменяет действие.',
          })
        return true
      case 'undo':
      case 'redo': {
        const before = table.entries.length
        const changes = typed.do === 'undo' ? table.undo() : table.redo()
        if (table.entries.length === before) this.#refuse(nothingTo(typed.do))
        else await this.#moved(typed.do, changes, beside)
        return true
      }
      case 'why':
        this.#voice(why(context, table, typed.number))
        return true
      case 'whyNot':
        this.#voice(whyNot(context, table, typed.number))
        return true
      case 'log':
        for (const logged of table.log.slice(-(typed.number ?? RECENT))) this.#tellEntry(logged.index)
        return true
      case 'board':
        this.#board()
        return true
      case 'setup':
        this.#changes(table.pkg.game.setup(table.state))
        return true
      case 'save':
        await this.#save(typed.file)
        return true
      case 'help':
        this.#voice({ kind: 'note', text: helpLines(context.lang, entry.textBoard !== undefined) })
        return true
      case 'unknown':
        if (this.#asking?.type?.(typed.word) === true) {
          this.#shown = false
          return true
        }
        this.#refuse({
          en: `“${typed.word}” means nothing here; ? lists what does.`,
          ru: `«${typed.word}» здесь ничего не значит; ? покажет команды.`,
        })
        return true
    }
  }

  async #choose(number: number): Promise<void> {
    const { table } = this.#settings
    const asking = this.#asking
    const before = table.entries.length
    try {
      if (asking?.take(number) !== true)
        return this.#refuse({ en: `There is no choice ${number} here.`, ru: `Варианта ${number} здесь нет.` })
    } catch (error) {
      if (error instanceof IllegalAction)
        return this.#voice({ kind: 'refused', text: capital(spoken(this.#speech, error.refusal)) })
      if (error instanceof BadInput) return this.#voice({ kind: 'refused', text: error.in(this.#context.lang) })
      throw error
    }
    this.#shown = false
    this.#refused = 0
    if (table.entries.length === before) return
    this.#asking = undefined
    this.#tellEntry(before)
    await this.#keep()
  }

  async #moved(what: 'undo' | 'redo', changes: readonly Change[], beside: boolean): Promise<void> {
    this.#asking = undefined
    this.#sight.forget()
    this.#voice({
      kind: 'note',
      text: this.#context.t(
        what === 'undo' ? { en: 'Taken back.', ru: 'Отменено.' } : { en: 'Done again.', ru: 'Повторено.' },
      ),
    })
    if (beside) this.#changes(changes)
    await this.#keep()
  }

  get #speech() {
    return { pkg: this.#settings.entry.pkg, lang: this.#context.lang, options: this.#settings.table.options }
  }

  #title(seat: string): string {
    return seatTitle(this.#speech, this.#settings.table.options, seat)
  }

  #introduce(): void {
    const { lang, t } = this.#context
    const { table, entry, beside } = this.#settings
    const seats = entry.pkg.game.seats(table.options)
    const who = seats.map(
      (seat) => `${seat.title[lang]}: ${controllerName(entry.pkg, table.controller(seat.id), lang, table.options)}`,
    )
    const told = entry.notice?.(table.options)
    const notice = told === undefined ? [] : [told[lang]]
    this.#voice({
      kind: 'note',
      text: [entry.pkg.game.title[lang], ...notice, ...who, t({ en: '? for help', ru: '? — справка' }), ''],
    })
    if (beside && table.entries.length === 1) this.#changes(entry.pkg.game.setup(table.state))
  }

  #tellEntry(index: number): void {
    const { table } = this.#settings
    const logged = table.log[index]
    if (logged === undefined) return
    const said = entryLines(this.#speech, logged, table.stateAt(index))
    const node = this.#cited(index)
    const text = said.map(
      (line, at) => `${at === 0 ? String(index).padStart(4) : '    '}  ${line}${at === 0 ? node : ''}`,
    )
    if (this.#context.json) this.#voice({ kind: 'log', text: said, data: { index, entry: logged.entry } })
    else if (said.length > 0) this.#voice({ kind: 'log', text })
  }

  /** The rule of a bot's action, as people call it. */
  #cited(index: number): string {
    const { table } = this.#settings
    const entry = table.entries[index]
    if (entry?.t !== 'action' || entry.node === undefined) return ''
    const book = rulebookAt(table, index, entry.seat)
    const cite = book === undefined ? entry.node : citeOf(book.text[this.#context.lang], entry.node)
    return cite.includes('[') ? `  (${cite})` : `  [${cite}]`
  }

  #board(): void {
    const drawn = this.#sight.draw(this.#context.lang)
    if (drawn !== undefined) this.#voice({ kind: 'board', text: ['', drawn, ''] })
  }

  #changes(changes: readonly Change[]): void {
    if (changes.length === 0) return
    const lines = changes.map((change) => `  ${spoken(this.#speech, change)}`)
    this.#voice({ kind: 'note', text: [this.#context.t({ en: 'On the table:', ru: 'На столе:' }), ...lines] })
  }

  #over(outcome: Parameters<typeof outcomeLine>[1]): void {
    const { table } = this.#settings
    this.#board()
    this.#voice({
      kind: 'over',
      text: outcomeLine(this.#speech, outcome, table.options),
      data: { winners: outcome.winners },
    })
  }

  #refuse(pair: Record<Lang, string>): void {
    this.#refused++
    this.#voice({ kind: 'refused', text: this.#context.t(pair) })
  }

  /** After every step. What cannot be written is told, and play goes on: the next step tries again. */
  async #keep(): Promise<void> {
    const { t, lang } = this.#context
    const { save } = this.#settings
    this.#unsaved = true
    if (save === undefined) return
    try {
      await this.#write(save)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.#failing = true
      const told = t({
        en: 'the game goes on, and the next step tries again',
        ru: 'игра идёт дальше, следующий шаг попробует снова',
      })
      this.#voice({ kind: 'refused', text: `${capital(error.in(lang))}; ${told}.` })
      return
    }
    if (this.#failing)
      this.#voice({ kind: 'note', text: t({ en: `Saved to ${save} again.`, ru: `Снова сохранено в ${save}.` }) })
    this.#failing = false
  }

  async #write(file: string): Promise<void> {
    const { older } = this.#settings
    if (!this.#kept && older !== undefined && (await isSameFile(file, older))) {
      const copy = await keepCopy(older)
      this.#kept = true
      const text = this.#context.t({
        en: `The file as it was, with all that was played before, is now ${copy}.`,
        ru: `Прежний файл, со всем, что было сыграно раньше, теперь называется ${copy}.`,
      })
      this.#voice({ kind: 'note', text })
    }
    await writeText(file, `${JSON.stringify(this.#settings.table.file(), null, 1)}\n`)
    this.#unsaved = false
  }

  async #save(file: string): Promise<void> {
    if (file === '')
      return this.#refuse({ en: 'Save where? Write: save game.json', ru: 'Куда сохранить? Напишите: save game.json' })
    try {
      await this.#write(file)
      this.#voice({ kind: 'note', text: this.#context.t({ en: `Saved to ${file}.`, ru: `Сохранено в ${file}.` }) })
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.#voice({ kind: 'refused', text: `${capital(error.in(this.#context.lang))}.` })
    }
  }

  async #farewell(): Promise<number> {
    const { save, table } = this.#settings
    if (!this.#unsaved) return 0
    if (
      save === undefined &&
      ((this.#stuck === undefined && table.next().kind === 'over') || table.entries.length <= 1)
    )
      return 0
    if (save !== undefined) await this.#save(save)
    if (!this.#unsaved) return 0
    this.#voice({
      kind: 'note',
      text: this.#context.t({ en: 'The game was not saved.', ru: 'Партия не сохранена.' }),
    })
    return save === undefined ? 0 : 1
  }
}

const tooManyRefused = () =>
  bad({
    en: `${MOST_REFUSED} lines in a row on stdin meant nothing here`,
    ru: `${MOST_REFUSED} строк подряд на stdin здесь ничего не значат`,
  })

const nothingTo = (what: 'undo' | 'redo') =>
  what === 'undo'
    ? { en: 'There is nothing to take back.', ru: 'Отменять нечего.' }
    : { en: 'There is nothing to do again.', ru: 'Повторять нечего.' }

// Loading a journal: from a file that may be damaged, foreign, old or hostile, into a table that can be played on.

import { type Lang, plural, speak } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import type { AnyPackage, GamePackage } from '../games/bot.ts'
import { ofItsDay, optionsOfItsDay } from '../games/defaults.ts'
import { IllegalAction } from '../games/game.ts'
import { BadInput } from '../input/bad-input.ts'
import { Table } from '../play/table.ts'
import type { Entry, JournalFile } from './journal.ts'
import { ReplayMismatch } from './replaying.ts'
import { positionsIn } from './resuming.ts'

export interface Resumed {
  /** How many entries of the file are behind the position at which it goes on. */
  readonly from: number
  /** One sentence, for the people who play it. */
  readonly why: Record<Lang, string>
  /** What could not be replayed, and where: for those who want all of it or nothing. */
  readonly fault: BadInput
  /** What can no longer be replayed, only read: it led to where the table begins. */
  readonly history: readonly Entry[]
  /** What was played after `from` and is not part of the game any more, only to be read. */
  readonly lost: readonly Entry[]
}

export interface Loaded<State, Action> {
  readonly table: Table<State, Action>
  /** Set if the rules of today cannot replay it to its end: it goes on from the latest position that can be trusted. */
  readonly resumed?: Resumed
  /** Snapshots that said something else than the entries before them; they were written anew. */
  readonly mended?: readonly number[]
}

/** Loads a journal into a table that can be played on. */
export function loadJournal<State, Action>(pkg: GamePackage<State, Action>, data: JournalFile): Loaded<State, Action> {
  const loading = loadingJournal(pkg, data)
  for (;;) {
    const step = loading.next()
    if (step.done === true) return step.value
  }
}

/** The same, an entry at a time; `elsewhere` as for a table. */
export function* loadingJournal<State, Action>(
  pkg: GamePackage<State, Action>,
  data: JournalFile,
  elsewhere = false,
): Generator<void, Loaded<State, Action>> {
  if (data.game !== pkg.game.id)
    throw new BadInput(
      { en: `this game is of ${data.game}, not ${pkg.game.id}`, ru: `это партия в ${data.game}` },
      'game',
    )
  data = inItsDay(pkg, data)
  const undone = yield* canBeRedone(pkg, data)
  const whole = yield* replayed(pkg, data.entries, undone, elsewhere)
  const loaded = whole instanceof Table ? whole : yield* resume(pkg, data, whole, elsewhere)
  const table = loaded instanceof Table ? loaded : loaded.table
  if (data.title !== undefined) table.title = data.title
  if (!(loaded instanceof Table)) return loaded
  const mended = damaged(data.entries, table.entries)
  return mended.length === 0 ? { table } : { table, mended }
}

/** The journal with the options spelt out that were no choice yet when it was written. */
export function inItsDay<State, Action>(pkg: GamePackage<State, Action>, data: JournalFile): JournalFile {
  const [start] = data.entries
  const game = start?.t === 'start' ? start.options : {}
  const spell = (entry: Entry): Entry => {
    if (entry.t === 'seat') return 'to' in entry ? { ...entry, to: ofItsDay(pkg, entry.to, game) } : entry
    if (entry.t !== 'start') return entry
    const seats = Object.fromEntries(
      Object.entries(entry.seats).map(([seat, who]) => [seat, ofItsDay(pkg, who, entry.options)]),
    )
    return { ...entry, options: optionsOfItsDay(pkg, entry.options), seats }
  }
  const undone = data.undone === undefined ? {} : { undone: data.undone.map(spell) }
  return { ...data, entries: data.entries.map(spell), ...undone }
}

interface Fault {
  readonly index: number
  readonly what: Record<Lang, string>
}

const complaint = ({ what, index }: Fault): BadInput => new BadInput(what, `entries[${index}]`)

/**
 * Goes on at the latest position that can be trusted: one that the journal has written down and whose hash is right, and
 * what can be replayed from there; or else as far as it could be replayed from the start.
 */
function* resume<State, Action>(
  pkg: GamePackage<State, Action>,
  data: JournalFile,
  fault: Fault,
  elsewhere: boolean,
): Generator<void, Loaded<State, Action>> {
  const { entries } = data
  const end = entries.length
  let best: { table: Table<State, Action>; begin: number; from: number } | undefined
  for (const { start, at } of positionsIn(data)) {
    if (at <= fault.index) break
    const reached = yield* furthest(pkg, [start, ...entries.slice(at)], elsewhere)
    if (reached === undefined) continue
    const from = at + reached.entries.length - 1
    // The position at the end loses nothing; one before it that leads there leaves more to take back.
    if (best === undefined || from >= best.from) best = { table: reached, begin: at, from }
    if (at < end) break
  }
  if (best === undefined && fault.index > 0) {
    const table = yield* furthest(pkg, entries.slice(0, fault.index), elsewhere)
    if (table !== undefined) best = { table, begin: 0, from: table.entries.length }
  }
  if (best === undefined) throw complaint(fault)
  const { table, begin, from } = best
  const lost = entries.slice(from).filter(({ t }) => t !== 'snapshot')
  const why = whyResumed(fault, from, lost.length)
  return { table, resumed: { from, why, fault: complaint(fault), history: entries.slice(0, begin), lost } }
}

function whyResumed({ index, what }: Fault, from: number, lost: number): Record<Lang, string> {
  return {
    en: `by today's rules step ${index} cannot be played as it was (${what.en}), so it goes on from where it stood after step ${from - 1}; ${
      lost === 0
        ? 'nothing that was played is lost'
        : `${lost === 1 ? 'the one step' : `the ${lost} steps`} after that can only be read`
    }`,
    ru: `по сегодняшним правилам шаг ${index} уже не сыграть так, как он был сыгран (${what.ru}), поэтому партия продолжается с того, что было на столе после шага ${from - 1}; ${
      lost === 0
        ? 'ничего из сыгранного не потеряно'
        : `${plural('ru', lost, { one: 'следующий шаг', few: 'следующих шага', many: 'следующих шагов' })} можно только прочитать`
    }`,
  }
}

/** A table that has come as far along these entries as it can; undefined if not even the first is of any use. */
function* furthest<State, Action>(
  pkg: GamePackage<State, Action>,
  entries: readonly Entry[],
  elsewhere: boolean,
): Generator<void, Table<State, Action> | undefined> {
  const all = yield* replayed(pkg, entries, [], elsewhere)
  if (all instanceof Table && canGoOn(all)) return all
  const reached = all instanceof Table ? entries.length - 1 : all.index
  // A position that the rules can make nothing of shows by the entry after it, or not at all.
  for (const count of new Set([reached, reached - 1, 1])) {
    if (count < 1 || count > reached) continue
    const part = yield* replayed(pkg, entries.slice(0, count), [], elsewhere)
    if (part instanceof Table && canGoOn(part)) return part
  }
  return undefined
}

/** Whether today's rules make anything of a position that they can read. */
function canGoOn<State, Action>(table: Table<State, Action>): boolean {
  try {
    table.glance()
    return true
  } catch {
    return false
  }
}

/** The table after all these entries, or which of them could not be replayed, and why. */
function* replayed<State, Action>(
  pkg: GamePackage<State, Action>,
  entries: readonly Entry[],
  undone: readonly Entry[],
  elsewhere: boolean,
): Generator<void, Table<State, Action> | Fault> {
  let index = 0
  try {
    const opening = Table.opening(pkg, entries, undone, elsewhere)
    for (;;) {
      const step = opening.next()
      if (step.done === true) return step.value
      index++
      yield
    }
  } catch (error) {
    return { index: error instanceof ReplayMismatch ? error.index : index, what: reasonOf(pkg, error) }
  }
}

function reasonOf(pkg: AnyPackage, error: unknown): Record<Lang, string> {
  if (error instanceof ReplayMismatch)
    return {
      en: 'this step leads to another position than the file says: the file was changed, or the rules were',
      ru: 'этот шаг ведёт не к той позиции, что записана: изменён файл или правила',
    }
  // It stands within a sentence.
  const bare = (text: string) => text.replace(/\.$/u, '')
  if (error instanceof BadInput) return { en: bare(error.in('en')), ru: bare(error.in('ru')) }
  if (error instanceof IllegalAction) {
    const reason = (lang: Lang) => bare(speak(pkg.game.phrases, lang, error.refusal))
    return { en: `this step is not legal: ${reason('en')}`, ru: `этот ход невозможен: ${reason('ru')}` }
  }
  return { en: 'this step cannot be replayed', ru: 'этот шаг не удаётся повторить' }
}

/** What was taken back comes along if it can be done again; a game is not lost over it. */
function* canBeRedone(pkg: AnyPackage, { entries, undone = [] }: JournalFile): Generator<void, readonly Entry[]> {
  if (undone.length === 0) return undone
  try {
    yield* Table.opening(pkg, [...entries, ...undone], [], true)
    return undone
  } catch {
    return []
  }
}

function damaged(written: readonly Entry[], replayed: readonly Entry[]): number[] {
  return written.flatMap((entry, at) =>
    entry.t === 'snapshot' && hashOf(entry.position) !== replayed[at]?.hash ? [at] : [],
  )
}

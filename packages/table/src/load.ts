// Loading a journal: from a file that may be damaged, foreign, old or hostile, into a table that can be played on.

import { type Lang, speak } from '@understudy/procedure'
import { BadInput } from './bad-input.ts'
import type { AnyPackage, GamePackage } from './bot.ts'
import { ofItsDay, optionsOfItsDay } from './defaults.ts'
import { IllegalAction } from './game.ts'
import type { Entry, JournalFile, StartEntry } from './journal.ts'
import { ReplayMismatch } from './replaying.ts'
import { Table } from './table.ts'

export interface Loaded<State, Action> {
  readonly table: Table<State, Action>
  /** Set if the rules of today could not replay it: it goes on from a snapshot, its history is only to be read. */
  readonly resumed?: { readonly from: number; readonly why: Record<Lang, string>; readonly history: readonly Entry[] }
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
  const table = yield* tryReplay(pkg, data, elsewhere)
  if (table instanceof Table) {
    if (data.title !== undefined) table.title = data.title
    return { table }
  }
  const resumed = data.rules === pkg.game.version ? undefined : resume(pkg, data, elsewhere)
  if (resumed === undefined) throw new BadInput(table.what, `entries[${table.index}]`)
  return resumed
}

/** The journal with the options spelt out that were no choice yet when it was written. */
export function inItsDay<State, Action>(pkg: GamePackage<State, Action>, data: JournalFile): JournalFile {
  const spell = (entry: Entry): Entry => {
    if (entry.t === 'seat') return 'to' in entry ? { ...entry, to: ofItsDay(pkg, entry.to) } : entry
    if (entry.t !== 'start') return entry
    const seats = Object.fromEntries(Object.entries(entry.seats).map(([seat, who]) => [seat, ofItsDay(pkg, who)]))
    return { ...entry, options: optionsOfItsDay(pkg, entry.options), seats }
  }
  const undone = data.undone === undefined ? {} : { undone: data.undone.map(spell) }
  return { ...data, entries: data.entries.map(spell), ...undone }
}

/** Goes on at the newest position in the journal that today's rules can read. */
function resume<State, Action>(
  pkg: GamePackage<State, Action>,
  data: JournalFile,
  elsewhere: boolean,
): Loaded<State, Action> | undefined {
  const start = data.entries[0]
  if (start?.t !== 'start') return undefined
  for (let from = data.entries.length - 1; from > 0; from--) {
    const snapshot = data.entries[from]
    if (snapshot?.t !== 'snapshot' && snapshot?.t !== 'edit') continue
    const { hash: _, ...begin } = start as Entry & StartEntry
    const seated = seatsAt(data.entries, from, start)
    const table = tryStart(pkg, { ...begin, ...seated, position: snapshot.position }, elsewhere)
    if (table === undefined) continue
    if (data.title !== undefined) table.title = data.title
    const why = {
      en: `it was saved with rules ${data.rules}; today's (${pkg.game.version}) differ, so it resumes at its last snapshot`,
      ru: `партия сохранена по правилам ${data.rules}; сегодняшние (${pkg.game.version}) отличаются, она продолжается с последнего снимка`,
    }
    return { table, resumed: { from, why, history: data.entries.slice(0, from + 1) } }
  }
  return undefined
}

function tryStart<State, Action>(
  pkg: GamePackage<State, Action>,
  start: StartEntry,
  elsewhere: boolean,
): Table<State, Action> | undefined {
  try {
    return new Table(pkg, [start], [], elsewhere)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}

/** Who sat where, and where chance came from, when entry `at` was written. */
function seatsAt(entries: readonly Entry[], at: number, start: StartEntry): Pick<StartEntry, 'seats' | 'chance'> {
  let seats = start.seats
  let sources = start.chance
  for (const each of entries.slice(0, at)) {
    if (each.t !== 'seat') continue
    if ('to' in each) seats = { ...seats, [each.seat]: each.to }
    else sources = each.chance
  }
  return { seats, chance: sources }
}

function* tryReplay<State, Action>(
  pkg: GamePackage<State, Action>,
  data: JournalFile,
  elsewhere: boolean,
): Generator<void, Table<State, Action> | { index: number; what: Record<Lang, string> }> {
  try {
    const undone = yield* canBeRedone(pkg, data)
    return yield* Table.opening(pkg, data.entries, undone, elsewhere)
  } catch (error) {
    const index = failingEntry(pkg, data)
    if (error instanceof ReplayMismatch)
      return {
        index: error.index,
        what: {
          en: 'this step leads to another position than the file says: the file was changed, or the rules were',
          ru: 'этот шаг ведёт не к той позиции, что записана: изменён файл или правила',
        },
      }
    if (error instanceof BadInput) return { index, what: { en: error.in('en'), ru: error.in('ru') } }
    if (error instanceof IllegalAction) {
      const reason = (lang: Lang) => speak(pkg.game.phrases, lang, error.refusal)
      return {
        index,
        what: { en: `this step is not legal: ${reason('en')}`, ru: `этот ход невозможен: ${reason('ru')}` },
      }
    }
    return { index, what: { en: 'this step cannot be replayed', ru: 'этот шаг не удаётся повторить' } }
  }
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

/** Which entry could not be replayed, found by halving. */
function failingEntry(pkg: AnyPackage, data: JournalFile): number {
  let low = 0
  let high = data.entries.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    try {
      new Table(pkg, data.entries.slice(0, middle))
      low = middle
    } catch {
      high = middle
    }
  }
  return low
}

// Positions from outside: the plain data of a state, or that with its game and options around it.

import type { GameEntry } from '@understudy/lab'
import { type Json, speak } from '@understudy/procedure'
import { BadInput, type Options, type Problem, withDefaults } from '@understudy/table'
import { kebab } from './args/flags.ts'
import { bad, type Context } from './context.ts'
import { formatOf, isJournal } from './journal.ts'

const POSITION_FORMAT = 'understudy-position'

export interface Position {
  readonly data: Json
  readonly options: Options
  readonly state: unknown
}

/** Reads a position of a game. Options come from the command line, the file, or the position itself, in this order. */
export function positionFrom(entry: GameEntry, data: unknown, given: Options = {}): Position {
  if (isJournal(data))
    throw bad({
      en: 'this is a saved game, not a position; “understudy explain” tells its turns, “understudy play --load” goes on with it',
      ru: 'это сохранённая партия, а не позиция; о ходах расскажет «understudy explain», продолжить её можно через «understudy play --load»',
    })
  const wrapped = formatOf(data) === POSITION_FORMAT
  const file = data as { readonly game?: unknown; readonly options?: Options; readonly position?: unknown }
  const inner = wrapped ? file.position : data
  const { pkg } = entry
  if (wrapped && typeof file.game === 'string' && file.game !== pkg.game.id)
    throw bad({
      en: `this is a position of ${file.game}, not of ${pkg.game.id}`,
      ru: `это позиция игры ${file.game}, а не ${pkg.game.id}`,
    })
  let state: unknown
  try {
    state = pkg.game.parse(inner)
  } catch (error) {
    throw wrapped && error instanceof BadInput ? error.inside('position') : error
  }
  const own = entry.optionsOf?.(state)
  if (own !== undefined) demandOwnFiles(entry, own, given)
  const options = withDefaults(pkg, { ...own, ...(wrapped ? file.options : {}), ...given })
  pkg.game.seats(options)
  return { data: pkg.game.serialise(state), options, state }
}

/** A position that knows its own data was not played with any other. */
function demandOwnFiles({ pkg }: GameEntry, own: Options, given: Options): void {
  for (const { id, kind } of pkg.game.options) {
    if (kind !== 'file' || given[id] === undefined || plain(given[id]) === plain(own[id])) continue
    throw bad({
      en: `the position was played with other data than --${kebab(id)}; it has its own, leave the flag out`,
      ru: `позиция сыграна с другими данными, чем --${kebab(id)}; у неё есть свои, уберите этот флаг`,
    })
  }
}

/** The same files in another order are the same data. */
function plain(value: Options[string]): string {
  try {
    return JSON.stringify(Object.entries(JSON.parse(String(value)) as object).sort(([a], [b]) => (a < b ? -1 : 1)))
  } catch {
    return String(value)
  }
}

/** What is impossible about a position, in sentences. */
export function problemsOf({ lang }: Context, { pkg }: GameEntry, state: unknown): { where: string; what: string }[] {
  return pkg.game
    .check(state)
    .map((problem: Problem) => ({ where: problem.where, what: speak(pkg.game.phrases, lang, problem.what) }))
}

export const problemLine = ({ where, what }: { where: string; what: string }): string =>
  where === '' ? what : `${where}: ${what}`

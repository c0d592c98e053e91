// Beside the board: what each step means on the real table, worked out along the journal and kept.

import { type Lang, type Say, speak } from '@understudy/procedure'
import type { Beside, Driver, Line, Logged } from '@understudy/table'
import type { AnyTable } from '../../store/games.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyBeside = Beside<any>

export class Carrying {
  readonly beside: AnyBeside
  readonly #known = new WeakMap<Logged, readonly Line[]>()
  /** Stands before the entry that was not looked at yet, as long as the journal only grows. */
  // biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
  #driver: Driver<any, any> | undefined
  #last: Logged | undefined

  constructor(beside: AnyBeside) {
    this.beside = beside
  }

  /** What has to be done for this step. */
  lines(table: AnyTable, logged: Logged): readonly Line[] {
    const known = this.#known.get(logged)
    if (known !== undefined) return known
    const lines = this.#work(table, logged)
    this.#known.set(logged, lines)
    return lines
  }

  tell({ pkg }: AnyTable, what: Say, lang: Lang): string {
    const own = this.beside.phrases
    return speak(Object.hasOwn(own[lang], what.say) ? own : pkg.game.phrases, lang, what)
  }

  #work(table: AnyTable, logged: Logged): readonly Line[] {
    const { game } = table.pkg
    if (isLayingOut(table, logged)) return []
    const goesOn = this.#last !== undefined && table.log[logged.index - 1] === this.#last
    const driver = goesOn && this.#driver !== undefined ? this.#driver : table.driverAt(logged.index)
    const before = game.copy(driver.state)
    driver.commit(logged.entry)
    this.#driver = driver
    this.#last = logged
    return this.beside.lines(before, driver.state, logged.events)
  }
}

/** The table is laid out from the box by a list of its own, before the first turn and before anybody acts. */
function isLayingOut({ log }: AnyTable, { index, moment }: Logged): boolean {
  const begun = log.findIndex(({ entry }) => entry.t === 'action')
  return (begun < 0 || index < begun) && moment === log[1]?.moment
}

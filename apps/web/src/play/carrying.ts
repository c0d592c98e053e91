// Beside the board: what each step means on the real table, worked out along the journal and kept.

import { type Lang, speak } from '@understudy/procedure'
import type { Beside, Change, Driver, Logged } from '@understudy/table'
import type { AnyTable } from '../store/games.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyBeside = Beside<any>

export class Carrying {
  readonly #beside: AnyBeside
  readonly #known = new WeakMap<Logged, readonly Change[]>()
  /** Stands before the entry that was not looked at yet, as long as the journal only grows. */
  // biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
  #driver: Driver<any, any> | undefined
  #last: Logged | undefined

  constructor(beside: AnyBeside) {
    this.#beside = beside
  }

  /** What has to be done for this step beyond what its sentence says. */
  rest(table: AnyTable, logged: Logged): readonly Change[] {
    const known = this.#known.get(logged)
    if (known !== undefined) return known
    const rest = this.#work(table, logged)
    this.#known.set(logged, rest)
    return rest
  }

  tell(table: AnyTable, change: Change, lang: Lang): string {
    const own = this.#beside.phrases
    return speak(Object.hasOwn(own[lang], change.say) ? own : table.pkg.game.phrases, lang, change)
  }

  #work(table: AnyTable, logged: Logged): readonly Change[] {
    const { game } = table.pkg
    // The table is laid out from the box, by a list of its own, before anybody acts.
    const begun = table.entries.findIndex(({ t }) => t === 'action')
    if (begun < 0 || logged.index < begun) return []
    const goesOn = this.#last !== undefined && table.log[logged.index - 1] === this.#last
    const driver = goesOn && this.#driver !== undefined ? this.#driver : table.driverAt(logged.index)
    const before = game.copy(driver.state)
    driver.commit(logged.entry)
    this.#driver = driver
    this.#last = logged
    return this.#beside.carried(before, driver.state, logged.events).rest
  }
}

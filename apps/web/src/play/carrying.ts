// Beside the board: what each step means on the real table, worked out along the journal and kept.

import { type Lang, speak } from '@understudy/procedure'
import { type Beside, type Change, type Driver, isPersonal, type Logged } from '@understudy/table'
import type { AnyTable } from '../store/games.ts'
import { isStep } from './is-step.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyBeside = Beside<any>

/**
 * Steps since the entry `seen` that are to be done on the real table. What people did they have done there; but what
 * follows from a card or a roll that they told in a bot's turn is news to them too.
 */
export function toCarryOut(
  log: readonly Logged[],
  seen: number,
  toDo: ((step: Logged) => boolean) | undefined,
  carries: (step: Logged) => boolean,
): Logged[] {
  const acts = ({ entry }: Logged): boolean => entry.t === 'action'
  let actor = log.slice(0, seen).findLast(acts)?.entry
  return log.slice(seen).filter((logged) => {
    const { entry } = logged
    if (entry.t === 'action') actor = entry
    if (!isPersonal(entry)) return (isStep(logged) && toDo?.(logged) !== false) || carries(logged)
    return entry.t === 'answer' && actor?.t === 'action' && actor.by !== 'person' && carries(logged)
  })
}

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

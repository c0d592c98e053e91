// Beside the board: which steps are to be done on the real table.

import type { Logged } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { isStep } from '../following/is-step.ts'

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
  return log.slice(seen).filter((logged) => {
    const { entry } = logged
    if (!isPersonal(entry)) return (isStep(logged) && toDo?.(logged) !== false) || carries(logged)
    return entry.t === 'answer' && isOfBot(log, logged) && carries(logged)
  })
}

/** Whether a bot has acted before it in the same turn, or will act first after it. */
function isOfBot(log: readonly Logged[], { index, moment }: Logged): boolean {
  const acts = (each: Logged): boolean => each.entry.t === 'action' && each.moment === moment
  const { entry } = log.slice(0, index).findLast(acts) ?? log.slice(index).find(acts) ?? {}
  return entry?.t === 'action' && entry.by !== 'person'
}

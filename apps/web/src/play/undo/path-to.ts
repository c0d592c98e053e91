// The taps that lead to an action that was taken: amending begins there, so that only what was wrong is tapped again.

import { equal } from '@understudy/procedure'
import type { Decision } from '@understudy/table'
import type { AnyAction, AnyChoice } from '../deciding/picker.ts'

/** How many lists of choices are looked at before it is given up: then the taps begin anew. */
const PATIENCE = 200

export function pathTo(decision: Decision<AnyAction>, action: AnyAction): readonly AnyChoice[] {
  const text = JSON.stringify(action)
  const named = (choice: AnyChoice) => text.includes(JSON.stringify(choice.pick.value))
  let left = PATIENCE
  return search([]) ?? []

  function search(path: readonly AnyChoice[]): readonly AnyChoice[] | undefined {
    if (left-- <= 0) return undefined
    const choices = decision.next(path.map(({ pick }) => pick))
    const found = choices.find((choice) => choice.action !== undefined && equal(choice.action, action))
    if (found !== undefined) return [...path, found]
    // What the action names is likelier to lead there.
    for (const choice of [...choices.filter(named), ...choices.filter((each) => !named(each))]) {
      if (choice.action !== undefined && choice.more !== true) continue
      const rest = search([...path, choice])
      if (rest !== undefined) return rest
      if (left <= 0) return undefined
    }
    return undefined
  }
}

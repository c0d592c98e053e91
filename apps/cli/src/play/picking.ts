// Choosing step by step: which unit, where to, … until an action is complete.

import type { Choice, Decision, Pick } from '@understudy/table'

export class Picking<Action> {
  readonly decision: Decision<Action>
  #taken: Choice<Action>[] = []
  /** How many were taken before each pick of the person: a step back takes those along that followed by themselves. */
  #steps: number[] = []

  constructor(decision: Decision<Action>) {
    this.decision = decision
  }

  get choices(): Choice<Action>[] {
    return this.decision.next(this.#taken.map((choice) => choice.pick))
  }

  /** The action as picked so far, if it could end here. */
  get ready(): Action | undefined {
    return this.#taken.at(-1)?.action
  }

  get taken(): readonly Choice<Action>[] {
    return this.#taken
  }

  /** Takes a choice; answers the action if that completes it. */
  take(choice: Choice<Action>): Action | undefined {
    if (choice.action !== undefined && choice.more !== true) return choice.action
    this.#steps.push(this.#taken.length)
    this.#taken.push(choice)
    // Where only one way leads on, and it completes nothing yet, nobody has to be asked.
    while (this.ready === undefined) {
      const [only, other] = this.choices
      if (only === undefined || other !== undefined || only.action !== undefined) break
      this.#taken.push(only)
    }
    return undefined
  }

  back(): boolean {
    const before = this.#steps.pop()
    if (before === undefined) return false
    this.#taken.length = before
    return true
  }
}

/** Actions that the picker can lead to, at most so many: what "why not?" offers. */
export function reachableActions<Action>(decision: Decision<Action>, most: number): Action[] {
  const actions: Action[] = []
  const walk = (picks: readonly Pick[]): void => {
    for (const choice of decision.next(picks)) {
      if (actions.length >= most) return
      if (choice.action !== undefined) actions.push(choice.action)
      if (choice.action === undefined || choice.more === true) walk([...picks, choice.pick])
    }
  }
  walk([])
  return actions
}

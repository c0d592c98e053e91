// Dice that are lifted to be rolled again: which of those that lie there, and what one more or less of them would pick.

import { DICE, type DieKind } from '@understudy/arcs/vocabulary'
import { equal, type Say } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Tap } from '../compose/model/tap.ts'
import type { Die } from './fought.ts'
import type { Staged } from './staged.ts'

export interface Lifting {
  /** The card that allows it. */
  readonly by: Say | undefined
  /** By their places among the dice. */
  readonly lifted: ReadonlySet<number>
  /** What a tap on this one means; undefined: it cannot be rolled again. */
  tapOf(no: number): Tap | undefined
}

const rank = ({ slot, value }: Pick): number => DICE.indexOf(slot as DieKind) * 6 + Number(value)

export function liftingOf(
  now: Staged | undefined,
  dice: readonly (Die & { readonly no: number })[],
): Lifting | undefined {
  if (now?.page.at !== 'pick' || now.context.decision.kind !== 'reroll') return undefined
  const [by, ...chosen] = now.page.picks
  if (by === undefined) return undefined
  const lifted = new Set<number>()
  for (const pick of chosen) {
    const die = dice.find(({ no, die, face }) => !lifted.has(no) && die === pick.slot && face === pick.value)
    if (die !== undefined) lifted.add(die.no)
  }
  const picksOf = (places: ReadonlySet<number>): Pick[] => [
    by,
    ...dice
      .filter(({ no }) => places.has(no))
      .map(({ die, face }): Pick => ({ slot: die, value: face }))
      .sort((a, b) => rank(a) - rank(b)),
  ]
  const { decision } = now.context
  return {
    by: decision.next([]).find(({ pick }) => equal(pick.value, by.value))?.text,
    lifted,
    tapOf: (no) => {
      const places = new Set(lifted)
      if (!places.delete(no)) places.add(no)
      const picks = picksOf(places)
      const last = picks.at(-1) as Pick
      const legal =
        picks.length === 1 ||
        decision.next(picks.slice(0, -1)).some(({ pick }) => pick.slot === last.slot && pick.value === last.value)
      return legal ? { tap: 'picks', picks } : undefined
    },
  }
}

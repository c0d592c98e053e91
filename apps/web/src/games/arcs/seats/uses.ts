// SUPERCAT's advantage, when it is used: one action more with its card, one die more in its battles.

import type { Action, State } from '@understudy/arcs'
import { advantaged } from '@understudy/arcs/rules'
import { read, roleOf, seatOf } from '@understudy/arcs/state'
import type { Lang } from '@understudy/procedure'

type Used = Readonly<Record<Lang, string>>

const ACTION: Used = { en: '(+1 action)', ru: '(+1 действие)' }
const DIE: Used = { en: '(+1 die)', ru: '(+1 кубик)' }
const PLAYS: readonly Action['do'][] = ['lead', 'surpass', 'pivot', 'copy']

/** `state`: after the deed. */
export function uses(state: State, colour: string, { do: doing }: Action): Used | undefined {
  const seat = seatOf(state, colour)
  if (seat < 0 || roleOf(state, seat) !== 'supercat') return undefined
  if (doing === 'battle') return read.extraDie(state) > 0 ? DIE : undefined
  return PLAYS.includes(doing) && advantaged(state, seat) ? ACTION : undefined
}

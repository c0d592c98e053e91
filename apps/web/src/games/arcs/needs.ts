// Parts of the rules that come with the games that have them.

import type { Action, State } from '@understudy/arcs'
import type { GamePackage, Options } from '@understudy/table'
import { wordsFor } from '../../text/late.ts'
import type { Needed } from '../ui.ts'
import { bringAct, noAct } from './act.ts'

const ROLES = ['role1', 'role2', 'role3', 'role4']

export function needs(options: Options, from: Needed): Promise<unknown> | undefined {
  const { leaders = 'off', act = 0 } = options
  const all = from === 'position'
  if (act === 0) noAct()
  const parts = [
    ...(all || leaders !== 'off' ? [import('@understudy/arcs/leaders')] : []),
    ...(all || ROLES.some((role) => options[role] === 'lars')
      ? [Promise.all([import('@understudy/arcs/lars'), wordsFor('lars')])]
      : []),
    ...(all || from === 'entries' ? [import('@understudy/arcs/positions')] : []),
    ...(all ? [fetchHandOver()] : []),
    ...(act === 0 ? [] : [bringAct()]),
  ]
  return parts.length === 0 ? undefined : Promise.all(parts)
}

type HandOver = NonNullable<GamePackage<State, Action>['handOver']>
let convert: HandOver | undefined
const fetchHandOver = async (): Promise<void> => {
  convert ??= (await import('@understudy/arcs/hand-over')).handOver
}

/** Who lets a seat change hands has fetched what a position may hold. */
export const handOver: HandOver = (state, seat, to) => {
  if (convert === undefined) throw new Error('what a seat hands over is not loaded')
  return convert(state, seat, to)
}

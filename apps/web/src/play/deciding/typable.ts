// What can be typed now.

import type { Decision } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import { firstOf } from '../beside/told.ts'
import type { Play } from '../play.ts'
import type { AnyAction } from './picker.ts'

/** Whether anything can be typed now. */
export const typable = (play: Play): boolean => decided(play) !== undefined || tellable(play) !== undefined

/** What can be typed as actions: the answer to a person's decision, or to what the real table is asked. */
export function decided(play: Play): Decision<AnyAction> | undefined {
  const next = play.next.value
  if (play.ui.typed === undefined) return undefined
  if (next?.kind === 'person') return next.decision
  return next?.kind === 'table' && next.question.ask === 'chance' ? next.question.decision : undefined
}

/** What can be told in words of a line: dice of bots, and whatever is asked for together with others. */
export function tellable(play: Play): readonly Foreseen<AnyAction>[] | undefined {
  const next = play.next.value
  if (play.ui.typedTold === undefined || next?.kind !== 'table') return undefined
  const { question } = next
  if (question.ask === 'fact' || (question.ask === 'chance' && play.coming.value.length === 0)) return undefined
  return [firstOf(question), ...play.coming.value]
}

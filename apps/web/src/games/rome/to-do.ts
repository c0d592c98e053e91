// Which steps of a bot have to be done on a real table: those that move, show or cost something. What it rolls for itself
// and what it only makes up its mind about is told in the log.

import type { Action } from '@understudy/rome'
import type { Logged } from '@understudy/table'

const IN_MIND: readonly Action['do'][] = [
  'reckon',
  'strength',
  'activate',
  'halt',
  'endCampaign',
  'look',
  'done',
  'shoot',
  'giveWay',
  'demand',
  'tactics',
  'reroll',
  'intercept',
]

export function toDo({ entry, events }: Logged): boolean {
  if (events.some((event) => event.aside !== true)) return true
  if (entry.t === 'answer') return entry.kind === 'fact'
  return entry.t !== 'action' || !IN_MIND.includes((entry.action as Action).do)
}

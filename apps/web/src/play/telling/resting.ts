// A turn that is over by the rules and waits for its end: until that is pressed, everything is told as if it were still going on.

import type { Logged } from '@understudy/table'
import type { Play } from '../play.ts'

/** The position that the table is shown in now. */
export const shownNow = ({ resting, table }: Pick<Play, 'resting' | 'table'>): unknown =>
  resting.value?.shown ?? table.state

/** What is told of an entry: not what the end of the turn brought. */
export function toldNow({ resting }: Pick<Play, 'resting'>, logged: Logged): Logged {
  const rest = resting.value
  return rest === undefined || rest.at !== logged.index + 1 ? logged : { ...logged, events: rest.events }
}

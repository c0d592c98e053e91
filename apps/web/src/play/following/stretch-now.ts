// The wait before a bot's next step, by what its thinker knows to come.

import type { Logged } from '@understudy/table'
import { speed } from '../../store/settings.ts'
import type { Play } from '../play.ts'
import { shortened, toCome } from './stretch.ts'

export function shortenedFor(
  { table, thinker, ui }: Play,
  wait: number,
  shown: number,
  beat: readonly Logged[],
): number {
  const known = thinker.known(table)
  return shortened(speed.value, wait, shown, toCome(speed.value, beat, known, ui.telling?.joins))
}

// An entry in words, for those who look at this screen.

import type { Logged } from '@understudy/table'
import { lang } from '../store/settings.ts'
import type { Play } from './play.ts'
import { tellEntry } from './story.ts'
import { viewerOf } from './view.ts'

export function tell(play: Play, logged: Logged): string {
  const { hush } = play.ui
  const told = hush === undefined ? logged : { ...logged, events: hushed(play, logged, hush) }
  return tellEntry(play.pkg, play.options, told, lang.value)
}

function hushed(play: Play, { events }: Logged, hush: NonNullable<Play['ui']['hush']>): Logged['events'] {
  const viewer = viewerOf(play)
  return events.map((event) => hush(event, viewer) ?? event)
}

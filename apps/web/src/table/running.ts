// What can be done while bots play, by buttons and by keys.

import type { Play } from '../play/play.ts'

export function togglePause(play: Play): void {
  play.paused.value = !play.paused.value
  play.pump()
}

export function botsPlay(play: Play): boolean {
  const kind = play.next.value?.kind
  return kind === 'auto' || kind === 'bot'
}

export function showWhy(play: Play, index: number | undefined): void {
  // Why follows the step that is looked at.
  if (index !== undefined && play.mode.value.at === 'look') play.mode.value = { at: 'look', index }
  play.asked.value = index
  play.tab.value = 'why'
}

// Keys that work anywhere at the table, except where text is typed.

import { useEffect } from 'preact/hooks'
import { withdraw } from '../play/deciding.ts'
import { leave } from '../play/explaining.ts'
import type { Play } from '../play/play.ts'
import { typable } from '../play/typable.ts'
import { redo, undo } from '../play/undoing.ts'
import { asking, pickerOf } from '../play/view.ts'
import { showWhy, togglePause } from './bar-run.tsx'

export function useKeys(play: Play): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      if (handle(play, event)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [play])
}

function handle(play: Play, event: KeyboardEvent): boolean {
  const mode = play.mode.value
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyZ') {
    if (mode.at === 'edit') return false
    if (event.shiftKey) redo(play)
    else undo(play)
    return true
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape') {
    if (withdraw(play) || pickerOf(play)?.back() === true) return true
    if (mode.at === 'now' || mode.at === 'edit') return false
    leave(play)
    return true
  }
  if (event.key === '/') {
    if (mode.at !== 'now' || !asking(play) || !typable(play)) return false
    play.line.value = play.line.value ?? ''
    return true
  }
  // By place on the keyboard, so that a Russian layout has them too.
  switch (event.code) {
    case 'KeyN':
      if (mode.at !== 'now' || !botsPlay(play) || play.locked.value !== false) return false
      play.step()
      return true
    case 'KeyP':
      if (mode.at !== 'now' || !botsPlay(play)) return false
      togglePause(play)
      return true
    case 'KeyW':
      showWhy(play, undefined)
      return true
    default:
      return false
  }
}

function botsPlay(play: Play): boolean {
  const kind = play.next.value?.kind
  return kind === 'auto' || kind === 'bot'
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}

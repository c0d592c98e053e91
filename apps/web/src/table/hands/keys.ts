// Keys that work anywhere at the table, except where text is typed.

import { withdraw } from '../../play/deciding/deciding.ts'
import { typable } from '../../play/deciding/typable.ts'
import { headline } from '../../play/following/beats.ts'
import { beatsNow } from '../../play/following/beats-now.ts'
import { toggleWake } from '../../play/following/wake-of.ts'
import type { Play } from '../../play/play.ts'
import { peopleOf } from '../../play/seats/secrets.ts'
import { asking, pickerOf } from '../../play/telling/view.ts'
import { redo, takeBack } from '../../play/undo/undoing.ts'
import { leave, lookAt } from '../../play/why/explaining.ts'
import { botsPlay, showWhy, togglePause } from '../running.ts'
import type { listenForWhy } from './why-thing.ts'

/** Begins to listen; answers how to stop. */
export function listen(play: Play): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
    if (handle(play, event, why.ofFocus)) event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  const why = aboutThings(play)
  return () => {
    removeEventListener('keydown', onKeyDown)
    why.stop()
  }
}

/** What tells and asks about things is wanted when somebody has looked around. */
const LATER = 1500
const AGAIN = 500

/** Nobody has been asked yet: what they need for that comes first. */
const opensWithBots = (play: Play): boolean =>
  ['bot', 'auto', undefined].includes(play.next.peek()?.kind) &&
  peopleOf(play).length > 0 &&
  !play.table.entries.some((entry) => entry.t === 'action' && entry.by === 'person')

function aboutThings(play: Play): { ofFocus(): boolean; stop(): void } {
  let heard: ReturnType<typeof listenForWhy> | undefined
  let stopping: (() => void)[] = []
  let left = false
  const begin = () => {
    if (opensWithBots(play)) {
      timer = setTimeout(begin, AGAIN)
      return
    }
    void Promise.all([import('./why-thing.ts'), import('./with-keys.ts')]).then(
      ([{ listenForWhy }, { confirming, hear, tips }]) => {
        if (left) return
        heard = listenForWhy(play)
        stopping = [tips(), confirming(), hear()]
      },
      () => undefined,
    )
    // Whoever is asked will do something: the first step of the others has its short words then.
    if (play.next.peek()?.kind === 'person' || peopleOf(play).length === 0)
      void import('../../play/following/heads-now.ts').then(
        (part) => part.fetchHeads(play),
        () => undefined,
      )
  }
  let timer = setTimeout(begin, LATER)
  return {
    ofFocus: () => heard?.ofFocus() === true,
    stop: () => {
      left = true
      clearTimeout(timer)
      for (const each of stopping) each()
      heard?.stop()
    },
  }
}

function handle(play: Play, event: KeyboardEvent, whyOfFocus: () => boolean): boolean {
  const mode = play.mode.value
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyZ') return undone(play, event.shiftKey)
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape') {
    if (play.takingBack.value !== undefined) {
      play.takingBack.value = undefined
      return true
    }
    // What was planned stays while one looks back. A game that puts its deeds together itself has its own way back.
    if (mode.at === 'now' && (unsaid(play) || withdraw(play))) return true
    if (pickerOf(play)?.back() === true || pressed('[data-key="back"]')) return true
    if (mode.at === 'edit') return false
    if (mode.at === 'now') return closed(play)
    leave(play)
    return true
  }
  // By its place, too: on a Russian layout it gives other signs.
  const slash = event.code === 'Slash' && event.key !== '-' && event.key !== '_'
  if (event.key === '?' || (slash && event.shiftKey)) {
    play.helpAt.value = 'keys'
    play.tab.value = 'help'
    return true
  }
  if (event.key === '/' || slash) {
    if (mode.at !== 'now' || !asking(play) || !typable(play)) return false
    play.line.value = play.line.value ?? ''
    return true
  }
  // By place on the keyboard, so that a Russian layout has them too. A key that is held down presses once.
  if (event.repeat) return false
  if (/^Digit[1-9]$/.test(event.code) && !event.shiftKey) return choose(Number(event.code.slice(-1)))
  switch (event.code) {
    case 'Enter':
    case 'Space':
      // Whatever has the focus is pressed by the browser itself.
      return document.activeElement === document.body && pressed('.dock-confirm')
    case 'KeyE':
      return pressed('.dock-end')
    case 'KeyZ':
      return undone(play, event.shiftKey)
    case 'KeyT':
      play.tab.value = 'turn'
      return true
    case 'KeyL':
      play.tab.value = 'log'
      return true
    case 'KeyR':
      play.tab.value = 'rulebook'
      return true
    case 'KeyB':
      if (play.battle.value !== undefined || play.ui.battle?.planning?.() === true) {
        play.lifted.value = !play.lifted.value
        return true
      }
      play.tab.value = 'board'
      return reach(({ focused }) => focused('board'))
    case 'KeyH':
      return reach(({ focused }) => focused('hand'))
    case 'KeyC':
      return reach(({ focused }) => focused('market'))
    case 'KeyS':
      return reach(({ focused }) => focused('seats'))
    case 'KeyD':
      return reach(({ focused }) => focused('dock'))
    case 'KeyI':
      return reach(({ askedWhat }) => askedWhat())
    case 'KeyV':
      toggleWake(play)
      return true
    case 'KeyN':
      if (mode.at !== 'now' || !botsPlay(play) || play.locked.value !== false) return false
      play.step()
      return true
    case 'End':
      if (mode.at !== 'now' || !botsPlay(play) || play.locked.value !== false) return false
      play.skip()
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      return document.activeElement === document.body && walked(play, event.code === 'ArrowLeft' ? -1 : 1)
    case 'KeyP':
      if (mode.at !== 'now' || !botsPlay(play)) return false
      togglePause(play)
      return true
    case 'KeyW':
      if (!whyOfFocus()) showWhy(play, undefined)
      return true
    default:
      return play.ui.key?.(play.table.state, event.code) === true
  }
}

function undone(play: Play, again: boolean): boolean {
  if (play.mode.value.at === 'edit') return false
  if (again) redo(play)
  else takeBack(play)
  return true
}

/** What stands over the plan goes before the plan does: a line that is typed, whether the end is meant, why something cannot be done. */
function unsaid(play: Play): boolean {
  const over = [play.line, play.unfinished, play.refused, play.impossible].find(({ value }) => value !== undefined)
  if (over === undefined) return false
  over.value = undefined
  return true
}

/** Closes what was opened last: the reader, then the drawer. */
function closed(play: Play): boolean {
  if (play.inspected.value !== undefined) play.inspected.value = undefined
  else if (play.tab.value !== 'board') play.tab.value = 'board'
  else return false
  return true
}

/** The n-th of the choices. */
function choose(n: number): boolean {
  const all = document.querySelectorAll<HTMLElement>(
    'section.bar :is(.dock-choices, .bar-row, .dock-pad) button:not(:disabled, .dock-confirm, .dock-end)',
  )
  all[n - 1]?.click()
  return all[n - 1] !== undefined
}

/** One of the two buttons of the thumb column, the one on top, or the way back in the plan. Where it is asked whether the end is meant, both mean that. */
function pressed(which: '.dock-confirm' | '.dock-end' | '[data-key="back"]'): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`section.bar button${which}:not(:disabled)`)]
  const meant = which.startsWith('.') ? document.querySelector<HTMLButtonElement>('section.bar .asked .main') : null
  const button = meant ?? buttons.at(-1)
  button?.click()
  return button !== undefined
}

/** Where keys lead comes with the first of them; whatever is pressed meanwhile is done in its order. */
let leading: Promise<typeof import('./with-keys.ts')> | undefined
function reach(to: (part: typeof import('./with-keys.ts')) => void): true {
  leading ??= import('./with-keys.ts')
  void leading.then(to, () => {
    leading = undefined
  })
  return true
}

/** From beat to beat, while bots wait: the board shows each as it was. */
function walked(play: Play, by: -1 | 1): boolean {
  const mode = play.mode.value
  if (!play.paused.value || !botsPlay(play) || (mode.at !== 'now' && mode.at !== 'look')) return false
  const all = beatsNow(play).flatMap((beat) => headline(beat)?.index ?? [])
  const from = mode.at === 'look' ? all.indexOf(mode.index) : all.length - 1
  const to = all[from + by]
  if (to !== undefined) lookAt(play, to)
  else if (by > 0) leave(play)
  return true
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}

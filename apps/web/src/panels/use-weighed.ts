// While something is explained, the table shows what it was chosen from.

import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import type { Why } from '../play/why/why-of.ts'
import { lit, marksAt, overlayOf, type WeighedMark } from '../ui/board/weighed-marks.tsx'

export function useWeighed(play: Play, why: Why | 'thinking' | undefined): void {
  useEffect(() => {
    if (why === undefined || why === 'thinking') return
    const marks = marksOf(why)
    const overlay = overlayOf(marks)
    play.overlay.value = overlay
    const unmark = markCards(marks)
    return () => {
      lit.value = []
      unmark()
      // Another answer may have come in between.
      if (play.overlay.peek() === overlay) play.overlay.value = undefined
    }
  }, [play, why])
}

/** Where nothing that was weighed has a place, what was done is shown. */
function marksOf({ weighed, about }: Why): readonly WeighedMark[] {
  const marks = marksAt(weighed)
  return marks.some(({ fell }) => fell === undefined)
    ? marks
    : [...marks, ...marksAt([{ at: about, fell: undefined, tied: false }])]
}

/** Cards are no part of the board: they are marked where they lie. */
function markCards(marks: readonly WeighedMark[]): () => void {
  const cards = marks.flatMap(({ key, fell, tied }) => {
    const card = document.querySelector<HTMLElement>(`button[data-key="${key}"]`)
    return card === null ? [] : [{ key, card, sign: fell === undefined ? 'chosen' : tied ? '=' : String(fell) }]
  })
  for (const { card, sign } of cards) card.dataset.fell = sign
  const stop = effect(() => {
    for (const { key, card } of cards) card.toggleAttribute('data-lit', lit.value.includes(key))
  })
  return () => {
    stop()
    for (const { card } of cards) {
      delete card.dataset.fell
      delete card.dataset.lit
    }
  }
}

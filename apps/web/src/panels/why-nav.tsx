// Back and forth between beats, in the head of the drawer.

import { ChevronLeft, ChevronRight } from 'lucide'
import type { Play } from '../play/play.ts'
import { lang } from '../store/settings.ts'
import { whyWords } from '../text/why.ts'
import { Icon } from '../ui/icon.tsx'
import { askedNow, beatAt, beatsAsked, turnTo } from './beats-asked.ts'

export function WhyNav({ play }: { play: Play }) {
  const words = whyWords[lang.value]
  const beats = beatsAsked(play)
  const at = beatAt(play, askedNow(play))
  const button = (label: string, to: number, sign: typeof ChevronLeft) => (
    <button
      type="button"
      class="button quiet icon"
      aria-label={label}
      title={label}
      disabled={beats[to] === undefined}
      data-again=""
      onClick={() => turnTo(play, beats[to]?.told)}
    >
      <Icon of={sign} />
    </button>
  )
  return (
    <span class="why-nav">
      {button(words.earlier, at - 1, ChevronLeft)}
      {button(words.later, at + 1, ChevronRight)}
    </span>
  )
}

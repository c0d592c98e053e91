// The coach of a guided first round: one sentence or two at a time, beside what they are about. On a phone the words lie
// over the table and make way for the first tap; a line stays, from which they open again.

import { ChevronDown, ChevronUp, X } from 'lucide'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Guide, GuideMoment } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { endGuide, guided, nextStep } from '../store/guide.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { narrow } from '../ui/narrow.ts'

export function Coach({ play }: { play: Play }) {
  const [guide, setGuide] = useState<Guide | undefined>(undefined)
  useEffect(() => {
    void play.ui.guide?.().then(setGuide, () => undefined)
  }, [play])
  return guide === undefined ? null : <Step play={play} guide={guide} />
}

function Step({ play, guide: { steps: all } }: { play: Play; guide: Guide }) {
  const { game, step } = guided.value
  const now = all[step]
  const since = useRef({ step: -1, entries: 0 })
  const { entries, undone } = play.table
  if (since.current.step !== step) since.current = { step, entries: entries.length }
  const after = entries.slice(since.current.entries)
  const moment: GuideMoment = {
    tab: play.tab.value,
    mode: play.mode.value.at,
    inspecting: play.inspected.value !== undefined,
    acted: after.filter((entry) => entry.t === 'action' && entry.by === 'person').length,
    botsActed: after.filter((entry) => entry.t === 'action' && entry.by === 'bot').length,
    undone: undone.length > 0,
  }
  const active = game === play.id && now !== undefined
  const done = active && now.done?.(moment) === true
  const steps = all.length
  useEffect(() => {
    if (done) nextStep(steps)
  }, [done, steps])
  const own = useRef<HTMLElement>(null)
  const [folded, fold] = useFolding(own, step)
  if (!active) return null
  const words = t.value.guide
  const folds = narrow()
  return (
    <aside class={folded ? 'coach folded' : 'coach'} aria-label={words.title} aria-live="polite" ref={own}>
      <p class="coach-head">
        {folds ? (
          <button type="button" class="button quiet coach-fold" aria-expanded={!folded} onClick={() => fold(!folded)}>
            {words.step(step + 1, steps)}
            <Icon of={folded ? ChevronDown : ChevronUp} size={16} />
          </button>
        ) : (
          <span>{words.step(step + 1, steps)}</span>
        )}
        <button type="button" class="button quiet coach-skip" title={words.skip} onClick={endGuide}>
          <Icon of={X} size={16} />
          <span>{words.skip}</span>
        </button>
        <button type="button" class="button" onClick={() => nextStep(steps)}>
          {step + 1 === steps ? words.end : words.read}
        </button>
      </p>
      {folded ? null : <p class="coach-words">{now.text[lang.value]}</p>}
    </aside>
  )
}

/** Open with every new step; on a phone folded by a tap on anything else. */
function useFolding(own: RefObject<HTMLElement | null>, step: number): [boolean, (folded: boolean) => void] {
  const [at, setAt] = useState({ step, folded: false })
  const folded = at.step === step && at.folded
  useEffect(() => {
    if (folded || !narrow()) return
    const onTap = ({ target }: PointerEvent) => {
      if (target instanceof Node && own.current?.contains(target) === false) setAt({ step, folded: true })
    }
    addEventListener('pointerdown', onTap)
    return () => removeEventListener('pointerdown', onTap)
  }, [own, folded, step])
  return [folded, (to) => setAt({ step, folded: to })]
}

// The coach of a guided first round: one sentence or two at a time, beside what they are about.

import { X } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import type { GuideMoment } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { endGuide, guided, nextStep } from '../store/guide.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'

export function Coach({ play }: { play: Play }) {
  const { guide } = play.ui
  const { game, step } = guided.value
  const now = guide?.steps[step]
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
  const active = guide !== undefined && game === play.id && now !== undefined
  const done = active && now.done?.(moment) === true
  const steps = guide?.steps.length ?? 0
  useEffect(() => {
    if (done) nextStep(steps)
  }, [done, steps])
  if (!active) return null
  const words = t.value.guide
  return (
    <aside class="coach" aria-label={words.title} aria-live="polite">
      <p class="coach-head">
        <span>{words.step(step + 1, steps)}</span>
        <button type="button" class="button quiet" onClick={endGuide}>
          <Icon of={X} size={16} />
          {words.skip}
        </button>
        <button type="button" class="button" onClick={() => nextStep(steps)}>
          {step + 1 === steps ? words.end : words.read}
        </button>
      </p>
      <p>{now.text[lang.value]}</p>
    </aside>
  )
}

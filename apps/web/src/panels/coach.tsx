// The coach of a guided first round: a mark that points. A ring around the real thing, an arrow, and a bubble in the nearest
// quiet place, which waits for the deed.

import '../style/coach.css'
import { X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Guide, GuideMoment, GuideStep } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { endGuide, guided, lastStep, nextStep } from '../store/guide.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { inRail } from '../ui/narrow.ts'
import { arrowBetween, type Box, bubbleAt } from './coach-place.ts'

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
    shown: play.preview.value !== undefined || play.proposed.value !== undefined,
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
  const [target] = useBoxes(selectorOf(now?.target ?? ''))
  const [dock] = useBoxes(selectorOf('dock'))
  const marked = useBoxes(MARKED)
  const bubble = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 280, height: 140 })
  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect()
    if (box !== undefined && Math.abs(box.height - size.height) > 1) setSize({ width: 280, height: box.height })
  })
  // A page lies over what it points at: it waits until that is back.
  if (!active || (target === undefined && covered(selectorOf(now.target)))) return null
  const words = t.value.guide
  const place = bubbleAt(target, dock, size, { width: innerWidth, height: innerHeight }, marked)
  const arrow = target === undefined ? undefined : arrowBetween({ ...place, ...size }, target)
  return (
    <>
      {target === undefined ? null : (
        <div
          class="coach-ring"
          aria-hidden="true"
          style={{
            left: `${target.x}px`,
            top: `${target.y}px`,
            width: `${target.width}px`,
            height: `${target.height}px`,
          }}
        />
      )}
      {arrow === undefined ? null : (
        <svg class="coach-arrow" aria-hidden="true">
          <path d={arrow} />
        </svg>
      )}
      <aside
        class="coach"
        data-target={now.target}
        aria-label={words.title}
        aria-live="polite"
        ref={bubble}
        style={{ left: `${place.x}px`, top: `${place.y}px` }}
      >
        <p class="coach-words">{said(now)[lang.value]}</p>
        <p class="coach-head">
          <span>{words.step(step + 1, steps)}</span>
          {step === 0 ? null : (
            <button type="button" class="button quiet" onClick={lastStep}>
              {t.value.app.back}
            </button>
          )}
          <button type="button" class="button" onClick={() => nextStep(steps)}>
            {step + 1 === steps ? words.end : words.read}
          </button>
          <button
            type="button"
            class="button quiet icon coach-skip"
            aria-label={words.skip}
            title={words.skip}
            onClick={endGuide}
          >
            <Icon of={X} size={16} />
          </button>
        </p>
      </aside>
    </>
  )
}

/** Where things stand is said as this window has them. */
const said = (step: GuideStep): GuideStep['text'] =>
  (inRail.value ? step.inRail : matchMedia('(orientation: portrait)').matches ? step.inStrip : undefined) ?? step.text

/** What stands in a composer has the class of its place alone. */
const selectorOf = (target: string): string =>
  target === 'confirm' ? 'section.bar .dock-confirm' : `[data-coach="${target}"]`

/** What can be reached, on every board; and what is being read. */
const MARKED = '[data-region="board"] .chevrons, [data-region="drawer"]'

const isSeen = (each: Element): boolean => getComputedStyle(each).visibility !== 'hidden'

/** Whether it is there, in its place, and hidden only for now. */
function covered(selector: string): boolean {
  const found = document.querySelector(selector)
  return found !== null && !isSeen(found) && found.getBoundingClientRect().width > 0
}

/** Where these are now: frames never move, but what is in them comes and goes. */
function useBoxes(selector: string): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    const look = () => {
      const next = [...document.querySelectorAll(selector)]
        .filter(isSeen)
        .map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => ({ x, y, width, height }))
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const timer = setInterval(look, 200)
    return () => clearInterval(timer)
  }, [selector])
  return boxes
}

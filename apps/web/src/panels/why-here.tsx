// Why, at the thing it was asked of: the headline, the answer, and the way to all of it.

import type { Logged } from '@understudy/table'
import { useRef } from 'preact/hooks'
import { beatsOf } from '../play/following/beats.ts'
import { isStep } from '../play/following/is-step.ts'
import { lastRun } from '../play/following/moments.ts'
import type { Play } from '../play/play.ts'
import { nameOf } from '../play/telling/names.ts'
import { tellDeed } from '../play/telling/tell.ts'
import type { AskedHere } from '../play/types.ts'
import { lang } from '../store/settings.ts'
import { alongPath, byKey } from '../table/hands/why-thing.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
import { whyWords } from '../text/why.ts'
import type { Box } from '../ui/clear-spot.ts'
import { Popover } from '../ui/popover.tsx'
import { boxesOf, boxOf, LEGAL, putClear } from '../ui/put-clear.ts'
import { plain } from './plain.ts'
import { useWeighed } from './use-weighed.ts'
import { useWhy } from './use-why.ts'

export function WhyHere({ play, asked }: { play: Play; asked: AskedHere }) {
  const words = whyWords[lang.value]
  const why = useWhy(play, asked.index)
  useWeighed(play, why)
  const logged = play.table.log[asked.index]
  const placed = useRef<unknown>(undefined)
  const close = () => {
    // Whoever came by keys goes on from there.
    const [thing, layer] = [asked.anchor(), document.querySelector('.popover')]
    if (layer?.contains(document.activeElement) && thing instanceof SVGElement) thing.focus({ preventScroll: true })
    if (play.askedHere.peek() === asked) play.askedHere.value = undefined
  }
  if (logged === undefined) return null
  const known = why === 'thinking' ? undefined : why
  const answer = why === 'thinking' ? t.value.app.loading : why === undefined ? words.noRulebook : plain(why.sentence)
  return (
    <Popover
      kind="why-here"
      label={words.title}
      anchor={asked.anchor}
      onClose={close}
      place={(element) => {
        // Once at once, and once more when what was weighed is marked.
        if (placed.current === why) return
        const first = placed.current === undefined
        placed.current = why
        const about = known?.about ?? []
        const put = () => {
          const thing = asked.anchor()
          putClear(element, {
            // An arrow may be as long as the board: it is about its number.
            about: thing?.querySelector('.disc, .was') ?? thing,
            legal: boxesOf(LEGAL),
            seen: seenFrom(thing, about),
          })
        }
        if (first) put()
        if (why !== 'thinking') requestAnimationFrame(put)
      }}
    >
      <h2 class="why-here-head">{headOf(play, logged)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <div class="why-here-text" tabIndex={0} aria-live="polite">
        {known === undefined ? null : <strong>{plain(known.title)} </strong>}
        {answer}
      </div>
      <div class="why-here-row">
        <button
          type="button"
          class="button"
          onClick={() => {
            play.askedHere.value = undefined
            showWhy(play, asked.index)
          }}
        >
          {words.more}
        </button>
        {asked.inspect === undefined ? null : (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              play.askedHere.value = undefined
              asked.inspect?.()
            }}
          >
            {t.value.table.inspect}
          </button>
        )}
      </div>
    </Popover>
  )
}

/** As it stood in the dock: of the beat as much as was decided with it, until the same is done once more. */
function headOf(play: Play, logged: Logged): string {
  const { entries, log } = play.table
  const run = lastRun(entries)
  const steps = run === undefined ? [] : log.slice(run.from, run.to).filter(isStep)
  const beat = beatsOf(steps, play.ui.telling?.joins).find((each) => each.includes(logged)) ?? []
  const from = beat.indexOf(logged)
  const again = beat.findIndex((step, at) => at > from && doingOf(step) === doingOf(logged))
  const told = play.heads.value?.(beat.slice(from, again < 0 ? undefined : again)) ?? play.heads.value?.(beat)
  const first = beat.find(({ entry }) => entry.t === 'action')?.entry
  if (told === undefined || first?.t !== 'action') return tellDeed(play, logged).what
  return `${nameOf(play, first.seat, lang.value)} · ${told}`
}

const doingOf = ({ entry }: Logged): unknown =>
  entry.t === 'action' ? (entry.action as { readonly do?: unknown }).do : undefined

/** The arrow that was tapped, what was weighed, what the answer is about. */
function seenFrom(anchor: Element | null, keys: readonly string[]): Box[] {
  const arrow = anchor?.querySelector<SVGPathElement>('.flight, .way')
  const line = arrow == null ? [] : alongPath(arrow).map(({ x, y }) => ({ x: x - 4, y: y - 4, width: 8, height: 8 }))
  return [...boxesOf('.weighed-mark'), ...line, ...keys.flatMap((key) => byKey(key) ?? []).map(boxOf)]
}

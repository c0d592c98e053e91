// Why, at the thing it was asked of: the headline, the answer, and the way to all of it.

import { useRef } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { tellDeed } from '../play/tell.ts'
import type { AskedHere } from '../play/types.ts'
import { lang } from '../store/settings.ts'
import { showWhy } from '../table/running.ts'
import { alongPath, byKey, LEGAL } from '../table/why-thing.ts'
import { t } from '../text/index.ts'
import { whyWords } from '../text/why.ts'
import { Popover } from '../ui/popover.tsx'
import { type Around, type Box, clearSpot } from './clear-spot.ts'
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
          const at = clearSpot(sizeOf(element), aroundOf(asked.anchor(), about))
          element.style.left = `${at.x}px`
          element.style.top = `${at.y}px`
        }
        if (first) put()
        if (why !== 'thinking') requestAnimationFrame(put)
      }}
    >
      <h2 class="why-here-head">{tellDeed(play, logged).what}</h2>
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

const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight })

const boxOf = (element: Element): Box => element.getBoundingClientRect()

function aroundOf(anchor: Element | null, keys: readonly string[]): Around {
  const all = (which: string) => [...document.querySelectorAll(which)].map(boxOf)
  const dock = document.querySelector('section.bar')?.getBoundingClientRect()
  const head = document.querySelector('[data-region="head"]')?.getBoundingClientRect().bottom ?? 0
  // Beside a phone on its side the dock stands at the right.
  const aside = dock !== undefined && dock.top < innerHeight / 2
  const [width, bottom] = [aside ? dock.left : innerWidth, aside ? innerHeight : (dock?.top ?? innerHeight)]
  const room = { x: 0, y: aside ? 0 : head, width, height: bottom - (aside ? 0 : head) }
  const arrow = anchor?.querySelector<SVGPathElement>('.flight, .way')
  const line = arrow == null ? [] : alongPath(arrow).map(({ x, y }) => ({ x: x - 4, y: y - 4, width: 8, height: 8 }))
  // An arrow may be as long as the board: it is about its number.
  const about = anchor?.querySelector('.disc, .was') ?? anchor
  return {
    about: about == null ? { x: innerWidth / 2, y: head, width: 0, height: 0 } : boxOf(about),
    room,
    legal: [...all(`.stage ${LEGAL}`), ...all('[data-region="hand"]')],
    seen: [...all('.weighed-mark'), ...line, ...keys.flatMap((key) => byKey(key) ?? []).map(boxOf)],
  }
}

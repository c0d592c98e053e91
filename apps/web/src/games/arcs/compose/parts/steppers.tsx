// How many ships go, on the map: a stepper at the ships that leave. On a flight every stop has the number of those that go on
// from there; tapped, it becomes the stepper of that stop, one at a time. The same numbers stand in the dock.

import type { SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { type ComponentChild, render } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Box, bubbleAt } from '../../../../panels/coach-place.ts'
import type { Context } from '../model/context.ts'
import { countsOf, imperialOf } from '../model/move-page.ts'
import type { MovePage, Tap } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { stopsOf } from './stops.ts'
import './steppers.css'

const OF: Readonly<Record<Lang, string>> = { en: 'of', ru: 'из' }

interface Props {
  readonly context: Context
  readonly page: MovePage
  readonly lang: Lang
  onTap(tap: Tap): void
}

export function Steppers({ context, page, lang, onTap }: Props) {
  const [opened, open] = useState<number>()
  const stops = stopsOf(page).filter(({ leg }) => countsOf(context, page, leg).length > 0)
  const now = stops.find(({ leg }) => leg === opened) ?? stops.at(-1)
  return (
    <>
      {stops.map((stop) => (
        <AtSystem key={stop.leg} system={stop.at}>
          {stop === now ? (
            <Stepper {...{ context, page, lang, onTap }} leg={stop.leg} />
          ) : (
            <button
              type="button"
              class="arcs-stop"
              data-again=""
              title={COMPOSE_WORDS[lang].ships(page.path[stop.leg]!)}
              onClick={() => open(stop.leg)}
            >
              {stop.goOn}
            </button>
          )}
        </AtSystem>
      ))}
    </>
  )
}

/** `−  2 of 3  +`; fresh and damaged ships have one each, if both are there. */
function Stepper({ context, page, lang, leg, onTap }: Props & { readonly leg: number }) {
  const w = COMPOSE_WORDS[lang]
  const now = page.counts[leg]!
  const all = [...countsOf(context, page, leg), now]
  return (
    <>
      {(['fresh', 'damaged'] as const).map((of) => {
        const other = of === 'fresh' ? 'damaged' : 'fresh'
        const row = all
          .filter((group) => group[other] === now[other] && imperialOf(group) === imperialOf(now))
          .sort((a, b) => a[of] - b[of])
        if (row.length < 2) return null
        const at = row.indexOf(now)
        const go = (by: 1 | -1) => {
          const group = row[at + by]
          if (group !== undefined) onTap({ tap: 'count', leg, ...group })
        }
        const step = (by: 1 | -1, sign: string) => (
          <button
            type="button"
            data-again=""
            aria-label={by > 0 ? w.oneMore : w.oneLess}
            disabled={row[at + by] === undefined}
            onClick={() => go(by)}
          >
            {sign}
          </button>
        )
        return (
          <fieldset
            key={of}
            class={`arcs-stepper ${of}`}
            aria-label={w.ships(page.path[leg]!)}
            onKeyDown={(event) => {
              const by = stepBy(event)
              if (by === undefined) return
              // On the map they mean something else.
              event.preventDefault()
              event.stopPropagation()
              go(by)
            }}
          >
            {step(-1, '−')}
            <span>{`${now[of]} ${OF[lang]} ${row.at(-1)?.[of] ?? 0}`}</span>
            {step(1, '+')}
          </fieldset>
        )
      })}
    </>
  )
}

/** By their place on the keyboard. */
function stepBy({ code }: { readonly code: string }): 1 | -1 | undefined {
  if (code === 'Equal' || code === 'NumpadAdd') return 1
  return code === 'Minus' || code === 'NumpadSubtract' ? -1 : undefined
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)

/** Beside this system, over nothing that can be reached and over no frame but the board's. */
function AtSystem({ system, children }: { readonly system: SystemId; readonly children: ComponentChild }) {
  const layer = useRef<HTMLDivElement | undefined>(undefined)
  useEffect(() => {
    const element = document.createElement('div')
    element.className = 'arcs-stepping'
    document.querySelector('.table-page')?.append(element)
    layer.current = element
    const put = () => place(element, system)
    // The map may be dragged and enlarged meanwhile.
    const timer = setInterval(put, 200)
    return () => {
      clearInterval(timer)
      render(null, element)
      element.remove()
    }
  }, [])
  useEffect(() => {
    if (layer.current === undefined) return
    render(children, layer.current)
    place(layer.current, system)
  })
  return null
}

function place(element: HTMLElement, system: SystemId): void {
  const [anchor] = boxesOf(`.arcs-board [data-key="s${system}"] > circle`)
  const [board] = boxesOf('[data-region="board"]')
  if (anchor === undefined || board === undefined) return
  const { width, height } = element.getBoundingClientRect()
  const taken = boxesOf('[data-region="board"] .chevrons, [data-region]:not([data-region="board"])')
  const { x, y } = bubbleAt(anchor, undefined, { width, height }, { width: innerWidth, height: innerHeight }, taken, 8)
  element.style.left = `${Math.min(board.x + board.width - width - 4, Math.max(board.x + 4, x))}px`
  element.style.top = `${Math.min(board.y + board.height - height - 4, Math.max(board.y + 4, y))}px`
}

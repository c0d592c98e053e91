// How many ships go, on the map: a stepper at the ships that leave. On a flight every stop has the number of those that go on
// from there; tapped, it becomes the stepper of that stop, one at a time. The same numbers stand in the dock.

import type { SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { type ComponentChild, render } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Context } from '../model/context.ts'
import { countsOf, imperialOf } from '../model/move-page.ts'
import type { MovePage, Tap } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { putBesideShips, type Way } from './beside-ships.ts'
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
  const way = [...(page.from === undefined ? [] : [page.from]), ...page.path]
  return (
    <>
      {stops.map((stop) => (
        <AtSystem key={stop.leg} system={stop.at} way={way}>
          {stop === now ? (
            <Stepper key={way.join()} {...{ context, page, lang, onTap }} leg={stop.leg} />
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

/** `−  2 of 3  +`; fresh and damaged ships have one each, if both are there, and keep it while they are counted. */
function Stepper({ context, page, lang, leg, onTap }: Props & { readonly leg: number }) {
  const w = COMPOSE_WORDS[lang]
  const now = page.counts[leg]!
  const all = [...countsOf(context, page, leg), now]
  const counted = useRef(new Set<string>())
  return (
    <>
      {(['fresh', 'damaged'] as const).map((of) => {
        const other = of === 'fresh' ? 'damaged' : 'fresh'
        const row = all
          .filter((group) => group[other] === now[other] && imperialOf(group) === imperialOf(now))
          .sort((a, b) => a[of] - b[of])
        if (row.length > 1) counted.current.add(of)
        if (!counted.current.has(of)) return null
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

/** Beside the ships that leave this system: where it goes, whatever else can be tapped and the other frames stay free. */
function AtSystem({
  system,
  way,
  children,
}: {
  readonly system: SystemId
  readonly way: Way
  children: ComponentChild
}) {
  const layer = useRef<HTMLDivElement | undefined>(undefined)
  const stood = useRef(way)
  stood.current = way
  useEffect(() => {
    const element = document.createElement('div')
    element.className = 'arcs-stepping'
    document.querySelector('.table-page')?.append(element)
    layer.current = element
    // The map may be dragged and enlarged meanwhile.
    const timer = setInterval(() => putBesideShips(element, system, stood.current), 200)
    return () => {
      clearInterval(timer)
      render(null, element)
      element.remove()
    }
  }, [])
  useEffect(() => {
    if (layer.current === undefined) return
    render(children, layer.current)
    putBesideShips(layer.current, system, way)
  })
  return null
}

// An Event played out in the frame of the board: its stations on the left, every hit on the map where it falls, a line each.

import './event-scene.css'
import { ids, isGate, type Owner, type State, type SystemId } from '@understudy/arcs'
import { camp, EVENT_FACES } from '@understudy/arcs/act'
import { arcs } from '@understudy/arcs/lean'
import { type Lang, speak } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { useEffect, useState } from 'preact/hooks'
import type { PauseProps } from '../../../ui.ts'
import { GATE, geometryFor, PLANET, r } from '../../draw/geometry.ts'
import { MARK } from '../../draw/pieces.tsx'
import { type Beat, beatsOf, STATIONS } from './stations.ts'
import { SCENE_WORDS } from './words.ts'

/** The whole of it takes three seconds at most. */
const LONGEST = 3000
const SLOWEST = 450

export function EventScene({ events, after, lang }: PauseProps<State>) {
  const w = SCENE_WORDS[lang]
  const beats = beatsOf(events)
  const n = useStep(beats.length)
  const shown = beats.slice(0, n)
  const now = shown.at(-1)
  return (
    <section class="arcs reach-scene" data-beats={beats.length} data-shown={n}>
      <h2>{w.title(beats.some(({ station }) => station === 'edicts'))}</h2>
      <ol class="reach-stations">
        {STATIONS.filter((station) => beats.some((beat) => beat.station === station)).map((station) => (
          <li key={station} class={now?.station === station ? 'now' : undefined}>
            {w.stations[station]}
          </li>
        ))}
      </ol>
      {beats.some(({ station }) => station === 'dice') ? <Dice {...{ after, events, lang }} /> : null}
      <div class="reach-played">
        {beats.some(({ at }) => at !== undefined) ? <Where beats={shown} /> : null}
        <ul aria-live="polite">
          {shown.map(({ event }, i) => (
            <li key={i}>{speak(arcs.phrases, lang, event)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** One beat after another; all at once where nothing is to move. */
function useStep(all: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [n, setN] = useState(still ? all : Math.min(1, all))
  useEffect(() => {
    if (n >= all) return
    const timer = setTimeout(() => setN(n + 1), Math.min(SLOWEST, LONGEST / all))
    return () => clearTimeout(timer)
  }, [n, all])
  return n
}

function Dice({
  events,
  after,
  lang,
}: {
  readonly events: readonly GameEvent[]
  readonly after: State
  readonly lang: Lang
}) {
  const w = SCENE_WORDS[lang]
  const rolled = events.find(({ say }) => say === 'log.eventRoll')?.with as
    | { event?: string; number?: number }
    | undefined
  const face = rolled?.event ?? EVENT_FACES[camp.eventDie(after) - 1]
  if (rolled === undefined || face === undefined) return null
  const [kind = '', sign = ''] = face.split('-')
  return (
    <p class="reach-dice">
      <b class={`die ${kind}`}>{w.symbols[sign as 'a'] ?? ''}</b>
      <b class="die number">{rolled.number}</b>
      <span>{kind === 'crisis' ? w.crises : w.edicts}</span>
    </p>
  )
}

/** Systems as dots, and on them what falls there. */
function Where({ beats }: { readonly beats: readonly Beat[] }) {
  const map = geometryFor(1.3)
  const hits = new Map<SystemId, { of: Owner; n: number; lost: number }[]>()
  for (const { at, event } of beats) {
    if (at === undefined) continue
    const { of = 'free', n = 1, lost = 0 } = (event.with ?? {}) as { of?: Owner; n?: number; lost?: number }
    hits.set(at, [...(hits.get(at) ?? []), { of, n, lost }])
  }
  return (
    <svg class="reach-where" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
      {map.systems.map(({ x, y }, system) => {
        const id = ids.sysId(system)
        const here = hits.get(id) ?? []
        const size = isGate(system) ? GATE : PLANET
        return (
          <g
            key={id}
            transform={`translate(${r(x)} ${r(y)})`}
            class={here.length > 0 ? 'hit' : undefined}
            data-system={id}
          >
            <circle r={size} />
            {isGate(system) && here.length === 0 ? (
              <text class="cluster" y={7}>
                {id[0]}
              </text>
            ) : null}
            {here.map(({ of, n, lost }, i) => (
              <g key={i} class={`seat-${of}`} transform={`translate(0 ${(i - (here.length - 1) / 2) * 30})`}>
                <path d={MARK[of]} transform="translate(-18 0) scale(9)" />
                <text x={6} y={7}>
                  {'✶'.repeat(Math.min(3, n))}
                  {lost > 0 ? ` −${lost}` : ''}
                </text>
              </g>
            ))}
          </g>
        )
      })}
    </svg>
  )
}

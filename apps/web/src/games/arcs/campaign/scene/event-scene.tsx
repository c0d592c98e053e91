// An Event played out in the frame of the board: its stations on the left, every hit on the map where it falls, a line each.

import './event-scene.css'
import type { State } from '@understudy/arcs'
import { camp, EVENT_FACES } from '@understudy/arcs/act'
import { arcs } from '@understudy/arcs/lean'
import { type Lang, speak } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { useEffect, useState } from 'preact/hooks'
import type { PauseProps } from '../../../ui.ts'
import { beatsOf, STATIONS } from './stations.ts'
import { fallenOf, Where } from './where.tsx'
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
  const stations = STATIONS.filter((station) => beats.some((beat) => beat.station === station))
  return (
    <section class="arcs reach-scene" data-beats={beats.length} data-shown={n}>
      <h2>{w.title(beats.some(({ station }) => station === 'edicts'))}</h2>
      {stations.length < 2 ? null : (
        <ol class="reach-stations">
          {stations.map((station) => (
            <li key={station} class={now?.station === station ? 'now' : undefined}>
              {w.stations[station]}
            </li>
          ))}
        </ol>
      )}
      {beats.some(({ station }) => station === 'dice') ? <Dice {...{ after, events, lang }} /> : null}
      <div class="reach-played">
        {beats.some((beat) => beat.at !== undefined && fallenOf(beat) !== undefined) ? (
          <Where beats={shown} state={after} />
        ) : null}
        <ul>
          {shown.map(({ event }, i) => (
            <li key={i} data-heard="">
              {speak(arcs.phrases, lang, event)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** One beat after another, until a tap; all at once where nothing is to move. */
function useStep(all: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [n, setN] = useState(still ? all : Math.min(1, all))
  useEffect(() => {
    if (n >= all) return
    const timer = setTimeout(() => setN(n + 1), Math.min(SLOWEST, LONGEST / all))
    const end = () => setN(all)
    addEventListener('click', end, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', end, true)
    }
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

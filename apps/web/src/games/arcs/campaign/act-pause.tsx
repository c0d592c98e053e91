// The end of a chapter in an act: how far each objective came, and how to put the table away.

import type { State } from '@understudy/arcs'
import { camp, FATE_DATA, FATES } from '@understudy/arcs/act'
import { arcs } from '@understudy/arcs/lean'
import { read, seatOf } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { SeatMark } from '../draw/pieces.tsx'
import { lateWords } from './late-words.ts'
import { reachWords } from './words.ts'

export function ActPause({
  before,
  after,
  lang,
  events,
  nameOf,
}: {
  readonly before: State
  readonly after: State
  readonly events: readonly GameEvent[]
  readonly lang: Lang
  nameOf(colour: Colour): string
}) {
  const late = lateWords(lang)
  const over = read.over(after) !== 0
  return (
    <>
      <section class="arcs-scored reach-objectives">
        <h3>{late.objectives}</h3>
        <ul>
          {after.options.colours.map((colour, seat) => {
            const fate = FATES[camp.fate(after, seat)]
            const was = camp.objective(before, seatOf(before, colour))
            return fate === undefined ? null : (
              <li key={colour}>
                <SeatMark colour={colour} />
                <span class="who">{nameOf(colour)}</span>
                <span class="why">{FATE_DATA[fate].name[lang]}</span>
                <b>{late.objectiveWas(was, camp.objective(after, seat))}</b>
              </li>
            )
          })}
        </ul>
      </section>
      {over ? <Intermission {...{ after, events, lang, nameOf }} /> : <Stop lang={lang} />}
    </>
  )
}

/** Steps A to E, in order. */
function Intermission({
  after,
  events,
  lang,
  nameOf,
}: {
  readonly after: State
  readonly events: readonly GameEvent[]
  readonly lang: Lang
  nameOf(colour: Colour): string
}) {
  const w = reachWords(lang)
  const late = lateWords(lang)
  const fates = events.filter(({ say }) => say === 'log.fateCompleted' || say === 'log.fateFailed')
  const carried = after.options.colours
    .map((colour, seat) => `${nameOf(colour)} ${camp.result(after, seat)} → ${read.power(after, seat)}`)
    .join(', ')
  return (
    <section class="arcs-scored reach-intermission">
      <h3>{w.intermission}</h3>
      <ol type="A">
        <li>{fates.map((event) => speak(arcs.phrases, lang, event)).join(' ')}</li>
        {late.intermissionSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>
          {w.halved} {carried}.
        </li>
      </ol>
    </section>
  )
}

function Stop({ lang }: { readonly lang: Lang }) {
  const late = lateWords(lang)
  return (
    <details class="reach-stop">
      <summary>{late.stop}</summary>
      <ul>
        {late.stopWhat.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

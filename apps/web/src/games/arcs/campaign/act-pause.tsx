// The end of a chapter in an act: how far each objective came, and how to put the table away.

import { type Colour, type State, seatOf } from '@understudy/arcs'
import { camp, FATE_DATA, FATES } from '@understudy/arcs/act'
import type { Lang } from '@understudy/procedure'
import { SeatMark } from '../draw/pieces.tsx'
import { reachWords } from './words.ts'

export function ActPause({
  before,
  after,
  lang,
  nameOf,
}: {
  readonly before: State
  readonly after: State
  readonly lang: Lang
  nameOf(colour: Colour): string
}) {
  const w = reachWords(lang)
  return (
    <>
      <section class="arcs-scored reach-objectives">
        <h3>{w.objectives}</h3>
        <ul>
          {after.options.colours.map((colour, seat) => {
            const fate = FATES[camp.fate(after, seat)]
            const was = camp.objective(before, seatOf(before, colour))
            return fate === undefined ? null : (
              <li key={colour}>
                <SeatMark colour={colour} />
                <span class="who">{nameOf(colour)}</span>
                <span class="why">{FATE_DATA[fate].name[lang]}</span>
                <b>{w.objectiveWas(was, camp.objective(after, seat))}</b>
              </li>
            )
          })}
        </ul>
      </section>
      <details class="reach-stop">
        <summary>{w.stop}</summary>
        <ul>
          {w.stopWhat.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

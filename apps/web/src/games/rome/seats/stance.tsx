// A bot's stance card: nine boxes, and the marker of every opponent in one of them.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { factionName } from '../board/labels.ts'
import { colourOf } from '../draw/colour.ts'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'

/** Boxes as they lie on the card: distrust grows upwards, aggression to the right. */
const ROWS = [
  [4, 7, 9],
  [2, 5, 8],
  [1, 3, 6],
] as const

export function StanceCard({
  state,
  side,
  lang,
  large = false,
}: {
  readonly state: State
  readonly side: number
  readonly lang: Lang
  readonly large?: boolean
}) {
  const w = words(lang)
  const stance = state.sides[side]?.stance ?? []
  const told = stance.flatMap((box, no) =>
    box === 0 ? [] : [w.stanceOf(factionName(state, state.sides[no]?.faction ?? -1, lang), w.boxes[box - 1] ?? '')],
  )
  if (large) return <LargeCard state={state} stance={stance} lang={lang} />
  return (
    <div class="rome-stance" role="img" aria-label={`${w.stance}. ${told.join('; ')}`} title={told.join('\n')}>
      {ROWS.flat().map((box) => (
        <span key={box} class="box" data-box={box}>
          {stance.map((at, no) =>
            at === box ? (
              <SeatMark
                key={no}
                colour={colourOf(state, state.sides[no]?.faction ?? 0)}
                size={stance.filter((each) => each === box).length > 1 ? 9 : 12}
              />
            ) : null,
          )}
        </span>
      ))}
    </div>
  )
}

/** With the names of its boxes, its rows and its columns. */
function LargeCard({
  state,
  stance,
  lang,
}: {
  readonly state: State
  readonly stance: readonly number[]
  readonly lang: Lang
}) {
  const w = words(lang)
  return (
    <table class="rome-stance-large">
      <caption class="rome-unseen">{w.stance}</caption>
      <colgroup>
        <col class="rows" />
      </colgroup>
      <tbody>
        {ROWS.map((row, at) => (
          <tr key={at}>
            <th scope="row">
              <span>{w.stanceRows[2 - at]}</span>
            </th>
            {row.map((box) => (
              <td key={box} data-box={box}>
                <span>
                  <i>{box}</i> {w.boxes[box - 1]}
                </span>
                {stance.map((now, no) =>
                  now === box ? (
                    <b key={no}>
                      <SeatMark colour={colourOf(state, state.sides[no]?.faction ?? 0)} size={15} />
                      {factionName(state, state.sides[no]?.faction ?? -1, lang)}
                    </b>
                  ) : null,
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          {w.stanceColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

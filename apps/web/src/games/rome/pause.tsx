// Between two rounds: who scored what, who holds what, who stands how with whom.

import './style/pages.css'
import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { heldBy, seatId } from '@understudy/rome/rules'
import { useCountUp } from '../../ui/count-up.ts'
import type { PauseProps } from '../ui.ts'
import { factionName, statusWord } from './board/labels.ts'
import { colourOf } from './draw/colour.ts'
import { MarkIcon, SeatMark } from './draw/mark.tsx'
import { roundBegan } from './round.ts'
import { targetOf } from './seats/target.ts'
import { PAGE_WORDS } from './text/pages.ts'
import { words } from './text/words.ts'

export function RoundPause({ before, after, lang, names }: PauseProps<State>) {
  const place = useCountUp<HTMLElement>()
  const p = PAGE_WORDS[lang]
  const w = words(lang)
  const nameOf = (no: number) => factionName(after, after.sides[no]?.faction ?? 0, lang)
  const { round } = before
  const then = roundBegan(before)
  const target = targetOf(after)
  const order = after.sides.map((_, no) => no).sort((a, b) => points(after, b) - points(after, a))
  return (
    <section ref={place} class="rome rome-pause" data-track=".number + .number">
      <h2>{after.over === null ? p.roundOver(round) : p.gameOver(after.over.winners.map(nameOf))}</h2>
      <table class="rome-totals">
        <caption class="rome-unseen">{p.standing}</caption>
        <thead>
          <tr>
            <th scope="col">{p.player}</th>
            <th scope="col" data-sign="">
              <MarkIcon of="laurel" /> {p.points(target ?? '?')}
            </th>
            <th scope="col">{p.regions}</th>
            <th scope="col">{p.gold}</th>
            <th scope="col">{p.armies}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((no) => {
            const side = after.sides[no]
            if (side === undefined) return null
            const was = then?.sides[no] ?? side
            const held = heldBy(after, no).length
            return (
              <tr key={no} data-line={`.rome-seat.rome-faction-${colourOf(after, side.faction)}`}>
                <th scope="row">
                  <span class="who">
                    <SeatMark colour={colourOf(after, side.faction)} size={16} /> {nameOf(no)}
                  </span>{' '}
                  <small>{side.role === 'human' ? names[seatId(after, no)] : w.role[side.role]}</small>
                </th>
                <td data-sum="" data-counted={side.vp - was.vp}>
                  <b {...(side.vp > was.vp ? GAIN : {})}>{side.vp}</b> <Gain n={side.vp - was.vp} />
                </td>
                <td>
                  {held} <Gain n={then === undefined ? 0 : held - heldBy(then, no).length} />
                </td>
                <td>{side.gold}</td>
                <td>{side.armies.filter(({ region }) => region >= 0).length}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div class="rome-pause-grid">
        {then === undefined ? null : <Taken before={then} after={after} lang={lang} nameOf={nameOf} />}
        <section data-line="">
          <h3>{w.statuses}</h3>
          <ul>
            {order.flatMap((a, i) =>
              order.slice(i + 1).map((b) => (
                <li key={`${a} ${b}`}>
                  <SeatMark colour={colourOf(after, after.sides[a]?.faction ?? 0)} size={13} />
                  <SeatMark colour={colourOf(after, after.sides[b]?.faction ?? 0)} size={13} />
                  {nameOf(a)} – {nameOf(b)}: <b>{statusWord(after, a, b, lang)}</b>
                </li>
              )),
            )}
          </ul>
        </section>
      </div>
    </section>
  )
}

const GAIN = { 'data-gain': '' }

const points = (state: State, no: number): number => state.sides[no]?.vp ?? 0

function Gain({ n }: { readonly n: number }) {
  return n === 0 ? null : <small class={n > 0 ? 'up' : 'down'}>{n > 0 ? `+${n}` : `−${-n}`}</small>
}

/** Regions that changed hands in this round. */
function Taken({
  before,
  after,
  lang,
  nameOf,
}: {
  readonly before: State
  readonly after: State
  readonly lang: Lang
  readonly nameOf: (no: number) => string
}) {
  const p = PAGE_WORDS[lang]
  const changed = after.lands.flatMap((land, no) => (land.holder === before.lands[no]?.holder ? [] : [no]))
  if (changed.length === 0) return null
  return (
    <section>
      <h3>
        <MarkIcon of="laurel" /> {p.changedHands}
      </h3>
      <ul>
        {changed.map((no) => {
          const holder = after.lands[no]?.holder ?? -1
          return (
            <li key={no} data-line="">
              {holder < 0 ? null : <SeatMark colour={colourOf(after, after.sides[holder]?.faction ?? 0)} size={13} />}
              {packOf(after).regions[no]?.name[lang]}: {holder < 0 ? words(lang).independent : nameOf(holder)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

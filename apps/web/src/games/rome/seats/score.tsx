// What the game is won by: everybody's points on the way to the target, and who stands how with whom.

import type { Action, State } from '@understudy/rome'
import { factionOf, seatId } from '@understudy/rome/rules'
import { Ticking } from '../../../ui/ticking.tsx'
import type { BoardProps } from '../../ui.ts'
import { colourOf } from '../draw/colour.ts'
import { MarkIcon, SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'
import { Matrix } from './matrix.tsx'
import { inOrder } from './order.ts'
import { isLast, targetOf } from './target.ts'

export function Score({ state, viewer, lang, instant, onInspect }: BoardProps<State, Action>) {
  const w = words(lang)
  const target = targetOf(state)
  const last = isLast(state)
  return (
    <div class="rome rome-score">
      <p class="rome-score-head">
        {w.round(state.round)} <span>{last ? w.lastRound : w.phase[state.phase]}</span>
      </p>
      <ul class="rome-points">
        {inOrder(state, viewer).map((no) => {
          const side = state.sides[no]!
          return (
            <li key={side.faction} class={`rome-faction-${colourOf(state, side.faction)}`}>
              <button type="button" onClick={() => onInspect({ seat: seatId(state, no) })}>
                <SeatMark colour={colourOf(state, side.faction)} size={16} />
                <span class="name">{factionOf(state, no).name[lang]}</span>
                <svg class="way" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="rest" width={100} height={8} />
                  <rect class="done" width={Math.min(100, (100 * side.vp) / (target ?? 30))} height={8} />
                </svg>
                <b title={w.points(side.vp, target ?? '?')}>
                  <MarkIcon of="laurel" size={14} />
                  <span class="rome-unseen">{w.points(side.vp, target ?? '?')}</span>
                  <span aria-hidden="true">
                    <Ticking value={side.vp} instant={instant} />
                    <small>/{target ?? '?'}</small>
                  </span>
                </b>
              </button>
            </li>
          )
        })}
      </ul>
      <Matrix state={state} lang={lang} />
    </div>
  )
}

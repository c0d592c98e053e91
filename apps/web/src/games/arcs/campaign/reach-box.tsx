// Policy, First Regent and Trust: beside the clock, and on a phone in one box beside the ambitions. Tapped, it tells the edicts.

import type { Action, State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import type { BoardProps, ClockLineProps } from '../../ui.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { REACH_SIGNS } from './drawings.tsx'
import { type GoverningLook, governing } from './looks.ts'
import { reachWords } from './words.ts'

const POLICY = { policy: true }

function labelOf({ policy, first, trust }: GoverningLook, lang: Lang): string {
  const w = reachWords(lang)
  const who = first === undefined ? w.noFirst : `${w.firstRegent}: ${words(lang).seat(first)}`
  return `${w.policyWord}: ${w.policy[policy]}; ${who}; ${w.trustWord}: ${trust}`
}

export function ReachBox({ state, lang, onInspect }: BoardProps<State, Action>) {
  const look = governing(state)
  if (look === undefined) return null
  const { policy, first, trust } = look
  const label = labelOf(look, lang)
  return (
    <button type="button" class="reach-box" data-key="policy" title={label} onClick={() => onInspect(POLICY)}>
      <span class="arcs-unseen">{label}</span>
      <span class="policy" aria-hidden="true">
        {reachWords(lang).policy[policy]}
      </span>
      <span class="first" aria-hidden="true">
        <GameIcon d={REACH_SIGNS.crown} size={15} />
        {first === undefined ? '–' : <SeatMark colour={first} size={14} />}
        {trust > 0 && <b>{trust}</b>}
      </span>
    </button>
  )
}

export function ClockLine({ state, lang, names, onInspect }: ClockLineProps<State>) {
  const look = governing(state)
  if (look === undefined) return null
  const { policy, first, trust } = look
  const w = reachWords(lang)
  return (
    <button
      type="button"
      class="arcs reach-line"
      data-key="policy line"
      title={labelOf(look, lang)}
      onClick={() => onInspect(POLICY)}
    >
      <span class="policy">{w.policy[policy]}</span>
      <span class="first">
        {first === undefined ? (
          w.noFirst
        ) : (
          <>
            <GameIcon d={REACH_SIGNS.crown} size={15} />
            <span class="title">{w.firstRegent}</span>
            <SeatMark colour={first} size={14} />
            <span class="who">{names[first] ?? words(lang).seat(first)}</span>
          </>
        )}
      </span>
      <span class="trust">
        <span>{w.trustWord}</span> {trust}
      </span>
    </button>
  )
}

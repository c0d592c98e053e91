// Policy, First Regent and Trust in one box beside the ambitions; tapped, it tells the edicts.

import { type Action, colourOf, type State } from '@understudy/arcs'
import { camp, POLICIES } from '@understudy/arcs/act'
import type { BoardProps } from '../../ui.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { REACH_SIGNS } from './drawings.tsx'
import { reachWords } from './words.ts'

export function ReachBox({ state, lang, onInspect }: BoardProps<State, Action>) {
  const w = reachWords(lang)
  // Before the dice of the setup nobody governs.
  if (camp.imperialCluster(state) === 0) return null
  const policy = w.policy[POLICIES[camp.policy(state)]!]
  const first = camp.firstRegent(state)
  const colour = first < 0 ? undefined : colourOf(state, first)
  const trust = camp.trustSize(state)
  const label = `${w.policyWord}: ${policy}; ${colour === undefined ? w.noFirst : `${w.firstRegent}: ${words(lang).seat(colour)}`}; ${trust}`
  return (
    <button type="button" class="reach-box" data-key="policy" title={label} onClick={() => onInspect({ policy: true })}>
      <span class="arcs-unseen">{label}</span>
      <span class="policy" aria-hidden="true">
        {policy}
      </span>
      <span class="first" aria-hidden="true">
        <GameIcon d={REACH_SIGNS.crown} size={15} />
        {colour === undefined ? '–' : <SeatMark colour={colour} size={14} />}
        {trust > 0 && <b>{trust}</b>}
      </span>
    </button>
  )
}

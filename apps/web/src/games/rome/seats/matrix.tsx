// Who stands how with whom: every pair once.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { statusOf } from '@understudy/rome/rules'
import { STATUSES } from '@understudy/rome/vocabulary'
import { factionName, statusWord } from '../board/labels.ts'
import { colourOf } from '../draw/colour.ts'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'

export function Matrix({ state, lang }: { readonly state: State; readonly lang: Lang }) {
  const w = words(lang)
  const pairs = state.sides.flatMap((_, a) => state.sides.slice(a + 1).map((__, i) => [a, a + 1 + i] as const))
  const faction = (side: number) => state.sides[side]?.faction ?? 0
  return (
    <ul class="rome-matrix" aria-label={w.statuses}>
      {pairs.map(([a, b]) => (
        <li
          key={`${a} ${b}`}
          class={`status-${STATUSES[statusOf(state, a, b)]}`}
          title={`${factionName(state, faction(a), lang)} – ${factionName(state, faction(b), lang)}`}
        >
          <span class="rome-unseen">
            {factionName(state, faction(a), lang)}, {factionName(state, faction(b), lang)}:{' '}
          </span>
          <SeatMark colour={colourOf(state, faction(a))} size={13} />
          <SeatMark colour={colourOf(state, faction(b))} size={13} />
          <span class="word">{statusWord(state, a, b, lang)}</span>
        </li>
      ))}
    </ul>
  )
}

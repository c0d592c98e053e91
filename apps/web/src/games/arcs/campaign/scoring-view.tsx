// Who controls for scoring, in place of who controls now: the First Regent has the Empire's systems then. G, or a button by the
// zoom, turns to it and back.

import { signal } from '@preact/signals'
import type { State } from '@understudy/arcs'
import { OUTSIDE_TURNS } from '@understudy/arcs/act'
import { whenNow } from '@understudy/arcs/rules'
import type { Lang } from '@understudy/procedure'
import { lang as langNow } from '../../../store/settings.ts'
import { said } from '../../../ui/said.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import { words } from '../text/words.ts'
import { REACH_SIGNS } from './drawings.tsx'
import { governing } from './looks.ts'
import { reachWords } from './words.ts'

/** It stays as it was chosen, on the next board too. */
const shown = signal(false)

export const controlAt = (state: State): ReturnType<typeof whenNow> => (shown.value ? OUTSIDE_TURNS : whenNow(state))

function toggle(state: State): void {
  shown.value = !shown.value
  const w = reachWords(langNow.value)
  const first = governing(state)?.first
  said.value = !shown.value
    ? w.scoringOff
    : first === undefined
      ? w.scoringOnNobody
      : w.scoringOn(words(langNow.value).seat(first))
}

export function key(state: State, code: string): boolean {
  if (code !== 'KeyG') return false
  toggle(state)
  return true
}

export function ScoringSwitch({ state, lang }: { readonly state: State; readonly lang: Lang }) {
  const w = reachWords(lang)
  return (
    <>
      <button
        type="button"
        class="zoom zoom-scoring"
        aria-label={w.scoringView}
        title={`${w.scoringView} (G)`}
        aria-pressed={shown.value}
        onClick={() => toggle(state)}
      >
        <GameIcon d={REACH_SIGNS.crown} size={22} />
      </button>
      {shown.value ? <p class="reach-scoring">{w.scoringShort}</p> : null}
    </>
  )
}

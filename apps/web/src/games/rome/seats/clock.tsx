// The five phases of a round as dots in the head: those that are over, the present one with its name, those to come.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { PHASES } from '@understudy/rome/vocabulary'
import { words } from '../text/words.ts'

const OF_ROUND = PHASES.filter((phase) => phase !== 'setup')

export function ClockSigns({ state, lang }: { readonly state: State; readonly lang: Lang }) {
  const { phase } = words(lang)
  const now = PHASES.indexOf(state.phase) - 1
  return (
    <span class="rome-clock">
      <span class="dots" aria-hidden="true">
        {OF_ROUND.map((each, at) => (
          <i key={each} class={at === now ? 'now' : at < now ? 'over' : ''} title={phase[each]} />
        ))}
      </span>
      <span class="name">{phase[state.phase]}</span>
    </span>
  )
}

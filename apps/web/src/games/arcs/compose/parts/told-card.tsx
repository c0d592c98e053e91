// Which card was turned over, where it is told together with dice and other cards.

import type { Action, State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import type { Choice } from '@understudy/table'
import { isActionCard, isCourtCard } from '../model/values.ts'
import { CardGrid } from './card-grid.tsx'
import { CourtGrid } from './court-grid.tsx'

export function ToldCard({
  state,
  answers,
  lang,
  onTell,
}: {
  readonly state: State
  readonly answers: readonly Choice<Action>[]
  readonly lang: Lang
  onTell(action: Action): void
}) {
  const values = answers.map(({ pick }) => pick.value)
  const tell = (value: string) => {
    const action = answers.find(({ pick }) => pick.value === value)?.action
    if (action !== undefined) onTell(action)
  }
  const court = values.filter(isCourtCard)
  return (
    <div class="composer">
      <div class="arcs arcs-compose">
        {court.length > 0 ? (
          <CourtGrid lang={lang} open={new Set(court)} onTap={tell} />
        ) : (
          <CardGrid
            lang={lang}
            players={state.options.players}
            open={new Set(values.filter(isActionCard))}
            chosen={[]}
            onTap={tell}
          />
        )}
      </div>
    </div>
  )
}

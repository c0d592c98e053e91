// What lies ready in one's turn. What a card of the Court says stands in the reader as long as it lies there.

import type { Action, CourtId, State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { useEffect } from 'preact/hooks'
import { PlanWords } from '../../../../table/plan-words.tsx'
import type { ComposerProps } from '../../../ui.ts'
import type { Context } from '../model/context.ts'
import { isCourtCard } from '../model/values.ts'
import { plainly } from '../plainly.ts'

function courtCardIn(ready: Action): CourtId | undefined {
  const card = 'card' in ready ? ready.card : undefined
  return isCourtCard(card) ? card : undefined
}

export function TurnPlan({
  context,
  ready,
  lang,
  onRead,
}: {
  readonly context: Context
  readonly ready: Action
  readonly lang: Lang
  readonly onRead: ComposerProps<State, Action>['onInspect'] | undefined
}) {
  const card = onRead === undefined ? undefined : courtCardIn(ready)
  useEffect(() => {
    if (card === undefined) return
    onRead?.({ court: card })
    return () => onRead?.(undefined)
  }, [card])
  return <PlanWords text={plainly(context, ready, lang)} />
}

// What lies ready in one's turn. What a card of the Court says stands in the reader as long as it lies there.

import type { Action, State } from '@understudy/arcs'
import type { CourtId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useEffect } from 'preact/hooks'
import { PlanWords } from '../../../../table/dock/plan-words.tsx'
import { t } from '../../../../text/index.ts'
import { onPhone } from '../../../../ui/narrow.ts'
import type { ComposerProps } from '../../../ui.ts'
import type { Context } from '../model/context.ts'
import type { Page } from '../model/tap.ts'
import { isCourtCard } from '../model/values.ts'
import { plainly } from '../plainly.ts'
import { asideOf, gistOf } from '../plan-of.ts'
import { weighing } from '../weighing.ts'
import { changesOf } from './changes.ts'

function courtCardIn(ready: Action): CourtId | undefined {
  const card = 'card' in ready ? ready.card : undefined
  return isCourtCard(card) ? card : undefined
}

export function TurnPlan({
  context,
  page,
  ready,
  lang,
  onRead,
}: {
  readonly context: Context
  readonly page: Page
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
  // What is said beside the deed itself is the same whatever the deed is called.
  const text = plainly(context, ready, lang) + asideOf(context, page, ready, lang)
  if (page.at === 'move' && !context.beside) {
    const changes = changesOf(context.state, context.decision.seat, ready, lang)
    return (
      <PlanWords text={`${text} · ${changes}`}>
        <em class="plan-preview">{t.value.table.preview}: </em>
        {/* The deed itself stands in its tokens. */}
        {changes}
      </PlanWords>
    )
  }
  if (ready.do === 'battle' && page.at === 'battle' && !context.beside) {
    // Where and against whom stands in the tokens: on a phone what may be lost, or the dice alone.
    if (!onPhone.value) return <PlanWords text={text} />
    const fall = weighing.value?.fallWords(context.state, context.decision.seat, page, lang)
    return fall === undefined ? (
      <PlanWords text={text} gist={text.replace(/^.*: /, '')} />
    ) : (
      <PlanWords text={`${text}. ${fall.whole}`} gist={fall.brief} />
    )
  }
  return <PlanWords text={text} gist={onPhone.value ? gistOf(context, page, ready, text, lang) : text} />
}

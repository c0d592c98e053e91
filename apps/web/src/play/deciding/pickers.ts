// What the taps of the present decision are put together by.

import type { Glance } from '@understudy/table/steps'
import type { Play } from '../play.ts'
import { answer, propose } from './deciding.ts'
import { type AnyAction, Picker } from './picker.ts'

export function pickerFor(play: Play, next: Glance<AnyAction> | undefined): Picker | undefined {
  if (next?.kind === 'person')
    return new Picker(
      (picks) => next.decision.next(picks),
      (action) => propose(play, action),
      { verbOf: play.ui.verbs?.of, ends: play.ui.ends, shown: !play.beside },
    )
  if (next?.kind !== 'table' || next.question.ask !== 'chance') return undefined
  const { decision } = next.question
  return new Picker(
    (picks) => decision.next(picks),
    (action) => answer(play, action),
  )
}

// Sentences that stand on several pages of Fates, in English.

import type { NodeText } from '@understudy/procedure'
import { fight as battle } from '../text/shared-en.ts'

type Words = string | NodeText

/** A line by the card that it calls for, and as it is carried out. */
export const line = <Id extends string>(id: Id, card: Words, done: Words) =>
  ({ [`${id}.card`]: card, [`${id}.card.go`]: 'Take that card.', [id]: done }) as Record<
    Id | `${Id}.card` | `${Id}.card.go`,
    Words
  >

/** The same for a battle. */
export const fight = <Id extends string>(id: Id, card: Words, done: Words) => ({
  ...line(id, card, done),
  ...battle(id, done),
})

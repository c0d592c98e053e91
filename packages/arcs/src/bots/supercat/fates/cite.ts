// Sources of rules that stand on several pages of Fates.

import type { Source } from '@understudy/procedure'
import { fight, printed } from '../cite.ts'
import type { RulingNumber } from '../text/rulings.ts'

/** A line of a Fate, by the card that it calls for (`.card`, with the card taken) and as it is carried out. */
export const lineFrom = <Id extends string>(id: Id, place: string, ...rulings: RulingNumber[]) =>
  ({
    [`${id}.card`]: printed(place, ...rulings),
    [`${id}.card.go`]: printed('Fates'),
    [id]: printed(place, ...rulings),
  }) as Record<Id | `${Id}.card` | `${Id}.card.go`, Source>

/** The same for a battle. */
export const fightFrom = <Id extends string>(id: Id, place: string, ...rulings: RulingNumber[]) => ({
  ...lineFrom(id, place, ...rulings),
  ...fight(id, printed(place, ...rulings)),
})

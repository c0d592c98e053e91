// Preferences of the campaign edition where they differ from the base edition.

import { isFaithfulAction } from '../../../rules/campaign/data.ts'
import { card as cardIndex } from '../../../rules/ids.ts'
import { cardOrder } from '../chains/cards.ts'
import type { Option, Prefer } from '../context.ts'
import type { Chains } from '../versions/version.ts'

/** A Faithful card that can do it comes before all others (supercat 5.4). */
const faithfulFirst: Prefer<Option> = {
  id: 'faithfulFirst',
  keep: (_, { card, mode }) => mode !== 'copy' && isFaithfulAction(cardIndex(card)),
}

export const campaignCards: Chains['cards'] = {
  listed: [faithfulFirst, ...cardOrder.listed],
  carried: [faithfulFirst, ...cardOrder.carried],
  byBattles: [faithfulFirst, ...cardOrder.byBattles],
  any: cardOrder.any,
}

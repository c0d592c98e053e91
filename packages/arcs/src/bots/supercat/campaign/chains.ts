// Preferences of the campaign edition where they differ from the base edition.

import { isFaithfulAction, isLore } from '../../../rules/campaign/data.ts'
import { card as cardIndex, court as cardNumber } from '../../../rules/ids.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { cardOrder } from '../chains/cards.ts'
import { influenceDoctrine } from '../chains/court.ts'
import type { C, Option, Prefer } from '../context.ts'
import type { Chains, CourtOrder } from '../versions/version.ts'
import { bringsFaithful, bringsGuild } from './court.ts'

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

/** D.infl in the campaign: lore first, then what has something attached (supercat 7.2.2). */
export const campaignCourt: Chains['court'] = <X>(
  _: CourtOrder,
  cardsOf: (x: X) => readonly CourtId[],
  captures: (c: C, x: X) => boolean,
): Prefer<X>[] => {
  // A card that somebody holds already has nothing attached.
  const some = (c: C, x: X, test: (c: C, card: number) => boolean): boolean =>
    cardsOf(x).some((card) => test(c, cardNumber(card)))
  return [
    { id: 'lore', keep: (c, x) => some(c, x, (_c, card) => isLore(card)) },
    { id: 'attachedFaithful', keep: (c, x) => some(c, x, (each, card) => bringsFaithful(each.view, card)) },
    { id: 'attachedGuild', keep: (c, x) => some(c, x, (each, card) => bringsGuild(each.view, card)) },
    ...influenceDoctrine(cardsOf, captures),
  ]
}

// Preferences of the campaign edition where they differ from the base edition.

import { card as cardIndex, court as cardNumber } from '../../../rules/board/ids.ts'
import { COUNCIL, isFaithfulAction, isLore } from '../../../rules/campaign/data.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { byNumber, cardOrder } from '../chains/cards.ts'
import { controlledSites } from '../chains/cities.ts'
import { courtPrinciples, influenceDoctrine } from '../chains/court.ts'
import type { C, Option, Prefer } from '../context.ts'
import { effectiveVox, grantsCard, isVox } from '../terms/court.ts'
import type { Chains, CourtOrder, Critical } from '../versions/version.ts'
import { isAdverse } from './adverse.ts'
import { bringsFaithful, bringsGuild, hasAttached } from './court.ts'
import { trustContends } from './trust.ts'

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

/** The same in 0.10. */
export const cardsInTen: Chains['cards'] = {
  listed: [faithfulFirst, ...byNumber.listed],
  carried: [faithfulFirst, ...byNumber.carried],
  byBattles: [faithfulFirst, ...byNumber.byBattles],
  any: byNumber.any,
}

/** 0.10: classes of critical cards in the campaign (supercat-0.10, 6.2.3). */
export const CRITICAL_OF_ACT: readonly Critical[] = [
  { id: 'adverse', is: isAdverse },
  { id: 'contendDeclared', is: 'contends', also: (c, card) => card === COUNCIL && trustContends.test(c) },
  { id: 'effective', is: effectiveVox },
  { id: 'actionOrFaithful', is: (c, card) => grantsCard(card) || bringsFaithful(c.view, card) },
  { id: 'attachedCard', is: (c, card) => !isVox(card) && hasAttached(c.view, card) },
]
export const courtInTen: Chains['court'] = courtPrinciples(CRITICAL_OF_ACT, [
  { id: 'attached', is: (c, card) => hasAttached(c.view, card) },
])
/** CON.X17: control has no say there. */
export const sitesInTen: Chains['cities'] = controlledSites.slice(1)

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

// The doctrine that chooses among cards of the Court (supercat 7.2.2).

import { COURT_KEYS } from '../../../data/court.ts'
import { court } from '../../../rules/ids.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { type C, me, type Prefer, settings } from '../context.ts'
import { growsLead } from '../plans/influence.ts'
import { isCallToAction, isEffective, isUnion, isVox, isWeapon, loyalToOutrage } from '../terms/court.ts'

/** D.infl over anything that names cards (supercat/A46); `captures` says whether rivals' agents are caught. */
export function influenceDoctrine<X>(
  cardsOf: (x: X) => readonly CourtId[],
  captures: (c: C, x: X) => boolean,
): Prefer<X>[] {
  const some = (x: X, test: (card: number) => boolean): boolean => cardsOf(x).some((card) => test(court(card)))
  return [
    { id: 'weapon', keep: (_, x) => some(x, isWeapon) },
    { id: 'actionCard', keep: (_, x) => some(x, (card) => isUnion(card) || isCallToAction(card)) },
    {
      id: 'effective',
      keep: (c, x) => some(x, (card) => isVox(card) && isEffective(c.view, me(c), card, settings(c).outrageSpreadsAt)),
    },
    { id: 'captives', keep: captures },
    { id: 'otherVox', keep: (_, x) => some(x, isVox) },
    { id: 'growLead', keep: (c, x) => some(x, (card) => growsLead(c.view, me(c), card)) },
    { id: 'loyalCard', keep: (c, x) => some(x, (card) => loyalToOutrage(c.view, me(c), card)) },
    { id: 'moreKeys', most: (_, x) => Math.max(...cardsOf(x).map((card) => COURT_KEYS[court(card)]!)) },
  ]
}

// The Caretaker's Prelude: a Tax or Secure paid for by a token that makes it win a declared ambition before it Awakens
// (supercat 9.8, supercat/A88, A146).

import { kindBit, SUIT_BITS } from '../../../../data/action-cards.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { winsSome } from '../../../../rules/campaign/placing.ts'
import { leadSuit } from '../../../../rules/play-card.ts'
import { PSIONIC, RELIC } from '../../../../rules/resources.ts'
import { securable } from '../../../../rules/secure.ts'
import * as read from '../../../../rules/state/read.ts'
import { withoutToken } from '../../../../rules/suppose.ts'
import { taxChoices } from '../../../../rules/tax.ts'
import { fateActs } from '../../campaign/fate.ts'
import { type C, me, namesOf, say, settings, type WaysOf } from '../../context.ts'
import { purse, standings } from '../../evidence.ts'
import { base } from '../../lib/now.ts'
import { tooDear } from '../../lib/slots.ts'
import { budgetNow } from '../../plans/budget.ts'
import { afterSecuring, afterTaxes } from '../../plans/tax.ts'
import type { Paid } from '../../prelude/ways.ts'
import { spendable } from '../../terms/spend.ts'
import { awakens } from './ways.ts'

/** FA.CA5 */
export const winsByToken: WaysOf<Paid> = {
  from: (c) => {
    const { view } = c
    const seat = me(c)
    if (!read.prelude(view) || !hasFate(view, seat, 'caretaker') || winsSome(view, seat)) return []
    if (!fateActs.test(c) || awakens(c, budgetNow(view, seat)).length === 0) return []
    const [relic] = spendable(view, seat, RELIC, settings(c))
    const [psionic] = spendable(view, seat, PSIONIC, settings(c))
    const kinds = SUIT_BITS[leadSuit(view)]!
    return [
      ...secures(c, relic),
      ...(psionic === undefined
        ? []
        : [...(may(kinds, 'secure') ? secures(c, psionic) : []), ...(may(kinds, 'tax') ? taxes(c, psionic) : [])]),
    ]
  },
  show: (_, plan) =>
    plan.tax === undefined
      ? say('supercat.secure', { cards: namesOf(plan.secure) })
      : say('supercat.tax', { cities: [plan.tax] }),
  because: (c) => [...purse(c), ...standings(c, 'declared')],
}
const may = (kinds: number, kind: 'secure' | 'tax'): boolean => (kinds & kindBit(kind)) !== 0

function secures(c: C, slot: number | undefined): Paid[] {
  if (slot === undefined) return []
  const paid = withoutToken(c.view, me(c), slot)
  return securable(c.view, me(c))
    .filter((card) => winsSome(afterSecuring(paid, me(c), [card]), me(c)))
    .map((card): Paid => ({ slot, secure: [card] }))
}

function taxes(c: C, slot: number): Paid[] {
  const paid = withoutToken(c.view, me(c), slot)
  return [...taxChoices(c.view, me(c))]
    .filter((choice) => {
      const after = afterTaxes(paid, me(c), [choice])
      return winsSome(after, me(c)) && !tooDear(base(c), after)
    })
    .map(({ city }): Paid => ({ slot, secure: [], tax: city }))
}

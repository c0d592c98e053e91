// The Caretaker's Prelude: a Tax or Secure paid for by a token that makes it win a declared ambition before it Awakens
// (supercat 9.8, supercat/A88, A146).

import type { Question } from '@understudy/procedure'
import { kindBit, SUIT_BITS } from '../../../../data/action-cards.ts'
import { securable } from '../../../../rules/actions/secure.ts'
import { taxChoices } from '../../../../rules/actions/tax.ts'
import { PSIONIC, RELIC } from '../../../../rules/board/resources.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { winsSome } from '../../../../rules/campaign/placing.ts'
import { withoutToken } from '../../../../rules/positions/suppose.ts'
import { leadSuit } from '../../../../rules/round/play-card.ts'
import * as read from '../../../../rules/state/read.ts'
import { fateActs } from '../../campaign/fate.ts'
import { type C, me, namesOf, say, settings, type WaysOf } from '../../context.ts'
import { purse, standings } from '../../evidence.ts'
import { base } from '../../lib/now.ts'
import { tooDear } from '../../lib/slots.ts'
import { budgetNow } from '../../plans/budget.ts'
import { afterSecuring, afterTaxes } from '../../plans/tax.ts'
import type { Paid } from '../../prelude/ways.ts'
import { spendable } from '../../terms/spend.ts'
import { awakens, golemsSaid } from './ways.ts'

const awakensLater = (c: C): boolean =>
  hasFate(c.view, me(c), 'caretaker') &&
  read.prelude(c.view) &&
  !winsSome(c.view, me(c)) &&
  fateActs.test(c) &&
  awakens(c, budgetNow(c.view, me(c))).length > 0
/** FA.CA5.if */
export const aboutToAwaken: Question<C> = {
  test: awakensLater,
  show: (c) => (hasFate(c.view, me(c), 'caretaker') ? golemsSaid(c) : []),
}

/** FA.CA5 */
export const winsByToken: WaysOf<Paid> = {
  from: (c) => {
    const { view } = c
    const seat = me(c)
    if (!awakensLater(c)) return []
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

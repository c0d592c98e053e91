// Which side a Faithful card is led by when no page has asked for it (supercat/A78), and what it may declare.

import { card as cardIndex } from '../../../rules/board/ids.ts'
import { isFaithfulAction } from '../../../rules/campaign/data.ts'
import { WISDOM, ZEAL } from '../../../rules/campaign/play.ts'
import { numberDeclares } from '../../../rules/round/declare.ts'
import { type C, me, type Option, type Prefer, ruled, settings } from '../context.ts'
import { claiming } from '../general/lines.ts'
import { base } from '../lib/now.ts'
import { budgetOf } from '../plans/budget.ts'
import { portPlans } from '../plans/build.ts'
import { bestCombat } from '../plans/combat.ts'
import { changingPlans } from '../plans/converge.ts'
import { neutralises, takesControl } from '../plans/move.ts'
import { canTax, securePlans } from '../plans/tax.ts'
import { claims, hasStarport, threatenedNow } from '../terms/map.ts'

/** A Faithful card matches any ambition (campaign 17). */
export const matches = (card: number, ambition: number): boolean =>
  isFaithfulAction(card) || numberDeclares(card, ambition)

/** Whether WIS.1 or WIS.2 has a plan. */
function wisdomHelps(c: C, { n }: Option): boolean {
  if (securePlans(c.view, base(c), 'contendDeclared', n).length > 0) return true
  return !hasStarport(c.view, me(c)) && portPlans(c.view, me(c)).length > 0
}

/** Whether one of ZEAL.1 to ZEAL.4 has one. */
function zealHelps(c: C, option: Option): boolean {
  const { view } = c
  const seat = me(c)
  const budget = budgetOf(view, seat, option, settings(c))
  if (canTax(view, base(c), 'contendDeclared', option.n)) return true
  if (bestCombat(view, base(c), budget, { for: 'declared' }, settings(c)) !== undefined) return true
  if (!hasStarport(view, seat) && claims(view, seat) === 0 && claiming(c, option.n).length > 0) return true
  const systems = threatenedNow(view, seat)
  if (systems.length === 0) return false
  const [take, neutralise] = [takesControl(view, seat), neutralises(view, seat)]
  return (
    changingPlans(view, seat, option.n, systems, settings(c), take, neutralise).length > 0 ||
    bestCombat(view, base(c), budget, { for: 'control', systems }, settings(c)) !== undefined
  )
}

export const isFaithfulOption = ({ card }: Option): boolean => isFaithfulAction(cardIndex(card))
/** 0.10: by which side is asked afterwards, so that either counts once (supercat/B61). */
export const eitherSide: readonly Prefer<Option>[] = [
  ruled({ id: 'sideLater', keep: (_, option) => !(isFaithfulOption(option) && option.suit === WISDOM) }, 'B61'),
]

const faithful = ({ card }: Option): boolean => isFaithfulAction(cardIndex(card))

/** Wisdom, if its first lines find something; else Zeal, if its do; else by lot. */
export const bySide: readonly Prefer<Option>[] = [
  ruled(
    { id: 'wisdomFirst', keep: (c, option) => !faithful(option) || (option.suit === WISDOM && wisdomHelps(c, option)) },
    'A78',
  ),
  ruled(
    { id: 'thenZeal', keep: (c, option) => !faithful(option) || (option.suit === ZEAL && zealHelps(c, option)) },
    'A78',
  ),
]

// The Advocate in 0.10: Recover may count on a card that the Prelude of this turn discards (supercat-0.10, 8.9).

import { court } from '../../../../rules/board/ids.ts'
import { recover, topGuild } from '../../../../rules/campaign/fates/advocate.ts'
import { deedOf } from '../../../../rules/choosing/deeds.ts'
import { copyState } from '../../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../../vocabulary.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { type C, me, rules } from '../../context.ts'
import { agents, force } from '../../evidence.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { isUnion } from '../../terms/court.ts'
import type { Version } from '../../versions/version.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import type { FateRules } from '../fate-page.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays } from '../line.ts'
import { once, usingOnce } from '../once.ts'
import { cardOf, discardsSoon } from './prelude.ts'
import { recoverAction, recoverAs, recoverSaid, recovers, stealing, usefulCards } from './ways.ts'

const { can } = rules

const INVESTIGATORS = 'F402'

/** FX.AD2, before a card is played: after the first card that the Prelude would discard, but for Unions, which go later. */
function recoversSoon(c: C, budget: Budget): CourtId[] {
  if (topGuild(c.view) >= 0) return recovers(c, budget)
  if (budget.left === 0 || !allows(budget, 'move')) return []
  for (const use of discardsSoon(c)) {
    if (isUnion(court(cardOf(use)))) continue
    const after = copyState(c.view)
    deedOf(after, use.do).carry(after, use as Action, me(c))
    const found = [...recover.list(after, me(c), 'pip')].map(({ on }) => on)
    if (found.length > 0) return found
  }
  return []
}

export const ten = (version: Version): FateRules => ({
  cards: [
    callFor(version, 'FX.AD1.card', courtLines(version, usefulCards), agents),
    callFor(
      version,
      'FX.AD2.card',
      [lineOf('move', once(INVESTIGATORS, recoversSoon), recoverAs(version))],
      recoverSaid,
    ),
    callFor(version, 'FX.AD3.card', [fightLine(version, stealing)], force, BATTLE),
  ],
  actions: [
    can('FX.AD1', courtWays(version, usefulCards), courtActions),
    can(
      'FX.AD2',
      nowWays(once(INVESTIGATORS, recovers), { ...recoverAs(version), because: recoverSaid }),
      usingOnce(INVESTIGATORS, recoverAction),
    ),
    fightsFrom('FX.AD.if')('FX.AD3', fightWays(version, 'FX.AD3', stealing)),
  ],
})

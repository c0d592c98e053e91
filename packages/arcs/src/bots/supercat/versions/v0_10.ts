// SUPERCAT 0.10, base edition: the text of 18 January 2026.

import { byNumber } from '../chains/cards.ts'
import { controlledSites } from '../chains/cities.ts'
import { byPrinciples } from '../chains/combat.ts'
import { courtPrinciples } from '../chains/court.ts'
import { movePrinciples } from '../chains/move.ts'
import { ransackPrinciples } from '../chains/ransack.ts'
import { newOrGrowing } from '../chains/tax.ts'
import { goalsByPrinciples } from '../plans/goals.ts'
import { agentsToLead } from '../plans/influence.ts'
import { spendSparingly } from '../plans/spending.ts'
import { contendsTypeOf, diceByPrinciples } from '../terms/combat.ts'
import { CRITICAL, doesSomething, rivalCouldSecure } from '../terms/court.ts'
import { typeDeclared } from '../terms/spend.ts'
import { CHANGES } from './changes.ts'
import { laterId } from './named.ts'
import { placeOf } from './places.ts'
import type { Version } from './version.ts'

export const v0_10: Version = {
  id: '0.10',
  named: laterId,
  terms: {
    typeHeldBack: typeDeclared,
    isContested: rivalCouldSecure,
    isEffective: doesSomething,
    critical: CRITICAL,
    outrageForbids: contendsTypeOf,
  },
  numbers: {
    agentsFor: agentsToLead,
    spendFor: spendSparingly,
    selectDice: diceByPrinciples,
    combatGoals: goalsByPrinciples,
    raidEarly: ({ raidEarly }) => raidEarly,
    blightDice: (goal, steps) => (goal === 'defence' ? 2 : 2 * steps),
  },
  chains: {
    move: movePrinciples,
    combat: byPrinciples,
    cards: byNumber,
    cities: controlledSites,
    taxToGain: newOrGrowing,
    ransack: ransackPrinciples(courtPrinciples(CRITICAL)),
    court: courtPrinciples(CRITICAL),
  },
  place: placeOf,
  since: { version: '0.5', changes: CHANGES },
  seizing: ['BT.X4', 'BT.X4c', 'BT.X4r'],
  settled: {
    backports: true,
    preludeRestriction: 'specific',
    combatCard: 'asNeeded',
    outrageSpreadsAt: 'anyRival',
    raidAtOnce: false,
  },
  printsLater: true,
  highestOfOneSuit: true,
  raidsForControl: true,
}

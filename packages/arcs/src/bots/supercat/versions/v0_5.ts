// SUPERCAT 0.5.

import { cardOrder } from '../chains/cards.ts'
import { citySites } from '../chains/cities.ts'
import { byCombat } from '../chains/combat.ts'
import { influenceDoctrine } from '../chains/court.ts'
import { moveDoctrine } from '../chains/move.ts'
import { ransackDoctrine } from '../chains/ransack.ts'
import { newTokens } from '../chains/tax.ts'
import { combatGoals } from '../plans/goals.ts'
import { agentsFor } from '../plans/influence.ts'
import { spendFor } from '../plans/spending.ts'
import { outrageHurts, selectDice } from '../terms/combat.ts'
import { doesSomething, isContested } from '../terms/court.ts'
import { typeHeldBack } from '../terms/spend.ts'
import type { Version } from './version.ts'

export const v0_5: Version = {
  id: '0.5',
  named: (id) => id,
  terms: { typeHeldBack, isContested, isEffective: doesSomething, critical: [], outrageForbids: outrageHurts },
  numbers: {
    agentsFor,
    spendFor,
    selectDice,
    combatGoals,
    raidEarly: ({ raidAtOnce }) => (raidAtOnce ? 'noFresh' : 'never'),
    blightDice: () => 2,
  },
  chains: {
    move: moveDoctrine,
    combat: byCombat,
    cards: cardOrder,
    cities: citySites,
    taxToGain: newTokens,
    ransack: ransackDoctrine,
    court: (_, cardsOf, captures) => influenceDoctrine(cardsOf, captures),
  },
  seizing: ['BT.4', 'BT.4c', 'BT.4c.2'],
  settled: {},
  printsLater: false,
  highestOfOneSuit: false,
  raidsForControl: false,
}

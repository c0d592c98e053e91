// Skirmishers (BC13): rerolls skirmish dice, up to the Weapon icons; three ships in the Prelude.

import { GUILD } from '../../../data/court.ts'
import { weaponIcons } from '../../battle/dice.ts'
import type { Card } from '../../hooks/hooks.ts'
import { useShips } from './ships.ts'

export const skirmishers: Card = {
  is: { guild: GUILD.skirmishers },
  reroll: { by: 'BC13', bit: 1, die: 1, rifles: false, limit: (state, seat) => weaponIcons(state, seat) },
  uses: { useShips },
}

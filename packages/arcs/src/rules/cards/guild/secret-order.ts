// Secret Order (BC18): no zero marker on a lead card that declares Keeper or Empath.

import { GUILD } from '../../../data/court.ts'
import type { Card } from '../../hooks/hooks.ts'
import { EMPATH, KEEPER } from '../../state/numbers.ts'

export const secretOrder: Card = {
  is: { guild: GUILD.secretOrder },
  keepsNumber: (_state, _seat, ambition) => ambition === KEEPER || ambition === EMPATH,
}

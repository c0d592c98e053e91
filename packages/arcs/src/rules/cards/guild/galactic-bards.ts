// Galactic Bards (BC25): whoever surpasses or pivots may declare.

import { GUILD } from '../../../data/court.ts'
import type { Card } from '../../hooks/hooks.ts'

export const galacticBards: Card = { is: { guild: GUILD.galacticBards }, declaresFollowing: true }

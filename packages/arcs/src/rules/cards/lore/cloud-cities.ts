// Cloud Cities (L09): a city outside the slots of a planet for a token of its type, one in total.

import { LORE_CARD } from '../../../data/leaders.ts'
import { isGate } from '../../../data/map.ts'
import type { Card } from '../../hooks/hooks.ts'
import { CLOUD, vacantSite } from './off-slot.ts'

export const cloudCities: Card = {
  is: { lore: LORE_CARD.cloudCities },
  buildsClouds: true,
  offSlot: (state, _seat, piece, system, cloud) =>
    piece === 'city' && cloud && !isGate(system) ? vacantSite(state, system, CLOUD) : -1,
}

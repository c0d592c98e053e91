// Gate Stations (L11): a city in a gate, one in total (arcs/D19); control.ts says what it yields.

import { LORE_CARD } from '../../../data/leaders.ts'
import { isGate } from '../../../data/map.ts'
import type { Card } from '../../hooks/hooks.ts'
import { GATE_CITY, vacantSite } from './off-slot.ts'

export const gateStations: Card = {
  is: { lore: LORE_CARD.gateStations },
  offSlot: (state, _seat, piece, system, cloud) =>
    piece === 'city' && isGate(system) && !cloud ? vacantSite(state, system, GATE_CITY) : -1,
}

// The five Loyal cards (BC01, BC07, BC15, BC19, BC21): any token may be spent as their type, and Outrage spares them.

import { LOYAL } from '../../../data/court.ts'
import type { Card } from '../../hooks/hooks.ts'
import { FUEL, MATERIAL, PSIONIC, RELIC, WEAPON } from '../../state/numbers.ts'
import { useShips } from './ships.ts'

const loyalTo = (type: number): Card => ({
  is: { guild: LOYAL[type]! },
  spendsAs: type,
  keptInOutrage: true,
})

export const loyalEngineers = loyalTo(MATERIAL)
export const loyalPilots = loyalTo(FUEL)
export const loyalMarines: Card = { ...loyalTo(WEAPON), uses: { useShips } }
export const loyalKeepers = loyalTo(RELIC)
export const loyalEmpaths = loyalTo(PSIONIC)

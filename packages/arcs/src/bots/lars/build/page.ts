// Build (lars 6.4).

import { rules } from '../context.ts'
import { everything, repair } from '../repair/ways.ts'
import { buildCity, buildShips, cityPlaces, newShips, nothingBuilt } from './ways.ts'

const { ask, can, page } = rules

export const building = page('BLD', [
  can('BLD.1', cityPlaces, buildCity),
  can('BLD.2', newShips, buildShips),
  ask('BLD.3', nothingBuilt, [can('BLD.3.1', everything, repair)]),
])

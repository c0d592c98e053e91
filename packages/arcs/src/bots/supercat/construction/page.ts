// Construction: Build, Repair.

import { rules } from '../context.ts'
import { buildCity, buildOrRepair, buildPort, buildShip, repair } from '../doing.ts'
import { actionsLeft, buildingThreatened, noStarport } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { pageIn } from '../versions/page-in.ts'
import { anotherPort, anyShip, cities, crRival, crThreatened, defendingShip, firstPort, repairs } from './ways.ts'

const { ask, can } = rules

export const construction = pageIn(
  'CON',
  {
    '0.5': (version) => [
      can('CON.0', rearrange, arrangeAction),
      ask('CON.9.if', noStarport, [can('CON.9', firstPort(), buildPort)]),
      ask('CON.11.if', buildingThreatened, [can('CON.11', crThreatened, buildOrRepair)]),
      can('CON.15', cities(version).now, buildCity),
      can('CON.25', crRival, buildOrRepair),
      can('CON.31', defendingShip, buildShip),
      can('CON.32', anyShip(), buildShip),
      can('CON.33', anotherPort, buildPort),
      can('CON.34', repairs, repair),
    ],
  },
  actionsLeft,
)

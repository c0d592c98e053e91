// Construction: Build, Repair.

import { rules } from '../context.ts'
import { buildCity, buildOrRepair, buildPort, buildShip, repair } from '../doing.ts'
import { actionsLeft, buildingThreatened, noStarport } from '../questions.ts'
import {
  anotherPort,
  anyShip,
  arrangeAction,
  cities,
  crRival,
  crThreatened,
  defendingShip,
  firstPort,
  rearrange,
  repairs,
} from '../ways.ts'

const { ask, can, page } = rules

export const construction = page(
  'CON',
  [
    can('CON.0', rearrange, arrangeAction),
    ask('CON.9.if', noStarport, [can('CON.9', firstPort(), buildPort)]),
    ask('CON.11.if', buildingThreatened, [can('CON.11', crThreatened, buildOrRepair)]),
    can('CON.15', cities(), buildCity),
    can('CON.25', crRival, buildOrRepair),
    can('CON.31', defendingShip, buildShip),
    can('CON.32', anyShip(), buildShip),
    can('CON.33', anotherPort, buildPort),
    can('CON.34', repairs, repair),
  ],
  actionsLeft,
)

// Faithful Wisdom: Build, Repair, Secure.

import { secureWays } from '../aggression/ways.ts'
import { fallback } from '../campaign/chosen.ts'
import { courtGoals } from '../campaign/court.ts'
import { pageIn05 } from '../campaign/page-in.ts'
import {
  anotherPort,
  anyShip,
  cities,
  crRival,
  crThreatened,
  defendingShip,
  firstPort,
  repairs,
} from '../construction/ways.ts'
import { rules } from '../context.ts'
import { buildCity, buildOrRepair, buildPort, buildShip, repair, secure } from '../doing.ts'
import { actionsLeft, buildingThreatened, noStarport } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'

const { ask, can } = rules

export const wisdom = pageIn05(
  'WIS',
  (version) => {
    const secures = secureWays(version)
    const court = courtGoals(version)
    return [
      can('WIS.0', rearrange, arrangeAction),
      can('WIS.1', secures.for('contendDeclared'), secure),
      ask('WIS.2.if', noStarport, [can('WIS.2', firstPort(), buildPort)]),
      ask('WIS.3.if', buildingThreatened, [can('WIS.3', crThreatened, buildOrRepair)]),
      can('WIS.4', cities(version).now, buildCity),
      can('WIS.5a', secures.for('contendOpen'), secure),
      can('WIS.5b', secures.for('growDeclared'), secure),
      ask('WIS.F', fallback, [
        can('WIS.F25', crRival, buildOrRepair),
        can('WIS.F31', defendingShip, buildShip),
        can('WIS.F32', anyShip(), buildShip),
        can('WIS.F33', anotherPort, buildPort),
        can('WIS.F34', repairs, repair),
        can('WIS.F4', secures.vox, secure),
        can('WIS.F5', court.council, secure),
        can('WIS.F6', court.faithful, secure),
        can('WIS.F7', court.attached, secure),
        can('WIS.F18', secures.for('captives'), secure),
        can('WIS.F39', secures.any, secure),
      ]),
    ]
  },
  actionsLeft,
)

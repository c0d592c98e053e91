// Construction: Build, Repair.

import { abilityWays, useAbility } from '../abilities.ts'
import { rules } from '../context.ts'
import { buildCity, buildOrRepair, buildPort, buildShip, repair } from '../doing.ts'
import { actionsLeft, buildingThreatened, mostUnbuilt, noStarport } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { pageIn } from '../versions/page-in.ts'
import { more } from '../versions/version.ts'
import {
  anotherPort,
  anyShip,
  cities,
  crRival,
  crThreatened,
  defendingShip,
  firstPort,
  repairs,
  shipBehind,
} from './ways.ts'

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
    '0.10': (version) => {
      const base = version.act === undefined
      return [
        can('CON.X0', rearrange, arrangeAction),
        ask(base ? 'CON.X5.if' : 'CON.X6.if', noStarport, [can(base ? 'CON.X5' : 'CON.X6', firstPort(), buildPort)]),
        ask('CON.X9.if', buildingThreatened, [can('CON.X9', crThreatened, buildOrRepair)]),
        ...more(version, 'CON.14'),
        can(base ? 'CON.X18' : 'CON.X17', cities(version).now, buildCity),
        can('CON.Xa', abilityWays('build', 'repair'), useAbility),
        ask('CON.X23.if', mostUnbuilt, [can('CON.X23', shipBehind, buildShip)]),
        can('CON.X26', crRival, buildOrRepair),
        can('CON.X32', defendingShip, buildShip),
        can('CON.X33', anyShip(), buildShip),
        can(base ? 'CON.X34' : 'CON.X35', anotherPort, buildPort),
        can('CON.X40', repairs, repair),
      ]
    },
  },
  actionsLeft,
)

// Faithful Wisdom: Build, Repair, Secure.

import { abilityWays, useAbility } from '../abilities.ts'
import { secureWays } from '../aggression/ways.ts'
import { fallback } from '../campaign/chosen.ts'
import { courtGoals } from '../campaign/court.ts'
import { lastChapter, lastRepairs } from '../campaign/forms/ways.ts'
import { actPage } from '../campaign/page-in.ts'
import { trustContends } from '../campaign/trust.ts'
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
} from '../construction/ways.ts'
import { type RuleNode, rules } from '../context.ts'
import { buildCity, buildOrRepair, buildPort, buildShip, repair, secure } from '../doing.ts'
import { actionsLeft, buildingThreatened, mostUnbuilt, noStarport } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import type { Version } from '../versions/version.ts'

const { ask, can } = rules

/** 0.10: every line is one of the other pages (supercat-0.10, 5.7). */
const ten = (version: Version): RuleNode[] => {
  const secures = secureWays(version)
  return [
    can('WIS.X0', rearrange, arrangeAction),
    can('WIS.X2', secures.critical, secure),
    ask('WIS.X3.if', trustContends, [can('WIS.X3', courtGoals(version).council, secure)]),
    ask('WIS.X6.if', noStarport, [can('WIS.X6', firstPort(), buildPort)]),
    ask('WIS.X9.if', buildingThreatened, [can('WIS.X9', crThreatened, buildOrRepair)]),
    ask('WIS.X14.if', lastChapter, [can('WIS.X14', lastRepairs, repair)]),
    can('WIS.X17', cities(version).now, buildCity),
    can('WIS.Xa', abilityWays('build', 'repair', 'secure'), useAbility),
    ask('WIS.X23.if', mostUnbuilt, [can('WIS.X23', shipBehind, buildShip)]),
    can('WIS.X26', crRival, buildOrRepair),
    can('WIS.X32', defendingShip, buildShip),
    can('WIS.X33', anyShip(), buildShip),
    can('WIS.X35', anotherPort, buildPort),
    can('WIS.X36', secures.any, secure),
    can('WIS.X40', repairs, repair),
  ]
}

const five = (version: Version): RuleNode[] => {
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
}

export const wisdom = actPage('WIS', (version) => ({ '0.5': five, '0.10': ten })[version.id](version), actionsLeft)

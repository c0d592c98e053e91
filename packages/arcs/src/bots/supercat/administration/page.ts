// Administration: Tax, Repair, Influence.

import { abilityWays, useAbility } from '../abilities.ts'
import { crRival, crThreatened, repairs } from '../construction/ways.ts'
import { rules } from '../context.ts'
import { buildOrRepair, influence, repair, tax } from '../doing.ts'
import { actionsLeft, buildingThreatened } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { pageIn } from '../versions/page-in.ts'
import { more } from '../versions/version.ts'
import { defending } from './defending.ts'
import { influenceWays, taxFor, taxToGain } from './ways.ts'

const { ask, can } = rules

export const administration = pageIn(
  'ADM',
  {
    '0.5': (version) => [
      can('ADM.0', rearrange, arrangeAction),
      can('ADM.1', taxFor('contendDeclared', true), tax),
      ask('ADM.12.if', buildingThreatened, [can('ADM.12', crThreatened, buildOrRepair)]),
      can('ADM.19', taxFor('contendOpen', true), tax),
      can('ADM.20', taxFor('captives', false), tax),
      can('ADM.22', influenceWays(version).toContend, influence),
      can('ADM.23', influenceWays(version).contested, influence),
      ...more(version, 'ADM.24'),
      can('ADM.26', crRival, buildOrRepair),
      can('ADM.34', repairs, repair),
      can('ADM.42', taxFor('growDeclared', false), tax),
      can('ADM.43', influenceWays(version).any, influence),
      can('ADM.44', taxToGain(version), tax),
    ],
    '0.10': (version) => [
      can('ADM.X0', rearrange, arrangeAction),
      can('ADM.X1', taxFor('contendDeclared', true), tax),
      ask('ADM.X10.if', buildingThreatened, [can('ADM.X10', crThreatened, buildOrRepair)]),
      defending(version, 'ADM.X13'),
      ...more(version, 'ADM.14'),
      can('ADM.Xa', abilityWays('tax', 'repair', 'influence'), useAbility),
      can('ADM.X24', influenceWays(version).critical, influence),
      ...more(version, 'ADM.24'),
      can('ADM.X27', crRival, buildOrRepair),
      can('ADM.X37', taxFor('contendOpen', true), tax),
      can('ADM.X38', taxFor('captives', false), tax),
      can('ADM.X39', taxFor('growDeclared', false), tax),
      can('ADM.X40', repairs, repair),
      can('ADM.X43', influenceWays(version).any, influence),
      can('ADM.X46', taxToGain(version), tax),
    ],
  },
  actionsLeft,
)

// Administration: Tax, Repair, Influence.

import { crRival, crThreatened, repairs } from '../construction/ways.ts'
import { rules } from '../context.ts'
import { buildOrRepair, influence, repair, tax } from '../doing.ts'
import { actionsLeft, buildingThreatened } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { pageIn } from '../versions/page-in.ts'
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
      can('ADM.26', crRival, buildOrRepair),
      can('ADM.34', repairs, repair),
      can('ADM.42', taxFor('growDeclared', false), tax),
      can('ADM.43', influenceWays(version).any, influence),
      can('ADM.44', taxToGain(version), tax),
    ],
  },
  actionsLeft,
)

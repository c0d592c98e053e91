// Administration: Tax, Repair, Influence.

import { rules } from '../context.ts'
import { buildOrRepair, influence, repair, tax } from '../doing.ts'
import { actionsLeft, buildingThreatened } from '../questions.ts'
import {
  arrangeAction,
  crRival,
  crThreatened,
  influenceAny,
  influenceContested,
  influenceToContend,
  rearrange,
  repairs,
  taxFor,
  taxToGain,
} from '../ways.ts'

const { ask, can, page } = rules

export const administration = page(
  'ADM',
  [
    can('ADM.0', rearrange, arrangeAction),
    can('ADM.1', taxFor('contendDeclared', true), tax),
    ask('ADM.12.if', buildingThreatened, [can('ADM.12', crThreatened, buildOrRepair)]),
    can('ADM.19', taxFor('contendOpen', true), tax),
    can('ADM.20', taxFor('captives', false), tax),
    can('ADM.22', influenceToContend, influence),
    can('ADM.23', influenceContested, influence),
    can('ADM.26', crRival, buildOrRepair),
    can('ADM.34', repairs, repair),
    can('ADM.42', taxFor('growDeclared', false), tax),
    can('ADM.43', influenceAny, influence),
    can('ADM.44', taxToGain, tax),
  ],
  actionsLeft,
)

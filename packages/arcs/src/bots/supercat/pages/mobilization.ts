// Mobilization: Move, Influence.

import { rules } from '../context.ts'
import { influence, move } from '../doing.ts'
import { actionsLeft, buildingThreatened, shipsUnassigned, stranded, wantsClaims } from '../questions.ts'
import { arrangeAction, influenceAny, influenceContested, influenceToContend, rearrange } from '../ways.ts'
import {
  gather,
  moveForClaims,
  moveForFirstClaim,
  moveToGate,
  moveToRivalCity,
  moveToThreatened,
} from '../ways-move.ts'

const { ask, can, only, page } = rules

export const mobilization = page(
  'MOB',
  [
    can('MOB.0', rearrange, arrangeAction),
    ask('MOB.10.if', stranded, [can('MOB.10', moveForFirstClaim, move)]),
    ask('MOB.13.if', buildingThreatened, [can('MOB.13', moveToThreatened, move)]),
    ask('MOB.16.if', wantsClaims, [can('MOB.16', moveForClaims, move)]),
    can('MOB.22', influenceToContend, influence),
    can('MOB.23', influenceContested, influence),
    only('base', can('MOB.28', moveToRivalCity, move)),
    only('campaign', can('MOB.27', moveToRivalCity, move)),
    can('MOB.40', moveToGate, move),
    ask('MOB.41.if', shipsUnassigned, [can('MOB.41', gather, move)]),
    can('MOB.43', influenceAny, influence),
  ],
  actionsLeft,
)

// Aggression: Move, Battle, Secure.

import type { Node } from '@understudy/procedure'
import type { Action } from '../../../vocabulary.ts'
import type { CombatPlan } from '../context.ts'
import { type C, me, pipsLeft, rules, type WaysOf } from '../context.ts'
import { move, secure } from '../doing.ts'
import type { CombatChoice, NodeId, PageId, PreferenceId } from '../ids.ts'
import { pin } from '../pinned.ts'
import {
  actionsLeft,
  buildingThreatened,
  markerAvailable,
  shipsUnassigned,
  stranded,
  wantsClaims,
} from '../questions.ts'
import { threatenedNow } from '../terms/map.ts'
import { arrangeAction, rearrange, secureAny, secureFor, secureVox } from '../ways.ts'
import { byCombat, combatFor, combatShown } from '../ways-combat.ts'
import {
  gather,
  moveForClaims,
  moveForFirstClaim,
  moveToGate,
  moveToRivalCity,
  moveToThreatened,
  rivalCitySystems,
} from '../ways-move.ts'

const { ask, can, choose, go, only, page, proceed, set } = rules

type N = Node<C, Action, NodeId, PageId, PreferenceId>

/** A battle follows the Combat page; then this page starts again from its top. */
const fight = (id: CombatChoice, ways: WaysOf<CombatPlan>): N =>
  choose(id, ways, 'combat', [
    set((c) => {
      c.vars.tried = `${id} ${pipsLeft(c)}`
      delete c.vars.carry
      if (c.vars.combat !== undefined) pin(c, c.vars.combat.at)
    }),
    go(`${id}.go`, 'CMB'),
    proceed(`${id}.top`, 'AGG.0'),
  ])

const foundByGeneralPriorities: WaysOf<CombatPlan> = {
  from: (c) =>
    c.vars.carry === undefined
      ? []
      : combatFor('AGG.28x', () => ({ for: 'control', systems: rivalCitySystems(c), take: true })).from(c),
  prefer: byCombat,
  show: combatShown,
}

export const aggression = page(
  'AGG',
  [
    can('AGG.0', rearrange, arrangeAction),
    fight('AGG.28x', foundByGeneralPriorities),
    can('AGG.2', secureFor('contendDeclared'), secure),
    only('base', can('AGG.3', secureVox, secure)),
    only('campaign', can('AGG.4', secureVox, secure)),
    fight(
      'AGG.8',
      combatFor('AGG.8', () => ({ for: 'declared' })),
    ),
    ask('AGG.10.if', stranded, [can('AGG.10', moveForFirstClaim, move)]),
    ask('AGG.13.if', buildingThreatened, [
      can('AGG.13', moveToThreatened, move),
      fight(
        'AGG.14',
        combatFor('AGG.14', (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) })),
      ),
    ]),
    ask('AGG.16.if', wantsClaims, [can('AGG.16', moveForClaims, move)]),
    can('AGG.17', secureFor('contendOpen'), secure),
    can('AGG.18', secureFor('captives'), secure),
    can('AGG.21', secureFor('growDeclared'), secure),
    only('base', can('AGG.28', moveToRivalCity, move)),
    only('campaign', can('AGG.27', moveToRivalCity, move)),
    ask('AGG.37.if', markerAvailable, [
      fight(
        'AGG.37',
        combatFor('AGG.37', () => ({ for: 'trophies' })),
      ),
    ]),
    can('AGG.38', secureFor('growOpen'), secure),
    can('AGG.39', secureAny, secure),
    can('AGG.40', moveToGate, move),
    ask('AGG.41.if', shipsUnassigned, [can('AGG.41', gather, move)]),
  ],
  actionsLeft,
)

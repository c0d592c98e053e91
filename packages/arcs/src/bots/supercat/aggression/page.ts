// Aggression: Move, Battle, Secure.

import { abilityWays, useAbility } from '../abilities.ts'
import { type CombatPlan, me, pipsLeft, type RuleNode, rules, type WaysOf } from '../context.ts'
import { move, secure } from '../doing.ts'
import { moveWays } from '../mobilization/ways.ts'
import { pin } from '../pinned.ts'
import {
  actionsLeft,
  buildingThreatened,
  markerAvailable,
  shipsUnassigned,
  stranded,
  wantsClaims,
} from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import type { CombatChoice, NodeId } from '../sources.ts'
import { threatenedNow } from '../terms/map.ts'
import { pageIn } from '../versions/page-in.ts'
import { more } from '../versions/version.ts'
import { combatFor, foundByGeneralPriorities, preparedOrFound, secureWays } from './ways.ts'

const { ask, can, choose, go, only, proceed, set } = rules

/** A battle follows the Combat page; then this page starts again from its top. */
export const fightsFrom =
  (top: NodeId) =>
  (id: CombatChoice, ways: WaysOf<CombatPlan>): RuleNode =>
    choose(id, ways, 'combat', [
      set((c) => {
        c.vars.tried = `${id} ${pipsLeft(c)}`
        delete c.vars.carry
        if (c.vars.combat !== undefined) pin(c, c.vars.combat.at)
      }),
      go(`${id}.go`, 'CMB'),
      proceed(`${id}.top`, top),
    ])

export const aggression = pageIn(
  'AGG',
  {
    '0.5': (version) => {
      const fight = fightsFrom('AGG.0')
      const moves = moveWays(version)
      const secures = secureWays(version)
      return [
        can('AGG.0', rearrange, arrangeAction),
        fight('AGG.28x', foundByGeneralPriorities(version)),
        can('AGG.2', secures.for('contendDeclared'), secure),
        only('base', can('AGG.3', secures.vox, secure)),
        only('campaign', can('AGG.4', secures.vox, secure)),
        ...more(version, 'AGG.5'),
        fight(
          'AGG.8',
          combatFor(version, 'AGG.8', () => ({ for: 'declared' })),
        ),
        ask('AGG.10.if', stranded, [can('AGG.10', moves.forFirstClaim, move)]),
        ask('AGG.13.if', buildingThreatened, [
          can('AGG.13', moves.toThreatened, move),
          fight(
            'AGG.14',
            combatFor(version, 'AGG.14', (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) })),
          ),
        ]),
        ask('AGG.16.if', wantsClaims, [can('AGG.16', moves.forClaims, move)]),
        can('AGG.17', secures.for('contendOpen'), secure),
        can('AGG.18', secures.for('captives'), secure),
        can('AGG.21', secures.for('growDeclared'), secure),
        only('base', can('AGG.28', moves.toRivalCity, move)),
        only('campaign', can('AGG.27', moves.toRivalCity, move)),
        ...more(version, 'AGG.36'),
        ask('AGG.37.if', markerAvailable, [
          fight(
            'AGG.37',
            combatFor(version, 'AGG.37', () => ({ for: 'trophies' })),
          ),
        ]),
        can('AGG.38', secures.for('growOpen'), secure),
        can('AGG.39', secures.any, secure),
        can('AGG.40', moves.toGate, move),
        ask('AGG.41.if', shipsUnassigned, [can('AGG.41', moves.gather, move)]),
      ]
    },
    '0.10': (version) => {
      const base = version.act === undefined
      const fight = fightsFrom('AGG.X0')
      const moves = moveWays(version)
      const secures = secureWays(version)
      return [
        can('AGG.X0', rearrange, arrangeAction),
        fight('AGG.X29x', preparedOrFound(version)),
        can('AGG.X2', secures.critical, secure),
        ...more(version, 'AGG.3'),
        fight(
          'AGG.X4',
          combatFor(version, 'AGG.X4', () => ({ for: 'declared' })),
        ),
        ask(base ? 'AGG.X7.if' : 'AGG.X8.if', stranded, [can(base ? 'AGG.X7' : 'AGG.X8', moves.forFirstClaim, move)]),
        ask('AGG.X11.if', buildingThreatened, [
          can('AGG.X11', moves.toThreatened, move),
          fight(
            'AGG.X12',
            combatFor(version, 'AGG.X12', (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) })),
          ),
        ]),
        ...more(version, 'AGG.15'),
        ask(base ? 'AGG.X19.if' : 'AGG.X20.if', wantsClaims, [
          can(base ? 'AGG.X19' : 'AGG.X20', moves.forClaims, move),
        ]),
        can('AGG.Xa', abilityWays('move', 'battle', 'secure'), useAbility),
        can(base ? 'AGG.X29' : 'AGG.X28', moves.toRivalCity, move),
        can('AGG.X36', secures.any, secure),
        fight(
          'AGG.X42',
          combatFor(version, 'AGG.X42', () => ({ for: 'open' })),
        ),
        can('AGG.X44', moves.toGate, move),
        ask('AGG.X45.if', shipsUnassigned, [can('AGG.X45', moves.gather, move)]),
      ]
    },
  },
  actionsLeft,
)

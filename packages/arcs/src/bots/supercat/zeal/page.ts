// Faithful Zeal: Move, Influence, Battle, Tax.

import { influenceWays, taxFor, taxToGain } from '../administration/ways.ts'
import { fightsFrom } from '../aggression/page.ts'
import { combatFor } from '../aggression/ways.ts'
import { fallback } from '../campaign/chosen.ts'
import { pageIn05 } from '../campaign/page-in.ts'
import { me, rules } from '../context.ts'
import { influence, move, tax } from '../doing.ts'
import { moveWays } from '../mobilization/ways.ts'
import {
  actionsLeft,
  buildingThreatened,
  markerAvailable,
  shipsUnassigned,
  stranded,
  wantsClaims,
} from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { threatenedNow } from '../terms/map.ts'

const { ask, can } = rules

export const zeal = pageIn05(
  'ZEAL',
  (version) => {
    const fight = fightsFrom('ZEAL.0')
    const moves = moveWays(version)
    return [
      can('ZEAL.0', rearrange, arrangeAction),
      can('ZEAL.1', taxFor('contendDeclared', true), tax),
      fight(
        'ZEAL.2',
        combatFor(version, 'ZEAL.2', () => ({ for: 'declared' })),
      ),
      ask('ZEAL.3.if', stranded, [can('ZEAL.3', moves.forFirstClaim, move)]),
      ask('ZEAL.4.if', buildingThreatened, [
        can('ZEAL.4', moves.toThreatened, move),
        fight(
          'ZEAL.4b',
          combatFor(version, 'ZEAL.4b', (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) })),
        ),
      ]),
      ask('ZEAL.5.if', wantsClaims, [can('ZEAL.5', moves.forClaims, move)]),
      can('ZEAL.6a', taxFor('contendOpen', true), tax),
      can('ZEAL.6b', taxFor('captives', false), tax),
      ask('ZEAL.7.if', markerAvailable, [
        fight(
          'ZEAL.7',
          combatFor(version, 'ZEAL.7', () => ({ for: 'trophies' })),
        ),
      ]),
      can('ZEAL.8', influenceWays(version).any, influence),
      ask('ZEAL.F', fallback, [
        can('ZEAL.F27', moves.toRivalCity, move),
        can('ZEAL.F40', moves.toGate, move),
        ask('ZEAL.F41.if', shipsUnassigned, [can('ZEAL.F41', moves.gather, move)]),
        can('ZEAL.F42', taxFor('growDeclared', false), tax),
        can('ZEAL.F44', taxToGain(version), tax),
      ]),
    ]
  },
  actionsLeft,
)

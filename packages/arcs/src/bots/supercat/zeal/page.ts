// Faithful Zeal: Move, Influence, Battle, Tax.

import { abilityWays, useAbility } from '../abilities.ts'
import { defending } from '../administration/defending.ts'
import { influenceWays, taxFor, taxToGain } from '../administration/ways.ts'
import { fightsFrom } from '../aggression/page.ts'
import { combatFor, preparedOrFound } from '../aggression/ways.ts'
import { fallback } from '../campaign/chosen.ts'
import { councilInfluence, freshBlight, guarding, lastChapter } from '../campaign/forms/ways.ts'
import { actPage } from '../campaign/page-in.ts'
import { trustContends } from '../campaign/trust.ts'
import { type C, me, type RuleNode, rules } from '../context.ts'
import { influence, move, tax } from '../doing.ts'
import { moveWays } from '../mobilization/ways.ts'
import type { Want } from '../plans/goals.ts'
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
import type { Version } from '../versions/version.ts'

const { ask, can } = rules

const threatened = (c: C): Want => ({ for: 'control', systems: threatenedNow(c.view, me(c)) })

/** 0.10: every line is one of the other pages (supercat-0.10, 5.8). */
const ten = (version: Version): RuleNode[] => {
  const fight = fightsFrom('ZEAL.X0')
  const moves = moveWays(version)
  const influences = influenceWays(version)
  return [
    can('ZEAL.X0', rearrange, arrangeAction),
    fight('ZEAL.X29x', preparedOrFound(version, 'ZEAL.X29x')),
    can('ZEAL.X1', taxFor('contendDeclared', true), tax),
    fight(
      'ZEAL.X4',
      combatFor(version, 'ZEAL.X4', () => ({ for: 'declared' })),
    ),
    ask('ZEAL.X8.if', stranded, [can('ZEAL.X8', moves.forFirstClaim, move)]),
    ask('ZEAL.X11.if', buildingThreatened, [
      can('ZEAL.X11', moves.toThreatened, move),
      fight('ZEAL.X12', combatFor(version, 'ZEAL.X12', threatened)),
    ]),
    defending(version, 'ZEAL.X13'),
    ask('ZEAL.X15.if', lastChapter, [can('ZEAL.X15', guarding(version), move)]),
    fight('ZEAL.X16', combatFor(version, 'ZEAL.X16', freshBlight)),
    ask('ZEAL.X20.if', wantsClaims, [can('ZEAL.X20', moves.forClaims, move)]),
    can('ZEAL.Xa', abilityWays('move', 'influence', 'battle', 'tax'), useAbility),
    can('ZEAL.X24', influences.critical, influence),
    ask('ZEAL.X25.if', trustContends, [can('ZEAL.X25', councilInfluence(version), influence)]),
    can('ZEAL.X28', moves.toRivalCity, move),
    can('ZEAL.X37', taxFor('contendOpen', true), tax),
    can('ZEAL.X38', taxFor('captives', false), tax),
    can('ZEAL.X39', taxFor('growDeclared', false), tax),
    fight(
      'ZEAL.X42',
      combatFor(version, 'ZEAL.X42', () => ({ for: 'open' })),
    ),
    can('ZEAL.X43', influences.any, influence),
    can('ZEAL.X44', moves.toGate, move),
    ask('ZEAL.X45.if', shipsUnassigned, [can('ZEAL.X45', moves.gather, move)]),
    can('ZEAL.X46', taxToGain(version), tax),
  ]
}

const five = (version: Version): RuleNode[] => {
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
}

export const zeal = actPage('ZEAL', (version) => ({ '0.5': five, '0.10': ten })[version.id](version), actionsLeft)

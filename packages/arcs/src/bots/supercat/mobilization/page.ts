// Mobilization: Move, Influence.

import { abilityWays, useAbility } from '../abilities.ts'
import { defending } from '../administration/defending.ts'
import { influenceWays } from '../administration/ways.ts'
import { rules } from '../context.ts'
import { influence, move } from '../doing.ts'
import { actionsLeft, buildingThreatened, shipsUnassigned, stranded, wantsClaims } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { pageIn } from '../versions/page-in.ts'
import { more } from '../versions/version.ts'
import { moveWays } from './ways.ts'

const { ask, can, only } = rules

export const mobilization = pageIn(
  'MOB',
  {
    '0.5': (version) => {
      const moves = moveWays(version)
      const influences = influenceWays(version)
      return [
        can('MOB.0', rearrange, arrangeAction),
        ask('MOB.10.if', stranded, [can('MOB.10', moves.forFirstClaim, move)]),
        ask('MOB.13.if', buildingThreatened, [can('MOB.13', moves.toThreatened, move)]),
        ask('MOB.16.if', wantsClaims, [can('MOB.16', moves.forClaims, move)]),
        can('MOB.22', influences.toContend, influence),
        can('MOB.23', influences.contested, influence),
        ...more(version, 'MOB.24'),
        only('base', can('MOB.28', moves.toRivalCity, move)),
        only('campaign', can('MOB.27', moves.toRivalCity, move)),
        can('MOB.40', moves.toGate, move),
        ask('MOB.41.if', shipsUnassigned, [can('MOB.41', moves.gather, move)]),
        can('MOB.43', influences.any, influence),
      ]
    },
    '0.10': (version) => {
      const base = version.act === undefined
      const moves = moveWays(version)
      const influences = influenceWays(version)
      return [
        can('MOB.X0', rearrange, arrangeAction),
        ask(base ? 'MOB.X7.if' : 'MOB.X8.if', stranded, [can(base ? 'MOB.X7' : 'MOB.X8', moves.forFirstClaim, move)]),
        ask('MOB.X11.if', buildingThreatened, [can('MOB.X11', moves.toThreatened, move)]),
        defending(version, 'MOB.X13'),
        ...more(version, 'MOB.15'),
        ask(base ? 'MOB.X19.if' : 'MOB.X20.if', wantsClaims, [
          can(base ? 'MOB.X19' : 'MOB.X20', moves.forClaims, move),
        ]),
        can('MOB.Xa', abilityWays('move', 'influence'), useAbility),
        can('MOB.X24', influences.critical, influence),
        ...more(version, 'MOB.24'),
        can(base ? 'MOB.X29' : 'MOB.X28', moves.toRivalCity, move),
        can('MOB.X43', influences.any, influence),
        can('MOB.X44', moves.toGate, move),
        ask('MOB.X45.if', shipsUnassigned, [can('MOB.X45', moves.gather, move)]),
      ]
    },
  },
  actionsLeft,
)

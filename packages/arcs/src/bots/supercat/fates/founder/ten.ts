// The Founder in 0.10: a Move may take all actions, a battle only its share (supercat-0.10, 8.9).

import { VOX } from '../../../../data/court.ts'
import { bestMarker } from '../../../../rules/round/declare.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { crShown, fewestSteps } from '../../construction/ways.ts'
import { rules } from '../../context.ts'
import { buildOrRepair, move } from '../../doing.ts'
import { agents, force, hurt, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import type { Version } from '../../versions/version.ts'
import { courtActions, courtLines, courtWays, type Wanted } from '../court.ts'
import type { FateRules } from '../fate-page.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays, onlyIf } from '../line.ts'
import { councilSaid, theCouncil } from '../steward/ways.ts'
import {
  anywhere,
  buildingUp,
  foreign,
  goingThere,
  isRegent,
  paradeAction,
  parades,
  takingByBattle,
  titleSaid,
} from './ways.ts'

const { ask, can } = rules

/** FX.FO1b: taken only while there is a marker to declare with. */
const demands: Wanted = {
  influence: (_, card) => card === VOX.populistDemands,
  secure: (c, card) => card === VOX.populistDemands && bestMarker(c.view) >= 0,
}

export const ten = (version: Version): FateRules => {
  const building = { prefer: [fewestSteps], show: crShown }
  const moving = { prefer: version.chains.move('gates'), show: moveShown }
  return {
    decisions: { when: 'FX.FO.turn', nodes: [can('FX.FO4', parades, paradeAction)] },
    cards: [
      callFor(version, 'FX.FO1.card', onlyIf(isRegent.test, courtLines(version, theCouncil)), (c) => [
        ...titleSaid(c),
        ...councilSaid(c),
        ...agents(c),
      ]),
      callFor(version, 'FX.FO1b.card', onlyIf(isRegent.test, courtLines(version, demands)), (c) => [
        ...titleSaid(c),
        ...agents(c),
      ]),
      callFor(
        version,
        'FX.FO2.card',
        [lineOf('build', buildingUp(foreign), building), lineOf('repair', buildingUp(foreign, false), building)],
        (c) => [...yard(c), ...hurt(c)],
      ),
      callFor(version, 'FX.FO2m.card', [lineOf('move', goingThere(foreign, anywhere), moving)], force, {
        spends: 'all',
      }),
      callFor(version, 'FX.FO3.card', [fightLine(version, takingByBattle(foreign))], force, BATTLE),
    ],
    actions: [
      ask('FX.FO1.if', isRegent, [
        can('FX.FO1', courtWays(version, theCouncil), courtActions),
        can('FX.FO1b', courtWays(version, demands), courtActions),
      ]),
      can(
        'FX.FO2',
        nowWays(buildingUp(foreign), { ...building, because: (c) => [...yard(c), ...hurt(c)] }),
        buildOrRepair,
      ),
      can('FX.FO2m', nowWays(goingThere(foreign, anywhere), { ...moving, because: force }, 'all'), move),
      fightsFrom('FX.FO.if')('FX.FO3', fightWays(version, 'FX.FO3', takingByBattle(foreign))),
    ],
  }
}

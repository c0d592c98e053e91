// The Founder.

import { crShown, fewestSteps } from '../../construction/ways.ts'
import { rules } from '../../context.ts'
import { buildOrRepair, move } from '../../doing.ts'
import { agents, force, hurt, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { BATTLE, callFor, fightLine, fightWays, fightWithAll, lineOf, nowWays, onlyIf } from '../line.ts'
import { councilSaid, theCouncil } from '../steward/ways.ts'
import {
  anywhere,
  buildingUp,
  declaring,
  foreign,
  goingThere,
  isRegent,
  paradeAction,
  parades,
  takingByBattle,
  titleSaid,
} from './ways.ts'

const { ask, can } = rules

export const founder = fatePage('FFO', 'FA.FO.if', (version) => {
  const building = { prefer: [fewestSteps], show: crShown }
  const moving = { prefer: version.chains.move('control'), show: moveShown }
  return {
    decisions: { when: 'FA.FO.turn', nodes: [can('FA.FO4', parades, paradeAction)] },
    cards: [
      callFor(version, 'FA.FO1.card', onlyIf(isRegent.test, courtLines(version, theCouncil)), (c) => [
        ...titleSaid(c),
        ...councilSaid(c),
        ...agents(c),
      ]),
      callFor(version, 'FA.FO1b.card', onlyIf(isRegent.test, courtLines(version, declaring)), (c) => [
        ...titleSaid(c),
        ...agents(c),
      ]),
      callFor(
        version,
        'FA.FO2.card',
        [
          lineOf('build', buildingUp(foreign), building),
          lineOf('repair', buildingUp(foreign, false), building),
          lineOf('move', goingThere(foreign, anywhere), moving),
        ],
        (c) => [...yard(c), ...hurt(c), ...force(c)],
      ),
      callFor(version, 'FA.FO3.card', [fightLine(version, takingByBattle(foreign))], force, {
        ...BATTLE,
        spends: 'all',
      }),
    ],
    actions: [
      ask('FA.FO1.if', isRegent, [
        can('FA.FO1', courtWays(version, theCouncil), courtActions),
        can('FA.FO1b', courtWays(version, declaring), courtActions),
      ]),
      can(
        'FA.FO2',
        nowWays(buildingUp(foreign), { ...building, because: (c) => [...yard(c), ...hurt(c)] }),
        buildOrRepair,
      ),
      can('FA.FO2m', nowWays(goingThere(foreign, anywhere), { ...moving, because: force }), move),
      fightWithAll('FA.FO.if', 'FA.FO3', fightWays(version, 'FA.FO3', takingByBattle(foreign), 'all')),
    ],
  }
})

// The Caretaker.

import { taxShown } from '../../administration/ways.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { crShown, fewestSteps } from '../../construction/ways.ts'
import { rules } from '../../context.ts'
import { buildOrRepair, move, tax } from '../../doing.ts'
import { force, hurt, taxableCities, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { fatePage } from '../fate-page.ts'
import { buildingUp, goingThere, takingByBattle } from '../founder/ways.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays } from '../line.ts'
import {
  awakenAction,
  awakenAs,
  awakens,
  farGolems,
  golemsSaid,
  hasGolem,
  speaking,
  speakingAction,
  winningFirst,
} from './ways.ts'

const { ask, can } = rules

export const caretaker = fatePage('FCA', 'FA.CA.if', (version) => {
  const building = { prefer: [fewestSteps], show: crShown }
  const moving = { prefer: version.chains.move('control'), show: moveShown }
  const there = takingByBattle(farGolems)
  return {
    decisions: { when: 'FA.CA.turn', nodes: [can('FA.CA4', speaking, speakingAction)] },
    cards: [
      callFor(version, 'FA.CA1.card', [lineOf('influence', awakens, awakenAs)], golemsSaid),
      callFor(
        version,
        'FA.CA2.card',
        [
          lineOf('move', goingThere(farGolems, hasGolem), moving),
          lineOf('build', buildingUp(farGolems), building),
          lineOf('repair', buildingUp(farGolems, false), building),
        ],
        (c) => [...golemsSaid(c), ...force(c)],
      ),
      callFor(version, 'FA.CA3.card', [fightLine(version, there)], (c) => [...golemsSaid(c), ...force(c)], BATTLE),
    ],
    actions: [
      ask('FA.CA1.if', { test: (c) => nowWays(awakens, awakenAs).from(c).length > 0, show: golemsSaid }, [
        can('FA.CA1a', nowWays(winningFirst, { show: taxShown, because: taxableCities }), tax),
        can('FA.CA1', nowWays(awakens, { ...awakenAs, because: golemsSaid }), awakenAction),
      ]),
      can('FA.CA2', nowWays(goingThere(farGolems, hasGolem), { ...moving, because: force }), move),
      can(
        'FA.CA2b',
        nowWays(buildingUp(farGolems), { ...building, because: (c) => [...yard(c), ...hurt(c)] }),
        buildOrRepair,
      ),
      fightsFrom('FA.CA.if')('FA.CA3', fightWays(version, 'FA.CA3', there)),
    ],
  }
})

// The Caretaker in 0.10: also the Council, while Golems sleep off the map (supercat-0.10, 8.9).

import { taxShown } from '../../administration/ways.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { crShown, fewestSteps } from '../../construction/ways.ts'
import { rules } from '../../context.ts'
import { buildOrRepair, move, tax } from '../../doing.ts'
import { hasSleepers } from '../../edicts/ways.ts'
import { agents, force, hurt, taxableCities, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import type { Version } from '../../versions/version.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import type { FateRules } from '../fate-page.ts'
import { buildingUp, goingThere, takingByBattle } from '../founder/ways.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays, onlyIf } from '../line.ts'
import { once, usingOnce } from '../once.ts'
import { councilSaid, theCouncil } from '../steward/ways.ts'
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

const BEACON = 'LF502'
const awakensOnce = once(BEACON, awakens)
export const golemBattle = takingByBattle(farGolems)

export const ten = (version: Version): FateRules => {
  const building = { prefer: [fewestSteps], show: crShown }
  const moving = { prefer: version.chains.move('gates'), show: moveShown }
  const fighting = (c: Parameters<typeof force>[0]) => [...golemsSaid(c), ...force(c)]
  return {
    decisions: { when: 'FX.CA.turn', nodes: [can('FX.CA4', speaking, speakingAction)] },
    cards: [
      callFor(version, 'FX.CA1.card', [lineOf('influence', awakensOnce, awakenAs)], golemsSaid),
      callFor(
        version,
        'FX.CA2.card',
        [
          lineOf('move', goingThere(farGolems, hasGolem), moving),
          lineOf('build', buildingUp(farGolems), building),
          lineOf('repair', buildingUp(farGolems, false), building),
        ],
        fighting,
      ),
      callFor(version, 'FX.CA2c.card', [fightLine(version, golemBattle)], fighting, BATTLE),
      callFor(version, 'FX.CA3.card', onlyIf(hasSleepers.test, courtLines(version, theCouncil)), (c) => [
        ...councilSaid(c),
        ...agents(c),
      ]),
    ],
    actions: [
      ask('FX.CA1.if', { test: (c) => nowWays(awakensOnce, awakenAs).from(c).length > 0, show: golemsSaid }, [
        can('FX.CA1a', nowWays(winningFirst, { show: taxShown, because: taxableCities }), tax),
        can('FX.CA1', nowWays(awakensOnce, { ...awakenAs, because: golemsSaid }), usingOnce(BEACON, awakenAction)),
      ]),
      can('FX.CA2', nowWays(goingThere(farGolems, hasGolem), { ...moving, because: force }), move),
      can(
        'FX.CA2b',
        nowWays(buildingUp(farGolems), { ...building, because: (c) => [...yard(c), ...hurt(c)] }),
        buildOrRepair,
      ),
      fightsFrom('FX.CA.if')('FX.CA2c', fightWays(version, 'FX.CA2c', golemBattle)),
      ask('FX.CA3.if', hasSleepers, [can('FX.CA3', courtWays(version, theCouncil), courtActions)]),
    ],
  }
}

// The Admiral in 0.10: the Council for Edicts first, and ships if it is behind most rivals (supercat-0.10, 8.9).

import type { Question } from '@understudy/procedure'
import * as read from '../../../../rules/state/read.ts'
import { playersOf } from '../../../../rules/state/state.ts'
import type { SiteId } from '../../../../vocabulary.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { anotherPort, anyShip, shipShown } from '../../construction/ways.ts'
import { type C, me, rules, say } from '../../context.ts'
import { buildShip, move } from '../../doing.ts'
import { agents, force, ground, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { shipPlans } from '../../plans/build.ts'
import type { Version } from '../../versions/version.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import type { FateRules } from '../fate-page.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays } from '../line.ts'
import { councilSaid } from '../steward/ways.ts'
import { councilForEdicts, edictsPlaceShips, edictsSaid } from './council.ts'
import { movesToTargets } from './targets.ts'
import {
  bare,
  bareSaid,
  buildOnePort,
  mayBuildPort,
  movesToPorts,
  newPorts,
  shipsAtPorts,
  withTheEmpire,
} from './ways.ts'

const { ask, can } = rules

/** More unbuilt ships than more than half of the rivals (supercat/B60). */
const behindMost: Question<C> = {
  test: (c) => {
    const rivals = rivalShips(c)
    return 2 * rivals.filter((n) => read.shipsLeft(c.view, me(c)) > n).length > rivals.length
  },
  show: (c) => [say('supercat.unbuilt', { own: read.shipsLeft(c.view, me(c)), rivals: rivalShips(c) })],
}
const rivalShips = (c: C): number[] =>
  Array.from({ length: playersOf(c.view) }, (_, seat) => seat)
    .filter((seat) => seat !== me(c))
    .map((seat) => read.shipsLeft(c.view, seat))

/** FX.AM4 */
const moreShips = (c: C, budget: Budget): SiteId[] =>
  budget.left > 0 && allows(budget, 'build') && behindMost.test(c) ? shipPlans(c.view, me(c)) : []

export const ten = (version: Version): FateRules => {
  const fight = fightsFrom('FX.AM.if')
  const moving = { prefer: version.chains.move('control'), show: moveShown }
  const gathering = { prefer: version.chains.move('gather'), show: moveShown }
  const port = { prefer: anotherPort.prefer ?? [], show: anotherPort.show! }
  const ship = { prefer: anyShip().prefer ?? [], show: shipShown }
  return {
    cards: [
      callFor(version, 'FX.AM1.card', courtLines(version, councilForEdicts), (c) => [
        ...edictsSaid(c),
        ...councilSaid(c),
        ...agents(c),
      ]),
      callFor(version, 'FX.AM2.card', [fightLine(version, withTheEmpire)], force, BATTLE),
      callFor(version, 'FX.AM2m.card', [lineOf('move', movesToTargets, gathering)], force),
      callFor(
        version,
        'FX.AM3.card',
        [lineOf('move', movesToPorts, moving), lineOf('build', shipsAtPorts, { show: shipShown })],
        bareSaid,
      ),
      callFor(version, 'FX.AM4.card', [lineOf('build', moreShips, ship)], yard),
      callFor(version, 'FX.AM5.card', [lineOf('build', newPorts, port)], ground('starport')),
    ],
    actions: [
      ask('FX.AM1.if', { test: edictsPlaceShips, show: edictsSaid }, [
        can('FX.AM1', courtWays(version, councilForEdicts), courtActions),
      ]),
      fight('FX.AM2', fightWays(version, 'FX.AM2', withTheEmpire)),
      can('FX.AM2m', nowWays(movesToTargets, { ...gathering, because: force }), move),
      ask('FX.AM3.if', { test: (c) => bare(c.view, me(c)).length > 0, show: bareSaid }, [
        can('FX.AM3', nowWays(movesToPorts, { ...moving, because: force }), move),
        can('FX.AM3b', nowWays(shipsAtPorts, { show: shipShown, because: yard }), buildShip),
      ]),
      ask('FX.AM4.if', behindMost, [can('FX.AM4', nowWays(moreShips, { ...ship, because: yard }), buildShip)]),
      ask('FX.AM5.if', { test: mayBuildPort, show: ground('starport') }, [
        can('FX.AM5', nowWays(newPorts, { ...port, because: ground('starport') }), buildOnePort),
      ]),
    ],
  }
}

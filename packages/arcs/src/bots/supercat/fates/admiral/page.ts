// The Admiral.

import { taxShown } from '../../administration/ways.ts'
import { fightsFrom } from '../../aggression/page.ts'
import { anotherPort, shipShown } from '../../construction/ways.ts'
import { me, rules } from '../../context.ts'
import { buildShip, move, tax } from '../../doing.ts'
import { force, ground, taxableCities, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { fatePage } from '../fate-page.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays } from '../line.ts'
import { movesToTargets } from './targets.ts'
import {
  bare,
  bareSaid,
  buildOnePort,
  demandSaid,
  fightsForDemand,
  mayBuildPort,
  meetsDemand,
  movesToPorts,
  newPorts,
  shipsAtPorts,
  taxesForDemand,
  withTheEmpire,
} from './ways.ts'

const { ask, can } = rules

export const admiral = fatePage('FAM', 'FA.AM.if', (version) => {
  const fight = fightsFrom('FA.AM.if')
  const moving = { prefer: version.chains.move('control'), show: moveShown }
  const gathering = { prefer: version.chains.move('gather'), show: moveShown }
  const port = { prefer: anotherPort.prefer ?? [], show: anotherPort.show! }
  return {
    cards: [
      callFor(version, 'FA.AM1.card', [lineOf('tax', taxesForDemand, { show: taxShown })], (c) => [
        ...demandSaid(c),
        ...taxableCities(c),
      ]),
      callFor(
        version,
        'FA.AM1b.card',
        [fightLine(version, fightsForDemand)],
        (c) => [...demandSaid(c), ...force(c)],
        BATTLE,
      ),
      callFor(version, 'FA.AM2.card', [fightLine(version, withTheEmpire)], force, BATTLE),
      callFor(version, 'FA.AM2m.card', [lineOf('move', movesToTargets, gathering)], force),
      callFor(
        version,
        'FA.AM3.card',
        [lineOf('move', movesToPorts, moving), lineOf('build', shipsAtPorts, { show: shipShown })],
        bareSaid,
      ),
      callFor(version, 'FA.AM4.card', [lineOf('build', newPorts, port)], ground('starport')),
    ],
    actions: [
      ask('FA.AM1.if', { test: (c) => !meetsDemand(c.view, me(c)), show: demandSaid }, [
        can('FA.AM1', nowWays(taxesForDemand, { show: taxShown, because: taxableCities }), tax),
        fight('FA.AM1b', fightWays(version, 'FA.AM1b', fightsForDemand)),
      ]),
      fight('FA.AM2', fightWays(version, 'FA.AM2', withTheEmpire)),
      can('FA.AM2m', nowWays(movesToTargets, { ...gathering, because: force }), move),
      ask('FA.AM3.if', { test: (c) => bare(c.view, me(c)).length > 0, show: bareSaid }, [
        can('FA.AM3', nowWays(movesToPorts, { ...moving, because: force }), move),
        can('FA.AM3b', nowWays(shipsAtPorts, { show: shipShown, because: yard }), buildShip),
      ]),
      ask('FA.AM4.if', { test: mayBuildPort, show: ground('starport') }, [
        can('FA.AM4', nowWays(newPorts, { ...port, because: ground('starport') }), buildOnePort),
      ]),
    ],
  }
})

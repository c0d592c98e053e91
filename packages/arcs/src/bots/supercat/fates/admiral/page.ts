// The Admiral. 0.5 has an eye on the Imperial Demand; 0.10 wants the Council for Edicts, and ships if it is behind most rivals
// (supercat-0.10, 8.9).

import { taxShown } from '../../administration/ways.ts'
import { anotherPort, anyShip, shipShown } from '../../construction/ways.ts'
import { me, rules } from '../../context.ts'
import { buildShip, move, tax } from '../../doing.ts'
import { force, ground, taxableCities, yard } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import type { FateLineId, NodeId } from '../../sources.ts'
import type { MoveFor, Version } from '../../versions/version.ts'
import { courtLine } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { battleLine, callFor, type FateLine, lineOf, nowWays, oneLine, under } from '../line.ts'
import { councilAndAgents } from '../steward/ways.ts'
import { councilForEdicts, edictsPlaceShips, edictsSaid } from './council.ts'
import { behindMost, moreShips } from './fleet.ts'
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

const { can } = rules

const moving = (version: Version, by: MoveFor) => ({
  prefer: version.chains.move(by),
  show: moveShown,
  because: force,
})

const demand = (version: Version): FateLine =>
  under('FA.AM1.if', { test: (c) => !meetsDemand(c.view, me(c)), show: demandSaid }, [
    oneLine(
      version,
      'FA.AM1',
      'tax',
      taxesForDemand,
      { show: taxShown, because: taxableCities, called: (c) => [...demandSaid(c), ...taxableCities(c)] },
      tax,
    ),
    battleLine(version, 'FA.AM.if', 'FA.AM1b', fightsForDemand, { called: (c) => [...demandSaid(c), ...force(c)] }),
  ])

/** Battles with Imperial ships, and the way to them. */
const battles = (version: Version): readonly FateLine[] => [
  battleLine(version, version.named('FA.AM.if'), version.named('FA.AM2'), withTheEmpire),
  oneLine(version, version.named('FA.AM2m'), 'move', movesToTargets, moving(version, 'gather'), move),
]

/** A ship beside each starport. */
const guards = (version: Version): FateLine => {
  const going = moving(version, 'control')
  return under(version.named('FA.AM3.if'), { test: (c) => bare(c.view, me(c)).length > 0, show: bareSaid }, [
    {
      cards: [
        callFor(
          version,
          version.named('FA.AM3.card'),
          [lineOf('move', movesToPorts, going), lineOf('build', shipsAtPorts, { show: shipShown })],
          bareSaid,
        ),
      ],
      actions: [
        can(version.named('FA.AM3'), nowWays(movesToPorts, going), move),
        can(version.named('FA.AM3b'), nowWays(shipsAtPorts, { show: shipShown, because: yard }), buildShip),
      ],
    },
  ])
}

const newPort = (version: Version, when: NodeId, id: FateLineId): FateLine =>
  under(when, { test: mayBuildPort, show: ground('starport') }, [
    oneLine(
      version,
      id,
      'build',
      newPorts,
      { prefer: anotherPort.prefer ?? [], show: anotherPort.show!, because: ground('starport') },
      buildOnePort,
    ),
  ])

const council = (version: Version): FateLine =>
  under('FX.AM1.if', { test: edictsPlaceShips, show: edictsSaid }, [
    courtLine(version, 'FX.AM1', councilForEdicts, (c) => [...edictsSaid(c), ...councilAndAgents(c)]),
  ])

const fleet = (version: Version): FateLine =>
  under('FX.AM4.if', behindMost, [
    oneLine(
      version,
      'FX.AM4',
      'build',
      moreShips,
      { prefer: anyShip().prefer ?? [], show: shipShown, because: yard },
      buildShip,
    ),
  ])

export const admiral = fatePage('FAM', 'FA.AM.if', {
  '0.5': (version) => ({
    lines: [demand(version), ...battles(version), guards(version), newPort(version, 'FA.AM4.if', 'FA.AM4')],
  }),
  '0.10': (version) => ({
    lines: [
      council(version),
      ...battles(version),
      guards(version),
      fleet(version),
      newPort(version, 'FX.AM5.if', 'FX.AM5'),
    ],
  }),
})

// The Caretaker. In 0.10 it Awakens once, and also wants the Council while Golems sleep off the map (supercat-0.10, 8.9).

import type { Action, SystemId } from '../../../../vocabulary.ts'
import { taxShown } from '../../administration/ways.ts'
import { type C, rules } from '../../context.ts'
import { tax } from '../../doing.ts'
import { hasSleepers } from '../../edicts/ways.ts'
import { force, taxableCities } from '../../evidence.ts'
import type { MoveFor, Version } from '../../versions/version.ts'
import { buildsUp, callsToBuildUp, callToGo, goes } from '../control.ts'
import { courtLine } from '../court.ts'
import { type FateRules, fatePage } from '../fate-page.ts'
import { battleLine, callFor, type FateLine, nowWays, oneLine, type Plans, under } from '../line.ts'
import { once, usingOnce } from '../once.ts'
import { councilAndAgents, theCouncil } from '../steward/ways.ts'
import {
  awakenAction,
  awakenAs,
  awakens,
  farGolems,
  golemBattle,
  golemsSaid,
  hasGolem,
  speaking,
  speakingAction,
  winningFirst,
} from './ways.ts'

const { can } = rules

const BEACON = 'LF502'

const decisions = (version: Version): NonNullable<FateRules['decisions']> => ({
  when: version.named('FA.CA.turn'),
  nodes: [can(version.named('FA.CA4'), speaking, speakingAction)],
})

/** Awaken, behind taxes that make it win. */
const awakening = (
  version: Version,
  plans: Plans<readonly SystemId[]>,
  act: (c: C, gates: readonly SystemId[]) => Action | readonly Action[],
): FateLine => {
  const ready = nowWays(plans, awakenAs)
  const taxes = nowWays(winningFirst, { show: taxShown, because: taxableCities })
  return under(version.named('FA.CA1.if'), { test: (c) => ready.from(c).length > 0, show: golemsSaid }, [
    { cards: [], actions: [can(version.named('FA.CA1a'), taxes, tax)] },
    oneLine(version, version.named('FA.CA1'), 'influence', plans, { ...awakenAs, because: golemsSaid }, act),
  ])
}

const golemsAndForce = (c: C) => [...golemsSaid(c), ...force(c)]

/** Control of Golems on the map. */
const control = (version: Version, by: MoveFor): FateLine => {
  const going = { systems: farGolems, wanted: hasGolem, by }
  return {
    cards: [
      callFor(
        version,
        version.named('FA.CA2.card'),
        [callToGo(version, going), ...callsToBuildUp(farGolems)],
        golemsAndForce,
      ),
    ],
    actions: [goes(version, version.named('FA.CA2'), going), buildsUp(version.named('FA.CA2b'), farGolems)],
  }
}

export const caretaker = fatePage('FCA', 'FA.CA.if', {
  '0.5': (version) => ({
    decisions: decisions(version),
    lines: [
      awakening(version, awakens, awakenAction),
      control(version, 'control'),
      battleLine(version, 'FA.CA.if', 'FA.CA3', golemBattle, { called: golemsAndForce }),
    ],
  }),
  '0.10': (version) => ({
    decisions: decisions(version),
    lines: [
      awakening(version, once(BEACON, awakens), usingOnce(BEACON, awakenAction)),
      control(version, 'gates'),
      battleLine(version, 'FX.CA.if', 'FX.CA2c', golemBattle, { called: golemsAndForce }),
      under('FX.CA3.if', hasSleepers, [courtLine(version, 'FX.CA3', theCouncil, councilAndAgents, hasSleepers.test)]),
    ],
  }),
})

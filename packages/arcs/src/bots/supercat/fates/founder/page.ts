// The Founder. In 0.5 a battle may take all actions, in 0.10 a Move (supercat-0.10, 8.9).

import { type C, rules } from '../../context.ts'
import { agents, force } from '../../evidence.ts'
import type { Version } from '../../versions/version.ts'
import { buildsUp, callsToBuildUp, callToGo, goes, yardAndHurt } from '../control.ts'
import { courtLine, type Wanted } from '../court.ts'
import { type FateRules, fatePage } from '../fate-page.ts'
import { battleLine, callFor, type FateLine, under } from '../line.ts'
import { councilAndAgents, theCouncil } from '../steward/ways.ts'
import {
  anywhere,
  declaring,
  demands,
  foreign,
  isRegent,
  paradeAction,
  parades,
  takingByBattle,
  titleSaid,
} from './ways.ts'

const { can } = rules

const decisions = (version: Version): NonNullable<FateRules['decisions']> => ({
  when: version.named('FA.FO.turn'),
  nodes: [can(version.named('FA.FO4'), parades, paradeAction)],
})

/** The Council, and a card that lets it declare. */
const asRegent = (version: Version, toDeclare: Wanted): FateLine =>
  under(version.named('FA.FO1.if'), isRegent, [
    courtLine(
      version,
      version.named('FA.FO1'),
      theCouncil,
      (c: C) => [...titleSaid(c), ...councilAndAgents(c)],
      isRegent.test,
    ),
    courtLine(version, version.named('FA.FO1b'), toDeclare, (c: C) => [...titleSaid(c), ...agents(c)], isRegent.test),
  ])

export const founder = fatePage('FFO', 'FA.FO.if', {
  '0.5': (version) => {
    const going = { systems: foreign, wanted: anywhere, by: 'control' } as const
    return {
      decisions: decisions(version),
      lines: [
        asRegent(version, declaring),
        {
          cards: [
            callFor(version, 'FA.FO2.card', [...callsToBuildUp(foreign), callToGo(version, going)], (c) => [
              ...yardAndHurt(c),
              ...force(c),
            ]),
          ],
          actions: [buildsUp('FA.FO2', foreign), goes(version, 'FA.FO2m', going)],
        },
        battleLine(version, 'FA.FO.if', 'FA.FO3', takingByBattle(foreign), { share: 'all' }),
      ],
    }
  },
  '0.10': (version) => {
    const going = { systems: foreign, wanted: anywhere, by: 'gates' } as const
    return {
      decisions: decisions(version),
      lines: [
        asRegent(version, demands),
        {
          cards: [
            callFor(version, 'FX.FO2.card', callsToBuildUp(foreign), yardAndHurt),
            callFor(version, 'FX.FO2m.card', [callToGo(version, going)], force, { spends: 'all' }),
          ],
          actions: [buildsUp('FX.FO2', foreign), goes(version, 'FX.FO2m', going, 'all')],
        },
        battleLine(version, 'FX.FO.if', 'FX.FO3', takingByBattle(foreign)),
      ],
    }
  },
})

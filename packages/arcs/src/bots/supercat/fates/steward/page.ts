// The Steward.

import { me, rules } from '../../context.ts'
import { agents } from '../../evidence.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import {
  bargainAction,
  bargainAgents,
  bargainInfluences,
  bargainPrefer,
  bargainRest,
  bargainSecures,
  bargainShown,
  bargains,
  bargainTakes,
  councilSaid,
  inSession,
  isFirstRegent,
  theCouncil,
  theIntrigue,
} from './ways.ts'

const { ask, can } = rules

export const steward = fatePage('FST', 'FA.ST.if', (version) => {
  const bargaining = { prefer: bargainPrefer(version), show: bargainShown, because: agents }
  return {
    decisions: {
      when: 'FA.ST.turn',
      nodes: [
        can('FA.ST1a', bargainInfluences(version), bargainAgents),
        can('FA.ST1b', bargainSecures(version), bargainTakes),
        can('FA.ST1c', bargainRest, () => ({ do: 'decline' })),
      ],
    },
    cards: [
      callFor(version, 'FA.ST1.card', [lineOf('secure', bargains, bargaining)], agents),
      callFor(version, 'FA.ST2.card', courtLines(version, theCouncil), (c) => [...councilSaid(c), ...agents(c)]),
      callFor(version, 'FA.ST3.card', courtLines(version, theIntrigue), (c) => [...councilSaid(c), ...agents(c)]),
    ],
    actions: [
      can('FA.ST1', nowWays(bargains, bargaining), bargainAction),
      ask(
        'FA.ST2.if',
        { test: (c) => inSession(c.view), show: councilSaid },
        [can('FA.ST2', courtWays(version, theCouncil), courtActions)],
        [
          ask('FA.ST3.if', { test: (c) => !isFirstRegent(c.view, me(c)), show: councilSaid }, [
            can('FA.ST3', courtWays(version, theIntrigue), courtActions),
          ]),
        ],
      ),
    ],
  }
})

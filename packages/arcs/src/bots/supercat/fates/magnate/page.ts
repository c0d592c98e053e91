// The Magnate.

import { rules } from '../../context.ts'
import { tax } from '../../doing.ts'
import { agents, taxableCities } from '../../evidence.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import { councilSaid, inSession, theCouncil } from '../steward/ways.ts'
import { leagueAction, leagueGains, taxing, taxingAs } from './ways.ts'

const { ask, can } = rules

export const magnate = fatePage('FMA', 'FA.MA.if', (version) => ({
  decisions: { when: 'FA.MA.turn', nodes: [can('FA.MA3', leagueGains, leagueAction)] },
  cards: [
    callFor(version, 'FA.MA1.card', courtLines(version, theCouncil), (c) => [...councilSaid(c), ...agents(c)]),
    callFor(version, 'FA.MA2.card', [lineOf('tax', taxing, taxingAs)], taxableCities),
  ],
  actions: [
    ask('FA.MA1.if', { test: (c) => inSession(c.view), show: councilSaid }, [
      can('FA.MA1', courtWays(version, theCouncil), courtActions),
    ]),
    can('FA.MA2', nowWays(taxing, { ...taxingAs, because: taxableCities }), tax),
  ],
}))

// The Magnate in 0.10: taxes before the Council (supercat-0.10, 8.9).

import { rules } from '../../context.ts'
import { tax } from '../../doing.ts'
import { agents, taxableCities } from '../../evidence.ts'
import type { Version } from '../../versions/version.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import type { FateRules } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import { councilSaid, theCouncil } from '../steward/ways.ts'
import { leagueAction, leagueGains, taxing, taxingFirst } from './ways.ts'

const { can } = rules

export const ten = (version: Version): FateRules => ({
  decisions: { when: 'FX.MA.turn', nodes: [can('FX.MA3', leagueGains, leagueAction)] },
  cards: [
    callFor(version, 'FX.MA1.card', [lineOf('tax', taxing, taxingFirst)], taxableCities),
    callFor(version, 'FX.MA2.card', courtLines(version, theCouncil), (c) => [...councilSaid(c), ...agents(c)]),
  ],
  actions: [
    can('FX.MA1', nowWays(taxing, { ...taxingFirst, because: taxableCities }), tax),
    can('FX.MA2', courtWays(version, theCouncil), courtActions),
  ],
})

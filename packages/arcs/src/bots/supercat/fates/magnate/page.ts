// The Magnate. 0.10 taxes before the Council (supercat-0.10, 8.9).

import { rules } from '../../context.ts'
import { tax } from '../../doing.ts'
import { taxableCities } from '../../evidence.ts'
import { courtLine } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { oneLine, under } from '../line.ts'
import { councilAndAgents, councilSits, theCouncil } from '../steward/ways.ts'
import { leagueAction, leagueGains, taxing, taxingAs, taxingFirst } from './ways.ts'

const { can } = rules

export const magnate = fatePage('FMA', 'FA.MA.if', {
  '0.5': (version) => ({
    decisions: { when: 'FA.MA.turn', nodes: [can('FA.MA3', leagueGains, leagueAction)] },
    lines: [
      under('FA.MA1.if', councilSits, [courtLine(version, 'FA.MA1', theCouncil, councilAndAgents)]),
      oneLine(version, 'FA.MA2', 'tax', taxing, { ...taxingAs, because: taxableCities }, tax),
    ],
  }),
  '0.10': (version) => ({
    decisions: { when: 'FX.MA.turn', nodes: [can('FX.MA3', leagueGains, leagueAction)] },
    lines: [
      oneLine(version, 'FX.MA1', 'tax', taxing, { ...taxingFirst, because: taxableCities }, tax),
      courtLine(version, 'FX.MA2', theCouncil, councilAndAgents),
    ],
  }),
})

// The Steward. In 0.10 Council and Council Intrigue are both asked for (supercat-0.10, 8.9).

import { rules } from '../../context.ts'
import { agents } from '../../evidence.ts'
import type { Version } from '../../versions/version.ts'
import { courtLine } from '../court.ts'
import { type FateRules, fatePage } from '../fate-page.ts'
import { oneLine, under } from '../line.ts'
import { once, usingOnce } from '../once.ts'
import { bargainsByLead } from './leads.ts'
import {
  anyIntrigue,
  bargainAction,
  bargainAgents,
  bargainInfluences,
  bargainPrefer,
  bargainRest,
  bargainSecures,
  bargainShown,
  bargains,
  bargainTakes,
  councilAndAgents,
  councilSits,
  notFirstRegent,
  theCouncil,
  theIntrigue,
} from './ways.ts'

const { can } = rules

const DEALMAKERS = 'F103'

/** What a Bargain asks. */
const decisions = (version: Version): NonNullable<FateRules['decisions']> => ({
  when: version.named('FA.ST.turn'),
  nodes: [
    can(version.named('FA.ST1a'), bargainInfluences(version), bargainAgents),
    can(version.named('FA.ST1b'), bargainSecures(version), bargainTakes),
    can(version.named('FA.ST1c'), bargainRest, () => ({ do: 'decline' })),
  ],
})

export const steward = fatePage('FST', 'FA.ST.if', {
  '0.5': (version) => {
    const as = { prefer: bargainPrefer(version), show: bargainShown, because: agents }
    return {
      decisions: decisions(version),
      lines: [
        oneLine(version, 'FA.ST1', 'secure', bargains, as, bargainAction),
        under(
          'FA.ST2.if',
          councilSits,
          [courtLine(version, 'FA.ST2', theCouncil, councilAndAgents)],
          [under('FA.ST3.if', notFirstRegent, [courtLine(version, 'FA.ST3', theIntrigue, councilAndAgents)])],
        ),
      ],
    }
  },
  '0.10': (version) => {
    const as = { prefer: bargainsByLead(version), show: bargainShown, because: agents }
    return {
      decisions: decisions(version),
      lines: [
        oneLine(version, 'FX.ST1', 'secure', once(DEALMAKERS, bargains), as, usingOnce(DEALMAKERS, bargainAction)),
        courtLine(version, 'FX.ST2', theCouncil, councilAndAgents),
        under('FX.ST3.if', notFirstRegent, [courtLine(version, 'FX.ST3', anyIntrigue, councilAndAgents)]),
      ],
    }
  },
})

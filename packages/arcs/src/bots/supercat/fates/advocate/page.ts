// The Advocate.

import { fightsFrom } from '../../aggression/page.ts'
import { rules } from '../../context.ts'
import { agents, force } from '../../evidence.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { BATTLE, callFor, fightLine, fightWays, lineOf, nowWays } from '../line.ts'
import { recoverAction, recoverAs, recoverSaid, recovers, stealing, usefulCards } from './ways.ts'

const { can } = rules

export const advocate = fatePage('FAD', 'FA.AD.if', (version) => ({
  cards: [
    callFor(version, 'FA.AD1.card', courtLines(version, usefulCards), agents),
    callFor(version, 'FA.AD2.card', [lineOf('move', recovers, recoverAs(version))], recoverSaid),
    callFor(version, 'FA.AD3.card', [fightLine(version, stealing)], force, BATTLE),
  ],
  actions: [
    can('FA.AD1', courtWays(version, usefulCards), courtActions),
    can('FA.AD2', nowWays(recovers, { ...recoverAs(version), because: recoverSaid }), recoverAction),
    fightsFrom('FA.AD.if')('FA.AD3', fightWays(version, 'FA.AD3', stealing)),
  ],
}))

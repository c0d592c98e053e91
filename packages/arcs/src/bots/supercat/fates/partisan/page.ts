// The Partisan.

import { rules } from '../../context.ts'
import { agents } from '../../evidence.ts'
import { courtActions, courtLines, courtWays } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import { counterSaid, forActionCard, forInitiative, hasFourCards, spies, spyAction, spyShown } from './ways.ts'

const { ask, can } = rules

export const partisan = fatePage('FPA', 'FA.PA.if', (version) => ({
  cards: [
    callFor(version, version.named('FA.PA1.card'), courtLines(version, forInitiative), agents),
    callFor(version, version.named('FA.PA2.card'), courtLines(version, forActionCard), agents),
    callFor(version, version.named('FA.PA3.card'), [lineOf('influence', spies, spyShown)], counterSaid),
  ],
  actions: [
    can(version.named('FA.PA1'), courtWays(version, forInitiative), courtActions),
    can(version.named('FA.PA2'), courtWays(version, forActionCard), courtActions),
    ask(version.named('FA.PA3.if'), { test: hasFourCards, show: counterSaid }, [
      can(version.named('FA.PA3'), nowWays(spies, { ...spyShown, because: counterSaid }), spyAction),
    ]),
  ],
}))

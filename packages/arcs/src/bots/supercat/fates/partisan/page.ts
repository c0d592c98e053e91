// The Partisan.

import { courtLine } from '../court.ts'
import { fatePage, inBoth } from '../fate-page.ts'
import { oneLine, under } from '../line.ts'
import { counterSaid, forActionCard, forInitiative, hasFourCards, spies, spyAction, spyShown } from './ways.ts'

export const partisan = fatePage(
  'FPA',
  'FA.PA.if',
  inBoth((version) => ({
    lines: [
      courtLine(version, version.named('FA.PA1'), forInitiative),
      courtLine(version, version.named('FA.PA2'), forActionCard),
      under(version.named('FA.PA3.if'), { test: hasFourCards, show: counterSaid }, [
        oneLine(version, version.named('FA.PA3'), 'influence', spies, { ...spyShown, because: counterSaid }, spyAction),
      ]),
    ],
  })),
)

// The Advocate. In 0.10 Recover is used once, and may count on a card that the Prelude of this turn discards (supercat-0.10, 8.9).

import { courtLine } from '../court.ts'
import { fatePage } from '../fate-page.ts'
import { battleLine, oneLine } from '../line.ts'
import { once, usingOnce } from '../once.ts'
import { recoversSoon } from './soon.ts'
import { recoverAction, recoverAs, recoverSaid, recovers, stealing, usefulCards } from './ways.ts'

const INVESTIGATORS = 'F402'

export const advocate = fatePage('FAD', 'FA.AD.if', {
  '0.5': (version) => ({
    lines: [
      courtLine(version, 'FA.AD1', usefulCards),
      oneLine(version, 'FA.AD2', 'move', recovers, { ...recoverAs(version), because: recoverSaid }, recoverAction),
      battleLine(version, 'FA.AD.if', 'FA.AD3', stealing),
    ],
  }),
  '0.10': (version) => ({
    lines: [
      courtLine(version, 'FX.AD1', usefulCards),
      oneLine(
        version,
        'FX.AD2',
        'move',
        once(INVESTIGATORS, recovers),
        { ...recoverAs(version), because: recoverSaid, soon: once(INVESTIGATORS, recoversSoon) },
        usingOnce(INVESTIGATORS, recoverAction),
      ),
      battleLine(version, 'FX.AD.if', 'FX.AD3', stealing),
    ],
  }),
})

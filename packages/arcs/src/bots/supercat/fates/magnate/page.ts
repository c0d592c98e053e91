// The Magnate. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const magnate = fatePage('FMA', 'FA.MA.if', () => ({
  decisions: [notYet('FA.MA.0')],
  cards: [],
  actions: [],
}))

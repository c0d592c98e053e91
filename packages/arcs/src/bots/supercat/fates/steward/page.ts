// The Steward. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const steward = fatePage('FST', 'FA.ST.if', () => ({
  decisions: [notYet('FA.ST.0')],
  cards: [],
  actions: [],
}))

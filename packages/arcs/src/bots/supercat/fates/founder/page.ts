// The Founder. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const founder = fatePage('FFO', 'FA.FO.if', () => ({
  decisions: [notYet('FA.FO.0')],
  cards: [],
  actions: [],
}))

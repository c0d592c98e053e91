// The Advocate. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const advocate = fatePage('FAD', 'FA.AD.if', () => ({
  decisions: [notYet('FA.AD.0')],
  cards: [],
  actions: [],
}))

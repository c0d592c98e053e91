// The Admiral. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const admiral = fatePage('FAM', 'FA.AM.if', () => ({
  decisions: [notYet('FA.AM.0')],
  cards: [],
  actions: [],
}))

// The Partisan. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const partisan = fatePage('FPA', 'FA.PA.if', () => ({
  decisions: [notYet('FA.PA.0')],
  cards: [],
  actions: [],
}))

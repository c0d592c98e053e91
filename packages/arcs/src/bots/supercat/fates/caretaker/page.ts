// The Caretaker. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const caretaker = fatePage('FCA', 'FA.CA.if', () => ({
  decisions: [notYet('FA.CA.0')],
  cards: [],
  actions: [],
}))

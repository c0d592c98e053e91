// The Believer. Not written yet: it has no priorities, and what its cards ask is declined if it may be.

import { notYet } from '../../campaign/not-yet.ts'
import { fatePage } from '../fate-page.ts'

export const believer = fatePage('FBE', 'FA.BE.if', () => ({
  decisions: [notYet('FA.BE.0')],
  cards: [],
  actions: [],
}))

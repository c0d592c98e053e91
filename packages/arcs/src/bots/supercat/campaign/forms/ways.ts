// Events, as the turn asks about them.

import type { Question } from '@understudy/procedure'
import { camp } from '../../../../rules/campaign/index.ts'
import { type C, say } from '../../context.ts'
import { options, surpassing } from '../../lib/cards.ts'
import { events } from '../cards.ts'
import { chosen } from '../choices.ts'

/** The rules have turned over others in their place (supercat 19.1). */
export const noEventLed: Question<C> = { test: () => true }

/**
 * One of the cards is an Event, and none was played this round (supercat/A120); or there is nothing else to play
 * (supercat/A08).
 */
export const mayPlayEvent: Question<C> = {
  test: (c) => {
    if (events(c).length === 0) return false
    if (options(c).length === 0 && surpassing(c).length === 0) return true
    if (camp.events(c.view) > 0) return false
    return chosen(c).eventWithCouncil || camp.council(c.view) !== camp.TUCKED
  },
  show: (c) => [say('supercat.events', { held: events(c).length, played: camp.events(c.view) })],
}

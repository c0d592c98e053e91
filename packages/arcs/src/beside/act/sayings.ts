// The sentences that only a real table of an act needs.

import { sayer } from '@understudy/procedure'
import type { Colour } from '../../vocabulary.ts'

export type ActSayings = {
  'carry.golem': { golem: string; awake: boolean }
  /** How a Faithful card is turned. */
  'carry.side': { of: Colour; side: 'zeal' | 'wisdom' }
  'carry.shuffleCourt': Record<never, never>
}

export const say = sayer<ActSayings>()

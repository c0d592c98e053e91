// Whether an action is about what was chosen under a name, for "why not?".

import { equal, type Json } from '@understudy/procedure'
import type { Action } from '../vocabulary.ts'
import type { Target } from './context-campaign.ts'
import type { Aim, Rival } from './context-home.ts'

const aimedAt = (action: Action, aim: Aim): boolean =>
  action.do === 'agent' && equal(action.target as Json, aim.to as Json)

export function concerns(action: Action, as: string, value: unknown): boolean {
  switch (as) {
    case 'opponent':
      return (value as Rival).aims.some((aim) => aimedAt(action, aim))
    case 'target':
      return aimedAt(action, value as Aim)
    case 'aim':
      return action.do === 'attack' && action.target === (value as Target).id
    default:
      return false
  }
}

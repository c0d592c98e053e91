// Whether an action is about what was chosen under a name, for "why not?".

import { equal, type Json, type Noted } from '@understudy/procedure'
import type { Action } from '../vocabulary.ts'
import type { Aim } from './agents/notes.ts'
import type { C } from './context.ts'

const aimedAt = (action: Action, aim: Aim): boolean =>
  action.do === 'agent' && equal(action.target as Json, aim.to as Json)

export function concerns(action: Action, ...[as, value]: Noted<C>): boolean {
  switch (as) {
    case 'opponent':
      return value.aims.some((aim) => aimedAt(action, aim))
    case 'target':
      return aimedAt(action, value)
    case 'aim':
      return action.do === 'attack' && action.target === value.id
    default:
      return false
  }
}

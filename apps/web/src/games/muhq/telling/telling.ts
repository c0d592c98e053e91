// How the boss's turn is told: what it gains and pays, each card with its draw, each unit with its way and its blow.

import type { Action } from '@understudy/muhq'
import type { Telling } from '../../ui.ts'

export const telling: Telling<Action> = {
  joins(last, next, same) {
    if (!same) return false
    if (next.do === 'end') return true
    if (last.do === 'gain' || (last.do === 'destroy' && next.do === 'pay'))
      return next.do === 'pay' || next.do === 'destroy'
    if (last.do === 'draw') return next.do === 'play'
    if ('unit' in last && 'unit' in next && last.do !== 'destroy') return last.unit === next.unit
    return undefined
  },
}

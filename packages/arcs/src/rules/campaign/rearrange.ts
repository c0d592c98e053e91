// Whoever takes a token outside its own turn may rearrange at once (campaign 9.2, 11.4).

import { askOverflow, orderMatters } from '../board/resources.ts'
import { seatRules } from '../seats/index.ts'
import type { State } from '../state/state.ts'

export function mayRearrange(state: State, seat: number): void {
  if (!seatRules(state, seat).tokenRow && orderMatters(state, seat)) askOverflow(state, seat)
}

// Beginning with Outrage of a type (Cryptic, Greedy).

import * as read from '../../state/read.ts'
import type { State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

export function beginOutraged(state: State, seat: number, type: number): void {
  write.setOutrage(state, seat, read.outrage(state, seat) | (1 << type))
  write.addAgentsLeft(state, seat, -1)
}

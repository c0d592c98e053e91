// Quartermaster: Resilient (repairs after a battle by the starports under control), Greedy (begins outraged).

import { LEAD } from '../../../data/leaders.ts'
import { controller, onTurnOf } from '../../board/control.ts'
import { sysId } from '../../board/ids.ts'
import { repairShips } from '../../board/pieces.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { MATERIAL } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { isPort } from '../../state/sites.ts'
import { boardOf, colourOf, type State } from '../../state/state.ts'
import { beginOutraged } from './outraged.ts'

function portsUnderControl(state: State, seat: number): number {
  let n = 0
  for (const system of boardOf(state).systems) {
    if (controller(state, system, onTurnOf(read.active(state))) !== seat) continue
    for (let at = system * 3, end = at + 3; at < end; at++) if (isPort(read.site(state, at))) n++
  }
  return n
}

export const quartermaster: Card = {
  is: { leader: LEAD.quartermaster },
  setUp: (state, seat) => beginOutraged(state, seat, MATERIAL),
  afterBattle(state, seat, _attacking, events) {
    const system = read.battleAt(state)
    const repaired = repairShips(state, seat, system, portsUnderControl(state, seat))
    if (repaired > 0) events?.event(say('log.repaired', { seat: colourOf(state, seat), at: sysId(system) }))
  },
}

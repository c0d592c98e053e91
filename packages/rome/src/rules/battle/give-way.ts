// RES-3: after an even battle a bot may give way, whether it defended or attacked.

import type { SeatAction } from '../../vocabulary.ts'
import { type Handler, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact } from '../state/names.ts'
import { armyOf } from '../state/query.ts'

export const giveWayHandler: Handler<FrameOf<'giveWay'>> = {
  ask: (state, { side, slot }) => ({
    side,
    kind: 'giveWay',
    question: () => say('ask.giveWay', { army: armyFact(state, side, slot) }),
  }),
  options: () => [true, false].map((yes) => option({ do: 'giveWay', yes }, pick('yes', yes))),
  apply(state, frame, action) {
    const { yes } = action as Extract<SeatAction, { do: 'giveWay' }>
    pop(state, frame)
    if (!yes) return
    const attack = state.frames.findLast((each) => each.kind === 'attack')
    if (attack?.kind === 'attack' && attack.assault.side === frame.side) {
      // It goes, even if the other side has gone as well.
      attack.won = false
      const from = attack.assault.target
      push(state, { kind: 'retreat', side: frame.side, slot: frame.slot, why: 'gaveWay', from })
      return
    }
    push(state, {
      kind: 'leave',
      side: frame.side,
      slot: frame.slot,
      from: armyOf(state, frame.side, frame.slot).region,
    })
    push(state, { kind: 'retreat', side: frame.side, slot: frame.slot, why: 'gaveWay' })
  },
}

/** Who gave way has left the region to the attacker. */
export const leaveHandler: Handler<FrameOf<'leave'>> = {
  ask: () => undefined,
  run(state, frame) {
    pop(state, frame)
    const attack = state.frames.findLast((each) => each.kind === 'attack')
    if (attack?.kind === 'attack' && armyOf(state, frame.side, frame.slot).region !== frame.from) attack.won = true
  },
  apply: () => {},
}

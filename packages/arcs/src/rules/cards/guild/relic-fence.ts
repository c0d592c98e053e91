// Relic Fence (BC24): once per turn a token for a Relic.

import { GUILD } from '../../../data/court.ts'
import { discardToken, gain, tokenIn, typeName } from '../../board/resources.ts'
import { free, type No } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { RELIC, USED_FENCE } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { refuseUse } from './uses.ts'

function refuseFence(state: State, seat: number): No {
  const no = refuseUse(state, seat, GUILD.relicFence)
  if (no !== undefined) return no
  if ((read.used(state) & USED_FENCE) !== 0) return say('no.oncePerTurn', { card: 'BC24' })
  return read.supply(state, RELIC) === 0 ? say('no.tokenSupply', { type: 'relic' }) : undefined
}

/** Once per turn: any token of one's own for a Relic of the supply. The card is kept. */
const useFence = free<'useFence'>({
  refuse: (state, action, seat) =>
    refuseFence(state, seat) ??
    (tokenIn(state, seat, action.slot) === 0 ? say('no.token', { slot: action.slot + 1 }) : undefined),
  carry(state, action, seat, events) {
    const type = tokenIn(state, seat, action.slot)
    write.setSlot(state, seat, action.slot, 0)
    write.setUsed(state, read.used(state) | USED_FENCE)
    write.setFirst(state, false)
    events?.event(say('log.discardedToken', { seat: colourOf(state, seat), type: typeName(type) }))
    gain(state, seat, RELIC, events)
    discardToken(state, type)
  },
  *list(state, seat) {
    if (refuseFence(state, seat) !== undefined) return
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) !== 0) yield { do: 'useFence', slot }
  },
})

export const relicFence: Card = { is: { guild: GUILD.relicFence }, uses: { useFence } }

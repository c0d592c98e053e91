// Lattice Spies (BC16): the very first Prelude action may seize the initiative.

import { GUILD } from '../../../data/court.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { refuseSeizing, seize } from '../../round/initiative.ts'
import { giveUp, refuseFirst } from './uses.ts'

/** May be discarded without effect if the initiative cannot be seized. */
export const useSpies = free<'useSpies'>({
  refuse: (state, _action, seat) => refuseFirst(state, seat, GUILD.latticeSpies),
  carry(state, _action, seat, events) {
    giveUp(state, seat, GUILD.latticeSpies, events)
    if (refuseSeizing(state, seat) === undefined) seize(state, seat, events)
  },
  *list(state, seat) {
    if (refuseFirst(state, seat, GUILD.latticeSpies) === undefined) yield { do: 'useSpies' }
  },
})

export const latticeSpies: Card = { is: { guild: GUILD.latticeSpies }, uses: { useSpies } }

// Gatekeepers (BC08): two more dice in a gate, which need not be rolled; in the Prelude a ship in each gate.

import { firstCards } from '../../../card-sets.ts'
import { GUILD } from '../../../data/court.ts'
import { isGate } from '../../../data/map.ts'
import { sys, sysId } from '../../board/ids.ts'
import { placeShips } from '../../board/pieces.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { sampleCards } from '../../state/cards.ts'
import * as read from '../../state/read.ts'
import { boardOf, colourOf } from '../../state/state.ts'
import { giveUp, refuseUse } from './uses.ts'

export const useGates = free<'useGates'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, GUILD.gatekeepers)
    if (no !== undefined || action.gates.length === 0) return no
    const { gates } = boardOf(state)
    const must = Math.min(gates.length, read.shipsLeft(state, seat))
    const chosen = new Set(action.gates.map(sys))
    if (chosen.size !== action.gates.length || chosen.size !== must) return say('no.gatesCount', { n: must })
    return [...chosen].every((gate) => gates.includes(gate)) ? undefined : say('no.gate', { system: action.gates[0]! })
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, GUILD.gatekeepers, events)
    for (const gate of action.gates) placeShips(state, seat, sys(gate), 1)
    if (action.gates.length > 0)
      events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [...action.gates] }))
  },
  *list(state, seat) {
    if (refuseUse(state, seat, GUILD.gatekeepers) !== undefined) return
    const { gates } = boardOf(state)
    for (let bits = 0; bits < 1 << gates.length; bits++) {
      const action = { do: 'useGates', gates: gates.filter((_, i) => (bits & (1 << i)) !== 0).map(sysId) } as const
      if (useGates.refuse(state, action, seat) === undefined) yield action
    }
  },
  sample(state, seat, random) {
    if (refuseUse(state, seat, GUILD.gatekeepers) !== undefined) return undefined
    const { gates } = boardOf(state)
    const n = Math.min(gates.length, read.shipsLeft(state, seat))
    const chosen = sampleCards(firstCards(gates.length), n, random).map((i) => sysId(gates[i]!))
    return { do: 'useGates', gates: chosen }
  },
})

export const gatekeepers: Card = {
  is: { guild: GUILD.gatekeepers },
  moreDice: (_state, _seat, system) => (isGate(system) ? 2 : 0),
  uses: { useGates },
}

// Predictive Sensors (L15): fresh ships of the defender join the battle system from next door, before the dice.

import { LORE_CARD } from '../../../data/leaders.ts'
import { isGate } from '../../../data/map.ts'
import { entersGate, moveLimit, shift } from '../../actions/move.ts'
import { sys, sysId } from '../../board/ids.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { F, pop, push } from '../../state/stack.ts'
import { boardOf, colourOf, freshShips, type State } from '../../state/state.ts'

/** Neighbouring systems with fresh ships of this seat. */
const sensorSources = (state: State, seat: number, system: number): number[] =>
  boardOf(state).neighbours[system]!.filter((from) => freshShips(state, from, seat) > 0)

const sensors = free<'sensors'>({
  refuse(state, action, seat) {
    const sources = sensorSources(state, seat, read.battleAt(state))
    const seen = new Set<string>()
    for (const { from, ships } of action.from) {
      if (!sources.includes(sys(from)) || seen.has(from))
        return say('no.adjacent', { from, to: sysId(read.battleAt(state)) })
      seen.add(from)
      if (ships < 1 || ships > freshShips(state, sys(from), seat))
        return say('no.ships', { system: from, fresh: freshShips(state, sys(from), seat), damaged: 0 })
      // Disorganized applies to each source (arcs/D28).
      if (ships > moveLimit(state, seat)) return say('no.disorganized', { limit: moveLimit(state, seat) })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    const to = read.battleAt(state)
    for (const { from, ships } of action.from) {
      if (isGate(to)) entersGate(state, seat, to, events)
      shift(state, seat, sys(from), to, ships, 0)
      events?.event(say('log.moved', { seat: colourOf(state, seat), from, legs: [{ to: sysId(to), ships }] }))
    }
  },
  *list(state, seat) {
    const sources = sensorSources(state, seat, read.battleAt(state))
    const limit = moveLimit(state, seat)
    const rest = function* (
      i: number,
      so: { from: ReturnType<typeof sysId>; ships: number }[],
    ): Generator<{ from: ReturnType<typeof sysId>; ships: number }[]> {
      if (i === sources.length) {
        yield so
        return
      }
      const from = sources[i]!
      for (let n = 0; n <= Math.min(limit, freshShips(state, from, seat)); n++)
        yield* rest(i + 1, n === 0 ? so : [...so, { from: sysId(from), ships: n }])
    }
    for (const from of rest(0, [])) yield { do: 'sensors', from }
  },
  sample(state, seat, random) {
    const limit = moveLimit(state, seat)
    const from = []
    for (const source of sensorSources(state, seat, read.battleAt(state))) {
      const ships = random.int(Math.min(limit, freshShips(state, source, seat)) + 1)
      if (ships > 0) from.push({ from: sysId(source), ships })
    }
    return { do: 'sensors', from }
  },
})

const anySource = (state: State, defender: number, system: number): boolean =>
  sensorSources(state, defender, system).length > 0

export const predictiveSensors: Card = {
  is: { lore: LORE_CARD.predictiveSensors },
  beforeDice: {
    happens: anySource,
    may: anySource,
    ask: (state, defender) => push(state, F.sensors, defender),
  },
  free: { sensors },
  frames: { sensors: { offers: ['sensors'] } },
}

// The Caretaker (campaign 12.5): Golem Beacon, Stone-Speakers, and Golems that count when it wins. Golems are in golems.ts.

import { clusterOf, isGate } from '../../../data/map.ts'
import type { SystemId } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { sys, sysId } from '../../board/ids.ts'
import { endPrelude } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F, insertFrame, pop, push } from '../../state/stack.ts'
import { boardOf, colourOf, playersOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { CARD, FATE_LORE } from '../data.ts'
import { type Frame, free, paid } from '../deed.ts'
import { C } from '../frames.ts'
import { giveTo, golemsOf, holdsGolem, takeAway } from '../golems.ts'
import { advance, hasFate } from '../objectives.ts'
import { winsSome } from '../placing.ts'
import { FOR_SPEAKERS } from '../round-end.ts'
import { say } from '../sayings.ts'
import { GOLEMS } from '../vocabulary.ts'

const has = (state: State, seat: number): boolean => read.has(state, Pile.lore(seat), FATE_LORE.golemBeacon)

/** Gates under control with a Golem. */
const golemGates = (state: State, seat: number): number[] =>
  boardOf(state).gates.filter(
    (gate) => (camp.golemsOnMap(state) & (1 << clusterOf(gate))) !== 0 && controls(state, seat, gate, onTurnOf(seat)),
  )

/** They come awake if the seat leads some declared ambition alone. */
export const awaken = paid<'awaken'>({
  kind: 'influence',
  has,
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'influence')
    if (no !== undefined) return no
    if (!has(state, seat)) return say('no.beacon', {})
    const gates = golemGates(state, seat)
    if (action.gates.length === 0 || new Set(action.gates).size !== action.gates.length) return say('no.awakenNone', {})
    const wrong = action.gates.find((gate) => !isGate(sys(gate)) || !gates.includes(sys(gate)))
    return wrong === undefined ? undefined : say('no.awaken', { system: wrong })
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const awake = winsSome(state, seat) ? 1 : 0
    for (const gate of action.gates) {
      set.setGolemsOnMap(state, camp.golemsOnMap(state) & ~(1 << clusterOf(sys(gate))))
      push(state, C.golemType, seat, awake)
    }
    events?.event(say('log.awakened', { seat: colourOf(state, seat), n: action.gates.length }))
  },
  *list(state, seat, pay) {
    if (!has(state, seat)) return
    const gates = golemGates(state, seat)
    for (let bits = (1 << gates.length) - 1; bits > 0; bits--)
      yield {
        do: 'awaken',
        gates: gates.filter((_, i) => (bits & (1 << i)) !== 0).map((gate): SystemId => sysId(gate)),
        pay,
      }
  },
})

const rivalGolems = (state: State, seat: number): number[] =>
  [0, 1, 2, 3].filter((golem) => {
    for (let rival = 0; rival < playersOf(state); rival++)
      if (rival !== seat && holdsGolem(state, rival, golem)) return true
    return false
  })

/** Ends the turn once what is under way is finished; takes Golems of Rivals; then the die (campaign/R20). */
export const speakers = free<'speakers'>({
  refuse(state, action, seat) {
    const open = rivalGolems(state, seat)
    return action.take.every((id) => open.includes(GOLEMS.indexOf(id))) &&
      new Set(action.take).size === action.take.length
      ? undefined
      : say('no.speakers', {})
  },
  carry(state, action, seat, events) {
    pop(state)
    events?.event(say('log.speakers', { seat: colourOf(state, seat), n: action.take.length }))
    for (const id of action.take) {
      const golem = GOLEMS.indexOf(id)
      for (let rival = 0; rival < playersOf(state); rival++) {
        // Whoever else holds the card takes from the Hearth too.
        if (rival === seat || !holdsGolem(state, rival, golem)) continue
        takeAway(state, rival, golem)
        giveTo(state, seat, golem, events)
        break
      }
    }
    let turn = -1
    for (let n = 0; n < read.depth(state); n++) if (read.frameKind(state, n) === F.turn) turn = n
    const own = turn >= 0 && read.frameSeat(state, turn) === seat
    // Below the turn that ends, or above somebody else's.
    insertFrame(state, own ? turn : turn + 1, C.eventRoll, seat, FOR_SPEAKERS)
    if (!own) return
    write.setPipsLeft(state, 0)
    endPrelude(state)
  },
  *list(state, seat) {
    const open = rivalGolems(state, seat)
    for (let bits = (1 << open.length) - 1; bits >= 0; bits--)
      yield { do: 'speakers', take: open.filter((_, i) => (bits & (1 << i)) !== 0).map((golem) => GOLEMS[golem]!) }
  },
})

export const caretakerFrames: Readonly<Record<string, Frame>> = {
  speakers: { offers: ['speakers', 'decline'] },
}

export const stoneSpeakers: Card = {
  is: { guild: CARD.stoneSpeakers },
  // After whatever else a declaration brings.
  order: { declared: -1 },
  // The ambition goes with it: a bot asks whether it wins that one (supercat/A146).
  declared: (state, seat, ambition) => push(state, C.speakers, seat, ambition),
}

export const caretaker: Card = {
  is: { id: 'caretaker', has: (state, seat) => hasFate(state, seat, 'caretaker') },
  won: (state, seat, _ambition, _power, events) => advance(state, seat, 2 * golemsOf(state, seat).length, events),
}

// The actions of the card that was played.

import type { State } from '@understudy/arcs'
import { PIPS } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { colourOf, read, topSeat } from '@understudy/arcs/state'
import { EVERY_SUIT, MODES } from '@understudy/arcs/vocabulary'
import type { Pips } from '../../ui.ts'
import { actionsOf, askOf } from './left-words.ts'

export function pips(state: State | undefined): Pips | undefined {
  if (state === undefined || arcs.decision(state)?.kind !== 'turn') return undefined
  const left = read.pipsLeft(state)
  const card = read.playedCard(state, topSeat(state)) - 1
  const shown = MODES[read.playedMode(state, topSeat(state))]
  const of = Math.max(left, (shown === 'lead' || shown === 'surpass' ? PIPS[card] : undefined) ?? 1)
  const suit = EVERY_SUIT[read.suit(state)]
  const seat = colourOf(state, topSeat(state))
  // Without actions it is about something else.
  const ask = left === 0 || suit === undefined ? {} : { ask: askOf(seat, suit, read.prelude(state), read.armed(state)) }
  return { left, of, text: actionsOf(left, of), ...ask }
}

// What is changed by hand, past the rules of a turn: the position, who sits where, who rolls and draws.

import { BadInput, type Controller, type Seat, type Way } from '@understudy/table'
import type { Play } from '../play.ts'
import { handOver, playsOnAsIs } from './handover.ts'

export function correct(play: Play, position: unknown, note?: string): void {
  const { game } = play.pkg
  const before = game.copy(play.table.state)
  play.record(() => play.table.edit(position as never, note))
  play.differ('edit', game.diff(before, play.table.state))
}

/** A seat changes hands, with what the rules give whoever comes. */
export function reseat(play: Play, seat: Seat, to: Controller): void {
  const { game } = play.pkg
  const before = game.copy(play.table.state)
  const position = newThings(play, before, seat, to)
  play.record(() => play.table.seat(seat, to, position))
  if (play.holder.value === seat) play.holder.value = undefined
  if (position !== undefined) play.differ('seat', game.diff(before, play.table.state))
}

function newThings(play: Play, before: unknown, seat: Seat, to: Controller) {
  try {
    return handOver(play.pkg, before, seat, to)
  } catch (error) {
    if (error instanceof BadInput && playsOnAsIs(play, to)) return undefined
    throw error
  }
}

export function setSources(play: Play, chance: Readonly<Record<string, Way>>): void {
  play.record(() => play.table.sources(chance))
}

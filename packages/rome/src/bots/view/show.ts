// Seats, regions and markers as the trace names them.

import type { Say } from '@understudy/procedure'
import { placeName, sideName } from '../../rules/state/names.ts'
import { STATUSES, type Status } from '../../vocabulary.ts'
import { type C, say } from '../context.ts'
import { stanceTo, statusWith } from './seen.ts'

export const statusWord = (status: number): Status => STATUSES[status] ?? 'enemy'

export const seat = (c: C, side: number): Say => say('bot.seat', { seat: sideName(c.view, side) })
/** "Greeks (neutral, stance 5)". */
export const relation = (c: C, side: number): Say =>
  say('bot.relation', {
    seat: sideName(c.view, side),
    status: statusWord(statusWith(c, side)),
    stance: stanceTo(c, side),
  })
export const markerOf = (c: C, side: number): Say =>
  say('bot.marker', { seat: sideName(c.view, side), box: stanceTo(c, side) })
export const placeOf = (c: C, region: number): Say => say('bot.region', { region: placeName(c.view, region) })

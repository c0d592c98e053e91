// Entries of what bots do and of what the app draws for them. Each is written out twice: they are made for every step, and copying
// an object to add a field is slow.

import type { Json } from '@understudy/procedure'
import { keyedRandom } from '../chance/random.ts'
import type { Seat } from '../games/game.ts'
import type { ActionEntry, AnswerEntry } from '../journal/journal.ts'

export function acted(seat: Seat, bot: string, action: Json, node: string, first: boolean): ActionEntry {
  return first
    ? { t: 'action', seat, by: 'bot', action, bot, node, first: true }
    : { t: 'action', seat, by: 'bot', action, bot, node }
}

export function drawn(
  seed: string,
  key: string,
  seat: Seat,
  kind: 'pick' | 'roll',
  of: number,
  first: boolean,
): AnswerEntry {
  const value = keyedRandom(seed, key).int(of)
  return first
    ? { t: 'answer', key, seat, by: 'app', kind, value, of, first: true }
    : { t: 'answer', key, seat, by: 'app', kind, value, of }
}

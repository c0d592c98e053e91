// Entries of what bots do and of what the app draws for them. Each is written out twice: they are made for every step, and copying
// an object to add a field is slow.

import { equal, type Json } from '@understudy/procedure'
import { keyedRandom } from '../chance/random.ts'
import type { Seat } from '../games/game.ts'
import type { ActionEntry, AnswerEntry } from '../journal/journal.ts'
import { answerEntry } from './answers.ts'
import type { Next } from './next.ts'

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

/** Whether an entry of the journal is what this seat would do or ask for now. */
export function isOwn(next: Next<unknown>, seat: Seat, entry: ActionEntry | AnswerEntry): boolean {
  if (next.kind === 'table')
    return entry.t === 'answer' && next.question.key === entry.key && answerEntry(next.question, 0).of === entry.of
  if (next.kind !== 'auto') return false
  const own = next.entry
  if (own.t !== entry.t || own.seat !== seat) return false
  return own.t === 'answer' && entry.t === 'answer'
    ? own.key === entry.key && own.of === entry.of
    : own.t === 'action' && entry.t === 'action' && equal(own.action, entry.action)
}

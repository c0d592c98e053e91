// Which turn entries belong to, for the log and for telling a bot's turn from a person's.

import { CHANCE, type Entry, type Logged, type Seat } from '@understudy/table'
import { type ActionEntry, isPersonal } from '@understudy/table/journal'
import type { AnyTable } from '../../store/games.ts'

/** Whether a bot or a random seat has acted last in the present turn: chance that comes now belongs to it. */
export function isBotsTurn(table: AnyTable): boolean {
  const by = lastActor(table)
  return by !== undefined && by !== 'person'
}

/** Dice or cards with which the turn of one bot follows upon another's: what that one did last is read first. */
export function opensBotsTurn(table: Pick<AnyTable, 'entries' | 'controller'>, entry: Entry): boolean {
  if (entry.t !== 'answer' || isPersonal(table.entries.at(-1))) return false
  const seat = entry.kind === 'chance' ? (entry.action as { readonly seat?: unknown }).seat : entry.seat
  if (typeof seat !== 'string' || seat === CHANCE || table.controller(seat).by === 'person') return false
  const last = table.entries.findLast(({ t }) => t === 'action')
  return last?.t === 'action' && last.by !== 'person'
}

/** Who has acted last in the present turn; undefined: nobody yet. */
export function lastActor(table: AnyTable): ActionEntry['by'] | undefined {
  const now = table.pkg.game.moment(table.state)
  for (let i = table.log.length - 1; i > 0 && table.log[i]?.moment === now; i--) {
    const entry = table.log[i]?.entry
    if (entry?.t === 'action') return entry.by
  }
  return undefined
}

/** Where the last stretch of bots' doings begins and ends; undefined if there was none yet. */
export function lastRun(entries: readonly Entry[]): { from: number; to: number } | undefined {
  const last = entries.findLastIndex((entry) => entry.t === 'action' && entry.by !== 'person')
  if (last < 0) return undefined
  let from = last
  while (from > 1 && !ends(entries[from - 1])) from--
  let to = last + 1
  while (to < entries.length && !isPersonal(entries[to])) to++
  return { from, to }
}

/**
 * At a device that several people share: what everybody else did since this person's last turn. Their own steps of the
 * present turn are not news to them.
 */
export function sinceTurnOf(log: readonly Logged[], seat: Seat, now: string): Logged[] {
  const own = ({ entry }: Logged): boolean => entry.t === 'action' && entry.by === 'person' && entry.seat === seat
  const last = log.findLastIndex((logged) => own(logged) && logged.moment !== now)
  return log.slice(Math.max(1, last + 1)).filter((logged) => !own(logged))
}

/** Answers from the table interrupt a bot's turn but do not end it. */
function ends(entry: Entry | undefined): boolean {
  return entry === undefined || entry.t === 'start' || (isPersonal(entry) && entry.t !== 'answer')
}

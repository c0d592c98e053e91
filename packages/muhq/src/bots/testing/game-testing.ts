// Whole games against a boss, and what could have been done instead, for tests.

import { type Controller, offered, Table } from '@understudy/table'
import { muhq } from '../../game.ts'
import { muhqPackage } from '../../package.ts'
import type { State } from '../../rules/state.ts'
import { type Action, BOSS, PEOPLE } from '../../vocabulary.ts'
import type { BossBook } from '../books.ts'

type MuhqTable = Table<State, Action>

/** Everybody but the boss, by a script or at random. */
export function seatsBy(people: 'partner' | 'random', players: number): Record<string, Controller> {
  const controller: Controller = people === 'random' ? { by: 'random' } : { by: 'bot', bot: 'partner' }
  return Object.fromEntries(PEOPLE.slice(0, players).map((seat) => [seat, controller]))
}

/** A game from its beginning to its end. */
export function wholeGame(book: BossBook, people: 'partner' | 'random', players: number, seed: string): MuhqTable {
  const table = Table.start(muhqPackage, {
    options: { boss: book.id, players },
    seed,
    seats: seatsBy(people, players),
  })
  while (table.next().kind !== 'over') table.advance()
  return table
}

/** The entries in which the boss acts. */
export const bossActions = (table: MuhqTable): number[] =>
  table.entries.flatMap((entry, index) => (entry.t === 'action' && entry.seat === BOSS ? [index] : []))

/** Every legal action that a person in this seat could tap together. */
export const allActions = (state: State): Action[] => [...offered(muhq.decision(state))]

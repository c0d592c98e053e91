// Short ways to a toy game, for tests.

import type { Controller } from '../games/bot.ts'
import type { Entry, Way } from '../journal/journal.ts'
import { Table } from '../play/table.ts'
import { playOut } from './play-out.ts'
import { toy } from './toy.ts'
import type { Toy, ToyAction } from './toy-state.ts'

export type ToyTable = Table<Toy, ToyAction>

const WHO: Record<string, Controller> = {
  P: { by: 'person' },
  M: { by: 'bot', bot: 'miser' },
  L: { by: 'bot', bot: 'miser', edition: 'live' },
  S: { by: 'bot', bot: 'porter' },
  R: { by: 'random' },
}

/** `toyTable('PM', 'seed')`: who sits at ash, birch and cedar, by letters: person, miser, live miser, script, random. */
export function toyTable(
  who: string,
  seed = 'seed',
  chance: Readonly<Record<string, Way>> = {},
  options: Record<string, number> = {},
): ToyTable {
  const ids = ['ash', 'birch', 'cedar']
  const seats = Object.fromEntries([...who].map((letter, at) => [ids[at], WHO[letter] ?? { by: 'person' }]))
  return Table.start(toy, { options: { players: who.length, ...options }, seed, seats, chance })
}

/** The same, played to the end. */
export function toyGameOver(...settings: Parameters<typeof toyTable>): ToyTable {
  const table = toyTable(...settings)
  playOut(table, settings[1] ?? 'seed')
  return table
}

export const withoutHash = (entries: readonly Entry[]): unknown[] => entries.map(({ hash: _, ...entry }) => entry)

/** Lets the app go on by itself. */
export function settle(table: ToyTable): void {
  while (table.advance() !== undefined);
}

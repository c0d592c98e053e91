// Tables that a promise is made about, and the promises.

import type { Options } from '@understudy/table'

/** Where the usual table of the game is another. */
export const TABLES: Readonly<Record<string, Options>> = {
  'arcs/supercat': { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
  'rome/superbot': { role1: 'super', role2: 'super', role3: 'super', role4: 'super' },
  'rome/speedbot': { role1: 'speed', role2: 'speed', role3: 'speed', role4: 'speed' },
}

/** What is promised of a row: games a second on one core, or a part of what another row has. */
export const PROMISES: Readonly<Record<string, string>> = {
  'arcs/supercat, untraced': 'target at least 100',
  'arcs/supercat, traced': 'target at least 50',
  'arcs, 4 players at random': 'target at least 400',
  'arcs, act 1, 4 players at random': 'target at least 600, and half of the base game',
  'arcs, 4 players, all legal actions listed': 'target at least 200',
  'arcs, copy of a state': 'target at least 500000, which is 2 µs for each',
  'arcs, three Lars, untraced': 'target at least 300',
  'arcs, three Lars, traced': 'target at least half of untraced',
  'arcs, act 1, four SUPERCAT, untraced': 'target at least 40',
  'arcs, act 1, four SUPERCAT, traced': 'target at least half of untraced',
  'rome/superbot, untraced': 'target at least 20',
  'rome/speedbot, untraced': 'target at least 20',
}

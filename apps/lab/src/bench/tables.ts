// Tables that a promise is made about, and the promises.

import type { Options } from '@understudy/table'

/** Where the usual table of the game is another. */
export const TABLES: Readonly<Record<string, Options>> = {
  'arcs/supercat': { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
  'rome/superbot': { role1: 'super', role2: 'super', role3: 'super', role4: 'super' },
  'rome/speedbot': { role1: 'speed', role2: 'speed', role3: 'speed', role4: 'speed' },
}

/** By line of the report: games a second on one core, at least. */
export const PROMISES: Readonly<Record<string, number>> = {
  'arcs/supercat, untraced': 100,
  'arcs/supercat, traced': 50,
  'arcs, 4 players at random': 400,
  'arcs, 4 players, all legal actions listed': 200,
  'arcs, three Lars, untraced': 300,
  'arcs, act 1, four SUPERCAT, untraced': 40,
  'rome/superbot, untraced': 20,
  'rome/speedbot, untraced': 20,
}

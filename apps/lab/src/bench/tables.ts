// Tables that a promise is made about, where the usual one of the game is another.

import type { Options } from '@understudy/table'

export const TABLES: Readonly<Record<string, Options>> = {
  'arcs/supercat': { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
}

// The games there are. A new game is one more line here; nothing else in the lab or the command knows a game by
// name. Threads find it by its file (load-game.ts).

import type { Games } from './game-entry.ts'
import { arcsEntry } from './games/arcs.ts'
import { muhqEntry } from './games/muhq.ts'
import { romeEntry } from './games/rome.ts'

export const games: Games = {
  arcs: arcsEntry,
  muhq: muhqEntry,
  rome: romeEntry,
}

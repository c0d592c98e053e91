// All games at once, for whoever needs all of them anyway. The list of them is shelf.ts.

import type { Games } from './game-entry.ts'
import { everyGame, shelf } from './shelf.ts'

export const games: Games = await everyGame(shelf)

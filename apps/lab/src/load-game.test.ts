import { expect, test } from 'vitest'
import { games } from './games.ts'
import { loadGame } from './load-game.ts'

test('threads find every game by its name, and nothing else', async () => {
  for (const [id, entry] of Object.entries(games)) expect((await loadGame(id))?.pkg.game.id).toBe(entry.pkg.game.id)
  for (const id of ['chess', '../games', 'rome-beside', '', 'constructor']) expect(await loadGame(id)).toBeUndefined()
})

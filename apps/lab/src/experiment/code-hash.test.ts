import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { games } from '../games.ts'
import { namePlugins, withPlugins } from '../plugins.ts'
import { codeHash } from './code-hash.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-code-'))
afterAll(() => rmSync(folder, { recursive: true }))
let forget = (): void => {}
afterEach(() => forget())

const BOT = `import { greed } from './lib/greed.js'
export default { bots: { muhq: [{ id: 'mine', version: '1', roles: ['person'], make() { return greed } }] } }`

/** A plug-in that imports a file, in a folder of its own, so that nothing is kept of another. */
async function muhqWith(at: string, greed: string, bot = BOT) {
  mkdirSync(join(folder, at, 'lib'), { recursive: true })
  writeFileSync(join(folder, at, 'bot.mjs'), bot)
  writeFileSync(join(folder, at, 'lib', 'greed.js'), greed)
  forget()
  forget = namePlugins([join(folder, at, 'bot.mjs')])
  const { muhq } = await withPlugins(games)
  return muhq!.pkg
}

describe('the code that games are played by', () => {
  it('is also that of a bot from outside and of what it imports, wherever they lie', async () => {
    const first = codeHash(await muhqWith('a', 'export const greed = 1'), ['kraken', 'mine'])
    expect(codeHash(await muhqWith('b', 'export const greed = 1'), ['kraken', 'mine'])).toBe(first)
    expect(codeHash(await muhqWith('c', 'export const greed = 2'), ['kraken', 'mine'])).not.toBe(first)
    expect(codeHash(await muhqWith('d', 'export const greed = 1', `${BOT}\n`), ['kraken', 'mine'])).not.toBe(first)
  })

  it('leaves out a bot that does not play', async () => {
    expect(codeHash(await muhqWith('e', 'export const greed = 3'), ['kraken'])).toBe(
      codeHash(games.muhq!.pkg, ['kraken']),
    )
    expect(codeHash(games.muhq!.pkg, ['kraken'])).not.toBe(codeHash(games.arcs!.pkg, []))
  })

  it('is that of a game from outside', async () => {
    const game = (n: number) =>
      `export default ({ games: { muhq: { pkg } } }) => ({ games: { own: { pkg: { ...pkg, game: { ...pkg.game, id: 'own', n: ${n} } } } } })`
    const hashes: string[] = []
    for (const n of [1, 2]) {
      const file = join(folder, `game-${n}.mjs`)
      writeFileSync(file, game(n))
      forget()
      forget = namePlugins([file])
      hashes.push(codeHash((await withPlugins(games)).own!.pkg, []))
    }
    expect(hashes[0]).not.toBe(hashes[1])
  })
})

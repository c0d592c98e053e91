import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { simulate } from '@understudy/table'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { loadGame } from './load-game.ts'
import { namePlugins, withPlugins } from './plugins.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-plugins-'))
afterAll(() => rmSync(folder, { recursive: true }))
let forget = (): void => {}
afterEach(() => forget())

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/my-bot.js', import.meta.url))

/** All that there is to a game, without anything behind it. */
const GAME = `const nothing = () => {}
const [seats, start, decision, apply, copy, view, resample, moment, outcome, serialise, parse, check, diff, setup] = Array(14).fill(nothing)
const game = { id: 'stub', version: '1', title: {}, options: [], sources: [], phrases: {}, parseAction: nothing, describe: nothing,
  seats, start, decision, apply, copy, view, resample, moment, outcome, serialise, parse, check, diff, setup }
export default { games: { stub: { pkg: { game, bots: [], seating: nothing } } } }`

/** A plug-in with this text, named; answers its file. */
function named(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  forget = namePlugins([file])
  return file
}

describe('a plug-in', () => {
  it('of the docs adds a bot, which plays to the end; a thread finds it by itself; others lose nothing', async () => {
    forget = namePlugins([EXAMPLE])
    const { muhq, arcs } = await withPlugins(games)
    expect(muhq?.pkg.bots.map(({ id }) => id)).toContain('hasty')
    expect(arcs).toBe(games.arcs)
    const seats = { p1: { by: 'bot', bot: 'hasty' }, boss: { by: 'bot', bot: 'kraken' } } as const
    const one = simulate(muhq!.pkg, { options: { players: 1 }, seats, seed: 'plug' })
    expect(one.outcome).toBeDefined()
    const inThread = await loadGame('muhq')
    expect(simulate(inThread!.pkg, { options: { players: 1 }, seats, seed: 'plug' }).outcome).toEqual(one.outcome)
  })

  it('that makes its bots from the game is asked only where that is played, and finds there what the package exports', async () => {
    named(
      'kit',
      `export default ({ table }) => ({ bots: { muhq: ({ pkg, kit }) => [{
        id: 'kit-' + pkg.game.id + '-' + typeof kit.enemiesOf, roles: ['person'], make() {} }] } })`,
    )
    expect((await loadGame('arcs'))?.pkg.bots).toEqual(games.arcs?.pkg.bots)
    expect((await loadGame('muhq'))?.pkg.bots.at(-1)?.id).toBe('kit-muhq-function')
    expect((await withPlugins(games)).muhq?.pkg.bots.at(-1)?.id).toBe('kit-muhq-function')
    for (const { kit } of Object.values(games)) expect(Object.keys(kit).length).toBeGreaterThan(20)
  })

  it('whose rulebook is not whole is refused by a sentence that says what it lacks', async () => {
    named(
      'half',
      `const bot = { id: 'half', roles: ['person'], make() {}, rulebook: { pages: [], sources: {}, text: {}, entry() {}, legal() {} } }
       export default { bots: { muhq: [bot] } }`,
    )
    await expect(withPlugins(games)).rejects.toThrow('the rulebook of “half” lacks phrases, describe')
    await expect(loadGame('muhq')).rejects.toThrow('lacks phrases')
  })

  it('is forgotten again', async () => {
    namePlugins([EXAMPLE])()
    expect(await withPlugins(games)).toBe(games)
    expect((await loadGame('muhq'))?.pkg.bots.map(({ id }) => id)).not.toContain('hasty')
  })

  it('adds a game, which threads find too', async () => {
    named('game', GAME)
    expect(Object.keys(await withPlugins(games))).toContain('stub')
    expect((await loadGame('stub'))?.pkg.game.id).toBe('stub')
    expect(await loadGame('nothing')).toBeUndefined()
  })

  it.each([
    ['that is broken', 'export default {', /cannot be loaded/],
    ['without anything', 'export const bot = 1', /exports as its default/],
    ['that falls over', 'export default () => { throw new Error("ouch") }', /cannot be loaded: ouch/],
    ['that falls over its game', 'export default { bots: { muhq: (game) => game.no.such } }', /cannot be loaded/],
    ['with something else than bots', 'export default { bots: { muhq: 7 } }', /no list/],
    ['for a game that is not there', 'export default { bots: { chess: [] } }', /no game “chess”/],
    ['with half a bot', "export default { bots: { muhq: [{ id: 'x' }] } }", /needs an id, roles and make/],
    [
      'with a bot that is there',
      "export default { bots: { muhq: [{ id: 'kraken', roles: [], make() {} }] } }",
      /a “kraken” already/,
    ],
    ['with a game that is there', 'export default { games: { arcs: {} } }', /a “arcs” already/],
    ['with an empty game', 'export default { games: { own: {} } }', /“own” lacks pkg\.game, pkg\.bots, pkg\.seating/],
    [
      'with a game that is none',
      "export default { games: { own: { pkg: { game: 'own', bots: [], seating() {} } } } }",
      /“own” lacks pkg\.game/,
    ],
    [
      'with half a game',
      GAME.replace('copy, view, resample, moment, outcome, serialise, parse, check, diff, setup }', 'copy, view }'),
      /“stub” lacks resample, moment, outcome, serialise, parse, check, diff, setup/,
    ],
    ['with a game of two names', GAME.replace("id: 'stub'", "id: 'stab'"), /“stub” calls itself “stab”/],
    ['with a game of half a bot', GAME.replace('bots: []', 'bots: [{}]'), /needs an id, roles and make/],
  ])('%s is refused in one sentence that names the file', async (name, text, why) => {
    const file = named(name.replaceAll(' ', '-'), text)
    await expect(withPlugins(games)).rejects.toMatchObject({ name: 'BadInput', where: file })
    await expect(withPlugins(games)).rejects.toThrow(why)
  })

  it('that is not there is named, and nothing of our own besides', async () => {
    const file = join(folder, 'nowhere.js')
    forget = namePlugins([file])
    await expect(withPlugins(games)).rejects.toThrow(`${file}: there is no such file`)
  })
})

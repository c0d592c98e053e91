import { muhqPackage } from '@understudy/muhq'
import * as table from '@understudy/table'
import { expect, it } from 'vitest'
import { plugged } from './plugged.ts'
import { PLUGINS, type Plugins } from './plugins.ts'

const EXAMPLE = new URL('../../../../docs/examples/my-bot.js', import.meta.url).href
const GAME = { pkg: { ...muhqPackage, bots: [] } }
const taken = (...modules: unknown[]): Plugins => ({
  ...PLUGINS,
  modules: modules.map((made) => async () => ({ default: made }) as never),
  packages: async () => ({ procedure: {}, table }),
  kit: async (game) => `all of ${game}`,
})

it('without plug-ins a game is as it is, and another one is not there', async () => {
  expect(await plugged('muhq', muhqPackage)).toEqual({ pkg: muhqPackage })
  expect(await plugged('chess', undefined)).toBeUndefined()
})

it('a bot from outside plays beside ours; other games have nothing of it', async () => {
  const { default: hasty } = (await import(EXAMPLE)) as { default: unknown }
  const game = await plugged('muhq', muhqPackage, taken(hasty))
  expect(game?.pkg.bots.map(({ id }) => id)).toEqual([...muhqPackage.bots.map(({ id }) => id), 'hasty'])
  const seats = { p1: { by: 'bot', bot: 'hasty' }, boss: { by: 'bot', bot: 'kraken' } } as const
  expect(table.simulate(game!.pkg, { options: { players: 1 }, seats, seed: 'page' }).outcome).toBeDefined()
  expect(await plugged('copy', GAME.pkg, taken({ bots: { muhq: [] } }))).toMatchObject({ pkg: GAME.pkg })
})

it('a function is handed its game with all that it exports; games come from outside, with bots of others', async () => {
  let handed: unknown
  const bots = (game: { kit?: unknown }) => {
    handed = game.kit
    return []
  }
  await plugged('muhq', muhqPackage, taken({ bots: { muhq: bots } }))
  expect(handed).toBe('all of muhq')
  const both = taken({ games: { copy: GAME } }, { bots: { copy: [{ id: 'late' }] } })
  expect((await plugged('copy', undefined, both))?.pkg.bots).toEqual([{ id: 'late' }])
})

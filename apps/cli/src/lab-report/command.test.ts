import { fileURLToPath } from 'node:url'
import { makePlan, namePlugins, withPlugins } from '@understudy/lab'
import { games } from '@understudy/lab/games'
import { withDefaults } from '@understudy/table'
import { afterAll, expect, test } from 'vitest'
import { commandOf } from './command.ts'

const forget = namePlugins([fileURLToPath(new URL('../../../../docs/examples/my-bot.js', import.meta.url))])
afterAll(() => forget())

test('the command of an experiment says where a plug-in has to be named, if one of its bots played', async () => {
  const { pkg } = (await withPlugins(games)).muhq!
  const command = (bot: string) => {
    const seats = { p1: { by: 'bot', bot }, boss: { by: 'bot', bot: 'kraken' } } as const
    const options = withDefaults(pkg, {})
    return commandOf(pkg, makePlan(pkg, { kind: 'run', options, seats, rotate: false, seed: '1', games: 2 }), 'out')
  }
  expect(command('hasty')).toBe('understudy --plugin … lab run muhq --seats hasty,kraken --games 2 --seed 1 --out out')
  expect(command('partner')).toBe('understudy lab run muhq --seats partner,kraken --games 2 --seed 1 --out out')
})

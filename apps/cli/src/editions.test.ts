// Heads of printed rulebooks: what an edition is called in Russian, for every bot of every game.

import { games } from '@understudy/lab/games'
import { expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

const bots = Object.values(games).flatMap(({ pkg }) =>
  pkg.bots.flatMap(({ id, editions, rulebook }) => (rulebook === undefined ? [] : editions.map((of) => [id, of]))),
)
const headOf = async (bot: string, edition: string): Promise<string> => {
  const { out } = await understudy(['rulebook', bot, '--lang', 'ru', '--edition', edition], { games })
  return out.split('\n').find((line) => line.startsWith('Версия ')) ?? ''
}

test.each([...bots, ['supercat', 'campaign']])('%s, edition %s, is not named by the English word', async (bot, of) => {
  const head = await headOf(bot!, of!)
  expect(head).toMatch(/редакция/)
  expect(head).not.toContain(`«${of}»`)
})

test('the edition for the campaign', async () => {
  expect(await headOf('supercat', 'campaign')).toMatch(/^Версия 0\.10\.0, редакция для кампании\./)
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, root, TIMEOUT, understudy } from './testing/built.ts'

build()

test('the same seed gives the same bytes on one thread and on three', { timeout: TIMEOUT }, async () => {
  const args = ['simulate', 'muhq', '--games', '30', '--seed', '7', '--json', '--coverage']
  const [one, three, other] = await Promise.all([
    understudy([...args, '--jobs', '1']),
    understudy([...args, '--jobs', '3', '--hurry']),
    understudy(['simulate', 'muhq', '--games', '30', '--seed', '8', '--json', '--coverage']),
  ])
  expect(one.err).toBe('')
  expect(three.out).toBe(one.out)
  expect(other.out).not.toBe(one.out)
  expect(JSON.parse(one.out).games).toBe(30)
})

test('an act is an act in every thread', { timeout: TIMEOUT }, async () => {
  // Threads are handed 25 games at a time: with fewer there is only one.
  const args = ['simulate', 'arcs', '--act', '1', '--seats', 'random,random,random', '--games', '30', '--json']
  const [one, three] = await Promise.all(['1', '3'].map((jobs) => understudy([...args, '--jobs', jobs, '--hurry'])))
  expect(three?.out).toBe(one?.out)
  expect(JSON.parse(one?.out ?? '').endings).toMatchObject([{ id: 'over.act', games: { count: 30 } }])
})

test('a bot from outside plays on one thread and on three, and without its plug-in there is no such bot', {
  timeout: TIMEOUT,
}, async () => {
  const plugin = join(root, 'docs/examples/my-bot.js')
  const args = ['simulate', 'muhq', '--seats', 'hasty,kraken', '--games', '30', '--seed', '7', '--json']
  const [one, three, none] = await Promise.all([
    understudy(['--plugin', plugin, ...args, '--jobs', '1']),
    understudy([...args, '--jobs', '3', '--hurry', `--plugin=${plugin}`]),
    understudy(args),
  ])
  expect(one.err).toBe('')
  expect(JSON.parse(one.out).games).toBe(30)
  expect(three.out).toBe(one.out)
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('hasty')])
})

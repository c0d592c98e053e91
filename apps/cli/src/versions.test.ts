// Versions of bots on the command line: `bot@version` at seats and as an argument, `--version`, and what is not there.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playedJournal } from './testing/journals.ts'
import { understudy } from './testing/run.ts'

let folder: string
const file = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-versions-'))
  await writeFile(file('game.json'), JSON.stringify(playedJournal()))
})
afterAll(() => rm(folder, { recursive: true }))

const position = { players: 2, stones: 6, fresh: false, misere: false, turn: 1, round: 1, last: 0 }

test('a version that there is not gets one sentence with those there are, wherever it is named', async () => {
  const stdin = JSON.stringify(position)
  const commands = [
    ['simulate', 'heap', '--seats', 's2=miser@9'],
    ['rulebook', 'miser@9'],
    ['rulebook', 'miser', '--version', '9'],
    ['coverage', 'miser', '--version', '9', '--games', '1'],
    ['turn', 'heap', '--bot', 'miser', '--version', '9'],
    ['turn', 'heap', '--bot', 'miser@9'],
  ]
  for (const args of commands) {
    const ran = await understudy(args, { stdin })
    expect([args, ran.code, ran.err]).toEqual([args, 1, '"miser" has no version "9"; it has: 1.0.\n'])
    const ru = await understudy([...args, '--lang', 'ru'], { stdin })
    expect(ru.err).toMatch(/^у miser нет версии «9»; есть: 1\.0\.\n$/i)
  }
  const explained = await understudy(['explain', file('game.json'), '--version', '9'])
  expect([explained.code, explained.err]).toEqual([
    1,
    `${file('game.json')}: nobody at this table has a version "9"; there are: one@1, miser@1.0.\n`,
  ])
})

test('a version that is there is played, printed and counted; an edition is still read where versions stand', async () => {
  const usual = await understudy(['rulebook', 'miser'])
  for (const args of [
    ['rulebook', 'miser@1.0'],
    ['rulebook', 'miser', '--version', '1.0'],
  ])
    expect((await understudy(args)).out).toBe(usual.out)
  const stdin = JSON.stringify(position)
  const turn = await understudy(['turn', 'heap', '--bot', 'miser'], { stdin })
  expect(turn.code).toBe(0)
  expect((await understudy(['turn', 'heap', '--bot', 'miser@1.0'], { stdin })).out).toBe(turn.out)
  const counted = await understudy(['coverage', 'miser', '--version', '1.0', '--games', '3', '--jobs', '1', '--json'])
  expect(JSON.parse(counted.out)).toMatchObject({ bot: 'miser', version: '1.0', games: 3 })
  for (const who of ['miser', 'miser@1.0', 'miser@second', 'miser@1.0@second', 'miser@first']) {
    const args = ['simulate', 'heap', '--games', '1', '--jobs', '1', '--seats', `random,${who}`, '--json']
    const ran = await understudy(args)
    const { seats } = JSON.parse(ran.out)
    expect([who, ran.code, seats[1].controller]).toMatchObject([who, 0, { by: 'bot', bot: 'miser' }])
    expect(seats[1].controller.version).toBe(who.includes('1.0') ? '1.0' : undefined)
    expect(seats[1].controller.edition).toBe(
      who.includes('second') ? 'second' : who.includes('first') ? 'first' : undefined,
    )
  }
})

test('a journal is explained as if its bots were of a version', async () => {
  const plain = await understudy(['explain', file('game.json'), '--turn', '1'])
  const named = await understudy(['explain', file('game.json'), '--turn', '1', '--version', '1.0'])
  expect([named.code, named.out]).toEqual([0, plain.out])
})

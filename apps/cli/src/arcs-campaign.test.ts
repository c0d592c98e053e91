// Act I of The Blighted Reach from the command line.

import { games } from '@understudy/lab'
import { describe, expect, it } from 'vitest'
import { understudy } from './testing/run.ts'

const arcs = (args: readonly string[], stdin = '') => understudy(args, { games, stdin })
const simulate = (...args: string[]) =>
  arcs(['simulate', 'arcs', '--games', '1', '--jobs', '1', '--players', '3', ...args])

describe('--act 1', () => {
  it('plays the act with the Fates that are named', async () => {
    const { out, code } = await simulate('--act', '1', '--fate1', 'founder', '--seats', 'random,random,random')
    expect([code, out.split('\n')[0]]).toEqual([0, 'Arcs, players 3, act 1, fate1 founder, fate2 random, fate3 random'])
    expect(out).toContain('Act I is over')
  })

  it.each([
    [['--act', '2'], 'only Act I can be played here', 'только акт I'],
    [['--act', '1', '--role2', 'lars'], 'Lars does not play in the campaign', 'Ларс в кампании не играет'],
    [['--act', '1', '--leaders', 'draft'], 'there are no leaders in the campaign', 'в кампании нет лидеров'],
    [['--act', '1', '--setup', '3p-mix-up'], 'the campaign has no setup cards', 'в кампании нет карт подготовки'],
  ])('refuses %j in one sentence', async (args, en, ru) => {
    expect((await simulate(...args)).err).toContain(en)
    expect((await simulate(...args, '--lang', 'ru')).err).toContain(ru)
  })

  it('is not offered to who does not ask for it', async () => {
    const { out } = await simulate('--seats', 'random,random,random')
    expect(out.split('\n')[0]).toBe('Arcs, players 3')
  })
})

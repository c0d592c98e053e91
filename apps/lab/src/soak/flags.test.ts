import { expect, test } from 'vitest'
import { arcsEntry } from '../games/arcs.ts'
import { readSoakFlags } from './flags.ts'
import { actSettings } from './worker.ts'

const read = (...args: string[]) => readSoakFlags(args, ['arcs'])

test('A soak of acts can be played by seats and in parts', () => {
  expect(read('arcs', '--act', '1', '--players', '3', '--from', '20000', '--games', '10000')).toMatchObject({
    act: 1,
    players: 3,
    from: 20_000,
    games: 10_000,
  })
  expect(read('arcs', '--from', '0').from).toBe(0)
  expect(() => read('arcs', '--players', '3')).toThrow('--players needs --act.')
  expect(() => read('arcs', '--from', '-1')).toThrow('from 1 on')
})

test('Of one number of seats only those settings are played', () => {
  expect(actSettings(arcsEntry, 1, 3).map(({ players }) => players)).toEqual([3, 3])
  expect(actSettings(arcsEntry, 1, undefined)).toHaveLength(6)
  expect(actSettings(arcsEntry, 1, 5)).toEqual([])
})

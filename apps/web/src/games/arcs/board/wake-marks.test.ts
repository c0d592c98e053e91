import type { GameEvent } from '@understudy/table'
import { expect, it } from 'vitest'
import { marksOf } from './wake-marks.ts'

const event = (say: string, facts: object): GameEvent => ({ say, with: facts }) as unknown as GameEvent

it('what rose and fell is counted by place, owner and piece, and no mark lies on another', () => {
  const marks = marksOf([
    event('log.built', { seat: 'yellow', piece: 'ship', system: '4h' }),
    event('log.built', { seat: 'yellow', piece: 'ship', system: '4h' }),
    event('log.built', { seat: 'yellow', piece: 'city', system: '4h' }),
    event('log.shipsLost', { of: 'red', n: 2, system: '4h', by: 'yellow' }),
    event('log.shipsLost', { of: 'red', n: 1, system: '4h', by: 'blue' }),
    event('log.destroyed', { seat: 'yellow', of: 'red', piece: 'starport', system: '4h' }),
    event('log.placed', { seat: 'blue', systems: ['4h', '1g'] }),
  ])
  expect(marks.map(({ at, fell, owner, piece, n, event: no }) => [at, fell, owner, piece, n, no])).toEqual([
    ['4h', false, 'yellow', 'ship', 2, 1],
    ['4h', false, 'yellow', 'city', 1, 2],
    ['4h', true, 'red', 'ship', 3, 4],
    ['4h', true, 'red', 'starport', 1, 5],
    ['4h', false, 'blue', 'ship', 1, 6],
    ['1g', false, 'blue', 'ship', 1, 6],
  ])
  const here = marks.filter(({ at }) => at === '4h')
  for (const [i, a] of here.entries())
    for (const b of here.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24)
})

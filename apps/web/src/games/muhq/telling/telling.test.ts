import type { Logged } from '@understudy/table'
import { expect, it } from 'vitest'
import { beatsOf } from '../../../play/following/beats.ts'
import { telling } from './telling.ts'

const deed = (node: string, action: object): Logged =>
  ({
    index: 0,
    entry: { t: 'action', seat: 'boss', by: 'bot', node, action },
    events: [],
    moment: 'm',
  }) as unknown as Logged

it('the boss’s turn: what it gains and pays, each card with its draw, each unit with its blow', () => {
  const steps = [
    deed('1', { do: 'gain' }),
    deed('2.2', { do: 'pay' }),
    deed('3.1.1', { do: 'draw' }),
    deed('3.2.1', { do: 'play', card: 'shark' }),
    deed('3.1.1', { do: 'draw' }),
    deed('AGG.3', { do: 'move', unit: 4, to: { x: 1, y: 1 } }),
    deed('AGG.1', { do: 'attack', unit: 4, target: 2 }),
    deed('3.3.3', { do: 'tap', unit: 4 }),
    deed('AGG.3', { do: 'move', unit: 5, to: { x: 2, y: 1 } }),
    deed('4', { do: 'end', putAway: [] }),
  ]
  expect(beatsOf(steps, telling.joins).map(({ length }) => length)).toEqual([2, 2, 1, 3, 2])
})

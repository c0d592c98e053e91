import type { Change } from '@understudy/table'
import { expect, it } from 'vitest'
import { unitsInOrder } from './order.ts'

const move = (from: string, to: string): Change => ({
  say: 'change.move',
  with: { unit: { id: 1, name: { en: from, ru: from }, seat: 'boss', at: from }, to },
})
const said = (changes: readonly Change[]) =>
  unitsInOrder(changes).map(({ change: { say, with: facts = {} } }) => {
    const { at } = facts.unit as { at: string }
    return say === 'carry.lift' ? `lift ${at}` : `${say === 'carry.putDown' ? 'put' : 'move'} ${at}-${facts.to}`
  })

it('a tile is left before another unit comes to it', () => {
  expect(said([move('a1', 'b1'), move('b1', 'c1'), move('c1', 'd1')])).toEqual([
    'move c1-d1',
    'move b1-c1',
    'move a1-b1',
  ])
})

it('units that change places in a circle: one of them is lifted first and put down last', () => {
  expect(said([move('a1', 'b1'), move('b1', 'a1')])).toEqual(['lift b1', 'move a1-b1', 'put b1-a1'])
  expect(said([move('a1', 'b1'), move('b1', 'c1'), move('c1', 'a1')])).toEqual([
    'lift b1',
    'move a1-b1',
    'move c1-a1',
    'put b1-c1',
  ])
})

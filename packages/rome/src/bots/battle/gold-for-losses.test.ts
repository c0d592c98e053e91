import { expect, it } from 'vitest'
import { attack, card, dice, fight, line } from './battle-testing.ts'

it.each([
  [true, 2],
  [false, 0],
])('RES-5 (R-41): 2 gold for a dear card lost to a person by the option only (%s)', (all, gold) => {
  const options = { 'loss.compensateAll': all } as never
  const bench = attack({ bot: ['C04', 'C01', 'C01'], person: ['R01', 'R01'], options }).gold('CAR', 0)
  fight(bench, {
    anyTie: true,
    others: [line('R01'), line('R01')],
    chance: [card('C04'), dice('SK'), card('C01'), dice('--'), card('C01'), dice('-')],
    until: 'activate',
  })
  expect(bench.side('CAR').gold).toBe(gold)
})

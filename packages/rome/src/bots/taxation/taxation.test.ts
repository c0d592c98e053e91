import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'

const both = { ROM: 'super', CAR: 'speed' } as const

describe('taxation', () => {
  it('TAX-1, TAX-2: each bot by its kind (TAX-3)', () => {
    const bench = new Bench(both).gold('ROM', 0).gold('CAR', 0).build('carthage', 'market').begin('taxation', 'ROM')
    const first = play(bench, 'ROM')
    expect([...first.fired]).toEqual(['TAX-1'])
    const second = play(bench, 'CAR')
    expect([...second.fired]).toEqual(['TAX-2'])
    expect([bench.side('ROM').gold, bench.side('CAR').gold]).toEqual([13, 18])
  })

  it('TAX-3, TAX-3.1: by option one Speed-bot makes all incomes fixed', () => {
    const bench = new Bench(both, { 'tax.mixed': 'allFixed' }).gold('ROM', 0).begin('taxation', 'ROM')
    const { fired } = play(bench, 'ROM')
    expect([...fired]).toEqual(['TAX-3', 'TAX-3.1'])
    play(bench, 'CAR')
    expect(bench.side('ROM').gold).toBe(15)
  })

  it('DIF-1: the difficulty adds to both', () => {
    const bench = new Bench(both, { 'difficulty.speedTax': '25', 'difficulty.superTaxBonus': 6 })
    bench.gold('ROM', 0).gold('CAR', 0).begin('taxation', 'ROM')
    play(bench, 'ROM')
    play(bench, 'CAR')
    expect([bench.side('ROM').gold, bench.side('CAR').gold]).toEqual([19, 25])
  })
})

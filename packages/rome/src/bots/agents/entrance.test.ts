import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'

const four = { ROM: 'super', GRE: 'super', CAR: 'speed', BAR: 'human' } as const

describe('agents enter', () => {
  it('AGT-1: at the richest home that is left, which needs no choice', () => {
    const bench = new Bench(four).hold('BAR', 'carthage')
    bench.side('CAR').agents = [{ region: -1, used: false }]
    bench.side('CAR').toFlip = 1
    bench.begin('agents', 'CAR')
    const { actions, read } = play(bench, 'CAR')
    expect(actions).toEqual([])
    expect(read.has('AGT-1')).toBe(false)
    expect(bench.side('CAR').agents).toEqual([{ region: bench.region('qart_hadasht'), used: false }])
  })

  it('AGT-1: of two that are equally rich one is drawn', () => {
    const bench = new Bench(four).hold('BAR', 'carthage', 'qart_hadasht', 'kartuba')
    bench.side('CAR').agents = [{ region: -1, used: false }]
    bench.begin('agents', 'CAR')
    const { actions, fired, found } = play(bench, 'CAR', { picks: { 'AGT-1': [1] } })
    expect(fired.has('AGT-1')).toBe(true)
    expect(found('AGT-1')[0]).toHaveLength(4)
    expect(actions).toHaveLength(1)
  })
})

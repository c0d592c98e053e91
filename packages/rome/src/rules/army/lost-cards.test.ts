import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { loseToReserves, openCards } from './cards.ts'
import { defeat } from './defeat.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('cards that are lost', () => {
  it('10.1: those of a person’s defeated army go to the Reserves, its general is at hand', () => {
    const bench = new Bench(people).place('ROM', 0, 'rome', ['R03', 'R05'], 'rom1')
    const before = openCards(bench.side('ROM').reserves).length
    const pool = bench.side('ROM').pool.known.length
    defeat(bench.state, 0, 0, 'small', undefined)
    expect([openCards(bench.side('ROM').reserves).length, bench.side('ROM').pool.known.length]).toEqual([
      before + 2,
      pool,
    ])
    expect([bench.side('ROM').available.known.includes('rom1'), bench.where('ROM', 0)]).toEqual([true, null])
  })
  it('12.4: old Roman cards stay in the game until the Reforms', () => {
    const bench = new Bench(people)
    const copies = (): number => openCards(bench.side('ROM').reserves).filter((card) => card === 'R01').length
    const before = copies()
    loseToReserves(bench.state, 0, 'R01')
    expect([copies(), bench.side('ROM').retired]).toEqual([before + 1, []])
    bench.develop('ROM', 0, 0, 2)
    loseToReserves(bench.state, 0, 'R01')
    expect([copies(), bench.side('ROM').retired]).toEqual([before + 1, ['R01']])
  })
  it('4.5: mercenaries go under those that were lost before', () => {
    const { state } = new Bench(people)
    state.stacks[1] = []
    for (const card of ['M22', 'M21', 'M21']) loseToReserves(state, 0, card)
    expect(state.stacks[1]).toEqual([{ cards: ['M22', 'M21', 'M21'] }])
  })
})

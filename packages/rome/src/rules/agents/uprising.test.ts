import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const ARMY = ['R01', 'R01', 'R02']

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('8.2 Rebel Uprising', () => {
  it('places no second cube where the first has released the region', () => {
    const bench = new Bench(people).hold('GRE', 'syracusae').cubes('syracusae', 2).status('ROM', 'GRE', 'enemy')
    bench.place('ROM', 0, 'syracusae', ARMY, 'rom1').agents('CAR', 'syracusae').hand('CAR', 'REB', 'TRD')
    bench.land('syracusae').siege = 1
    bench
      .begin('agents', 'CAR')
      .act({ do: 'agent', card: 'REB', agent: 0, target: { region: 'syracusae' } })
      .roll('K')
    expect([bench.holder('syracusae'), bench.land('syracusae').cubes]).toEqual([null, 0])
  })
})

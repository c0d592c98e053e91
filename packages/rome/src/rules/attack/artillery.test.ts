import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../../data/house-west-1/index.ts'
import { packText } from '../../pack/files.ts'
import { Bench } from '../../testing.ts'
import { attackedLevel } from './assault-dice.ts'

const ARMY = ['R01', 'R01', 'R02']

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('10.4 artillery', () => {
  it('takes off no more than Walls have added', () => {
    const text = (HOUSE_WEST_1['pack.yaml'] ?? '').replace('walls: 2, wallsAlone', 'walls: 1, wallsAlone')
    const bench = new Bench(people, { pack: packText({ ...HOUSE_WEST_1, 'pack.yaml': text }) })
    bench.build('epidamnos', 'walls').place('ROM', 0, 'iader', [...ARMY, 'R09', 'R10'], 'rom1')
    const target = bench.region('epidamnos')
    expect(attackedLevel(bench.state, { side: 0, slot: 0, target, stage: 0, bySea: false, infantry: -1 })).toBe(2)
  })
})

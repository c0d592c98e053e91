import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { attacked, deed, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

it.each(['super', 'speed'] as const)(
  'SUP-2.3, SPD-2 (R-131): %s: the table decides about a neutral army in a region of an enemy',
  (kind) => {
    const war = (guest: 'neutral' | 'enemy') => {
      const bench = onlyFree(new Bench({ ...FOUR, ROM: kind, BAR: 'human' }), 'ROM').status('ROM', 'GRE', 'enemy')
      bench.hold('GRE', 'genua').place('ROM', 0, 'medhlan').place('BAR', 0, 'genua', ['B01', 'B01'])
      bench.status('ROM', 'BAR', guest).land('genua').siege = 0
      return deed(bench, 'ROM', { anyTie: true, options: { 'army.horizonTurns': '1' } })
    }
    expect(attacked(war('enemy'))).toBe('genua')
    const calm = war('neutral')
    expect(attacked(calm)).toBeUndefined()
    expect(calm.fired).toContain(kind === 'super' ? 'SUP-2.4.t' : 'SPD-5.t')
  },
)

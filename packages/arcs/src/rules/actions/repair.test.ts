import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../testing.ts'
import { SITE_DAMAGED } from '../state/sites.ts'

describe('Repair', () => {
  it('10.4: only what is damaged and one’s own', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1)
      .city('yellow', '2c', true)
      .port('red', '2h', true)
      .leads('red', 'construction-2')
    expect([
      bench.no({ do: 'repair', piece: { ship: '2a' }, pay: PIP }),
      bench.no({ do: 'repair', piece: { site: '2c/1' }, pay: PIP }),
    ]).toEqual(['no.damagedShip', 'no.damagedBuilding'])
    expect(bench.act({ do: 'repair', piece: { site: '2h/1' }, pay: PIP }).site('2h') & SITE_DAMAGED).toBe(0)
  })
})

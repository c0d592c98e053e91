// Differences between positions, and the list for the box.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import { CampaignBench } from '../campaign-testing.ts'

describe('parts of a position', () => {
  it('differences and the list for the box know the new pieces, and which pile keeps its order', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
    const before = arcs.copy(bench.state)
    bench.outlaw('yellow').favors('red', 'blue', 1).trust('relic').policy('war')
    expect(arcs.diff(before, bench.state).map(({ say }) => say)).toEqual(
      expect.arrayContaining(['put.title', 'put.favors', 'put.trust', 'put.policy']),
    )
    const lines = arcs.setup(bench.state).map((line) => line.say)
    expect(lines).toEqual(
      expect.arrayContaining(['put.faithful', 'put.deckOrder', 'put.council', 'put.firstRegent', 'put.fate']),
    )
  })
})

// Regents, Outlaws and the First Regent’s tile.

import { describe, expect, it } from 'vitest'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'
import { CARD, FATE_LORE } from './data.ts'
import { becomeOutlaw } from './titles.ts'

describe('titles', () => {
  it('campaign/9.4, B.10: who leaves buries its cards and hands the tile on', () => {
    const bench = new CampaignBench(4, ['steward', 'admiral', 'magnate', 'partisan']).trust('fuel').power('blue', 3)
    becomeOutlaw(bench.state, 0)
    expect([
      read.has(bench.state, Pile.lore(0), FATE_LORE.imperialAuthority),
      read.has(bench.state, Pile.BURIED, CARD.imperialAuthority),
      camp.firstRegent(bench.state),
      camp.trust(bench.state, 2),
    ]).toEqual([false, true, 2, 1])
    becomeOutlaw(bench.state, 1)
    expect(read.has(bench.state, Pile.BURIED, CARD.imperialOfficers)).toBe(true)
    expect(bench.problems()).toEqual([])
  })
})

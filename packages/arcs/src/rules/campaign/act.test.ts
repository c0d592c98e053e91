// The layer of an act: what counts, and what markers are worth.

import { describe, expect, it } from 'vitest'
import { count } from '../round/ambitions.ts'
import { EMPATH, KEEPER, markerValue, TYCOON, WARLORD } from '../round/declare.ts'
import { CampaignBench } from './campaign-testing.ts'

describe('chapters of an act', () => {
  it('campaign/13.2: the Trust, Merchant League and icons count; lore and a Weapon icon do not', () => {
    const bench = new CampaignBench(3, ['magnate', 'admiral', 'believer']).trust('relic').league('fuel', 'fuel')
    const of = (seat: number, what: number) => count(bench.state, seat, what)
    // Merchant League is a Fuel icon itself; Imperial Officers a Weapon, Faithful Disciples a Relic.
    expect([of(0, TYCOON), of(0, KEEPER), of(1, WARLORD), of(2, KEEPER), of(2, EMPATH)]).toEqual([3, 1, 0, 1, 0])
  })

  it('campaign/13.1: the lowest marker is turned at each chapter’s end', () => {
    const bench = new CampaignBench(3).settled()
    const values = () => [0, 1, 2].map((marker) => markerValue(bench.state, marker).join('/')).sort()
    expect(values()).toEqual(['2/0', '3/2', '5/3'])
    bench.endChapter()
    expect(values()).toEqual(['3/2', '4/2', '5/3'])
  })
})

// The layer of an act: what counts, and what markers are worth.

import { describe, expect, it } from 'vitest'
import { count } from '../round/ambitions.ts'
import { EMPATH, KEEPER, markerValue, TYCOON, TYRANT, WARLORD } from '../round/declare.ts'
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

  it('campaign/13.1.1, 13.1.2, 13.1.3: the markers of the three chapters', () => {
    const bench = new CampaignBench(3).settled()
    const values = () =>
      [0, 1, 2]
        .map((marker) => markerValue(bench.state, marker).join('/'))
        .sort()
        .reverse()
    const seen = [values()]
    for (const chapter of [1, 2]) {
      bench.chapter(chapter).endChapter()
      seen.push(values())
    }
    expect(seen).toEqual([
      ['5/3', '3/2', '2/0'],
      ['5/3', '4/2', '3/2'],
      ['6/3', '5/3', '4/2'],
    ])
  })

  it.each([
    ['13.2.1', TYCOON, 4],
    ['13.2.2', TYRANT, 2],
    ['13.2.3', WARLORD, 3],
    ['13.2.4', KEEPER, 3],
    ['13.2.5', EMPATH, 2],
  ])('campaign/%s: what counts for ambition %i', (_, ambition, n) => {
    const bench = new CampaignBench(3, ['magnate', 'advocate', 'partisan'])
      .openSlots('red', 2, 'blue')
      .lore('red', 'L13')
    // Merchant League is a Fuel icon; a Golem, lore and a Weapon card are nothing.
    bench.tokens('red', 'material', 'relic', 'psionic').league('fuel', 'relic').trust('relic', 'material')
    bench.guild('red', 'BC16', 'BC13').captives('red', 'blue', 2)
    bench.loot('red', 'blight', 'ship', 1).loot('red', 'empire', 'ship', 1).loot('red', 'free', 'city', 1)
    expect(count(bench.state, 0, ambition)).toBe(n)
  })
})

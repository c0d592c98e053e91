// Scenarios 26 to 29 of the specification, and battles from the first die to the last.

import { pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../../data/house-west-1/index.ts'
import { troopOf } from '../../rules/army/cards.ts'
import { Bench } from '../../testing.ts'
import { attack, card, deeds, dice, fight, line } from './battle-testing.ts'
import { worth } from './ways.ts'

describe('battles', () => {
  it('26: the skirmisher and the infantry with the green die go into the terrain (BAT-1, BAT-2)', () => {
    // No infantry of the house pack has two white terrain dice: here the second card has.
    const troops = HOUSE_WEST_1['troops.csv'] ?? ''
    const files = { ...HOUSE_WEST_1, 'troops.csv': troops.replace('MI,-,2,W,-,GW,4,3,0,0', 'MI,-,2,WW,-,GW,4,3,0,0') }
    const bench = attack({
      at: 'cosentia',
      from: 'syracusae',
      bot: ['C05', 'C01', 'C03', 'C02'],
      person: ['R01', 'R01'],
      options: { pack: JSON.stringify(files) },
    })
    const terrain = (id: string) => troopOf(bench.state, id).terrain.join('')
    expect(['C03', 'C02', 'C01'].map(terrain)).toEqual(['G', 'WW', 'W'])
    const played = fight(bench, {})
    expect(deeds(played)).toEqual([{ do: 'terrain', card: 'C03' }])
    expect(played.found('BAT-2')[0]).toHaveLength(3)
    expect(played.fired).toContain('BAT-1')
    expect(worth(['G'])).toBeGreaterThan(worth(['W', 'W']))
    expect(worth(['Y'])).toBeGreaterThan(worth(['G', 'G', 'G']))
    expect(worth(['G', 'W'])).toBeGreaterThan(worth(['G']))
  })

  it('27: skirmishers support in the order they came, artillery fires without a roll (PH3-1 to PH3-4)', () => {
    const bench = attack({ bot: ['C01', 'C02', 'C05', 'C06', 'C10', 'C11'], person: ['R01', 'R01'] })
    const played = fight(bench, {
      actions: 6,
      others: [line('R01'), line('R01')],
      chance: [
        ...[card('C05'), card('C06'), card('C01'), card('C10'), dice('----')],
        ...[card('C02'), card('C11'), dice('-----')],
      ],
    })
    expect(deeds(played)).toEqual([
      { do: 'shoot', yes: true },
      { do: 'shoot', yes: true },
    ])
    expect(played.events.filter((event) => event.e === 'roll')).toEqual([])
    for (const node of ['PH3-1', 'PH3-2', 'PH3-4']) expect(played.fired).toContain(node)
  })

  it.each([
    ['no skirmisher left', ['R01', 'R01'], [0, 1]],
    ['a skirmisher left', ['R01', 'R01', 'R05'], [1]],
  ])('28: Envelopment with %s (PH4-1)', (_, person, rerolled) => {
    const bench = attack({ bot: ['C01', 'C01', 'C14'], person })
    const played = fight(bench, {
      others: [line('R01'), line('R01')],
      chance: [card('C01'), dice('--'), card('C01'), dice('--'), card('C14'), dice('S-')],
    })
    expect(deeds(played)).toEqual([{ do: 'reroll', dice: rerolled }])
    expect(played.fired).toContain('PH2-3')
  })

  it('29: two Super-bots gather dice; the defender wins the tie (BVB-5 to BVB-7)', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'super', CAR: 'super', BAR: 'super' })
    bench.hold('ROM', 'iader').leaderless('ROM', 0).leaderless('GRE', 0).status('ROM', 'GRE', 'enemy')
    bench.place('ROM', 0, 'iader', ['R01', 'R01', 'R02']).place('GRE', 0, 'epidamnos', ['G01', 'G01', 'G02', 'G05'])
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'epidamnos', path: [] })
    expect(bench.dice).toBe('GGGGGG')
    const decks = [
      ['ROM', 'MI'],
      ['GRE', 'MI'],
      ['GRE', 'SK'],
    ] as const
    const before = decks.map(([seat, cls]) => pileSize(bench.side(seat).decks[cls]))
    const played = fight(bench.roll('KXSXXX'), { chance: [card('R01'), card('G01'), card('G05')] }, 'ROM')
    for (const node of ['BVB-4', 'BVB-6', 'BVB-9']) expect(played.fired).toContain(node)
    for (const node of ['BVB-5', 'BVB-7', 'BVB-8']) expect(played.fired).not.toContain(node)
    expect(bench.classes('ROM', 0)).toBe('MI MI MI')
    expect(bench.classes('GRE', 0)).toBe('MI MI MI SK')
    expect(decks.map(([seat, cls], at) => (before[at] ?? 0) - pileSize(bench.side(seat).decks[cls]))).toEqual([1, 1, 1])
    expect([bench.side('ROM').vp, bench.side('GRE').vp]).toEqual([0, 1])
    expect(bench.where('ROM', 0)).toBe('iader')
  })
})

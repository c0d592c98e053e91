import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { attack, fight } from './lore-testing.ts'

describe('Ancient Holdings', () => {
  it('L13 Ancient Holdings: one more slot, raid cost 4', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L13')
      .tokens('yellow', null, null, null, null, null, null, 'relic')
      .ships('red', '4a', 4)
      .city('yellow', '4a')
      .leads('red', 'aggression-2')
    attack(bench, { raid: 2 }).act({ do: 'roll', assault: [], skirmish: [], raid: [2, 2] })
    expect(bench.no({ do: 'raid', take: [{ slot: 6 }] })).toBeUndefined()
  })

  it('L13: three keys are not enough; Outrage empties it too', () => {
    const bench = new Bench(4).lore('yellow', 'L13').tokens('yellow', null, null, null, null, null, null, 'relic')
    fight(bench.ships('red', '4a', 4).city('yellow', '4a'), { raid: [2, 3] })
    expect([bench.until('turn').held('yellow')]).toEqual([['relic']])
    const outrage = new Bench()
      .settled()
      .lore('red', 'L13')
      .tokens('red', 'fuel', null, null, null, null, null, 'relic')
    outrage
      .court({ card: 'BC28', agents: { red: 1 } })
      .leads('red', 'aggression-2')
      .act({ do: 'secure', card: 'BC28', pay: PIP })
    expect(outrage.act({ do: 'spread', type: 'relic' }).held('red')).toEqual(['fuel'])
  })
})

// Who may attack whom, and who fights along.

import { describe, expect, it } from 'vitest'
import type { Action, Colour } from '../../../vocabulary.ts'
import * as read from '../../state/read.ts'
import { CampaignBench } from '../campaign-testing.ts'

const PIP = 'pip' as const
const dice = (skirmish: number) => ({ assault: 0, skirmish, raid: 0 })
/** A face of the assault die: a hit and an intercept. */
const INTERCEPT = 6
/** A face of the raid die: an intercept and two keys. */
const KEYS = 2
const none = { assault: [], skirmish: [], raid: [] } as const

describe('battle', () => {
  it.each([
    ['Regent', 'regent', 'imperial', 'no.truce'],
    ['Regent', 'regent', 'none', undefined],
    ['Regent', 'outlaw', 'imperial', undefined],
    ['Outlaw', 'regent', 'imperial', undefined],
    ['Outlaw', 'outlaw', 'imperial', undefined],
  ])('campaign/6.6: %s attacks a %s with %s there: %s', (attacker, defender, there, no) => {
    const bench = new CampaignBench().ships('red', '1a', 2).ships('yellow', '1a', 1).firstRegent('white')
    if (there === 'imperial') bench.imperial('1a', 0, 1)
    if (attacker === 'Outlaw') bench.outlaw('red')
    if (defender === 'outlaw') bench.outlaw('yellow')
    bench.leads('red', 'aggression-2')
    expect(bench.no({ do: 'battle', at: '1a', against: 'yellow', dice: dice(1), pay: PIP })).toBe(no)
  })

  it('campaign/6.6: nobody but an Outlaw attacks the Empire; everybody attacks Blight and Free States', () => {
    for (const outlaw of [false, true]) {
      const bench = new CampaignBench()
        .ships('red', '1a', 2)
        .imperial('1a', 1)
        .blight('1a', 1)
        .free('1a')
        .firstRegent('white')
      if (outlaw) bench.outlaw('red')
      bench.leads('red', 'aggression-2')
      const no = (against: 'empire' | 'blight' | 'free') =>
        bench.no({ do: 'battle', at: '1a', against, dice: dice(1), pay: PIP })
      expect([no('empire'), no('blight'), no('free')]).toEqual([
        outlaw ? undefined : 'no.truceEmpire',
        undefined,
        undefined,
      ])
    }
  })

  it('campaign/6.6, R4: Imperial ships join, all or none, and collect a die each; alone beside a building', () => {
    const bench = new CampaignBench()
      .city('red', '1a')
      .imperial('1a', 1, 1)
      .blight('1a', 0, 1)
      .leads('red', 'aggression-2')
    const battle = (skirmish: number, imperial?: 'all'): Action => ({
      do: 'battle',
      at: '1a',
      against: 'blight',
      dice: dice(skirmish),
      ...(imperial === undefined ? {} : { imperial }),
      pay: PIP,
    })
    expect([bench.no(battle(1)), bench.no(battle(3, 'all')), bench.no(battle(2, 'all'))]).toEqual([
      'no.shipsThere',
      'no.tooManyDice',
      undefined,
    ])
  })

  it('campaign/6.6: beside an Outlaw’s battle the Empire stays out of it', () => {
    const bench = new CampaignBench()
      .outlaw('red', 'yellow')
      .firstRegent('white')
      .ships('red', '1a', 3)
      .ships('yellow', '1a', 1)
      .imperial('1a', 2)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '1a', against: 'yellow', dice: dice(3), pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [4, 4, 4], raid: [] })
    expect([bench.pieces('empire', '1a'), bench.lootOf('red', 'yellow'), bench.fleet('red', '1a')]).toEqual([
      [2, 0],
      1,
      [3, 0],
    ])
  })

  it('campaign/6.8, 7.2: a fallen Free city brings Outrage, no Ransack', () => {
    const bench = new CampaignBench()
      .ships('red', '2a', 3)
      .free('2a')
      .court({ card: 'BC02', agents: { yellow: 1 } })
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '2a', against: 'free', dice: dice(3), pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [4, 4, 1], raid: [] })
    expect([read.outrage(bench.state, 0), bench.lootOf('red', 'free', 'city'), bench.waits]).toEqual([
      1 << 5,
      1,
      'turn.red',
    ])
  })

  it.each([
    ['all', 'hits.red'],
    ['fresh', 'turn.red'],
  ] as const)('campaign/6.6, L06: Signal Breaker minds a damaged Imperial attacker (%s)', (imperial, waits) => {
    const bench = new CampaignBench()
      .outlaw('yellow')
      .lore('red', 'L06')
      .ships('red', '1a', 3)
      .imperial('1a', 1, 1)
      .ships('yellow', '1a', 1)
      .leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'yellow',
      imperial,
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, assault: [INTERCEPT] })
    // Unless Signal Breaker voids the intercept, the attacker says which of its ships takes the hit.
    expect(bench.waits).toBe(waits)
  })

  it('campaign/6.6: with an Imperial ship as the only one left the attacker still raids', () => {
    const bench = new CampaignBench()
      .outlaw('yellow')
      .port('red', '1a')
      .imperial('1a', 1)
      .city('yellow', '1a')
      .openSlots('yellow', 2, 'blue')
      .tokens('yellow', null, 'fuel')
      .leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'yellow',
      imperial: 'all',
      dice: { assault: 0, skirmish: 0, raid: 1 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, raid: [KEYS] })
    expect(bench.waits).toBe('raid.red')
  })

  it('campaign/7.1: Blight does not intercept', () => {
    const bench = new CampaignBench().ships('red', '1a', 3).blight('1a', 1).leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'blight' as Colour,
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, assault: [INTERCEPT] })
    expect(bench.fleet('red', '1a')).toEqual([3, 0])
  })

  it.each([
    ['6.6.1', false, ['no.truce', undefined, undefined, 'no.truceEmpire', undefined, undefined]],
    ['6.6.2', true, [undefined, undefined, undefined, undefined, undefined, undefined]],
  ])('campaign/%s: Regent, the same without Imperial ships, Outlaw, Empire, Blight, Free States', (_, outlaw, no) => {
    const attack = (against: string, imperial = true) => {
      const bench = new CampaignBench().firstRegent('white').outlaw('blue')
      bench.ships('red', '1a', 2).ships('yellow', '1a', 1).ships('blue', '1a', 1).blight('1a', 1).free('1a')
      if (imperial) bench.imperial('1a', 0, 1)
      if (outlaw) bench.outlaw('red')
      bench.leads('red', 'aggression-2')
      return bench.no({ do: 'battle', at: '1a', against: against as Colour, dice: dice(1), pay: PIP })
    }
    expect([
      attack('yellow'),
      attack('yellow', false),
      attack('blue'),
      attack('empire'),
      attack('blight'),
      attack('free'),
    ]).toEqual(no)
  })

  it('campaign/6.6.2: nobody attacks an Empire that is not there', () => {
    const bench = new CampaignBench()
      .firstRegent('white')
      .outlaw('red')
      .ships('red', '1a', 2)
      .leads('red', 'aggression-2')
    expect(bench.no({ do: 'battle', at: '1a', against: 'empire', dice: dice(1), pay: PIP })).toBe('no.defender')
  })
})

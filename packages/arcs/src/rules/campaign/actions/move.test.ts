// Moving with Imperial ships, and where a Catapult ends.

import { describe, expect, it } from 'vitest'
import { CampaignBench } from '../campaign-testing.ts'
import { refuseLegs } from './move.ts'

const PIP = 'pip' as const

describe('moving', () => {
  it('campaign/6.3: ships and Imperial ships go together, leg by leg', () => {
    const bench = new CampaignBench()
      .ships('red', '1a', 2)
      .port('red', '1a')
      .imperial('1a', 2)
      .leads('red', 'mobilization-2')
    bench.act({
      do: 'move',
      from: '1a',
      legs: [
        { to: '1g', fresh: 2, damaged: 0, imperial: { fresh: 2, damaged: 0 } },
        { to: '2g', fresh: 1, damaged: 0, imperial: { fresh: 1, damaged: 0 } },
      ],
      pay: PIP,
    })
    expect([
      bench.fleet('red', '1g'),
      bench.fleet('red', '2g'),
      bench.pieces('empire', '1g'),
      bench.pieces('empire', '2g'),
    ]).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ])
  })

  it('campaign/6.3: a damaged Imperial ship along is enough to fly on past a Rival Regent', () => {
    const bench = new CampaignBench()
      .ships('yellow', '1a', 1)
      .port('yellow', '1a')
      .imperial('1a', 0, 1)
      .ships('blue', '1g', 2)
    const legs = (imperial: object) =>
      refuseLegs(bench.state, 1, '1a', [
        { to: '1g', fresh: 1, damaged: 0, ...imperial },
        { to: '2g', fresh: 1, damaged: 0, ...imperial },
      ])?.say
    expect([legs({}), legs({ imperial: { fresh: 0, damaged: 1 } })]).toEqual(['no.gateStops', undefined])
  })

  it.each([
    ['6.3.1', 'blight', ['no.blightStops', 'no.blightStops', 'no.blightStops']],
    ['6.3.2', 'empire', ['no.gateStops', undefined, undefined]],
    ['6.3.3', 'regent', ['no.gateStops', 'no.gateStops', undefined]],
    ['6.3.4', 'outlaw', ['no.gateStops', 'no.gateStops', 'no.gateStops']],
    ['6.3.5', 'nobody', [undefined, undefined, undefined]],
    ['6.3.5', 'own', [undefined, undefined, undefined]],
  ])('campaign/%s: a gate of %s: an Outlaw, a Regent, a Regent with Imperial ships', (_, gate, ends) => {
    const flies = (outlaw: boolean, imperial: boolean) => {
      const bench = new CampaignBench().firstRegent('white').ships('red', '1a', 2).port('red', '1a').imperial('1a', 1)
      if (outlaw) bench.outlaw('red')
      if (gate === 'blight') bench.blight('1g', 0, 1)
      if (gate === 'empire') bench.imperial('1g', 1)
      if (gate === 'regent' || gate === 'outlaw') bench.ships('blue', '1g', 1)
      if (gate === 'outlaw') bench.outlaw('blue')
      if (gate === 'own') bench.ships('red', '1g', 1)
      const along = imperial ? { imperial: { fresh: 1, damaged: 0 } } : {}
      return refuseLegs(bench.state, 0, '1a', [
        { to: '1g', fresh: 1, damaged: 0, ...along },
        { to: '2g', fresh: 1, damaged: 0, ...along },
      ])?.say
    }
    expect([flies(true, false), flies(false, false), flies(false, true)]).toEqual(ends)
  })
})

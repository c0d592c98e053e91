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
})

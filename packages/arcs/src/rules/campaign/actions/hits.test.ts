// Whose Trophy a destroyed piece is.

import { describe, expect, it } from 'vitest'
import { FACES } from '../../../data/dice.ts'
import { CampaignBench } from '../campaign-testing.ts'

const PIP = 'pip' as const

describe('Trophies', () => {
  it('campaign/6.7: an Imperial attacker that an Outlaw destroys is the Outlaw’s Trophy', () => {
    const self = FACES.assault.findIndex((face) => face.self > 0) + 1
    const bench = new CampaignBench(3)
      .outlaw('yellow')
      .city('red', '1a')
      .imperial('1a', 0, 1)
      .ships('yellow', '1a', 0, 1)
    bench
      .leads('red', 'aggression-2')
      .act({
        do: 'battle',
        at: '1a',
        against: 'yellow',
        imperial: 'all',
        dice: { assault: 1, skirmish: 0, raid: 0 },
        pay: PIP,
      })
      .act({ do: 'roll', assault: [self], skirmish: [], raid: [] })
    expect([bench.pieces('empire', '1a'), bench.lootOf('yellow', 'empire')]).toEqual([[0, 0], 1])
  })
})

// Whose Trophy a destroyed piece is.

import { describe, expect, it } from 'vitest'
import { FACES } from '../../../data/dice.ts'
import type { Colour } from '../../../vocabulary.ts'
import * as read from '../../state/read.ts'
import { CampaignBench } from '../campaign-testing.ts'

const PIP = 'pip' as const

describe('campaign/6.7: Trophies', () => {
  it('campaign/6.7.3: an Imperial attacker that an Outlaw destroys is the Outlaw’s Trophy', () => {
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

  const self = FACES.assault.findIndex((face) => face.self > 0) + 1
  const hit = FACES.skirmish.findIndex((face) => face.hit === 1) + 1
  /** Red attacks in 1a with one die of a kind that shows this. */
  const fights = (bench: CampaignBench, against: string, die: 'assault' | 'skirmish', n = 1) => {
    const face = die === 'assault' ? self : hit
    bench.leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: against as Colour,
      dice: { assault: 0, skirmish: 0, raid: 0, [die]: n },
      pay: PIP,
    })
    return bench.act({ do: 'roll', assault: [], skirmish: [], raid: [], [die]: Array(n).fill(face) })
  }

  it('campaign/6.7.1: a defender’s piece is the attacker’s', () => {
    const bench = new CampaignBench(3).ships('red', '1a', 1).ships('yellow', '1a', 0, 1)
    expect(fights(bench, 'yellow', 'skirmish').lootOf('red', 'yellow')).toBe(1)
  })

  it('campaign/6.7.2: an attacker’s piece is the defending seat’s', () => {
    const bench = new CampaignBench(3).ships('red', '1a', 0, 1).ships('yellow', '1a', 1)
    expect(fights(bench, 'yellow', 'assault').lootOf('yellow', 'red')).toBe(1)
  })

  it.each(['blight', 'free'])('campaign/6.7.5: what %s destroys goes home', (against) => {
    const bench = new CampaignBench(3).ships('red', '1a', 0, 1).blight('1a', 1).free('1a')
    const before = bench.of(read.shipsLeft, 'red')
    fights(bench, against, 'assault')
    expect([bench.of(read.shipsLeft, 'red') - before, bench.fleet('red', '1a')]).toEqual([1, [0, 0]])
    expect(['red', 'yellow', 'blue'].map((each) => bench.lootOf(each as Colour, 'red'))).toEqual([0, 0, 0])
  })

  it('campaign/6.7.6: Blight, Free buildings and Imperial ships are the attacker’s', () => {
    const make = () => new CampaignBench(3).outlaw('red').firstRegent('blue').ships('red', '1a', 3)
    expect([
      fights(make().blight('1a', 0, 1), 'blight', 'skirmish', 2).lootOf('red', 'blight'),
      fights(make().free('1a', 'starport', true), 'free', 'skirmish').lootOf('red', 'free', 'starport'),
      fights(make().imperial('1a', 0, 1), 'empire', 'skirmish').lootOf('red', 'empire'),
    ]).toEqual([1, 1, 1])
  })
})

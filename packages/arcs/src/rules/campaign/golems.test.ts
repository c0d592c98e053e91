// Golems: where they are, what they do, whose they become.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as read from '../state/read.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'

const PIP = 'pip' as const

describe('Golems', () => {
  it('campaign/16.1, 16.2, 16.3: the Warrior, within the Truce (R10); the Protector; the Seeker', () => {
    const make = () => {
      const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).settled()
      set.setGolemsOnMap(bench.state, 0)
      for (let golem = 0; golem < 4; golem++) {
        set.setHearth(bench.state, golem, true)
        set.setAwake(bench.state, golem, true)
      }
      return bench
    }
    const truce = make().ships('yellow', '1a', 0, 1).imperial('1a', 1).leads('red', 'construction-2')
    expect(truce.refused({ do: 'useGolem', golem: 'warrior', at: '1a' })).toBe('no.truce')
    const strike = make()
      .outlaw('red')
      .firstRegent('blue')
      .ships('yellow', '1a', 1, 2)
      .ships('red', '1a', 0, 1)
      .imperial('1a', 0, 1)
      .leads('red', 'construction-2')
    strike.do({ do: 'useGolem', golem: 'warrior', at: '1a' })
    expect([
      strike.lootOf('red', 'yellow'),
      strike.lootOf('red', 'empire'),
      strike.fleet('red', '1a'),
      strike.fleet('yellow', '1a'),
    ]).toEqual([2, 1, [0, 0], [1, 0]])
    const mend = make().ships('yellow', '1a', 0, 2).leads('red', 'construction-2')
    mend.do({ do: 'useGolem', golem: 'protector', repair: [{ of: 'yellow', at: '1a', n: 2 }] })
    expect(mend.fleet('yellow', '1a')).toEqual([2, 0])
    const seek = make().ships('red', '1a', 1).leads('red', 'construction-2')
    seek.do({
      do: 'useGolem',
      golem: 'seeker',
      from: '1a',
      legs: [
        { to: '1g', fresh: 1, damaged: 0 },
        { to: '2g', fresh: 1, damaged: 0 },
      ],
    })
    expect(seek.fleet('red', '2g')).toEqual([1, 0])
  })

  it('campaign/16: a raid takes Golems from slots and from the Hearth, Silver-Tongues do not', () => {
    const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).guild('yellow', 'BC20')
    set.setGolemsOnMap(bench.state, 0b111)
    set.setHearth(bench.state, 1, true)
    bench.leads('yellow', 'administration-2')
    expect(bench.no({ do: 'useTongues', from: 'red', take: { slot: 31 } })).toBe('no.golemTrade')
    const raid = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
      .ships('yellow', '1a', 2)
      .city('red', '1a')
      .outlaw('yellow')
    set.setGolemsOnMap(raid.state, 0b111)
    set.setHearth(raid.state, 1, true)
    raid
      .leads('yellow', 'aggression-2')
      .act({ do: 'battle', at: '1a', against: 'red', dice: { assault: 0, skirmish: 0, raid: 1 }, pay: PIP })
    raid.act({ do: 'roll', assault: [], skirmish: [], raid: [2] }).act({ do: 'raid', take: [{ slot: 31 }] })
    expect([read.slot(raid.state, 1, 0), camp.onHearth(raid.state, 1)]).toEqual([7, false])
  })

  it('campaign/16: a Sleeping Golem is not spent, and goes only where there is room', () => {
    const bench = new CampaignBench(3, ['partisan', 'founder', 'magnate']).settled()
    set.setGolemsOnMap(bench.state, 0b111)
    write.setSlot(bench.state, 0, 0, 9)
    bench.tokens('yellow', 'fuel', 'fuel').leads('red', 'construction-3')
    expect(bench.refused({ do: 'useGolem', golem: 'harvester' })).toBe('no.golemSleeps')
    set.setAwake(bench.state, 3, true)
    // Yellow’s two slots are full: blue gets it without being chosen.
    bench.do({ do: 'useGolem', golem: 'harvester' })
    expect([bench.waits, read.slot(bench.state, 2, 0), camp.awake(bench.state, 3)]).toEqual(['turn.red', 9, false])
  })

  it('campaign/2.2: which Golem it is is decided when it leaves the map', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan'])
      .ships('red', '1g', 1)
      .leads('red', 'administration-2')
    bench.do({ do: 'awaken', gates: ['1g'], pay: PIP })
    expect(bench.waits).toBe('golemType.red')
    expect(
      arcs
        .decision(bench.state)!
        .next([])
        .map(({ action }) => (action as never as { golem: string }).golem),
    ).toEqual(['warrior', 'protector', 'seeker', 'harvester'])
  })

  it('campaign/16: four with a Caretaker, none without, each in one place', () => {
    const with_ = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled()
    const without = new CampaignBench(3, ['founder', 'magnate', 'partisan']).settled()
    expect([with_.problems(), without.problems()]).toEqual([[], []])
    set.setHearth(with_.state, 0, true)
    set.setHearth(without.state, 0, true)
    expect([with_.problems(), without.problems()]).toEqual([
      ['campaign.golems: bad.golems'],
      ['campaign.golems: bad.golems'],
    ])
    set.setGolemsOnMap(with_.state, 0b11)
    write.setSlot(with_.state, 1, 0, 6)
    expect(with_.problems()).toEqual(['campaign.golems: bad.golem'])
  })

  it('campaign/R10: an Imperial ship that an Outlaw’s Warrior Golem destroys is a Trophy', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan'])
      .settled()
      .outlaw('yellow')
      .imperial('1a', 0, 2)
    write.setSlot(bench.state, 1, 0, 6)
    set.setAwake(bench.state, 0, true)
    bench.leads('yellow', 'construction-3').do({ do: 'useGolem', golem: 'warrior', at: '1a' })
    expect([bench.lootOf('yellow', 'empire'), bench.pieces('empire', '1a'), bench.left('red')]).toEqual([2, [0, 0], 16])
  })

  it('campaign/R33: a Golem that the Caretaker receives lies on the Hearth', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).openSlots('red', 2, 'blue')
    write.setSlot(bench.state, 1, 0, 6)
    bench.leads('red', 'construction-2', 'tycoon').do({ do: 'speakers', take: ['warrior'] })
    expect([camp.onHearth(bench.state, 0), read.slot(bench.state, 1, 0)]).toEqual([true, 0])
  })
})

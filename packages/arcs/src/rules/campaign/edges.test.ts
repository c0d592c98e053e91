// Edges of Act I that a second reading of the reference brought up, by paragraph.

import { describe, expect, it } from 'vitest'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { CARD } from './data.ts'

const PIP = 'pip' as const

describe('campaign/11: Edicts', () => {
  it('campaign/11.3: whom the First Regent asks first is its choice where expelling somebody changes what others owe', () => {
    const make = () => {
      const bench = new CampaignBench(3).policy('war')
      // Blue has nothing to give, not even an agent; one of them is yellow’s captive.
      bench.captives('yellow', 'blue', 1).captives('red', 'blue', bench.of(read.agentsLeft, 'blue'))
      return bench.frame('govern').do({ do: 'enforce' })
    }
    const expelled = make()
    expect([expelled.waits, expelled.favorsOf('red', 'yellow')]).toEqual(['demand.red', 0])
    expelled.do({ do: 'exact', of: 'blue', expel: true })
    expect([expelled.of(read.captives, 'yellow'), expelled.favorsOf('red', 'yellow')]).toEqual([0, 0])
    const spared = make().do({ do: 'exact', of: 'blue', expel: false })
    expect([spared.of(read.captives, 'yellow'), spared.favorsOf('red', 'yellow')]).toEqual([1, 1])
  })
})

describe('campaign/12: Fates', () => {
  it('campaign/12.5: Stone-Speakers of another seat take Golems from the Hearth too', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled()
    set.setGolemsOnMap(bench.state, 0b1110)
    set.setHearth(bench.state, 2, true)
    set.setAwake(bench.state, 2, true)
    write.drop(bench.state, Pile.guild(0), CARD.stoneSpeakers)
    write.put(bench.state, Pile.guild(2), CARD.stoneSpeakers)
    bench.leads('blue', 'construction-2', 'tycoon').do({ do: 'speakers', take: ['seeker'] })
    expect([camp.onHearth(bench.state, 2), read.slot(bench.state, 2, 0), camp.awake(bench.state, 2)]).toEqual([
      false,
      8,
      true,
    ])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/12.7 b: Blight Looms, ransacked in a battle with Imperial ships, brings Trophies but no advance', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .outlaw('yellow')
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .city('yellow', '1a', true)
      .blight('1c', 0, 2)
      .court({ card: 'CC15' as never, agents: { yellow: 1 } })
      .leads('red', 'aggression-2')
    bench
      .act({
        do: 'battle',
        at: '1a',
        against: 'yellow',
        imperial: 'all',
        dice: { assault: 0, skirmish: 3, raid: 0 },
        pay: PIP,
      })
      .act({ do: 'roll', assault: [], skirmish: [4, 1, 1], raid: [] })
      .act({ do: 'ransack', card: 'CC15' as never })
      .do({ do: 'looms', cluster: 1 })
    expect([bench.lootOf('red', 'blight'), bench.lootOf('red', 'yellow', 'agent')]).toEqual([2, 1])
    // The city and the agent.
    expect(bench.left('red')).toBe(11)
  })
})

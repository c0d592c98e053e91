// The Caretaker: cards and objective.

import { describe, expect, it } from 'vitest'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F } from '../../state/stack.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { CARD } from '../data.ts'

const PIP = 'pip' as const

describe('the Caretaker', () => {
  it('campaign/12.5, R19: Awaken brings Golems of gates under control, awake for who leads an ambition', () => {
    for (const leading of [false, true]) {
      const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
        .settled()
        .ships('red', '1g', 1)
        .leads('red', 'administration-2')
      if (leading) bench.declared('tyrant').captives('red', 'yellow', 1)
      expect(bench.refused({ do: 'awaken', gates: ['2g'], pay: PIP })).toBe('no.awaken')
      bench.do({ do: 'awaken', gates: ['1g'], pay: PIP })
      expect(bench.waits).toBe('golemType.red')
      bench.do({ do: 'golem', golem: 'seeker' })
      expect([camp.onHearth(bench.state, 2), camp.awake(bench.state, 2), camp.golemsOnMap(bench.state)]).toEqual([
        true,
        leading,
        0b1110,
      ])
    }
  })

  it('campaign/12.5, R20: Stone-Speakers end the turn, take Golems and roll', () => {
    const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).settled().tokens('red', 'fuel')
    set.setGolemsOnMap(bench.state, 0b1110)
    write.setSlot(bench.state, 1, 0, 6)
    bench.leads('red', 'construction-2', 'tycoon').do({ do: 'speakers', take: ['warrior'] })
    expect([bench.waits, camp.onHearth(bench.state, 0), read.pipsLeft(bench.state)]).toEqual(['eventRoll.red', true, 0])
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 1 })
    expect(bench.waits).not.toMatch(/govern|turn/)
  })

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

  it('campaign/12.5: in one’s own turn the die of Stone-Speakers comes when the turn has ended', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled()
    bench.leads('red', 'construction-2', 'tycoon').do({ do: 'speakers', take: [] })
    expect(bench.waits).toBe('eventRoll.red')
    const frames = Array.from({ length: read.depth(bench.state) }, (_, n) => read.frameKind(bench.state, n))
    expect(frames).not.toContain(F.turn)
  })
})

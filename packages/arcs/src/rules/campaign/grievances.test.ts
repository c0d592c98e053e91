// What bots hold against others (supercat 2.9): each kind of harm once for an action, with its source.

import { describe, expect, it } from 'vitest'
import { FACES } from '../../data/dice.ts'
import { newState } from '../state/state.ts'
import { CampaignBench } from './campaign-testing.ts'
import { serialise as campaign, restore } from './position/file.ts'

const PIP = 'pip' as const
const HITS = FACES.assault.findIndex((face) => face.hit === 2 && face.self === 0) + 1
const SELF = FACES.assault.findIndex((face) => face.self > 0) + 1
const KEYS = FACES.raid.findIndex((face) => face.key === 2) + 1

const harms = (bench: CampaignBench) =>
  bench.events.flatMap((event) => (event.say === 'log.grievance' ? [(event.with as { harm: string }).harm] : []))

/** Red attacks yellow, a bot. */
const attack = (dice: { assault?: number; raid?: number }) => {
  const bench = new CampaignBench(3, ['partisan', 'founder', 'advocate'])
    .bots('yellow')
    .outlaw('red', 'yellow', 'blue')
    .firstRegent(undefined)
    .settled()
  bench.ships('red', '1a', 4).ships('yellow', '1a', 0, 2).port('yellow', '1a').tokens('yellow', 'fuel', 'relic')
  bench.leads('red', 'aggression-2')
  const pool = { assault: 0, skirmish: 0, raid: 0, ...dice }
  return bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: pool, pay: PIP })
}

describe('campaign/9.6, supercat 2.9: grievances', () => {
  it('a battle against a bot is one, its pieces destroyed one more, however many', () => {
    const bench = attack({ assault: 1 }).act({ do: 'roll', assault: [HITS], skirmish: [], raid: [] })
    while (bench.waits.startsWith('hits'))
      bench.act({ do: 'hits', ships: { damage: 0, destroyFresh: 0, destroyDamaged: 2 } } as never)
    expect(harms(bench)).toEqual(['battle', 'destroyed'])
    expect([bench.grudge('yellow', 'red'), bench.grudge('blue', 'red'), bench.grudge('red', 'yellow')]).toEqual([
      2, 0, 0,
    ])
  })

  it('the event names the source and the action; the second battle of a turn is another action', () => {
    const bench = attack({ assault: 1 }).act({ do: 'roll', assault: [1], skirmish: [], raid: [] })
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP })
    const told = bench.events.filter(({ say }) => say === 'log.grievance').map((event) => event.with)
    expect(told).toEqual([
      { seat: 'yellow', of: 'red', harm: 'battle', n: 1, action: '1.1.0.2' },
      { seat: 'yellow', of: 'red', harm: 'battle', n: 2, action: '1.1.0.3' },
    ])
  })

  it('supercat/A150: ships that an attacking bot loses by its own dice are nobody’s action against it', () => {
    const bench = new CampaignBench(3, ['partisan', 'founder', 'advocate'])
      .outlaw('red', 'yellow', 'blue')
      .firstRegent(undefined)
      .settled()
    bench.ships('red', '1a', 0, 1).ships('yellow', '1a', 1).leads('red', 'aggression-2')
    bench
      .bots('red')
      .act({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP })
      .act({ do: 'roll', assault: [SELF], skirmish: [], raid: [] })
    expect(bench.lootOf('yellow', 'red')).toBe(1)
    expect(bench.grudge('red', 'yellow')).toBe(0)
  })

  it('what is stolen in a raid counts once', () => {
    const bench = attack({ raid: 2 }).act({ do: 'roll', assault: [], skirmish: [], raid: [KEYS, KEYS] })
    bench.act({ do: 'raid', take: [{ slot: 0 }, { slot: 1 }] })
    expect(harms(bench)).toEqual(['battle', 'stolen'])
  })

  it('a raid that takes nothing steals nothing', () => {
    const bench = attack({ raid: 2 }).act({ do: 'roll', assault: [], skirmish: [], raid: [KEYS, KEYS] })
    bench.act({ do: 'raid', take: [] })
    expect(harms(bench)).toEqual(['battle'])
  })

  it('a taxed city is one, the agent captured for it one more; a bot’s own tax is none', () => {
    const bench = new CampaignBench(3, ['partisan', 'founder', 'advocate'])
      .outlaw('red', 'yellow', 'blue')
      .firstRegent(undefined)
      .settled()
    bench
      .city('yellow', '1a')
      .ships('red', '1a', 2)
      .city('red', '2a')
      .leads('red', 'administration-2')
      .bots('yellow', 'red')
    bench.act({ do: 'tax', city: '1a/1', pay: PIP }).act({ do: 'tax', city: '2a/1', pay: PIP })
    expect(harms(bench)).toEqual(['taxed', 'captured'])
    expect(bench.grudge('yellow', 'red')).toBe(2)
  })

  it('agents captured by securing a card count once, for each bot', () => {
    const bench = new CampaignBench(4).bots('yellow', 'blue').settled('6g')
    bench.court({ card: 'BC02', agents: { red: 4, yellow: 2, blue: 1, white: 1 } }).leads('red', 'aggression-2')
    bench.act({ do: 'secure', card: 'BC02', pay: PIP })
    expect([bench.grudge('yellow', 'red'), bench.grudge('blue', 'red'), bench.grudge('white', 'red')]).toEqual([
      1, 1, 0,
    ])
  })

  it('supercat/A150: an Outlaw who steals from the Trust steals from the First Regent', () => {
    const bench = new CampaignBench(3).bots('red').outlaw('blue').trust('fuel', 'relic')
    bench.frame('stealTrust', 'blue').do({ do: 'stealTrust', take: ['fuel', 'relic'] })
    expect([harms(bench), bench.grudge('red', 'blue')]).toEqual([['stolen'], 1])
  })

  it('people keep none, and the option leaves them out', () => {
    const person = attack({ assault: 1 })
    expect(person.grudge('yellow', 'red')).toBe(1)
    const off = new CampaignBench(3, ['partisan', 'founder', 'advocate'], { grievances: false })
      .bots('yellow')
      .outlaw('red', 'yellow', 'blue')
      .firstRegent(undefined)
      .settled()
    off.ships('red', '1a', 2).ships('yellow', '1a', 1).leads('red', 'aggression-2')
    off.act({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP })
    expect([off.grudge('yellow', 'red'), harms(off)]).toEqual([0, []])
  })

  it('are saved with a position, in the midst of an action too, and absent where there are none', () => {
    const bench = attack({ assault: 1 })
    const saved = JSON.parse(JSON.stringify(campaign(bench.state)))
    expect(saved.seats.yellow).toMatchObject({ grievances: { red: 1 }, harmed: { red: 1 } })
    expect(saved.seats.blue).not.toHaveProperty('grievances')
    const again = newState(bench.state.options)
    restore(again, saved)
    expect(campaign(again)).toEqual(saved)
    expect(campaign(new CampaignBench(3).state)).not.toHaveProperty('deed')
  })
})

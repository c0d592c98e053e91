import { IllegalAction } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import * as write from '../../../rules/state/write.ts'
import type { Action, Colour, Pool, SystemId } from '../../../vocabulary.ts'
import { acting, aim, deeds, type Given, play, table, turnOf } from '../lars-testing.ts'

/** 3p-mix-up; the target is 3c, the focus systems are 3g, 2c, 3c, 5c, 6c. Damaged ships stay where they are when Lars moves. */
const home = () => aim(table().port('red', '5c'), 'red', '3c')
const battle = (at: SystemId, against: Colour, dice: Partial<Pool>): Action => ({
  do: 'battle',
  at,
  against,
  dice: { assault: 0, skirmish: 0, raid: 0, ...dice },
  pay: 'pip',
})
const fight = (bench = home(), given: Given = {}) => turnOf(bench, 'red', 'aggression', { anyTie: true, ...given })
const battles = (...args: Parameters<typeof fight>) =>
  deeds(fight(...args)).filter(({ do: doing }) => doing === 'battle')

describe('BAT phase 1', () => {
  it('BAT.1 fights once in every system with ships of both, a skirmish die for each ship (lars/A33)', () => {
    const bench = home().ships('red', '2a', 1, 2).ships('blue', '2a', 2).ships('red', '6g', 1).ships('blue', '6g', 1)
    expect(battles(bench)).toEqual([battle('6g', 'blue', { skirmish: 1 }), battle('2a', 'blue', { skirmish: 3 })])
  })

  it('BAT.1 is passed over where rivals have only buildings', () => {
    const turn = fight(home().ships('red', '2a', 1).city('blue', '2a'))
    expect(turn.fired.has('BAT.1')).toBe(false)
    expect(turn.fired.has('BAT.2')).toBe(false)
  })

  it('BAT.1.1 chooses the leader, a human before a Lars (lars/A4)', () => {
    const both = () => home().ships('red', '2a', 2).ships('blue', '2a', 1).ships('yellow', '2a', 1)
    expect(battles(both())).toEqual([battle('2a', 'blue', { skirmish: 2 })])
    expect(battles(both().power('yellow', 1))).toEqual([battle('2a', 'yellow', { skirmish: 2 })])
  })

  it('rolls at most six dice of a kind', () => {
    expect(battles(home().ships('red', '2a', 8).ships('blue', '2a', 2))).toEqual([
      battle('2a', 'blue', { skirmish: 6 }),
    ])
  })

  it('HIT.1.1 spreads the hits over fresh ships', () => {
    const bench = home().ships('red', '2a', 3).ships('blue', '2a', 2, 2)
    const turn = fight(bench, { rolls: [{ skirmish: [4, 4, 1] }] })
    expect(turn.fired.has('HIT.1.1')).toBe(true)
    expect(turn.fired.has('HIT.2')).toBe(false)
    expect(bench.fleet('blue', '2a')).toEqual([0, 4])
  })
})

describe('BAT after MOV', () => {
  it('fights with the ships that it has just sent, in both phases', () => {
    const bench = home().ships('red', '5c', 3).ships('blue', '3c', 1)
    expect(battles(bench)).toEqual([
      battle('3c', 'blue', { skirmish: 2 }),
      battle('3c', 'blue', { assault: 1, skirmish: 1 }),
    ])
  })
})

describe('BAT phase 2', () => {
  it('BAT.2.4 rolls half assault and half skirmish, both rounded up (lars/A37), with a defender chosen anew (lars/A39)', () => {
    const bench = home().ships('red', '3c', 3).ships('blue', '3c', 1).ships('yellow', '3c', 1)
    const turn = fight(bench, { rolls: [{ skirmish: [4, 4, 1] }] })
    expect(deeds(turn)).toContainEqual(battle('3c', 'yellow', { assault: 2, skirmish: 2 }))
    expect(turn.fired.has('BAT.2.3')).toBe(false)
  })

  it('BAT.2.3 rolls at most two raid dice against an undefended city (lars/A34)', () => {
    const turn = fight(home().ships('red', '3c', 0, 4).city('blue', '3c'))
    expect(deeds(turn)).toEqual([battle('3c', 'blue', { raid: 2 })])
    expect(turn.fired.has('BAT.2.4')).toBe(false)
    const one = fight(home().ships('red', '3c', 1).city('blue', '3c'))
    expect(deeds(one)).toEqual([battle('3c', 'blue', { raid: 1 })])
  })

  it('BAT.2.3 by the other reading rolls two for each city, and the other ships skirmish (lars/A34)', () => {
    const bench = aim(table('3p-mix-up', { larsRaid: true }).port('red', '5c'), 'red', '3h')
    bench.ships('red', '3h', 0, 6).city('blue', '3h').city('blue', '3h')
    expect(battles(bench)).toEqual([battle('3h', 'blue', { raid: 4, skirmish: 2 })])
  })

  it('BAT.2 fights against a lone starport of a human, but not against one of a Lars (lars/A38, lars/A51)', () => {
    expect(battles(home().ships('red', '3c', 0, 2).port('blue', '3c'))).toEqual([
      battle('3c', 'blue', { assault: 1, skirmish: 1 }),
    ])
    expect(battles(home().ships('red', '3c', 0, 2).port('yellow', '3c'))).toEqual([])
  })

  it('BAT.2 is fought in focus systems only', () => {
    const bench = home().ships('red', '2a', 2).ships('blue', '2a', 1)
    expect(battles(bench)).toEqual([battle('2a', 'blue', { skirmish: 2 })])
  })

  it('HIT.2 destroys as much as possible, its own ships included, damaged ones first', () => {
    const bench = home().ships('red', '3c', 2, 2).ships('blue', '3c', 2, 1)
    // Phase 1 hits nothing; phase 2: three hits on blue, two on red.
    const turn = fight(bench, { rolls: [{}, { assault: [4, 4], skirmish: [4, 1] }] })
    expect(turn.fired.has('HIT.2')).toBe(true)
    expect(bench.fleet('red', '3c')).toEqual([2, 0])
    expect(bench.fleet('blue', '3c')).toEqual([1, 0])
    expect(bench.trophiesOf('red', 'blue', 'ship')).toBe(2)
    expect(bench.trophiesOf('blue', 'red', 'ship')).toBe(2)
  })

  it('A66: of two buildings one can fall, and it is the damaged one; no lot decides', () => {
    const bench = home().ships('red', '6c', 0, 2).city('blue', '6c', true).port('blue', '6c')
    fight(bench, { anyTie: false, rolls: [{ raid: [5, 5] }] })
    expect(bench.trophiesOf('red', 'blue', 'city')).toBe(1)
    expect(bench.trophiesOf('red', 'blue', 'starport')).toBe(0)
  })

  it('the defender chooses what Lars takes, and must go on giving (lars/A35)', () => {
    const bench = home().ships('red', '3c', 1).city('blue', '3c').tokens('blue', 'fuel', 'relic', 'weapon')
    fight(bench, { rolls: [{ raid: [2] }] })
    expect(bench.waits).toBe('raid.blue')
    expect(bench.no({ do: 'raid', take: [] })).toBe('no.larsGive')
    expect(bench.no({ do: 'raid', take: [{ slot: 1 }] })).toBe('no.larsGive')
    bench.act({ do: 'raid', take: [{ slot: 1 }, { slot: 2 }] })
    expect(bench.held('red')).toEqual(['weapon', 'relic'])
  })

  it('GIV.1 lets a raided Lars give at random', () => {
    const bench = home().ships('red', '3c', 1).city('yellow', '3c').tokens('yellow', 'fuel', 'relic')
    fight(bench, { rolls: [{ raid: [3] }] })
    expect(bench.waits).toBe('raid.yellow')
    const turn = play(bench, 'yellow', { anyTie: true })
    expect(turn.actions[0]).toEqual({ do: 'raid', take: [{ slot: 1 }] })
    expect(turn.fired.has('GIV.1')).toBe(true)
  })

  it('a destroyed city brings neither Outrage nor Ransack (lars/A36)', () => {
    const bench = home()
      .ships('red', '3c', 0, 2)
      .city('blue', '3c', true)
      .court({ card: 'BC01', agents: { blue: 1 } })
      .tokens('red', 'fuel')
    fight(bench, { rolls: [{ raid: [5, 1] }] })
    expect(bench.trophiesOf('red', 'blue', 'city')).toBe(1)
    expect(bench.of(read.outrage, 'red')).toBe(0)
    expect(bench.held('red')).toEqual(['fuel'])
    expect(bench.has('red', 'BC01')).toBe(false)
  })
})

describe('the seat', () => {
  it('fights once in each system and phase, with exactly its dice', () => {
    const bench = home().ships('red', '3c', 2).ships('blue', '3c', 2)
    const start = () => {
      write.addUnknown(bench.state, Pile.group(0), -3)
      write.addUnknown(bench.state, Pile.deck(0), 3)
      bench.round('red').act({ do: 'reveal', seat: 'red', cards: ['aggression-2'] })
      bench.act({ do: 'lead', card: 'aggression-2' })
    }
    start()
    expect(bench.no(battle('3c', 'blue', { skirmish: 1 }))).toBe('no.larsDice')
    bench.act(battle('3c', 'blue', { skirmish: 2 })).act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(bench.no(battle('3c', 'blue', { skirmish: 2 }))).toBe('no.larsFought')
    bench
      .act(battle('3c', 'blue', { assault: 1, skirmish: 1 }))
      .act({ do: 'roll', assault: [1], skirmish: [1], raid: [] })
    expect(bench.no(battle('3c', 'blue', { assault: 1, skirmish: 1 }))).toBe('no.larsFought')
  })
  it('cannot be made to fight without dice, not even by “allow anyway”: they follow from the phase', () => {
    const bench = acting(home().ships('red', '3c', 2).ships('blue', '3c', 2), 'red', 'aggression')
    bench.act({ do: 'lead', card: 'aggression-2' })
    const bare: Action = { do: 'battle', at: '3c', against: 'blue', pay: 'pip' }
    expect(() => arcs.force?.(bench.state, bare)).toThrow(IllegalAction)
    expect(bench.waits).toBe('turn.red')
    arcs.force?.(bench.state, battle('3c', 'blue', { skirmish: 1 }) as Action)
    expect(bench.waits).toBe('roll.red')
  })
})

// The edges of the Vox cards (arcs 15.3).

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'
import { discarded, NO_DICE, ROW, secured } from '../guild/edges-testing.ts'

describe('Vox cards', () => {
  it('BC26: only clusters in play', () => {
    const bench = secured('BC26')
    expect(bench.no({ do: 'uprising', systems: ['1g', '1a', '1c', '1h'] })).toBe('no.oneCluster')
  })
  it('BC27: no marker, no declaration; it may also be left', () => {
    const bench = secured('BC27', (each) => each.declared('tycoon', 0).declared('tyrant', 1).declared('keeper', 2))
    expect([bench.no({ do: 'demand', declare: 'empath' }), bench.no({ do: 'demand' })]).toEqual([
      'no.marker',
      undefined,
    ])
    expect(discarded(bench.act({ do: 'demand' }), 'BC27')).toBe(true)
  })
  it('BC28: it may be left; agents are owed where there are none (6.10); already Outraged, no second agent', () => {
    expect(discarded(secured('BC28').act({ do: 'spread' }), 'BC28')).toBe(true)
    const bench = secured('BC28', (each) => each.outrage('blue', 'fuel').captives('red', 'yellow', 10))
    bench.act({ do: 'spread', type: 'fuel' })
    expect([
      bench.of(read.agentsOwed, 'yellow'),
      bench.of(read.agentsLeft, 'blue'),
      bench.of(read.outrage, 'yellow'),
    ]).toEqual([1, 9, 4])
  })
  it('BC29: not without control; a city of one’s own may go home too; the leader cannot seize', () => {
    const bench = secured('BC29', (each) => each.ships('red', '2a', 1).city('red', '2a').city('yellow', '2c'))
    expect(bench.no({ do: 'free', city: '2c/1' })).toBe('no.control')
    expect(bench.no({ do: 'free', city: '2a/1', seize: true })).toBe('no.holdsInitiative')
    bench.act({ do: 'free', city: '2a/1' })
    expect([bench.of(read.citiesLeft, 'red'), bench.problems()]).toEqual([5, []])
  })
  it('BC30: nothing to steal, nothing discarded: Guild Struggle still goes', () => {
    const bench = secured('BC30').act({ do: 'struggle' })
    expect([discarded(bench, 'BC30'), bench.waits]).toEqual([true, 'refill.red'])
  })
  it('12.2: a Vox card that is ransacked is resolved too', () => {
    const bench = new Bench(4).ships('red', '4a', 3).city('yellow', '4a', true).ships('yellow', '6g', 1)
    bench.court({ card: 'BC31', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] }).act({ do: 'ransack', card: 'BC31' })
    expect([bench.waits, bench.trophiesOf('red', 'yellow', 'agent')]).toEqual(['draw.red', 1])
  })
  it('10.6.4: with an empty deck the spot stays empty', () => {
    const bench = secured('BC27', (each) => {
      write.putAll(each.state, Pile.COURT_DISCARD, read.cardSet(each.state, Pile.COURT_DECK))
      write.clear(each.state, Pile.COURT_DECK)
    }).act({ do: 'demand' })
    expect([bench.waits, read.rowCard(bench.state, 0)]).toEqual(['turn.red', 0])
  })
  it('with two players the row has three spots', () => {
    const bench = secured('BC29', () => undefined, 2).act({ do: 'free' })
    expect([bench.waits, read.rowCard(bench.state, 3)]).toEqual(['refill.red', 0])
  })
})

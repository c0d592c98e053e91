import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { VOX } from '../../data/court.ts'
import { arcs } from '../../game.ts'
import { Bench, NO_DICE, PIP, ROW } from '../../testing.ts'
import { COURT_CARDS } from '../../vocabulary.ts'
import { secured } from '../cards/guild/guild-testing.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import * as write from '../state/write.ts'
import { refuseSecuring, securable } from './secure.ts'

// What can be secured is counted without asking about each card: it must be what would not be refused.
it('the cards that can be secured are those that would not be refused', () => {
  let found = 0
  for (const [game, options] of [
    { players: 2 },
    { players: 4 },
    { players: 3, leaders: 'draft', pack: true },
  ].entries()) {
    const random = keyedRandom('securable', `${game}`)
    const state = arcs.start(options, {})
    for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
      arcs.apply(state, decision.sample(random))
      for (let seat = 0; seat < options.players; seat++) {
        const cards = securable(state, seat)
        found += cards.length
        const allowed = COURT_CARDS.filter((card) => refuseSecuring(state, seat, card) === undefined)
        expect([...cards].sort()).toEqual([...allowed].sort())
      }
    }
  }
  expect(found).toBeGreaterThan(100)
})

describe('Secure', () => {
  it('10.6: strictly more agents than each rival; theirs become captives; the refill comes last (D9)', () => {
    const bench = new Bench()
      .settled()
      .court(
        { card: 'BC16', agents: { red: 2, yellow: 1, blue: 1 } },
        { card: 'BC17', agents: { red: 1, yellow: 1 } },
        { card: 'BC18' },
        ROW[3],
      )
    bench.leads('red', 'aggression-2')
    expect([
      bench.no({ do: 'secure', card: 'BC17', pay: PIP }),
      bench.no({ do: 'secure', card: 'BC18', pay: PIP }),
    ]).toEqual(['no.majority', 'no.majority'])
    bench.act({ do: 'secure', card: 'BC16', pay: PIP })
    expect([
      bench.has('red', 'BC16'),
      bench.captivesOf('red', 'yellow'),
      bench.captivesOf('red', 'blue'),
      bench.waits,
    ]).toEqual([true, 1, 1, 'refill.red'])
  })

  it('10.6.4, U4: with an empty deck the spot stays empty', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'aggression-2')
    write.pour(bench.state, Pile.COURT_DECK, Pile.COURT_DISCARD)
    bench.act({ do: 'secure', card: 'BC16', pay: PIP })
    expect([bench.waits, read.rowCard(bench.state, 0)]).toEqual(['turn.red', 0])
  })

  it('10.6.1, 10.6.2: a majority against each rival, not against all together', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC16', agents: { red: 2, yellow: 1, blue: 1 } }, { card: 'BC17' }, ROW[2], ROW[3])
      .leads('red', 'aggression-2')
    expect(bench.no({ do: 'secure', card: 'BC17', pay: PIP })).toBe('no.majority')
    const before = bench.of(read.agentsLeft, 'red')
    bench.act({ do: 'secure', card: 'BC16', pay: PIP })
    expect([bench.of(read.agentsLeft, 'red'), bench.captivesOf('red', 'blue')]).toEqual([before + 2, 1])
  })

  it('10.6.3: a Vox card is resolved and gone before the refill', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC28', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'aggression-2')
      .act({ do: 'secure', card: 'BC28', pay: PIP })
      .act({ do: 'spread' })
    expect([bench.waits, read.cards(bench.state, Pile.COURT_DISCARD), bench.has('red', 'BC28')]).toEqual([
      'refill.red',
      [VOX.outrageSpreads],
      false,
    ])
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

// Ids, memory and definitions (arcs 0, 2, 4, 6), rule by rule.

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../testing.ts'
import { ACTION_CARDS, COURT_CARDS, LEADERS, LORE_CARDS, SYSTEMS } from '../../vocabulary.ts'
import { poorestRival } from '../cards/leaders/feastbringer.ts'
import { settle } from '../round/settle.ts'
import { newGame } from '../setup/setup.ts'
import * as read from '../state/read.ts'
import { SITE_USED } from '../state/sites.ts'
import { F, push } from '../state/stack.ts'
import { hasBuilding, hasPiece, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { sys } from './ids.ts'
import { capacity, gain, MATERIAL, SLOT_KEYS, tokenCount } from './resources.ts'

const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const

describe('conventions', () => {
  it('0.2: turn order begins with the initiative holder and goes clockwise', () => {
    const bench = new Bench(4)
    write.setInitiative(bench.state, 2)
    expect(turnOrder(bench.state)).toEqual([2, 3, 0, 1])
  })
  it('0.3, 0.4, 2.1: ids of systems and cards', () => {
    expect([SYSTEMS.length, SYSTEMS.slice(12, 16)]).toEqual([24, ['4g', '4a', '4c', '4h']])
    expect([ACTION_CARDS.length, ACTION_CARDS.includes('construction-4')]).toEqual([28, true])
    expect([COURT_CARDS.at(-1), LORE_CARDS.at(-1), LEADERS.at(-1)]).toEqual(['BC31', 'L28', 'LEAD16'])
  })
  it('0.5: what a turn remembers is gone after it, what a round remembers after that', () => {
    const bench = new Bench()
      .settled()
      .city('red', '2h')
      .tokens('red', 'weapon')
      .hand('red', 'construction-3')
      .hand('yellow', 'mobilization-3')
      .leads('red', 'administration-2', 'tycoon')
    bench.act({ do: 'arm', pay: { slot: 0 } }).act({ do: 'tax', city: '2h/1', pay: PIP })
    expect([Number(read.armed(bench.state)), bench.site('2h') & SITE_USED]).toEqual([1, SITE_USED])
    bench.act({ do: 'end' })
    expect([bench.waits, Number(read.armed(bench.state)), bench.site('2h') & SITE_USED]).toEqual([
      'follow.yellow',
      0,
      0,
    ])
    expect([Number(read.leadZero(bench.state)), Number(read.declared(bench.state))]).toEqual([1, 1])
    bench.act({ do: 'copy', card: 'mobilization-3' }).act({ do: 'end' })
    expect([bench.waits, Number(read.leadZero(bench.state)), Number(read.declared(bench.state))]).toEqual([
      'lead.red',
      0,
      0,
    ])
  })
})

describe('the player board', () => {
  it('4.1: raid costs of the six slots, 4 for Ancient Holdings', () => expect(SLOT_KEYS).toEqual([3, 1, 1, 2, 1, 3, 4]))
  it('4.3: Trophies, Captives and Outrage are kept per seat', () => {
    const bench = new Bench().trophies('red', 'blue', 'ship', 2).captives('red', 'yellow', 1).outrage('red', 'relic')
    expect([bench.trophiesOf('red', 'blue', 'ship'), bench.captivesOf('red', 'yellow'), bench.problems()]).toEqual([
      2,
      1,
      [],
    ])
  })
  it('4.4: after the standard setup three slots are open and two are filled', () => {
    const bench = new Bench()
    push(bench.state, F.place, 0)
    settle(bench.state)
    expect([capacity(bench.state, 0), tokenCount(bench.state, 0), bench.of(read.citiesLeft, 'red')]).toEqual([3, 2, 4])
  })
})

describe('general rules', () => {
  it('6.1: one’s own colour is no rival', () => {
    const bench = new Bench().settled().ships('red', '2a', 2).leads('red', 'aggression-2')
    const dice = { assault: 0, skirmish: 1, raid: 0 }
    expect(bench.no({ do: 'battle', at: '2a', against: 'red', dice, pay: PIP })).toBe('no.rival')
  })
  it('6.2: a hit damages a fresh piece and destroys a damaged one', () => {
    const bench = new Bench().settled().ships('red', '2a', 2).ships('yellow', '2a', 1).leads('red', 'aggression-2')
    const fight = () =>
      bench
        .act({ do: 'battle', at: '2a', against: 'yellow', dice: { assault: 0, skirmish: 1, raid: 0 }, pay: PIP })
        .act({ do: 'roll', assault: [], skirmish: [4], raid: [] })
        .fleet('yellow', '2a')
    expect([fight(), fight(), bench.trophiesOf('red', 'yellow', 'ship')]).toEqual([[0, 1], [0, 0], 1])
  })
  it('6.4: cities and starports are buildings; ships and buildings are pieces', () => {
    const { state } = new Bench().city('red', '2a').port('yellow', '2c').ships('blue', '2h', 0, 1)
    const at = (system: '2a' | '2c' | '2h', seat: number) => [
      hasBuilding(state, sys(system), seat),
      hasPiece(state, sys(system), seat),
    ]
    expect([at('2a', 0), at('2c', 1), at('2h', 2), at('2h', 0)]).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, false],
    ])
  })
  it('6.5: supplies before anything is placed', () => {
    expect([
      read.shipsLeft(newGame(new Bench(3).state.options), 0),
      read.agentsLeft(newGame(new Bench(3).state.options), 0),
      read.portsLeft(newGame(new Bench(3).state.options), 0),
      read.citiesLeft(newGame(new Bench(3).state.options), 0),
      read.supply(newGame(new Bench(3).state.options), 1),
    ]).toEqual([15, 10, 5, 5, 5])
  })
  it('6.6: a gain from an empty supply fails silently, without rearranging (9.6)', () => {
    const bench = new Bench().supply('material', 0).tokens('red', 'fuel')
    expect([gain(bench.state, 0, MATERIAL), read.arranging(bench.state), bench.held('red')]).toEqual([
      false,
      0,
      ['fuel'],
    ])
  })
  it('6.7: placed ships are fresh whoever controls the system', () => {
    const bench = new Bench().settled().ships('yellow', '2g', 3).guild('red', 'BC08').leads('red', 'mobilization-2')
    bench.act({ do: 'useGates', gates: ['2g', '3g', '5g', '6g'] })
    expect(bench.fleet('red', '2g')).toEqual([1, 0])
  })
  it('6.8: with too few pieces as many as there are', () => {
    const bench = new Bench().trophies('yellow', 'red', 'ship', 13).leads('red', 'mobilization-2').act({ do: 'end' })
    expect(bench.act({ do: 'reinforce', gate: '2g' }).fleet('red', '2g')).toEqual([2, 0])
  })
  it('6.9: outside a battle too a destroyed rival piece is a Trophy; one’s own returns', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L18')
      .ships('red', '2a', 1)
      .ships('yellow', '2a', 1)
      .leads('red', 'mobilization-2')
    const before = bench.of(read.shipsLeft, 'red')
    bench.act({ do: 'martyr', at: '2a', target: { of: 'yellow', damaged: false }, pay: PIP })
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.of(read.shipsLeft, 'red')]).toEqual([1, before + 1])
  })
  it('6.11: open ties go to the first in turn order', () => {
    const bench = new Bench(4)
    write.setInitiative(bench.state, 2)
    expect([poorestRival(bench.state, 0), poorestRival(bench.power('blue', 1).state, 0)]).toEqual([2, 3])
  })
  it('6.12: “cannot” beats permissions: Callow closes what Empath’s Bond would open', () => {
    const bench = (leader: boolean) => {
      const table = new Bench().settled().lore('red', 'L20').declared('empath').city('yellow', '2a')
      if (leader) table.leader('red', 'LEAD04')
      return table.leads('red', 'administration-2').no({ do: 'tax', city: '2a/1', pay: PIP })
    }
    expect([bench(false), bench(true)]).toEqual([undefined, 'no.callow'])
  })
  it('6.13: a card does not react to the declaration that brought it', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD12')
      .hand('yellow', 'aggression-2')
      .leads('red', 'mobilization-2', 'tycoon')
    expect(bench.waits).toBe('connect.red')
    expect(bench.act({ do: 'uncover', card: 'BC17' }).waits).toBe('turn.red')
  })
  it('6.16: nothing changes hands but by a rule: there is no action of giving', () => {
    const bench = new Bench()
      .settled()
      .court(...ROW)
      .tokens('red', 'fuel')
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'raid', take: [] })).toBe('no.notNow')
    expect(bench.no({ do: 'swap' })).toBe('no.notNow')
  })
})

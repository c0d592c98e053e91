// Rulings and switchable doubts that no other test cites (arcs 19, 21), and our own (docs/arcs.md).

import { describe, expect, it } from 'vitest'
import { COURT } from '../data/court.ts'
import { LEADER } from '../data/leaders.ts'
import { Bench, PIP } from '../testing.ts'
import { court } from './board/ids.ts'
import { returnCity } from './board/pieces.ts'
import { cityBonus, usableSlots } from './board/resources.ts'
import { count } from './round/ambitions.ts'
import * as Pile from './state/piles.ts'
import * as read from './state/read.ts'

const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const
const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }

describe('rulings', () => {
  it('D2: the Overseer starts with a city at A and a starport at B', () => {
    expect([LEADER.LEAD10?.a, LEADER.LEAD10?.b]).toEqual([
      { building: 'city', ships: 3 },
      { building: 'starport', ships: 3 },
    ])
  })
  it('D8: no raid without attackers', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 0, 1)
      .ships('red', '1g', 1)
      .city('yellow', '4a')
      .tokens('yellow', null, 'fuel')
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [], raid: [3] })
    expect([bench.waits, bench.held('yellow')]).toEqual(['turn.red', ['fuel']])
  })
  it('D9: a Vox card is resolved before its spot is refilled', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC27', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'aggression-2')
    bench.act({ do: 'secure', card: 'BC27', pay: PIP })
    expect([bench.waits, read.rowCard(bench.state, 0)]).toEqual(['vox.red', 0])
  })
  it('D15: Signal Breaker voids one rolled intercept, not two', () => {
    const bench = new Bench(4)
      .lore('red', 'L06')
      .ships('red', '4a', 4)
      .ships('yellow', '4a', 1)
      .city('yellow', '4a')
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 2 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [], raid: [1, 1] })
    expect(bench.fleet('red', '4a')).toEqual([3, 1])
  })
  it('D24: cities leave from the left: slots open before the bonus; the one that returns closes what opened last', () => {
    const bench = new Bench().city('red', '2a').city('red', '2c').city('red', '2h').city('red', '3a')
    const board = () => [usableSlots(bench.state, 0), cityBonus(bench.state, 0)]
    expect(board()).toEqual([6, 2])
    returnCity(bench.state, 0)
    expect(board()).toEqual([6, 0])
    returnCity(bench.state, 0)
    expect(board()).toEqual([4, 0])
  })
  it('D43: names as printed', () => {
    expect([COURT.BC20?.name.en, LEADER.LEAD03?.name.en]).toEqual(['Silver-Tongues', 'Fuel-Drinker'])
  })
  it('D44: after a declaration Ambitious comes before Farseers', () => {
    const bench = new Bench()
      .leader('red', 'LEAD04')
      .guild('red', 'BC17')
      .hand('yellow', 'aggression-2')
      .leads('red', 'mobilization-2', 'tycoon')
    expect(bench.waits).toBe('ambitious.red')
    expect(bench.act({ do: 'ambitious' }).waits).toBe('look.red')
  })
  it('U6: the attacker chooses whether Predictive Sensors come before Railgun Arrays', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L12', 'L15')
      .ships('red', '4a', 2)
      .ships('yellow', '4a', 0, 1)
      .ships('yellow', '4g', 1)
      .leads('red', 'aggression-2')
    expect(bench.no({ do: 'battle', at: '4a', against: 'yellow', railgunFirst: true, pay: PIP })).toBeUndefined()
    bench.act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    expect(bench.waits).toBe('sensors.yellow')
    bench.act({ do: 'sensors', from: [{ from: '4g', ships: 1 }] })
    expect([bench.waits, bench.fleet('red', '4a')]).toEqual(['dice.red', [1, 1]])
  })
  it('D47: Repair Drones repair by themselves', () => {
    const bench = new Bench(4)
      .lore('red', 'L07')
      .ships('red', '4a', 0, 2)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: NO_DICE, pay: PIP })
    expect([bench.waits, bench.fleet('red', '4a')]).toEqual(['turn.red', [1, 1]])
  })
  it('D49: a face-down card named beside a real board is forgotten', () => {
    const bench = new Bench(3, '3p-mix-up').settled()
    const secret = { ...bench.state, options: { ...bench.state.options, secretHands: true } }
    Object.assign(bench, { state: secret })
    bench.hand('red', 'mobilization-2').hand('yellow', 'aggression-2').round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' }).act({ do: 'copy', card: 'aggression-2' })
    expect([read.count(bench.state, Pile.down(1)), read.unknown(bench.state, Pile.down(1))]).toEqual([0, 1])
  })
})

describe('doubts', () => {
  it('U6: with the arrays first, ships that are called in are spared their part in it', () => {
    const make = (sensorsFirst: boolean) =>
      new Bench(4, '4p-mix-up-1', { sensorsFirst })
        .lore('yellow', 'L12', 'L15')
        .ships('red', '4a', 2)
        .ships('yellow', '4a', 0, 1)
        .ships('yellow', '4g', 1)
        .leads('red', 'aggression-2')
    const first = { do: 'battle', at: '4a', against: 'yellow', railgunFirst: true, pay: PIP } as const
    expect(make(true).no(first)).toBe('no.railgunFirst')
    const bench = make(false).act(first)
    expect([bench.waits, bench.fleet('red', '4a')]).toEqual(['sensors.yellow', [2, 0]])
  })
  it('U7: Committed rolls on without ships only if the table plays so', () => {
    const waits = (committedRollsOn: boolean) =>
      new Bench(4, '4p-mix-up-1', { committedRollsOn })
        .leader('red', 'LEAD05')
        .lore('yellow', 'L12')
        .ships('red', '4a', 0, 1)
        .ships('red', '1g', 1)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
        .act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP }).waits
    expect([waits(false), waits(true)]).toEqual(['turn.red', 'dice.red'])
  })
  it('U4: all empty spots are refilled if the table plays so', () => {
    const refills = (refillAll: boolean) => {
      const bench = new Bench(3, '3p-mix-up', { refillAll })
        .settled()
        .court({ card: 'BC16', agents: { red: 1 } }, { card: 'BC17' }, { card: 'BC18' })
      bench
        .leads('red', 'aggression-2')
        .act({ do: 'secure', card: 'BC16', pay: PIP })
        .act({ do: 'uncover', card: 'BC01' })
      return bench.waits
    }
    expect([refills(false), refills(true)]).toEqual(['turn.red', 'refill.red'])
  })
  it('U5: the supply on a Cartel counts as had for the token given, unless the table ignores it', () => {
    const give = (tradeIgnoresCartel: boolean) => {
      const bench = new Bench(3, '3p-mix-up', { tradeIgnoresCartel })
        .settled()
        .guild('red', 'BC23')
        .guild('yellow', 'BC06')
      bench
        .ships('red', '2a', 2)
        .city('yellow', '2a')
        .tokens('yellow', 'psionic')
        .tokens('red', 'fuel')
        .leads('red', 'administration-2')
      return bench.no({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })
    }
    expect([give(false), give(true)]).toEqual(['no.tradeGive', undefined])
  })
})

describe('smaller rules', () => {
  it('6.14: a card may be given up without effect', () => {
    const bench = new Bench().settled().guild('red', 'BC08', 'BC12').leads('red', 'mobilization-2')
    bench.act({ do: 'useGates', gates: [] }).act({ do: 'useShips', card: 'BC12' })
    expect(read.cards(bench.state, Pile.COURT_DISCARD)).toEqual([court('BC08'), court('BC12')])
  })
  it('8.1: Weapons and lore count for nothing', () => {
    const bench = new Bench().tokens('red', 'weapon').guild('red', 'BC12').lore('red', 'L01')
    expect([1, 2, 3, 4, 5].map((ambition) => count(bench.state, 0, ambition))).toEqual([0, 0, 0, 0, 0])
  })
  it('8.6: Cartels discard at every end of a chapter, Tycoon scored or not', () => {
    expect(new Bench().guild('red', 'BC06').tokens('yellow', 'fuel').endChapter().held('yellow')).toEqual([])
  })
  it('9.8: the token on Ancient Holdings counts', () => {
    const bench = new Bench().lore('red', 'L13').tokens('red', null, null, null, null, null, null, 'relic')
    expect(count(bench.state, 0, 4)).toBe(1)
  })
  it('13.3: captives, lore and Unions on cards cannot be raided', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 4)
      .city('yellow', '4a')
      .captives('yellow', 'blue', 2)
      .lore('yellow', 'L01')
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 2 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [], raid: [2, 2] })
    expect(bench.waits).not.toBe('raid.red')
  })
  it('14.3: a pip of a lead is no Copy or Pivot', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD12')
      .court(...ROW)
      .leads('red', 'administration-2')
      .act({ do: 'influence', card: 'BC16', pay: PIP })
    expect(bench.waits).toBe('turn.red')
  })
  it('16.4: Mythic may use a token of one’s Cartel', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .guild('red', 'BC06')
      .city('red', '2h')
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'mythic', supply: 'fuel' })
    expect([read.mythic(bench.state, 7), read.supply(bench.state, 2), bench.problems()]).toEqual([2, 4, []])
  })
})

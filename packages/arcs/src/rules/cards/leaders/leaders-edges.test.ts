// The edges of the leaders of the base box (arcs 16.3): timing, what they do not do, where they meet other cards.

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { awards } from '../../round/ambitions.ts'
import * as write from '../../state/write.ts'
import { fights, NO_DICE, pivots, ROW } from './edges-testing.ts'

describe('base box', () => {
  it('Elder, Beloved: no Trophy, no Influence; nor after Fire Rifles, whose Ransack stands', () => {
    const made = () =>
      new Bench(4).leader('yellow', 'LEAD01').court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1))
    const missed = made().ships('red', '4a', 1).ships('yellow', '4a', 1).leads('red', 'aggression-2')
    expect(fights(missed, { skirmish: 1 }, { skirmish: [1] }).waits).toBe('turn.red')
    const rifles = made()
      .lore('red', 'L02')
      .ships('red', '4g', 1)
      .city('yellow', '4a', true)
      .leads('red', 'aggression-2')
    rifles.act({ do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 1, pay: PIP })
    rifles.act({ do: 'roll', assault: [], skirmish: [4], raid: [] }).act({ do: 'ransack', card: 'BC16' })
    expect(rifles.until('turn').waits).toBe('turn.red')
  })
  it('Elder, Beloved: the Influence is optional, and needs an agent', () => {
    const made = (captives: number) =>
      new Bench(4)
        .leader('yellow', 'LEAD01')
        .court(...ROW)
        .captives('blue', 'yellow', captives)
        .ships('red', '4a', 2)
        .ships('yellow', '4a', 0, 1)
        .ships('yellow', '1g', 1)
        .leads('red', 'aggression-2')
    const asked = fights(made(0), { skirmish: 1 }, { skirmish: [4] })
    expect([asked.waits, asked.act({ do: 'decline' }).waits]).toEqual(['bonusInfluence.yellow', 'turn.red'])
    expect(fights(made(10), { skirmish: 1 }, { skirmish: [4] }).waits).toBe('turn.red')
  })
  it('Elder, Just: others keep their places', () => {
    const bench = new Bench().leader('red', 'LEAD01').declared('tyrant')
    bench.captives('red', 'blue', 3).captives('yellow', 'blue', 2)
    expect(awards(bench.state, 2)).toEqual([3, 3, 0])
  })
  it('Mystic, Attuned: although the taxed type is out; by Nurture; not in the Prelude, not with an empty supply', () => {
    const made = () => new Bench().settled().leader('red', 'LEAD02').city('red', '2h').openSlots('red', 2, 'blue')
    const out = pivots(made().supply('relic', 0), 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(out.held('red')).toEqual(['psionic'])
    const nurture = pivots(made().lore('red', 'L10'), 'construction-2').act({ do: 'nurture', city: '2h/1', pay: PIP })
    expect(nurture.held('red')).toEqual(['relic', 'psionic'])
    const prelude = pivots(made().tokens('red', 'psionic'), 'construction-2', 'administration-3')
    expect(prelude.act({ do: 'tax', city: '2h/1', pay: { slot: 0 } }).held('red')).toEqual(['relic'])
    const none = pivots(made().supply('psionic', 0), 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(none.held('red')).toEqual(['relic'])
  })
  it('Mystic, Attuned: a Copy of Administration too', () => {
    const bench = new Bench().settled().leader('red', 'LEAD02').city('red', '2h').openSlots('red', 2, 'blue')
    bench.hand('blue', 'administration-2').hand('red', 'aggression-2').round('blue')
    bench.act({ do: 'lead', card: 'administration-2' }).act({ do: 'end' }).act({ do: 'copy', card: 'aggression-2' })
    expect(bench.act({ do: 'tax', city: '2h/1', pay: PIP }).held('red')).toEqual(['relic', 'psionic'])
  })
  it('Upstart, Ambitious: any declaration; nothing of an empty supply; it may be left', () => {
    const bench = new Bench().settled().leader('red', 'LEAD04').supply('relic', 0).tokens('red', 'psionic')
    bench.court({ card: 'BC27', agents: { red: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-3')
    bench.act({ do: 'secure', card: 'BC27', pay: PIP }).act({ do: 'demand', declare: 'keeper' })
    expect([bench.waits, bench.no({ do: 'ambitious', gain: 'relic' })]).toEqual(['ambitious.red', 'no.tokenSupply'])
    expect(bench.act({ do: 'ambitious' }).held('red')).toEqual(['psionic'])
  })
  it('Upstart, Callow: overrides Empath’s Bond and binds Nurture', () => {
    const bench = new Bench().settled().leader('red', 'LEAD04').lore('red', 'L20', 'L10').declared('empath')
    bench.city('yellow', '2h').city('red', '2c').leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '2h/1', pay: PIP })).toBe('no.callow')
    const build = new Bench().settled().leader('red', 'LEAD04').lore('red', 'L10').city('red', '2c')
    expect(build.leads('red', 'construction-2').no({ do: 'nurture', city: '2c/1', pay: PIP })).toBe('no.callow')
  })
  it('Rebel, Committed: with Gatekeepers two more are allowed, not owed; six of a kind stay the limit', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD05')
      .guild('red', 'BC08')
      .ships('red', '1g', 2)
      .ships('yellow', '1g', 1)
    bench.leads('red', 'aggression-2')
    const dice = (skirmish: number) =>
      bench.no({ do: 'battle', at: '1g', against: 'yellow', dice: { ...NO_DICE, skirmish }, pay: PIP })
    expect([dice(1), dice(2), dice(6), dice(7)]).toEqual(['no.tooFewDice', undefined, undefined, 'no.tooManyDice'])
  })
  it('Rebel, Disorganized: Predictive Sensors too, system by system; Force Beams not', () => {
    const bench = new Bench(4).leader('red', 'LEAD05').lore('red', 'L16').port('red', '4a').ships('red', '4a', 3)
    bench.leads('red', 'mobilization-2')
    expect(bench.no({ do: 'move', from: '4a', legs: [{ to: '4g', fresh: 3, damaged: 0 }], pay: PIP })).toBe(
      'no.disorganized',
    )
    const guided = {
      do: 'guide',
      from: '4a',
      to: '4g',
      ships: [{ of: 'red', fresh: 3, damaged: 0 }],
      pay: PIP,
    } as const
    expect(bench.no(guided)).toBeUndefined()
    const sensors = new Bench(4)
      .leader('yellow', 'LEAD05')
      .lore('yellow', 'L15')
      .ships('red', '4a', 1)
      .ships('yellow', '4a', 1)
    sensors
      .ships('yellow', '4g', 3)
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    expect(sensors.no({ do: 'sensors', from: [{ from: '4g', ships: 3 }] })).toBe('no.disorganized')
  })
  it('Warrior, Tactical: a pip that a Weapon opened; not a lead, not a Prelude Battle', () => {
    const made = () => new Bench().settled().leader('red', 'LEAD06').ships('red', '2a', 2).ships('yellow', '2a', 1)
    const armed = pivots(made().tokens('red', 'weapon'), 'construction-2').act({ do: 'arm', pay: { slot: 0 } })
    armed.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: PIP })
    expect(armed.waits).toBe('bonusMove.red')
    const lead = made().leads('red', 'aggression-2')
    expect(lead.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: PIP }).waits).toBe('turn.red')
    expect(lead.no({ do: 'bonusMove', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }] })).toBe('no.bonus')
    const psionic = pivots(made().tokens('red', 'psionic'), 'construction-2', 'aggression-3')
    psionic.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: { slot: 0 } })
    expect(psionic.waits).toBe('turn.red')
  })
  it('Warrior, Tactical: after the Move comes the Battle and nothing else; one Move, not two', () => {
    const bench = pivots(
      new Bench().settled().leader('red', 'LEAD06').guild('red', 'BC12').ships('red', '2g', 2).ships('yellow', '2a', 1),
      'aggression-2',
    )
    bench.act({ do: 'bonusMove', from: '2g', legs: [{ to: '2a', fresh: 2, damaged: 0 }] })
    expect(bench.no({ do: 'useShips', card: 'BC12', at: '2a' })).toBe('no.owes')
    expect(bench.no({ do: 'bonusMove', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }] })).toBe('no.owes')
    bench.act({ do: 'battle', at: '2a', against: 'yellow', dice: NO_DICE, pay: PIP })
    expect(bench.waits).not.toMatch(/bonusMove/)
  })
  it('Warrior with Sprinter Drives: the sprint must leave a Battle', () => {
    const bench = pivots(
      new Bench().settled().leader('red', 'LEAD06').lore('red', 'L03').ships('red', '2g', 2).ships('yellow', '2a', 1),
      'aggression-2',
    )
    // Far from the others, so that 2a is the only battle there can be.
    write.setFresh(bench.state, 20, 0, 0)
    write.addShipsLeft(bench.state, 0, 1)
    bench.act({ do: 'bonusMove', from: '2g', legs: [{ to: '2a', fresh: 2, damaged: 0 }] })
    const sprint = (fresh: number) => bench.no({ do: 'sprint', from: '2a', legs: [{ to: '2c', fresh, damaged: 0 }] })
    expect([bench.waits, sprint(2), sprint(1)]).toEqual(['sprint.red', 'no.noBattleAfter', undefined])
  })
  it('Feastbringer, Charismatic: after the Secure, when the spot is refilled; an Influence ahead must make one possible', () => {
    const made = () =>
      pivots(
        new Bench()
          .settled()
          .leader('red', 'LEAD07')
          .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1)),
        'aggression-2',
      )
    const bench = made().act({ do: 'secure', card: 'BC16', pay: PIP }).act({ do: 'uncover', card: 'BC01' })
    expect([bench.waits, bench.no({ do: 'bonusInfluence', card: 'BC01' })]).toEqual(['bonusInfluence.red', undefined])
    const none = pivots(
      new Bench()
        .settled()
        .leader('red', 'LEAD07')
        .court({ card: 'BC16', agents: { yellow: 2 } }, { card: 'BC17', agents: { yellow: 1 } }),
      'aggression-2',
    )
    expect(none.no({ do: 'bonusInfluence', card: 'BC16' })).toBe('no.noSecureAfter')
  })
  it('Feastbringer, Generous, D20: a tie goes by turn order; Bards, Populist Demands and Tycoon’s Ambition cost too', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD07')
      .guild('red', 'BC08', 'BC12')
      .lore('red', 'L27')
      .declared('tycoon')
    bench.leads('red', 'mobilization-3')
    expect(bench.no({ do: 'useTycoonsAmbition', declare: 'keeper' })).toBe('no.generousGive')
    bench.act({ do: 'useTycoonsAmbition', declare: 'keeper', give: 'BC12' })
    expect(bench.has('yellow', 'BC12')).toBe(true)
    const demand = new Bench()
      .settled()
      .leader('red', 'LEAD07')
      .court({ card: 'BC27', agents: { red: 1 } }, ...ROW.slice(1))
    demand.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC27', pay: PIP })
    expect(demand.no({ do: 'demand', declare: 'keeper' })).toBe('no.generousNone')
    const bards = new Bench().settled().leader('red', 'LEAD07').guild('red', 'BC25').hand('blue', 'mobilization-2')
    bards.hand('red', 'construction-5').round('blue').act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    bards.act({ do: 'pivot', card: 'construction-5', declare: 'keeper', give: 'BC25' })
    expect(bards.has('blue', 'BC25')).toBe(true)
  })
  it('Feastbringer: nobody else gives anything', () => {
    const bench = new Bench().guild('red', 'BC08').hand('red', 'mobilization-2').round()
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon', give: 'BC08' })).toBe('no.giveNothing')
  })
  it('Demagogue, Bold: not more than the agents; none at all is fine', () => {
    const bench = new Bench()
      .leader('red', 'LEAD08')
      .court(...ROW)
      .captives('blue', 'red', 9)
    bench.leads('red', 'mobilization-2', 'tycoon')
    expect([bench.no({ do: 'bold', cards: ['BC16', 'BC17'] }), bench.no({ do: 'bold', cards: ['BC17'] })]).toEqual([
      'no.agents',
      undefined,
    ])
    expect(bench.act({ do: 'bold', cards: [] }).waits).toBe('turn.red')
  })
  it('Demagogue, Paranoid: Ransack ignores it, Tyrant’s Ego does not', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD08')
      .lore('red', 'L25')
      .declared('tyrant')
      .captives('red', 'yellow', 1)
    bench.ships('red', '4a', 3).city('yellow', '4a', true).ships('yellow', '6g', 1)
    bench.court({ card: 'BC16', agents: { red: 1, yellow: 1 } }, { card: 'BC17', agents: { red: 1 } }, ROW[2], ROW[3])
    bench.leads('red', 'aggression-2')
    expect(bench.no({ do: 'useEgo', captive: 'yellow', card: 'BC17' })).toBe('no.paranoid')
    fights(bench, { raid: 1 }, { raid: [4] }).act({ do: 'ransack', card: 'BC16' })
    expect(bench.has('red', 'BC16')).toBe(true)
  })
})

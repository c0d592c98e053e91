// The edges of the leaders of the pack (arcs 16.4): timing, what they do not do, where they meet other cards.

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { awards } from '../../round/ambitions.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { SITE_DAMAGED } from '../../state/sites.ts'
import * as write from '../../state/write.ts'
import { fights, pivots, ROW } from './edges-testing.ts'

describe('pack', () => {
  it('Overseer, Ruthless: fresh, the building is only damaged; once per turn, tax or build', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD10')
      .city('red', '2h')
      .port('red', '2a')
      .tokens('red', 'material')
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'ruthless' })
    expect([bench.held('red'), bench.site('2h') & SITE_DAMAGED]).toEqual([['material', 'relic', 'relic'], SITE_DAMAGED])
    const built = new Bench()
      .settled()
      .leader('red', 'LEAD10')
      .city('red', '2h')
      .port('red', '2a')
      .tokens('red', 'psionic')
    built
      .leads('red', 'administration-2')
      .act({ do: 'tax', city: '2h/1', pay: { slot: 0 } })
      .act({ do: 'ruthless' })
    built.city('red', '3a').act({ do: 'tax', city: '3a/1', pay: PIP })
    expect(built.waits).toBe('turn.red')
  })
  it('Overseer, Ruthless: one’s own city that falls means Outrage, no Ransack, and goes home', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').city('red', '2h', true)
    bench.court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1)).leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'ruthless' })
    expect([bench.of(read.outrage, 'red'), bench.of(read.citiesLeft, 'red'), bench.held('red'), bench.waits]).toEqual([
      16,
      5,
      ['relic'],
      'turn.red',
    ])
  })
  it('Overseer, Ruthless, under Empath’s Bond: a rival city is taxed like one’s own, so it brings no captive (L20)', () => {
    const captives = (ships: number) => {
      const bench = new Bench().settled().leader('red', 'LEAD10').lore('red', 'L20').declared('empath')
      bench.city('yellow', '2h', true).ships('red', '2h', ships).leads('red', 'administration-2')
      bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'ruthless' }).until('turn')
      return [bench.captivesOf('red', 'yellow'), bench.trophiesOf('red', 'yellow', 'city'), bench.held('red')]
    }
    expect([captives(0), captives(1)]).toEqual([
      [0, 1, ['relic']],
      [2, 1, ['relic']],
    ])
  })
  it('Overseer, Ruthless: Summon is no ship built at a starport', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD10')
      .lore('red', 'L01')
      .ships('red', '2h', 1)
      .city('red', '2h')
    expect(bench.leads('red', 'construction-2').act({ do: 'summon', city: '2h/1', pay: PIP }).waits).toBe('turn.red')
  })
  it('Corsair, Tricky: the supply on a Cartel is had (9.8); once per roll', () => {
    const bench = new Bench(4).leader('red', 'LEAD11').guild('red', 'BC06').tokens('red', 'relic')
    bench.ships('red', '4a', 3).city('yellow', '4a').leads('red', 'aggression-2')
    fights(bench, { raid: 3 }, { raid: [1, 1, 1] })
    const again = (n: number) =>
      bench.no({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: Array(n).fill(1) })
    expect([again(2), again(3)]).toEqual([undefined, 'no.rerollLimit'])
    bench.act({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: [1] })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect(bench.waits).not.toBe('reroll.red')
  })
  it('Noble, Connected: what it draws does not act on this declaration, its Prelude waits; no spot is refilled', () => {
    const made = () =>
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .court(...ROW.slice(0, 3))
        .hand('yellow', 'aggression-2')
    const other = new Bench().settled().leader('red', 'LEAD12').hand('yellow', 'aggression-2')
    other.leads('red', 'mobilization-2', 'tycoon').act({ do: 'uncover', card: 'BC17' })
    expect([other.waits, other.no({ do: 'useFarseers', cards: [] })]).toEqual(['turn.red', 'no.justSecured'])
    const vox = made().leads('red', 'mobilization-2', 'tycoon').act({ do: 'uncover', card: 'BC27' })
    expect(vox.act({ do: 'demand', declare: 'keeper' }).waits).toBe('connect.red')
    const none = made()
    write.clear(none.state, Pile.COURT_DECK)
    expect(none.leads('red', 'mobilization-2', 'tycoon').waits).toBe('turn.red')
  })
  it('Noble, Influential: not through Execute, and it may be left', () => {
    const bench = pivots(
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .court(...ROW),
      'administration-2',
    )
    bench.act({ do: 'influence', card: 'BC16', pay: PIP }).act({ do: 'decline' })
    expect(bench.of(read.agentsLeft, 'red')).toBe(9)
    const execute = pivots(
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .guild('red', 'BC12')
        .captives('red', 'yellow', 1)
        .court(...ROW),
      'administration-2',
    ).act({ do: 'execute', captives: ['yellow'], pay: PIP })
    expect(execute.waits).not.toBe('bonusInfluence.red')
  })
  it('Noble, Proud: a second place pays nothing', () => {
    const bench = new Bench()
      .leader('red', 'LEAD12')
      .declared('keeper')
      .guild('red', 'BC21')
      .guild('yellow', 'BC22', 'BC23')
    expect(awards(bench.state, 4)).toEqual([0, 5, 0])
  })
  it('Anarchist: without ships neither rival cities nor vacant slots; not by Nurture; a gate has no slot', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD13')
      .lore('red', 'L10')
      .city('yellow', '2h')
      .city('red', '2c')
    bench.ships('red', '3g', 1).leads('red', 'administration-2')
    const tax = (city: '2h/1' | '2h/2' | '3g/1') => bench.no({ do: 'tax', city, pay: PIP })
    expect([tax('2h/1'), tax('2h/2'), tax('3g/1')]).toEqual(['no.taxControl', 'no.city', 'no.city'])
    const build = new Bench().settled().leader('red', 'LEAD13').lore('red', 'L10').city('red', '2c')
    expect(build.leads('red', 'construction-2').no({ do: 'nurture', city: '2c/1', pay: PIP })).toBe('no.principled')
  })
  it('Shaper, Mythic: not for a city in a gate, not without a token; Outrage goes by the new type', () => {
    const gate = new Bench().settled().leader('red', 'LEAD14').tokens('red', 'fuel').city('red', '2h')
    gate.building('red', '2g', 'city', false, 1).leads('red', 'administration-2')
    expect(gate.act({ do: 'tax', city: '2g/2', pay: PIP }).waits).toBe('turn.red')
    const none = new Bench().settled().leader('red', 'LEAD14').supply('relic', 0).city('red', '2h')
    expect(none.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP }).waits).toBe('turn.red')
    const bench = new Bench(4).ships('red', '4a', 3).city('yellow', '4a', true).ships('yellow', '6g', 1)
    write.setMythic(bench.state, 13, 2)
    write.addSupply(bench.state, 2, -1)
    fights(bench.leads('red', 'aggression-2'), { raid: 1 }, { raid: [4] })
    expect(bench.of(read.outrage, 'red')).toBe(4)
  })
  it('Shaper, Ancient: Empath’s Bond gives no Catapult from a rival starport either', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .lore('red', 'L20')
      .declared('empath')
      .port('yellow', '3a')
    bench.ships('red', '3a', 1).leads('red', 'mobilization-2')
    const legs = [
      { to: '3g', fresh: 1, damaged: 0 },
      { to: '3c', fresh: 1, damaged: 0 },
    ] as const
    expect(bench.no({ do: 'move', from: '3a', legs, pay: PIP })).toBe('no.catapult')
  })
  it('Agitator, Irregular, D52: the Weapon that is cheapest to raid goes; none, nothing; Mirror Plating sets it off', () => {
    const made = (...tokens: ('weapon' | 'fuel')[]) =>
      new Bench(4)
        .leader('yellow', 'LEAD15')
        .tokens('yellow', ...tokens)
        .ships('red', '4a', 3)
        .city('yellow', '4a')
    const two = fights(made('weapon', 'weapon').leads('red', 'aggression-2'), { raid: 1 }, { raid: [1] })
    two.act({ do: 'hits', own: { damage: 2, destroyFresh: 0, destroyDamaged: 0 } })
    expect(two.slots('yellow').slice(0, 2)).toEqual(['weapon', null])
    const none = fights(made('fuel').leads('red', 'aggression-2'), { raid: 1 }, { raid: [1] })
    expect([none.until('turn').fleet('red', '4a'), none.held('yellow')]).toEqual([[3, 0], ['fuel']])
    const plated = fights(
      made('weapon').lore('yellow', 'L04').leads('red', 'aggression-2'),
      { assault: 1 },
      { assault: [1] },
    )
    expect([plated.until('turn').fleet('red', '4a'), plated.held('yellow')]).toEqual([[2, 1], []])
  })
  it('Quartermaster, Resilient: as defender, by starports of any colour under control, counted after the battle', () => {
    const made = (control: number) =>
      new Bench(4)
        .leader('yellow', 'LEAD16')
        .ships('red', '4a', 1)
        .ships('yellow', '4a', 1, 3)
        .port('blue', '1a')
        .port('red', '1a')
        .ships('yellow', '1a', control)
        .leads('red', 'aggression-2')
    const repaired = (control: number) =>
      fights(made(control), { skirmish: 1 }, { skirmish: [1] }).fleet('yellow', '4a')
    expect([repaired(1), repaired(0)]).toEqual([
      [3, 1],
      [1, 3],
    ])
  })
})

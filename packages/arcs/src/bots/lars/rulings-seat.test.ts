// The rulings lars/A1 to lars/A21, one by one.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { cardId } from '../../rules/board/ids.ts'
import { focusOf, isFocus } from '../../rules/seats/lars.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import * as write from '../../rules/state/write.ts'
import type { Action, CourtId, SystemId } from '../../vocabulary.ts'
import type { C } from './context.ts'
import { hitAgents, targetSpot } from './influence/ways.ts'
import { aim, asksTarget, deck, deeds, END, move, play, table, turnOf } from './lars-testing.ts'
import { distance } from './map.ts'

const home = () => aim(table().port('red', '5c'), 'red', '3c')
const context = (bench = home(), vars = {}): C => ({
  view: bench.state,
  seat: 'red',
  vars,
  edition: 'standard',
  options: {},
})
const influence = (card: CourtId): Action => ({ do: 'influence', card, pay: 'pip' })

describe('lars/', () => {
  it('A1: 1–2 is the arrow, 3–4 the crescent, 5–6 the hex', () => {
    const planet = (face: number) =>
      play(asksTarget(home(), 'red'), 'red', { dice: { 'SHIFT.1': [1], 'SHIFT.2.1': [face] }, until: 'target' })
        .actions[0]
    expect([1, 2, 3, 4, 5, 6].map(planet)).toEqual(
      ['5a', '5a', '5c', '5c', '5h', '5h'].map((id) => ({ do: 'target', planet: id })),
    )
  })

  it('A2: only games of three, without leaders', () => {
    expect(() => arcs.start({ players: 4, role1: 'lars' }, {})).toThrow()
    expect(() => arcs.start({ players: 2, role1: 'lars' }, {})).toThrow()
    expect(() => arcs.start({ players: 3, role1: 'lars', leaders: 'draft' }, {})).toThrow()
    for (const setup of ['3p-mix-up', '3p-frontiers', '3p-homelands', '3p-core-conflict'])
      expect(() => arcs.start({ players: 3, role1: 'lars', setup }, {})).not.toThrow()
  })

  it('A3: Sworn Guardians does not protect Lars', () => {
    const bench = table()
      .port('red', '5c')
      .city('red', '5c', false)
      .ships('blue', '5c', 2)
      .guild('red', 'BC22')
      .tokens('red', 'fuel', 'relic')
    bench.leads('blue', 'aggression-2')
    bench.act({ do: 'battle', at: '5c', against: 'red', dice: { assault: 0, skirmish: 0, raid: 1 }, pay: 'pip' })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    bench.until('raid')
    expect(bench.no({ do: 'raid', take: [{ slot: 1 }] })).toBeUndefined()
    // And it is simply taken, where a person's would be buried.
    bench.act({ do: 'raid', take: [{ card: 'BC22' }] })
    expect(bench.has('blue', 'BC22')).toBe(true)
  })

  it('A4: the leader is a rival, however much Power Lars has', () => {
    const bench = home().power('red', 20).ships('red', '2a', 1).ships('blue', '2a', 1).ships('yellow', '2a', 1)
    const turn = turnOf(bench, 'red', 'aggression', { anyTie: true })
    expect(turn.found('BAT.1.1')).toEqual([['Yellow (Power 0)', 'Blue (Power 0)']])
    expect(deeds(turn)).toContainEqual(expect.objectContaining({ do: 'battle', against: 'blue' }))
  })

  it('A5: distances are steps between systems in play', () => {
    const { state } = table()
    const steps = (a: SystemId, b: SystemId) => {
      const ids = ['g', 'a', 'c', 'h']
      const at = (id: string) => (Number(id[0]) - 1) * 4 + ids.indexOf(id[1]!)
      return distance(state, at(a), at(b))
    }
    expect([steps('2h', '3a'), steps('2a', '3c'), steps('3c', '5c'), steps('2g', '5g'), steps('3g', '5g')]).toEqual([
      1, 3, 3, 2, 1,
    ])
  })

  it('A6: a focus planet with another Lars’s starport is in focus, but no destination', () => {
    const bench = home().port('yellow', '2c').ships('red', '5c', 4)
    expect(isFocus(bench.state, 0, 6)).toBe(true)
    const turn = turnOf(bench, 'red', 'mobilization')
    expect(deeds(turn)).toEqual([
      move('5c', 1, '5g', '3g', '3c'),
      move('5c', 1, '5g', '6g', '6c'),
      move('5c', 1, '5g', '3g'),
    ])
  })

  it('A7: overflow still counts until the turn ends', () => {
    const bench = home()
      .tokens('red', 'fuel', 'fuel')
      .city('red', '2h')
      .city('red', '3h')
      .tokens('red', 'fuel', 'fuel', 'fuel')
    expect(bench.problems().filter((text) => text.includes('slot'))).toEqual([])
    turnOf(bench, 'red', 'administration', { picks: { 'TAX.1': [0] } })
    expect(bench.of(read.resourcePower, 'red')).toBe(1)
    expect(bench.held('red')).toEqual(['weapon', 'relic', 'fuel', 'fuel'])
  })

  it('A7: even a row that is longer than anybody’s slots loses its last token only with a word in the log', () => {
    const bench = home().city('red', '2h')
    bench.tokens('red', ...Array.from({ length: 13 }, (_, i) => (['fuel', 'psionic', 'material'] as const)[i % 3]!))
    const turn = turnOf(bench, 'red', 'administration')
    // One is pushed out by the tax itself, eleven at the end of the turn: all for Resource Power.
    expect(turn.bench.of(read.resourcePower, 'red')).toBe(14 - bench.held('red').length)
    const lost = bench.events.filter(({ say }) => say === 'log.overflow')
    expect(lost).toHaveLength(14 - bench.held('red').length)
  })

  it('A8: a slot that closes on another turn costs the rightmost token, without Resource Power', () => {
    const bench = aim(table(), 'red', '3c').port('red', '5c').city('red', '2h').city('red', '3h').ships('blue', '2h', 1)
    bench
      .tokens('red', 'fuel', 'relic', 'weapon', 'psionic')
      .court({ card: 'BC29', agents: { blue: 1 } })
      .settled()
    bench
      .leads('blue', 'aggression-2')
      .act({ do: 'secure', card: 'BC29', pay: 'pip' })
      .act({ do: 'free', city: '2h/1' })
    expect(bench.held('red')).toEqual(['fuel', 'relic', 'weapon'])
    expect(bench.of(read.resourcePower, 'red')).toBe(0)
  })

  it('A9: Resource Power has no limit, or 6 by option', () => {
    for (const [larsCap, power] of [
      [false, 9],
      [true, 6],
    ] as const) {
      const bench = aim(table('3p-mix-up', { larsCap }).port('red', '5c'), 'red', '3c').settled()
      write.setResourcePower(bench.state, 0, larsCap ? 5 : 7)
      deck(bench, 'red', 4).hand('blue', 'mobilization-3')
      deck(bench, 'yellow', 2).round('blue').act({ do: 'lead', card: 'mobilization-3' }).act(END)
      play(bench, 'red', { dice: { 'TURN.4': [2], 'TURN.3': [4] }, anyTie: true })
      expect(bench.of(read.resourcePower, 'red')).toBe(power)
    }
  })

  it('A10: Court slots are numbered by the clusters in play, ascending', () => {
    const spots = (['2a', '3a', '5a', '6a'] as const).map((planet) => targetSpot(context(aim(table(), 'red', planet))))
    expect(spots).toEqual([0, 1, 2, 3])
  })

  it('A11: two Lars may share a target', () => {
    const bench = asksTarget(aim(table(), 'yellow', '3c'), 'red')
    expect(bench.no({ do: 'target', planet: '3c' })).toBeUndefined()
  })

  const following = (cards = 4) => {
    const bench = deck(deck(home(), 'red', cards), 'yellow', 2)
      .hand('blue', 'mobilization-3')
      .settled()
    return bench.round('blue').act({ do: 'lead', card: 'mobilization-3' }).act(END)
  }

  it('A12: a card that copies stays unseen', () => {
    const bench = following()
    play(bench, 'red', { dice: { 'TURN.3': [6] }, anyTie: true })
    expect(read.cards(bench.state, Pile.down(0)).map(cardId)).toEqual([])
    expect(read.unknown(bench.state, Pile.down(0))).toBe(1)
  })

  it('A13: of the lead suit and not higher, its card can only copy', () => {
    const turn = play(following(), 'red', { cards: ['mobilization-2'], anyTie: true })
    expect(turn.actions[1]).toEqual({ do: 'copy', card: 'mobilization-2' })
  })

  it('A14: nobody may have seized, and two more cards are needed', () => {
    expect(following(2).no({ do: 'copy', seize: 'counter' })).toBe('no.seizeCard')
    const taken = following(4)
    write.setSeized(taken.state, 1)
    const turn = play(taken, 'red', { dice: { 'TURN.4': [2] }, anyTie: true })
    expect(turn.fired.has('TURN.5')).toBe(false)
    expect(taken.of(read.resourcePower, 'red')).toBe(0)
  })

  it('A15: it may copy and seize at once, and seizes before its actions', () => {
    const turn = play(following(), 'red', { dice: { 'TURN.3': [5], 'TURN.4': [2] }, anyTie: true })
    expect(turn.actions[0]).toEqual({ do: 'copy', seize: 'counter' })
  })

  it('A16: Lars never passes, and is skipped without cards', () => {
    const bench = deck(home(), 'red', 1)
      .round('red')
      .act({ do: 'reveal', seat: 'red', cards: ['administration-3'] })
    expect(bench.no({ do: 'pass' })).toBe('no.botPasses')
    const empty = home().hand('blue', 'aggression-2').round('red')
    expect(empty.waits).toBe('lead.blue')
  })

  it('A17: there is no Prelude for Lars', () => {
    const bench = deck(home(), 'red', 2)
      .tokens('red', 'relic', 'fuel')
      .court({ card: 'BC01', agents: { red: 1 } })
    bench
      .round('red')
      .act({ do: 'reveal', seat: 'red', cards: ['administration-3'] })
      .act({ do: 'lead', card: 'administration-3' })
    expect(bench.no({ do: 'secure', card: 'BC01', pay: { slot: 0 } })).toBe('no.preludeOver')
    expect(bench.no({ do: 'spend', slot: 0 })).toBe('no.preludeOver')
  })

  it('A18: the next cluster is the next higher one in play, wrapping around', () => {
    const from = (planet: SystemId, face: number) =>
      play(asksTarget(aim(table().port('red', '5c'), 'red', planet), 'red'), 'red', {
        dice: { 'SHIFT.1': [face] },
        until: 'target',
      }).actions[0]
    expect([from('6c', 1), from('6c', 3), from('6c', 5), from('2c', 5)]).toEqual(
      ['2a', '3a', '5a', '6a'].map((planet) => ({ do: 'target', planet })),
    )
  })

  it('A19: hits come first when agents are short, then cards from the left', () => {
    const bench = home().court(
      { card: 'BC01', agents: { blue: 1 } },
      { card: 'BC02' },
      { card: 'BC03', agents: { blue: 1 } },
    )
    bench.captives('blue', 'red', 8)
    const turn = turnOf(bench, 'red', 'administration', { dice: { 'INF.1': [6] } })
    expect(deeds(turn)).toEqual([influence('BC02'), influence('BC01')])
    const none = home().court({ card: 'BC01' }, { card: 'BC02' }).captives('blue', 'red', 10)
    expect(hitAgents.from(context(none, { influence: 2 }))).toEqual([])
  })

  it('A20: its own new agent does not call for another', () => {
    const bench = home().court({ card: 'BC01' }, { card: 'BC02' })
    expect(deeds(turnOf(bench, 'red', 'administration', { dice: { 'INF.1': [6] } }))).toEqual([influence('BC02')])
  })

  it('A21: taxes come in random order', () => {
    const order = (first: number) => {
      const bench = home().city('red', '2h').city('red', '3h')
      turnOf(bench, 'red', 'administration', { picks: { 'TAX.1': [first] } })
      return bench.held('red')
    }
    expect([order(0), order(1)]).toEqual([
      ['weapon', 'relic'],
      ['relic', 'weapon'],
    ])
    expect(focusOf(home().state, 0)).toEqual([8, 6, 10, 18, 22])
  })
})

// Rules of 0.10 that whole games show rarely or never, in positions set up by hand.

import { describe, expect, it } from 'vitest'
import * as write from '../../../rules/state/write.ts'
import { quiet, type Setup, SupercatBench, stuck, turnOf } from '../bot-testing.ts'

const ten = (table: SupercatBench, setup: Setup = {}) => turnOf(table, { ...setup, version: '0.10' })

describe('rules of 0.10 by hand', () => {
  it('BT.X1 leaves it to the rules: a seat without cards is skipped', () => {
    const table = quiet(new SupercatBench().counter('red', 0).ships('yellow', '1g', 1).hand('blue', 'mobilization-2'))
    expect(table.round('red').waits).not.toBe('lead.red')
  })

  it('BT.X0 is passed over in the middle of a turn', () => {
    const table = quiet(new SupercatBench().port('red', '1h').ships('red', '1h', 1)).draws(
      'construction-3',
      'construction-5',
    )
    const turn = ten(table.act({ do: 'lead', card: 'construction-3' }))
    expect(turn.answers('BT.X0')[0]).toBe(false)
    expect(turn.nodes).toContain('CON.X33')
  })

  it('BT.X3e is passed over with two suits, and with a single card', () => {
    const two = quiet(new SupercatBench().port('red', '1h')).draws('construction-3', 'administration-5')
    expect(ten(two, { actions: 1 }).answers('BT.X3e')).toEqual([false])
  })

  const miner = (...cards: readonly ['construction-4', 'mobilization-4']) =>
    quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 2)
        .unbuilt('red', 4)
        .guild('red', 'BC02')
        .ships('yellow', '5g', 3)
        .ships('blue', '6g', 3)
        .tokens('red', 'weapon'),
    ).draws(...cards)

  it('BT.X5f, BT.X5f.1: the table may want the new action first', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 6)
        .unbuilt('red', 0)
        .guild('red', 'BC02')
        .ships('yellow', '5g', 3)
        .ships('blue', '6g', 3),
    ).draws('construction-4', 'mobilization-4')
    const first = ten(table, { actions: 3, options: { abilityFirst: true } })
    expect(first.nodes).toEqual(['GP.X11', 'BT.X5f.1', 'BT.X5f.1'])
    expect(ten(table, { actions: 3 }).answers('BT.X5f')).toEqual([false])
  })

  it('BT.X7 takes what a bonus of its leader obliges it to', () => {
    const table = quiet(
      new SupercatBench().port('red', '1h').unbuilt('red', 0).ships('red', '5g', 3).ships('yellow', '5g', 1),
    )
    table.draws('aggression-4', 'aggression-3').act({ do: 'lead', card: 'aggression-4' })
    write.setBonus(table.state, 1)
    expect(ten(table, { actions: 1 }).nodes).toEqual(['BT.X7'])
  })

  it('BT.X6, BT.X6.1: a battle that the pages did not begin is finished; BT.X5a is passed over', () => {
    const table = quiet(
      new SupercatBench().port('red', '1h').unbuilt('red', 0).ships('red', '5g', 3).ships('yellow', '5g', 2),
    )
    table.draws('aggression-4', 'aggression-3').act({ do: 'lead', card: 'aggression-4' })
    table.act({ do: 'battle', at: '5g', against: 'yellow', pay: 'pip', dice: { assault: 1, skirmish: 0, raid: 0 } })
    table.act({ do: 'roll', assault: [2], skirmish: [], raid: [] })
    const turn = ten(table, { actions: 1 })
    expect(turn.answers('BT.X5a')[0]).toBe(false)
    expect(turn.answers('BT.X6')[0]).toBe(true)
    expect(turn.events.some((event) => event.e === 'go' && event.node === 'BT.X6.1')).toBe(true)
    expect(turn.nodes[0]).toBe('CMB.X7')
  })

  it('GP.X5, GP.X5.go, AGG.X7.if, AGG.X7: moves to a claim when there is neither starport nor claim', () => {
    const turn = ten(quiet(new SupercatBench().ships('red', '5g', 2)).draws('aggression-3', 'administration-3'), {
      actions: 2,
    })
    expect(turn.nodes).toEqual(['GP.X5', 'AGG.X7'])
    expect(turn.answers('GP.X5')).toEqual([true])
  })

  it('GP.X5 is passed over without a card that moves', () => {
    const turn = ten(quiet(new SupercatBench().ships('red', '5g', 2)).draws('construction-3', 'administration-3'), {
      actions: 1,
    })
    expect(turn.answers('GP.X5.if')).toEqual([true])
    expect(turn.answers('GP.X5')).toEqual([false])
  })

  it('AGG.X7 is passed over if nobody can move', () => {
    const turn = ten(stuck().draws('aggression-3', 'aggression-4'))
    expect(turn.answers('AGG.X7.if')[0]).toBe(true)
    expect(turn.answers('AGG.X7')[0]).toBe(false)
  })

  it('MOB.X7.if, MOB.X7: moves to a claim when there is neither starport nor claim', () => {
    const turn = ten(quiet(new SupercatBench().ships('red', '5g', 2)).draws('mobilization-3', 'administration-3'), {
      actions: 2,
    })
    expect(turn.nodes).toEqual(['GP.X5', 'MOB.X7'])
  })

  it('MOB.X7 is passed over if nobody can move', () => {
    const turn = ten(stuck().draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('MOB.X7.if')[0]).toBe(true)
    expect(turn.answers('MOB.X7')[0]).toBe(false)
  })

  it('MOB.X45 is passed over if there is no task force to join: no ship is fresh', () => {
    const table = quiet(new SupercatBench().port('red', '1h').city('red', '4a').city('yellow', '4a').unbuilt('red', 0))
    table.ships('red', '4a', 0, 2).ships('yellow', '4a', 1).agents('red', 0)
    const turn = ten(table.draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('MOB.X45.if')[0]).toBe(true)
    expect(turn.answers('MOB.X45')[0]).toBe(false)
  })

  it('MOB.X45.if is passed over while all ships are at work', () => {
    const table = quiet(new SupercatBench().port('red', '1h').ships('red', '1h', 2).unbuilt('red', 0)).agents('red', 0)
    expect(ten(table.draws('mobilization-3', 'mobilization-4')).answers('MOB.X45.if')[0]).toBe(false)
  })

  it('CON.X5 is passed over without a place for the starport', () => {
    const turn = ten(quiet(new SupercatBench().ships('red', '5g', 2)).draws('construction-3', 'construction-4'))
    expect(turn.answers('CON.X5.if')[0]).toBe(true)
    expect(turn.answers('CON.X5')[0]).toBe(false)
  })

  it('CON.X0 puts a token that was just gained into a dear slot', () => {
    const table = quiet(
      new SupercatBench().port('red', '1h').unbuilt('red', 0).tokens('red', 'weapon').tokens('blue', 'fuel'),
    )
    table.declared('tycoon').draws('construction-3', 'construction-5').act({ do: 'lead', card: 'construction-3' })
    write.setArranging(table.state, 1)
    write.setPrelude(table.state, false)
    write.setSlot(table.state, 0, 0, 0)
    write.setSlot(table.state, 0, 1, 3)
    expect(ten(table, { actions: 1 }).nodes).toEqual(['CON.X0'])
  })

  it('GP.X16, GP.X16.go: repairs ships to take a system with a rival city', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 3)
        .unbuilt('red', 0)
        .city('yellow', '4a')
        .ships('yellow', '4a', 1)
        .ships('red', '4a', 1, 2)
        .agents('red', 0),
    ).draws('administration-4', 'mobilization-4')
    const turn = ten(table, { actions: 2 })
    expect(turn.nodes).toEqual(['GP.X16', 'ADM.X27'])
    expect(turn.actions[1]).toMatchObject({ do: 'repair', piece: { ship: '4a' } })
    write.setAgentsLeft(table.state, 0, 9)
    expect(ten(table, { actions: 1 }).nodes).toEqual(['GP.X14'])
  })

  it('AGG.Xa abducts with Court Enforcers', () => {
    const table = new SupercatBench()
      .port('red', '1h')
      .ships('red', '1h', 13)
      .unbuilt('red', 0)
      .guild('red', 'BC14')
      .tokens('red', 'weapon', 'weapon')
      .court({ card: 'BC25', agents: { yellow: 2 } }, { card: 'BC22', agents: { blue: 1 } })
    const turn = ten(table.draws('aggression-3', 'construction-6'), { actions: 3 })
    expect(turn.nodes).toEqual(['GP.X11', 'AGG.Xa', 'AGG.Xa'])
    expect(turn.actions.slice(1)).toEqual([
      { do: 'exhaust', card: 'BC14' },
      { do: 'abduct', card: 'BC25', pay: 'pip' },
    ])
    const useful = ten(table, { actions: 1, options: { abilities: 'off' } })
    expect(useful.answers('GP.X11')).toEqual([false])
  })

  it('MOB.Xa executes as few Captives as reach the goal', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 13)
        .unbuilt('red', 0)
        .guild('red', 'BC12')
        .agents('red', 0),
    )
      .declared('warlord')
      .captives('red', 'blue', 2)
    const turn = ten(table.draws('mobilization-4', 'aggression-6'), { actions: 3 })
    expect(turn.nodes).toEqual(['GP.X11', 'MOB.Xa', 'MOB.Xa'])
    expect(turn.actions[2]).toEqual({ do: 'execute', captives: ['blue'], pay: 'pip' })
  })

  it('ADM.Xa trades with Elder Broker for what contends, and gives what matters least', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 3)
        .unbuilt('red', 0)
        .guild('red', 'BC23')
        .tokens('red', 'weapon', 'relic')
        .tokens('yellow', 'fuel')
        .city('yellow', '1c')
        .ships('red', '1c', 1)
        .agents('red', 0),
    )
      .supply('fuel', 0)
      .declared('tycoon')
    const turn = ten(table.draws('administration-4', 'aggression-6'))
    expect(turn.nodes[0]).toBe('GP.X11')
    expect(turn.did('trade')).toEqual([{ do: 'trade', city: '1c/1', give: 0, take: 0, pay: 'pip' }])
    expect(turn.nodes).toContain('ADM.Xa')
  })

  it('PR.X4b, GC.X6: gives up Guild cards that the text does not name only if the table says so', () => {
    const off = ten(miner('construction-4', 'mobilization-4'), { actions: 2 })
    expect(off.answers('PR.X4b')[0]).toBe(false)
    const on = ten(miner('construction-4', 'mobilization-4'), { actions: 2, options: { unlistedPreludes: true } })
    expect(on.nodes[1]).toBe('GC.X6')
  })

  it('GC.X6 is passed over without such a card; PR.X4 is passed over without the page of Guild cards', () => {
    const table = quiet(new SupercatBench().port('red', '1h').ships('red', '1h', 1)).draws(
      'construction-3',
      'construction-5',
    )
    const turn = ten(table, { options: { unlistedPreludes: true, guildPage: false } })
    expect(turn.answers('GC.X6')[0]).toBe(false)
    expect(turn.answers('PR.X4')[0]).toBe(false)
  })

  const psionics = (declared: boolean) => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .unbuilt('red', 0)
        .ships('red', '5g', 3)
        .tokens('red', 'psionic')
        .ships('yellow', '5g', 1)
        .ships('blue', '6g', 1),
    )
    if (declared) table.declared('warlord').trophies('yellow', 'blue', 'ship', 1)
    table.after('aggression-6', ['aggression-2', 'aggression-3'])
    return table
  }

  it('PR.X8.2, PR.X8.3: Psionics fight in the Prelude where the card gives one battle only', () => {
    const turn = ten(psionics(true), { die: [6], actions: 3 })
    expect(turn.actions[0]).toMatchObject({ do: 'copy' })
    expect(turn.did('battle')[0]).toMatchObject({ at: '5g', pay: { slot: 0 } })
    expect(turn.answers('PR.X8.2')).toEqual([true])
  })

  it('PR.X8u.2, PR.X8u.3: the same for an open ambition, after Fuel for claims', () => {
    const turn = ten(psionics(false), { die: [6], actions: 3 })
    expect(turn.did('battle')[0]).toMatchObject({ at: '5g', pay: { slot: 0 } })
    expect(turn.answers('PR.X8u.2')).toEqual([true])
    expect(turn.answers('PR.X8')[0]).toBe(false)
  })

  it('CMB.X4 takes the hit of Railgun Arrays before the dice, CMB.X5 then chooses them', () => {
    const table = quiet(
      new SupercatBench().port('red', '1h').unbuilt('red', 0).ships('red', '5g', 2, 1).ships('yellow', '5g', 1),
    )
    table.lore('yellow', 'L12').declared('warlord')
    const turn = ten(table.draws('aggression-4', 'aggression-5'), { actions: 4 })
    expect(turn.nodes.slice(1)).toEqual(['AGG.X4', 'CMB.X4', 'CMB.X5'])
  })
})

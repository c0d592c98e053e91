// The scenarios of the reference for 0.10 (supercat-0.10, 14). Red acts; yellow is another bot, blue a person. Each says
// what 0.5 does in the same position.

import { describe, expect, it } from 'vitest'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import type { Action, ActionCardId } from '../../../vocabulary.ts'
import { type Setup, SupercatBench, turnOf } from '../bot-testing.ts'
import type { CombatGoal } from '../context.ts'
import { diceByPrinciples, selectDice } from '../terms/combat.ts'

const BARDS = { card: 'BC25' } as const
const GUARDIANS = { card: 'BC22' } as const
const FENCE = { card: 'BC24' } as const
const KEEPERS = { card: 'BC21' } as const
const quiet = (table: SupercatBench): SupercatBench => table.court(BARDS, GUARDIANS, FENCE, { card: 'BC23' })

const ten = (table: SupercatBench, setup: Setup = {}) => turnOf(table, { ...setup, version: '0.10' })
const five = (table: SupercatBench, setup: Setup = {}) => turnOf(table, setup)
const led = (actions: readonly Action[]): ActionCardId | undefined =>
  actions[0]?.do === 'lead' ? actions[0].card : undefined

describe('scenarios of 0.10', () => {
  it('U01 equal suits: the highest number (BT.X3e), for the reason of GP.X13', () => {
    const table = quiet(new SupercatBench().city('red', '1c').port('red', '1h')).draws(
      'administration-2',
      'administration-5',
    )
    const turn = ten(table, { actions: 1 })
    expect(led(turn.actions)).toBe('administration-5')
    expect(turn.answers('BT.X3e')).toEqual([true])
    expect(turn.nodes[0]).toBe('GP.X13')
    expect(led(five(table, { actions: 1 }).actions)).toBe('administration-2')
  })

  it('U02 cities before claims: GP.X9, then CON.X18', () => {
    const table = quiet(new SupercatBench().city('red', '1c').port('red', '1h')).draws(
      'construction-3',
      'administration-5',
    )
    const turn = ten(table, { actions: 2 })
    expect(turn.actions).toMatchObject([
      { do: 'lead', card: 'construction-3' },
      { do: 'build', piece: 'city', at: '1h' },
    ])
    expect(turn.nodes).toEqual(['GP.X9', 'CON.X18'])
    expect(led(five(table, { actions: 1 }).actions)).toBe('administration-5')
  })

  it('U03 held back without a place: no Material is spent while Tycoon is declared', () => {
    const table = quiet(new SupercatBench().port('red', '1h').unbuilt('red', 4).tokens('red', 'material'))
      .tokens('blue', 'material', 'fuel', 'fuel')
      .tokens('yellow', 'fuel', 'fuel')
      .declared('tycoon')
      .ships('blue', '6g', 1)
      .after('construction-2', ['construction-5', 'mobilization-2'])
    const turn = ten(table, { actions: 2 })
    expect(turn.actions).toMatchObject([{ do: 'surpass' }, { do: 'build', piece: 'city', at: '1h', pay: 'pip' }])
    expect(turn.nodes[1]).toBe('CON.X18')
    const before = five(table, { actions: 2 })
    expect(before.actions[1]).toMatchObject({ do: 'build', piece: 'city', pay: { slot: 0 } })
    expect(before.nodes[1]).toBe('PR.5b')
  })

  const contested = () =>
    new SupercatBench()
      .unbuilt('red', 0)
      .port('red', '1h')
      .ships('red', '1h', 3)
      .court({ card: 'BC11', agents: { red: 1, yellow: 3 } }, BARDS, GUARDIANS, KEEPERS)
      .draws('administration-4', 'aggression-6')
  const agentsOn = (turn: ReturnType<typeof ten>) => turn.did('influence').map(({ card }) => card)

  it('U04 defending by die: outbid, match or leave; what it says binds ADM.X24 and ADM.X43', () => {
    const high = ten(contested(), { die: [5] })
    expect(high.nodes[0]).toBe('GP.X14')
    expect(agentsOn(high)).toEqual(['BC11', 'BC11', 'BC11'])
    const even = ten(contested(), { die: [3] })
    expect(agentsOn(even)).toEqual(['BC11', 'BC11', 'BC21'])
    expect(even.nodes.slice(1)).toEqual(['ADM.X13.3', 'ADM.X13.3', 'ADM.X43'])
    const low = ten(contested(), { die: [2] })
    expect(agentsOn(low).slice(0, 2)).toEqual(['BC21', 'BC21'])
    expect(['BC22', 'BC25']).toContain(agentsOn(low)[2])
    expect(low.answers('ADM.X13.3')[0]).toBe(false)
    expect(agentsOn(five(contested()))).toEqual(['BC11', 'BC11', 'BC11'])
    // The table may let the page outbid a card that the die gave up.
    expect(agentsOn(ten(contested(), { die: [2], options: { defendBinds: false } }))).toEqual(['BC11', 'BC11', 'BC11'])
  })

  it('U05 nothing is placed just to match', () => {
    const table = new SupercatBench()
      .unbuilt('red', 0)
      .port('red', '1h')
      .ships('red', '1h', 3)
      .court({ card: 'BC13', agents: { yellow: 2 } }, BARDS, GUARDIANS, KEEPERS)
      .draws('mobilization-5', 'aggression-6')
    const turn = ten(table)
    expect(agentsOn(turn)).toEqual(['BC21', 'BC21'])
    expect(turn.nodes[1]).toBe('MOB.X43')
    expect(agentsOn(five(table))).toEqual(['BC13', 'BC13'])
  })

  it('U06 critical cards first: MOB.X24 twice', () => {
    const table = new SupercatBench()
      .unbuilt('red', 0)
      .port('red', '1h')
      .ships('red', '1h', 3)
      .court({ card: 'BC13' }, { card: 'BC26' }, { card: 'BC04' }, KEEPERS)
      .draws('mobilization-3', 'aggression-6')
    const turn = ten(table)
    expect(agentsOn(turn)).toEqual(['BC26', 'BC26', 'BC04'])
    expect(turn.nodes.slice(1)).toEqual(['MOB.X24', 'MOB.X24', 'MOB.X24'])
    expect(agentsOn(five(table))).toEqual(['BC13', 'BC13', 'BC04'])
  })

  it('U07 Fuel is kept where pips give two battles', () => {
    const table = quiet(
      new SupercatBench()
        .declared('warlord')
        .trophies('yellow', 'blue', 'ship', 1)
        .port('red', '4h')
        .unbuilt('red', 0)
        .ships('red', '4g', 3)
        .tokens('red', 'fuel')
        .tokens('blue', 'fuel', 'fuel')
        .ships('yellow', '5g', 1),
    ).draws('aggression-2', 'construction-6')
    const turn = ten(table, { actions: 3 })
    expect(turn.actions).toMatchObject([
      { do: 'lead', card: 'aggression-2' },
      { do: 'move', from: '4g', pay: 'pip' },
      { do: 'battle', at: '5g', dice: { assault: 2, skirmish: 1, raid: 0 } },
    ])
    const before = five(table, { actions: 3 })
    expect(before.actions).toMatchObject([
      { do: 'lead', card: 'aggression-2' },
      { do: 'move', from: '4g', pay: { slot: 0 } },
      { do: 'battle', dice: { assault: 3 } },
    ])
  })

  it('U08 Fuel for claims: PR.X9', () => {
    const table = quiet(
      new SupercatBench().city('red', '1h').ships('red', '1h', 2).port('red', '5c').tokens('red', 'fuel'),
    ).draws('administration-5', 'administration-3')
    const turn = ten(table, { actions: 2 })
    expect(turn.actions[1]).toMatchObject({ do: 'move', from: '1h', legs: [{ to: '1c', fresh: 1 }], pay: { slot: 0 } })
    expect(turn.nodes[1]).toBe('PR.X9')
    expect(ten(table, { options: { fuelExpansion: 'off' } }).did('move')).toEqual([])
    expect(five(table).did('move')).toEqual([])
  })

  const siege = (near: number) =>
    quiet(
      new SupercatBench()
        .city('red', '4a')
        .port('red', '1c')
        .ships('red', '1g', 4)
        .ships('red', '4c', near)
        .ships('yellow', '4a', 1),
    ).draws('mobilization-5', 'mobilization-4')

  it('U09 the short way, if its origin can be kept (MOB.X11)', () => {
    const turn = ten(siege(3), { actions: 2 })
    expect(turn.actions).toMatchObject([
      { do: 'lead', card: 'mobilization-5' },
      { do: 'move', from: '4c', legs: [{ to: '4a', fresh: 2 }] },
    ])
    expect(turn.nodes[1]).toBe('MOB.X11')
    expect(five(siege(3), { actions: 2 }).did('move')[0]).toMatchObject({ from: '1g' })
    // One ship alone would only tie, and both would give up 4c.
    for (const play of [ten, five]) expect(play(siege(2), { actions: 2 }).did('move')[0]).toMatchObject({ from: '1g' })
    // With the shortest way first both go.
    const short = ten(siege(2), { actions: 2, options: { moveOrder: 'shortestFirst', changeControl: 'takeFirst' } })
    expect(short.did('move')[0]).toMatchObject({ from: '4c', legs: [{ to: '4a', fresh: 2 }] })
  })

  it('U10 no Trophies for nothing: AGG.X42 is passed over', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .unbuilt('red', 0)
        .ships('red', '5g', 3)
        .ships('yellow', '5g', 1)
        .trophies('yellow', 'blue', 'ship', 5)
        .trophies('blue', 'yellow', 'ship', 4),
    ).draws('aggression-4', 'aggression-3')
    const turn = ten(table)
    expect(turn.did('battle')).toEqual([])
    expect(turn.answers('AGG.X42')[0]).toBe(false)
    expect(five(table, { actions: 2 }).actions[1]).toMatchObject({ do: 'battle', at: '5g', dice: { assault: 3 } })
  })

  it('U11 the dice', () => {
    const rows: readonly [CombatGoal, number, number, number, number, string, string][] = [
      ['trophies', 3, 2, 3, 1, '3,0,0', '3,0,0'],
      ['trophies', 2, 2, 3, 1, '3,0,0', '1,2,0'],
      ['trophies', 2, 2, 2, 2, '0,2,0', '0,2,0'],
      ['control', 1, 2, 2, 1, '2,0,0', '1,1,0'],
      ['trophies', 4, 1, 7, 1, '2,5,0', '6,1,0'],
      ['trophies', 3, 0, 3, 1, '0,3,0', '3,0,0'],
      ['raid', 3, 1, 4, 2, '0,4,0', '4,0,0'],
      ['raid', 3, 1, 4, 1, '0,0,4', '0,0,4'],
    ]
    const said = ({ assault, skirmish, raid }: { assault: number; skirmish: number; raid: number }) =>
      `${assault},${skirmish},${raid}`
    for (const [goal, own, theirs, dice, left, now, before] of rows) {
      const odds = { goal, own, theirs, dice, left, raid: 6 }
      expect([said(diceByPrinciples(odds)), said(selectDice(odds))]).toEqual([now, before])
    }
  })

  it('U12 the Outrage veto goes by place', () => {
    const table = new SupercatBench()
      .declared('warlord')
      .declared('empath', 1)
      .trophies('yellow', 'blue', 'ship', 1)
      .unbuilt('blue', 3)
      .tokens('blue', 'psionic', 'psionic', 'psionic')
      .guild('red', 'BC19')
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '6g', 3)
      .city('yellow', '6h')
      .ships('yellow', '6h', 1)
      .court({ card: 'BC24', agents: { yellow: 1 } }, BARDS, GUARDIANS, { card: 'BC23' })
      .draws('aggression-4', 'aggression-3')
    const turn = ten(table, { actions: 2 })
    expect(turn.nodes[0]).toBe('GP.X17')
    expect(turn.actions[1]).toMatchObject({ do: 'move', from: '6g', legs: [{ to: '6h', fresh: 2 }] })
    expect(turn.did('battle')).toEqual([])
    expect(five(table, { actions: 3 }).did('battle')[0]).toMatchObject({ at: '6h', against: 'yellow' })
  })

  it('U13 ransack: GP.X3, then AGG.X4 destroys a city for the Court', () => {
    const table = new SupercatBench()
      .declared('warlord')
      .trophies('blue', 'yellow', 'ship', 2)
      .port('red', '4h')
      .unbuilt('red', 0)
      .ships('red', '1c', 3)
      .city('yellow', '1h')
      .court({ card: 'BC24', agents: { yellow: 2 } }, BARDS, GUARDIANS, { card: 'BC23' })
      .draws('aggression-4', 'construction-6')
    // Both assault dice show two hits.
    const rolls = [{ assault: [5, 5], skirmish: [1], raid: [] }]
    const turn = ten(table, { rolls })
    expect(turn.nodes[0]).toBe('GP.X3')
    expect(turn.actions.slice(1, 3)).toMatchObject([
      { do: 'move', from: '1c', legs: [{ to: '1h', fresh: 3 }] },
      { do: 'battle', at: '1h', dice: { assault: 2, skirmish: 1, raid: 0 } },
    ])
    expect(turn.answers('AGG.X4')[0]).toBe(true)
    expect(turn.did('ransack')).toEqual([{ do: 'ransack', card: 'BC24' }])
    expect(read.trophies(turn.state, 0)).toBe(3)
    const without = ten(table, { options: { ransackGoal: false }, actions: 1 })
    expect(without.answers('GP.X3')).toEqual([false])
    expect(five(table, { actions: 2 }).actions[1]).toMatchObject({ do: 'move', legs: [{ to: '1h', fresh: 2 }] })
  })

  it('U14 an ability: GP.X11, CON.Xa, and not twice in a chapter', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 6)
        .unbuilt('red', 0)
        .guild('red', 'BC02')
        .ships('yellow', '5g', 3)
        .ships('blue', '6g', 3),
    ).draws('construction-4', 'mobilization-4')
    const turn = ten(table)
    expect(turn.nodes[0]).toBe('GP.X11')
    expect(turn.actions.slice(1, 4)).toMatchObject([
      { do: 'exhaust', card: 'BC02' },
      { do: 'manufacture', pay: 'pip' },
      { do: 'build', piece: 'ship' },
    ])
    expect(turn.nodes.slice(1, 4)).toEqual(['CON.Xa', 'CON.Xa', 'CON.X33'])
    expect(read.isEmpty(turn.state, Pile.exhausted(0))).toBe(false)
    const used = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 6)
        .unbuilt('red', 0)
        .guild('red', 'BC02')
        .ships('yellow', '5g', 3)
        .ships('blue', '6g', 3),
    ).exhausted('red', 'BC02')
    expect(ten(used.draws('construction-4', 'mobilization-4'), { actions: 1 }).answers('GP.X11')).toEqual([false])
    expect(led(five(table, { actions: 1 }).actions)).toBe('mobilization-4')
  })

  it('U15 behind in ships: GP.X12, CON.X23', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 2)
        .unbuilt('red', 0)
        .ships('yellow', '5g', 5)
        .ships('blue', '6g', 6),
    ).draws('construction-4', 'mobilization-4')
    const turn = ten(table, { actions: 2 })
    expect(turn.nodes).toEqual(['GP.X12', 'CON.X23'])
    expect(turn.actions).toMatchObject([{ card: 'construction-4' }, { do: 'build', piece: 'ship' }])
    const before = five(table, { actions: 2 })
    expect(before.actions).toMatchObject([{ card: 'mobilization-4' }, { do: 'influence' }])
  })

  it('U16 Build before Move: GP.X6a, CON.X9', () => {
    const table = quiet(
      new SupercatBench()
        .city('red', '1c')
        .port('red', '6c')
        .ships('red', '6c', 0, 1)
        .ships('red', '6g', 3)
        .ships('yellow', '6c', 1),
    ).draws('construction-4', 'mobilization-4')
    const turn = ten(table, { actions: 3 })
    expect(turn.nodes[0]).toBe('GP.X6a')
    expect(turn.nodes.slice(1)).toEqual(['CON.X9', 'CON.X9'])
    expect(turn.actions.slice(1)).toMatchObject([
      { do: 'repair', piece: { ship: '6c' } },
      { do: 'build', piece: 'ship' },
    ])
    expect(five(table, { actions: 2 }).actions[1]).toMatchObject({ do: 'move', from: '6g', legs: [{ fresh: 2 }] })
  })

  it('U17 stranded: GP.X5 lists Aggression first, AGG.X7', () => {
    const table = quiet(new SupercatBench().ships('red', '5g', 1)).draws('mobilization-3', 'aggression-3')
    const turn = ten(table, { actions: 2 })
    expect(led(turn.actions)).toBe('aggression-3')
    expect(turn.nodes).toEqual(['GP.X5', 'AGG.X7'])
    expect(led(five(table, { actions: 1 }).actions)).toBe('mobilization-3')
  })

  it('U18 Influence before Tax: ADM.X24', () => {
    const table = new SupercatBench()
      .city('red', '1c')
      .port('red', '1h')
      .ships('red', '1h', 5)
      .unbuilt('red', 0)
      .ships('yellow', '5g', 1)
      .ships('blue', '6g', 1)
      .court({ card: 'BC31' }, BARDS, GUARDIANS, FENCE)
      .draws('administration-6', 'aggression-6')
    const turn = ten(table)
    expect(led(turn.actions)).toBe('administration-6')
    expect(agentsOn(turn)).toEqual(['BC31', 'BC31'])
    expect(turn.nodes[1]).toBe('ADM.X24')
    expect(five(table).actions.slice(1, 3)).toMatchObject([{ do: 'tax', city: '1c/1' }, { do: 'influence' }])
  })

  it('U19 which card to secure: AGG.X2', () => {
    const table = new SupercatBench()
      .port('red', '1h')
      .ships('red', '1h', 3)
      .unbuilt('red', 0)
      .court({ card: 'BC13', agents: { red: 2, yellow: 1 } }, { card: 'BC05', agents: { red: 1 } })
      .ships('blue', '6g', 1)
      .after('aggression-6', ['construction-3', 'aggression-2'])
    const turn = ten(table, { die: [6] })
    expect(turn.actions[0]).toMatchObject({ do: 'copy' })
    expect(turn.did('secure')).toMatchObject([{ card: 'BC05' }])
    expect(turn.nodes).toContain('AGG.X2')
    expect(five(table, { die: [6] }).did('secure')).toMatchObject([{ card: 'BC13' }])
  })

  it('U20 (a) a Weapon serves a battle for control: GP.X6c, PR.X8, AGG.X29x', () => {
    const table = quiet(
      new SupercatBench()
        .city('red', '4a')
        .port('red', '1c')
        .unbuilt('red', 0)
        .ships('red', '4c', 2)
        .tokens('red', 'weapon', 'fuel')
        .ships('yellow', '4a', 2)
        .ships('blue', '6g', 4),
    ).draws('construction-4', 'administration-6')
    const turn = ten(table, { actions: 4 })
    expect(turn.nodes[0]).toBe('GP.X6c')
    expect(turn.actions).toMatchObject([
      { do: 'lead', card: 'construction-4' },
      { do: 'arm', pay: { slot: 0 } },
      { do: 'move', from: '4c', legs: [{ to: '4a', fresh: 2 }], pay: { slot: 1 } },
      { do: 'battle', at: '4a', dice: { assault: 0, skirmish: 2, raid: 0 } },
    ])
    expect(turn.answers('AGG.X29x')[0]).toBe(true)
    expect(five(table, { actions: 2 }).actions).toMatchObject([
      { do: 'lead', card: 'administration-6' },
      { do: 'tax', city: '4a/1' },
    ])
  })

  it('U20 (b) a raid begins with skirmish dice', () => {
    const raiders = () =>
      new SupercatBench()
        .declared('keeper')
        .unbuilt('blue', 3)
        .tokens('blue', 'relic', 'relic')
        .tokens('yellow', null, 'relic')
        .port('red', '1h')
        .unbuilt('red', 0)
        .ships('red', '4c', 3)
        .city('yellow', '4a')
        .port('yellow', '4a')
        .ships('yellow', '4a', 1)
    const miss = { assault: [], skirmish: [1, 1, 1], raid: [] }
    const turn = ten(quiet(raiders()).draws('aggression-2', 'construction-6'), { actions: 4, rolls: [miss] })
    expect(turn.did('battle').map(({ dice }) => dice)).toMatchObject([
      { assault: 0, skirmish: 3, raid: 0 },
      { assault: 0, skirmish: 0, raid: 3 },
    ])
    // With the dice of 0.5 the city could fall: it attacks if there is something to ransack then.
    const open = raiders().court({ card: 'BC25', agents: { yellow: 1 } }, GUARDIANS, FENCE, { card: 'BC23' })
    const before = five(open.draws('aggression-2', 'construction-6'), { actions: 3 })
    expect(before.did('battle')[0]?.dice).toMatchObject({ assault: 3 })
  })

  it('U20 (c) a city goes where it has control: CON.X18', () => {
    const table = quiet(
      new SupercatBench()
        .declared('tycoon')
        .unbuilt('red', 2)
        .tokens('red', 'material', 'fuel', 'fuel')
        .city('red', '1h')
        .ships('red', '1h', 2)
        .port('red', '1c')
        .ships('red', '4h', 1)
        .ships('yellow', '4h', 2),
    )
    table.unbuilt('red', 2).draws('construction-4', 'construction-3')
    const turn = ten(table)
    expect(led(turn.actions)).toBe('construction-4')
    expect(turn.did('build')[0]).toMatchObject({ piece: 'city', at: '1h' })
    expect(turn.nodes).toContain('CON.X18')
    expect(five(table).did('build')[0]).toMatchObject({ piece: 'city', at: '4h' })
  })

  it('T08, T09 cities before claims here too: GP.X9', () => {
    const table = quiet(new SupercatBench().city('red', '1c').city('red', '5a').port('red', '1h').ships('red', '1h', 2))
    const turn = ten(table.draws('construction-4', 'mobilization-4'), { actions: 1 })
    expect([led(turn.actions), turn.nodes[0]]).toEqual(['construction-4', 'GP.X9'])
  })

  it('T10, T13 preferences of the line before the short way, giving up when it cannot be helped: as in 0.5', () => {
    const table = quiet(
      new SupercatBench().city('red', '1h').ships('red', '1h', 2).port('red', '5c').ships('yellow', '5g', 2),
    )
    const turn = ten(table.draws('mobilization-4', 'mobilization-3'), { actions: 3 })
    expect(turn.did('move').at(-1)).toMatchObject({ legs: [{ to: '1a', fresh: 1 }] })
    const alone = quiet(new SupercatBench().ships('red', '5g', 1)).draws('mobilization-3', 'administration-3')
    expect(ten(alone, { actions: 2 }).nodes).toEqual(['GP.X5', 'MOB.X7'])
  })

  it('T15 Mass Uprising before Skirmishers, with the higher card', () => {
    const table = new SupercatBench().unbuilt('red', 0).port('red', '1h').ships('red', '1h', 3)
    table.court({ card: 'BC13' }, { card: 'BC21' }, { card: 'BC26' }, { card: 'BC20' })
    const turn = ten(table.draws('mobilization-3', 'mobilization-5'))
    expect(led(turn.actions)).toBe('mobilization-5')
    expect(agentsOn(turn)).toEqual(['BC26', 'BC26'])
  })

  it('T16 matching needs a reserve: no die without one', () => {
    const contest = (agents: number) =>
      new SupercatBench()
        .port('red', '1h')
        .unbuilt('red', 0)
        .ships('red', '1g', 1)
        .court({ card: 'BC11', agents: { red: 1, yellow: 3 } })
        .agents('red', agents)
        .draws('administration-6', 'administration-5')
    const two = ten(contest(2))
    expect(led(two.actions)).toBe('administration-6')
    expect(two.answers('ADM.X13')).toEqual([false])
    expect(agentsOn(two)).toEqual([])
    expect(agentsOn(ten(contest(3), { die: [3] }))).toEqual(['BC11', 'BC11'])
    expect(agentsOn(ten(contest(3), { die: [2] }))).toEqual([])
  })

  it('T24 double cities: as in 0.5', () => {
    const table = quiet(
      new SupercatBench().declared('tycoon').unbuilt('red', 3).city('red', '1h').ships('red', '1h', 2),
    )
    table.port('red', '1c').draws('construction-4', 'construction-3')
    // No lead, no double city.
    expect(
      ten(table)
        .did('build')
        .map(({ piece }) => piece),
    ).toEqual(['ship', 'starport', 'ship'])
  })
})

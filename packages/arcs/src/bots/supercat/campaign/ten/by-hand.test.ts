// Rules of the campaign edition of 0.10 that whole acts show rarely, in positions set up by hand.

import { describe, expect, it } from 'vitest'
import { C } from '../../../../rules/campaign/frames.ts'
import { type FateId, GOLEMS } from '../../../../rules/campaign/vocabulary.ts'
import * as set from '../../../../rules/state/campaign/write.ts'
import * as Pile from '../../../../rules/state/piles.ts'
import * as read from '../../../../rules/state/read.ts'
import { push } from '../../../../rules/state/stack.ts'
import * as write from '../../../../rules/state/write.ts'
import { ABLE_CARDS } from '../../../../vocabulary.ts'
import { calm, cc, didCampaign, FateBench } from '../../fates/fate-testing.ts'
import { TalkBench } from '../../negotiation/talk-testing.ts'
import { faithful, plain, settledIn, withFaithful } from '../act-testing.ts'
import { tenDecides, tenTurn } from './ten-testing.ts'

const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const
const AGGRESSION = ['aggression-3', 'aggression-4'] as const
const CONSTRUCTION = ['construction-3', 'construction-4'] as const
const exhausted = (table: FateBench, card: (typeof ABLE_CARDS)[number]): FateBench => {
  write.put(table.state, Pile.exhausted(0), ABLE_CARDS.indexOf(card))
  return table
}

describe('General Priorities and suit pages', () => {
  /** Yellow has the tile and a Trust that would make red contend Empath. */
  const trust = (agents = 0) =>
    new FateBench('believer')
      .council('session', agents === 0 ? {} : { red: agents })
      .court({ card: cc('CC05') }, { card: cc('CC03') })
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '1h', 3)
      .ships('yellow', '5g', 1)
      .firstRegent('yellow')
      .trust('psionic', 'psionic')
      .declared('empath')
      .tokens('blue', 'psionic')

  it('GP.X14 and MOB.X24: the Council is critical if its Trust contends; MOB.X25.if finds it influenced', () => {
    const turn = tenTurn(trust().draws('mobilization-4', 'aggression-4'))
    expect(turn.did('influence')[0]?.card).toBe('council')
    expect(turn.nodes.slice(0, 2)).toEqual(['GP.X14', 'MOB.X24'])
    expect(turn.answers('MOB.X25.if')[0]).toBe(true)
  })
  it('GP.X15.if, MOB.X25.if, ADM.X25.if: its Trust contends; GP.X15, MOB.X25 and ADM.X25 are passed over once it leads there: the lines above have taken it before', () => {
    const led = trust(2)
    for (const spot of [0, 1]) write.setCourtAgents(led.state, spot, 0, 1)
    const none = tenTurn(led.draws('administration-4', 'construction-4'))
    expect([none.answers('GP.X15.if'), none.answers('GP.X15')]).toEqual([[true], [false]])
    const after = tenTurn(
      trust(2).draws('administration-4', 'construction-4').act({ do: 'lead', card: 'administration-4' }),
    )
    expect([after.answers('ADM.X25.if')[0], after.answers('ADM.X25')[0]]).toEqual([true, false])
    const moved = tenTurn(
      trust(2).draws('mobilization-4', 'construction-4').act({ do: 'lead', card: 'mobilization-4' }),
    )
    expect([moved.answers('MOB.X25.if')[0], moved.answers('MOB.X25')[0]]).toEqual([true, false])
  })
  it('AGG.X3.if and AGG.X3: the Council is secured as a critical card; AGG.X3 is passed over without an agent there', () => {
    const turn = tenTurn(trust(1).draws(...AGGRESSION), { actions: 2 })
    expect(turn.did('secure')[0]?.card).toBe('council')
    const none = tenTurn(trust().draws(...AGGRESSION))
    expect([none.answers('AGG.X3.if')[0], none.answers('AGG.X3')[0]]).toEqual([true, false])
    expect(tenTurn(settledIn().draws(...AGGRESSION)).answers('AGG.X3.if')[0]).toBe(false)
  })

  it('AGG.X8.if, AGG.X8, MOB.X8: the last piece looks for a claim; AGG.X8 is passed over if none can be reached', () => {
    const turn = tenTurn(
      plain()
        .unbuilt('red', 0)
        .ships('red', '4g', 1)
        .draws(...AGGRESSION),
    )
    expect([turn.nodes.slice(0, 2), turn.answers('AGG.X8.if')[0]]).toEqual([['GP.X5', 'AGG.X8'], true])
    const moved = tenTurn(
      plain()
        .unbuilt('red', 0)
        .ships('red', '4g', 1)
        .draws(...MOBILIZATION),
    )
    expect(moved.nodes.slice(0, 2)).toEqual(['GP.X5', 'MOB.X8'])
    const stuck = plain().city('red', '1c').unbuilt('red', 0)
    expect(tenTurn(stuck.draws(...AGGRESSION)).answers('AGG.X8')[0]).toBe(false)
  })
  it('CON.X6.if and CON.X6 build the first starport; CON.X6 is passed over without a claim', () => {
    const turn = tenTurn(
      plain()
        .unbuilt('red', 0)
        .ships('red', '4a', 1)
        .draws(...CONSTRUCTION),
    )
    expect([turn.nodes.slice(0, 2), turn.answers('CON.X6.if')[0]]).toEqual([['GP.X4', 'CON.X6'], true])
    expect(
      tenTurn(
        plain()
          .unbuilt('red', 0)
          .ships('red', '4g', 1)
          .draws(...CONSTRUCTION),
      ).answers('CON.X6')[0],
    ).toBe(false)
  })
  it('ADM.X14.if, ADM.X14, CON.X14: in the last chapter buildings are repaired first; ADM.X14 is passed over with nothing damaged', () => {
    const table = (chapter: number) =>
      settledIn().chapter(chapter).city('red', '4a', true).unbuilt('red', 0).ships('red', '4a', 2, 1)
    const turn = tenTurn(table(3).draws('administration-3', 'administration-4'))
    // The city, the ship, and then nothing is left.
    expect(turn.answers('ADM.X14')).toEqual([true, true, false])
    expect(turn.did('repair')[0]).toMatchObject({ piece: { site: '4a/1' } })
    expect(tenTurn(table(3).draws('construction-3', 'construction-4')).answers('CON.X14')).toEqual([true, true, false])
    expect(tenTurn(table(2).draws('administration-3', 'administration-4')).answers('ADM.X14.if')[0]).toBe(false)
  })
  it('AGG.X15.if, AGG.X15, MOB.X15: in the last chapter a fresh ship goes to a building beside Blight; AGG.X15 is passed over if one is there', () => {
    const table = (guards: number) =>
      settledIn()
        .chapter(3)
        .city('red', '4a')
        .unbuilt('red', 0)
        .blight('4a', 0, 1)
        .ships('red', '4g', 2)
        .ships('red', '4a', guards)
    const turn = tenTurn(table(0).draws(...MOBILIZATION))
    expect(turn.answers('MOB.X15')[0]).toBe(true)
    expect(turn.did('move')[0]?.legs.at(-1)?.to).toBe('4a')
    const guarded = tenTurn(table(1).draws(...AGGRESSION))
    expect([guarded.answers('AGG.X15.if')[0], guarded.answers('AGG.X15')[0]]).toEqual([true, false])
  })
})

describe('Fates', () => {
  it('FX.ST1: once a chapter; first what gives the rival the smallest lead (supercat/B10, B43)', () => {
    const table = () =>
      calm('steward')
        .declared('keeper')
        .court({ card: cc('CC10'), agents: { blue: 1 } }, { card: cc('CC05'), agents: { blue: 1 } })
    const turn = tenTurn(table().draws(...AGGRESSION), { actions: 3 })
    expect(didCampaign(turn, 'bargain')[0]?.card).toBe(cc('CC05'))
    expect(turn.actions[1]).toEqual({ do: 'exhaust', card: 'F103' })
    const used = tenTurn(exhausted(table(), 'F103').draws(...AGGRESSION))
    expect(used.answers('FX.ST1.card')).toEqual([false])
    const free = tenTurn(exhausted(table(), 'F103').draws(...AGGRESSION), { options: { fateAbilitiesOnce: false } })
    expect(free.answers('FX.ST1.card')).toEqual([true])
  })

  it('FX.ST3.card, FX.ST3.if and FX.ST3: Council Intrigue also while the Council is in session; FX.ST3.card is passed over for the First Regent', () => {
    const table = () =>
      new FateBench('steward')
        .firstRegent('yellow')
        .council('session', { red: 1 })
        .court({ card: cc('CC12') }, { card: cc('CC09') })
        .port('red', '1h')
        .ships('red', '1h', 2)
        .unbuilt('red', 0)
    const turn = tenTurn(table().draws(...MOBILIZATION), { actions: 2 })
    expect([turn.nodes, turn.answers('FX.ST3.if')]).toEqual([['FX.ST3.card', 'FX.ST3'], [true]])
    const first = tenTurn(
      table()
        .firstRegent('red')
        .draws(...MOBILIZATION),
    )
    expect(first.answers('FX.ST3.card')).toEqual([false])
  })

  it('FX.FO1b.card and FX.FO1b: Populist Demands is influenced by a Regent, and secured with a marker; FX.FO1b.card is passed over for an Outlaw', () => {
    const table = () => calm('founder').court({ card: cc('CC11') }, { card: cc('CC09') })
    const options = { paradeDeclares: 'never' }
    const turn = tenTurn(table().draws(...MOBILIZATION), { actions: 2, options })
    expect(turn.nodes).toEqual(['FX.FO1b.card', 'FX.FO1b'])
    expect(turn.did('influence')[0]?.card).toBe(cc('CC11'))
    const outlaw = table()
      .outlaw('red')
      .firstRegent('yellow')
      .draws(...MOBILIZATION)
    expect(tenTurn(outlaw, { options }).answers('FX.FO1b.card')).toEqual([false])
  })

  it('FX.FO2m: moves to control one system more, with all actions if need be; FX.FO3.card is passed over without a battle', () => {
    const table = calm('founder').outlaw('red').firstRegent('yellow').ships('blue', '3c', 1)
    const turn = tenTurn(table.draws(...MOBILIZATION), { options: { paradeDeclares: 'never' } })
    expect(turn.nodes.slice(0, 2)).toEqual(['FX.FO2m.card', 'FX.FO2m'])
    const fights = calm('founder')
      .outlaw('red')
      .firstRegent('yellow')
      .draws(...CONSTRUCTION)
    expect(tenTurn(fights, { options: { paradeDeclares: 'never' } }).answers('FX.FO3.card')).toEqual([false])
  })

  it('FX.AD4.if and FX.AD4: whatever its place, until the objective is reached; FX.AD4.if is passed over then', () => {
    const table = () =>
      calm('advocate')
        .declared('keeper')
        .guild('red', cc('CC08'))
        .tokens('blue', 'material')
        .court({ card: cc('CC09') }, { card: cc('CC12') })
    const open = tenTurn(table().draws('construction-3', 'administration-4'))
    expect([open.answers('FX.AD4.if')[0], open.answers('FX.AD4')[0]]).toEqual([true, true])
    expect(open.nodes).toContain('FX.AD4')
    const done = tenTurn(table().objective('red', 0).draws('construction-3', 'administration-4'))
    expect(done.answers('FX.AD4.if')[0]).toBe(false)
  })

  it('FX.AD4 is passed over without a Guild card to discard; the card is led, and no card used', () => {
    const table = calm('advocate')
      .declared('keeper')
      .tokens('blue', 'material')
      .court({ card: cc('CC09') }, { card: cc('CC12') })
    const turn = tenTurn(table.draws('construction-3', 'administration-4'))
    expect([turn.answers('FX.AD4.if'), turn.answers('FX.AD4')]).toEqual([[true], [false]])
    expect([turn.nodes[0], turn.actions.map((action) => action.do)]).toEqual([
      'GP.X14',
      ['lead', 'influence', 'influence', 'influence'],
    ])
  })

  it('FX.CA5, FX.CA1a: what makes it win before it Awakens; FX.CA1a is passed over once it wins', () => {
    const caretaker = () => calm('caretaker').golemsAt(1).ships('red', '1g', 1)
    const relic = caretaker()
      .court({ card: cc('CC08'), agents: { red: 1 } })
      .declared('empath')
      .tokens('red', 'relic')
    expect(tenTurn(relic.draws(...MOBILIZATION), { actions: 3 }).nodes).toEqual(['FX.CA1.card', 'FX.CA5', 'FX.CA1'])
    const taxed = () => caretaker().city('red', '2h').unbuilt('red', 0).declared('keeper')
    const cards = ['administration-3', 'construction-4'] as const
    expect(tenTurn(taxed().draws(...cards), { actions: 3 }).nodes).toEqual(['FX.CA1.card', 'FX.CA1a', 'FX.CA1'])
    const wins = tenTurn(
      taxed()
        .tokens('red', 'relic')
        .draws(...cards),
      { actions: 2 },
    )
    expect(wins.answers('FX.CA1a')[0]).toBe(false)
  })

  it('FX.CA1: once a chapter (supercat/B10); FX.CA1.card is passed over then', () => {
    const table = exhausted(calm('caretaker').golemsAt(1).ships('red', '1g', 1), 'LF502')
    expect(tenTurn(table.draws(...MOBILIZATION)).answers('FX.CA1.card')).toEqual([false])
  })

  it('FX.CA3.if and FX.CA3: the Council, while a Golem sleeps off the map; FX.CA3.card is passed over without one', () => {
    const table = () => calm('caretaker').golemsAt().council('session')
    const turn = tenTurn(
      table()
        .hearth(0)
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect([turn.nodes, turn.answers('FX.CA3.if')]).toEqual([['FX.CA3.card', 'FX.CA3'], [true]])
    expect(turn.did('influence')[0]?.card).toBe('council')
    expect(tenTurn(table().draws(...MOBILIZATION)).answers('FX.CA3.card')).toEqual([false])
  })

  it('FX.AM1.if and FX.AM1: the Council for Edicts that place ships; FX.AM1.card is passed over without a lead', () => {
    const table = () => calm('admiral').council('session').policy('war').tokens('blue', 'fuel')
    const turn = tenTurn(
      table()
        .tokens('red', 'relic')
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect([turn.nodes, turn.answers('FX.AM1.if')]).toEqual([['FX.AM1.card', 'FX.AM1'], [true]])
    expect(tenTurn(table().draws(...MOBILIZATION)).answers('FX.AM1.card')).toEqual([false])
  })

  const admiral = () => calm('admiral').ships('yellow', '5g', 5).ships('blue', '5g', 5)
  it('FX.AM4.card, FX.AM4.if and FX.AM4: ships, if it has more unbuilt than most; FX.AM4.if is passed over otherwise', () => {
    const turn = tenTurn(admiral().draws(...CONSTRUCTION), { actions: 2 })
    expect(turn.nodes).toEqual(['FX.AM4.card', 'FX.AM4'])
    const ahead = tenTurn(
      admiral()
        .ships('red', '4g', 9)
        .draws(...CONSTRUCTION),
    )
    expect([ahead.answers('FX.AM4.card'), ahead.answers('FX.AM4.if')[0]]).toEqual([[false], false])
  })
  it('FX.AM3.card and FX.AM3 move a ship to a bare starport; FX.AM3.card is passed over if ships are there', () => {
    const table = calm('admiral').ships('red', '4g', 2).port('red', '4h')
    expect(tenTurn(table.draws(...MOBILIZATION), { actions: 2 }).nodes).toEqual(['FX.AM3.card', 'FX.AM3'])
    const manned = calm('admiral').ships('red', '4h', 2).port('red', '4h')
    expect(tenTurn(manned.draws(...MOBILIZATION)).answers('FX.AM3.card')).toEqual([false])
  })

  it('FX.BE2 builds a city of a new type, FX.BE2m moves for one; FX.BE2.card is passed over without unbuilt cities', () => {
    const table = (unbuilt: number) => calm('believer').city('red', '1h').unbuilt('red', unbuilt).ships('red', '4a', 1)
    const built = tenTurn(table(3).draws(...CONSTRUCTION), { actions: 2 })
    expect(built.nodes).toEqual(['FX.BE2.card', 'FX.BE2'])
    expect(built.did('build')[0]).toMatchObject({ piece: 'city', at: '4a' })
    const moved = calm('believer').city('red', '1h').unbuilt('red', 3).ships('red', '4g', 1)
    expect(tenTurn(moved.draws(...MOBILIZATION), { actions: 2 }).nodes).toEqual(['FX.BE2.card', 'FX.BE2m'])
    expect(tenTurn(table(0).draws(...CONSTRUCTION)).answers('FX.BE2.card')).toEqual([false])
  })

  it('FX.PA3 spies once a chapter; FX.PA3.card is passed over with three cards left', () => {
    const table = (n: number) => calm('partisan').hand('blue', 'construction-6').counter('red', n)
    expect(tenTurn(table(6).draws(...MOBILIZATION), { actions: 2 }).nodes).toEqual(['FX.PA3.card', 'FX.PA3'])
    expect(tenTurn(table(3).draws(...MOBILIZATION)).answers('FX.PA3.card')).toEqual([false])
  })

  it('BT.X3t: the Founder that declares with a Faithful card asks for its side; BT.X3t is passed over for an ordinary card', () => {
    const table = () =>
      calm('founder')
        .court({ card: cc('CC09') }, { card: cc('CC10') })
        .tokens('blue', 'psionic', 'psionic', 'relic', 'relic', 'fuel', 'fuel')
    const turn = tenTurn(
      withFaithful(table(), 'red', 6)
        .counter('red', 3)
        .round('red')
        .act({ do: 'reveal', seat: 'red', cards: ['construction-6', 'mobilization-6'] }),
      { actions: 1 },
    )
    expect(turn.answers('BT.X3f')).toEqual([true])
    expect(turn.actions[0]).toMatchObject({ card: faithful(6), declare: expect.anything() })
    expect(turn.answers('BT.X3t')).toEqual([true])
    const plainCard = tenTurn(table().draws('mobilization-3', 'administration-6'), { actions: 1 })
    expect(plainCard.answers('BT.X3t')).toEqual([false])
  })
})

describe('Edicts, Summits, Golems, Setup', () => {
  const as = (fate: FateId) => new TalkBench([fate, 'partisan', 'believer', 'founder'])

  it('ED.X1a and ED.X1b enforce a Policy whose Demand contends; ED.X1c changes to one that would, ED.X1d enforces all the same', () => {
    // The token of a Regent goes to the Trust, which the First Regent has.
    const peace = () => new TalkBench().tokens('yellow', 'relic').policy('peace').frame('govern')
    expect(tenDecides(peace(), 'red').nodes).toEqual(['ED.X1b'])
    const war = new TalkBench().tokens('yellow', 'relic').policy('war').frame('govern')
    const changes = tenDecides(war, 'red')
    expect([changes.nodes, changes.answers('ED.X1a')]).toEqual([['ED.X1c'], [false]])
    const none = tenDecides(new TalkBench().policy('war').frame('govern'), 'red')
    expect([none.nodes, none.answers('ED.X1c')]).toEqual([['ED.X1d'], [false]])
  })
  it('ED.X2 and ED.X2b: a Regent with nothing is expelled on 5 or 6; ED.X2b is passed over below', () => {
    const bench = () => new TalkBench().policy('peace').agents('yellow', 0).frame('demand', 'red', 0b0010)
    expect(tenDecides(bench(), 'red', { die: [5] }).nodes).toEqual(['ED.X2c'])
    const stays = tenDecides(bench(), 'red', { die: [4] })
    expect([stays.answers('ED.X2b'), stays.nodes]).toEqual([[false], ['ED.X2d']])
  })
  it('ED.X5a: the Admiral resolves the Council as Edicts only if they place ships; ED.X5a is passed over otherwise', () => {
    const bench = (policy: 'escalation' | 'war') =>
      as('admiral').tokens('red', 'relic', 'relic').policy(policy).imperial('5c', 1)
    const wants = tenDecides(bench('escalation').frame('councilChoice'), 'red')
    expect([wants.answers('ED.X5a'), wants.nodes]).toEqual([[true], ['ED.X5b']])
    expect(tenDecides(bench('war').frame('councilChoice'), 'red').answers('ED.X5a')).toEqual([false])
  })
  it('ED.X5e: the First Regent chooses Edicts if enforcing contends; ED.X5e is passed over otherwise', () => {
    const bench = () => new TalkBench(['believer', 'partisan', 'founder', 'caretaker']).policy('peace')
    expect(tenDecides(bench().tokens('yellow', 'relic').frame('councilChoice'), 'red').nodes).toEqual(['ED.X5f'])
    expect(tenDecides(bench().frame('councilChoice'), 'red').answers('ED.X5e')).toEqual([false])
  })

  it('SU.X1c: the Steward always calls to petition; SU.X1c is passed over for the First Regent', () => {
    const bench = () => as('steward').council('decided')
    expect(tenDecides(bench().firstRegent('yellow').frame('summit'), 'red', { die: [1] }).nodes).toEqual(['SU.X1d'])
    expect(tenDecides(bench().frame('summit'), 'red', { die: [1] }).answers('SU.X1c')).toEqual([false])
  })
  it('SU.X3b and SU.X3c: it petitions; SU.X3b is passed over for others', () => {
    const bench = as('steward').council('decided').firstRegent('yellow').frame('callToOrder')
    expect(tenDecides(bench, 'red').nodes).toEqual(['SU.X3c'])
    expect(tenDecides(as('believer').frame('callToOrder'), 'red').answers('SU.X3b')).toEqual([false])
  })
  it('SU.X1m: the Magnate calls after securing the Council; SU.X1m is passed over at Events (supercat/B54)', () => {
    const event = () => as('magnate').objective('red', 5).frame('summit')
    const called = tenDecides(event(), 'red', { die: [1] })
    expect([called.nodes, called.answers('SU.X1m')]).toEqual([['SU.X1h'], [false]])
    expect(tenDecides(event(), 'red', { die: [1], options: { magnateCalls: true } }).nodes).toEqual(['SU.X1n'])
    const council = as('magnate')
    push(council.state, C.councilTitle, 0)
    expect(tenDecides(council.frame('summit'), 'red', { die: [1] }).nodes).toEqual(['SU.X1n'])
  })

  const protector = (damaged: number) => {
    const table = new FateBench('admiral', {}, ['caretaker', 'believer', 'founder']).golemsAt().council('decided')
    table
      .court({ card: cc('CC09') }, { card: cc('CC10') })
      .port('red', '1h')
      .unbuilt('red', 0)
      .firstRegent('yellow')
      .ships('red', '1h', 1, damaged)
      .imperial('4g', 0, 1)
    write.setSlot(table.state, 0, 0, 6 + GOLEMS.indexOf('protector'))
    set.setAwake(table.state, GOLEMS.indexOf('protector'), true)
    return table
  }
  it('GO.X2: with two damaged ships, and all Imperial ones for a Regent; GO.X2 is passed over with one', () => {
    const turn = tenTurn(protector(2).draws(...CONSTRUCTION))
    expect(didCampaign(turn, 'useGolem')[0]).toMatchObject({
      repair: [
        { of: 'red', at: '1h', n: 2 },
        { of: 'empire', at: '4g', n: 1 },
      ],
    })
    expect(tenTurn(protector(1).draws(...CONSTRUCTION)).answers('GO.X2')[0]).toBe(false)
  })
  it('GO.X2d: with an option grievances against the First Regent are rolled against; GO.X2d is passed over without any', () => {
    const options = { imperialGrievance: 'firstRegent' }
    const rolled = (die: number) =>
      tenTurn(
        protector(2)
          .grievances('red', 'yellow', 3)
          .draws(...CONSTRUCTION),
        { options, die: [die] },
      )
    expect(rolled(3).answers('GO.X2d')[0]).toBe(true)
    expect((didCampaign(rolled(3), 'useGolem')[0] as unknown as { repair: unknown[] }).repair).toHaveLength(1)
    expect((didCampaign(rolled(4), 'useGolem')[0] as unknown as { repair: unknown[] }).repair).toHaveLength(2)
    expect(tenTurn(protector(2).draws(...CONSTRUCTION), { options }).answers('GO.X2d')[0]).toBe(false)
  })

  it('SET.X5: the city of the Admiral is on a planet of Weapons; SET.X5 is passed over for others', () => {
    const founding = (fate: FateId) => {
      const table = new FateBench(fate)
      for (const at of ['5a', '5c', '5h', '6a', '6c', '6h'] as const) table.imperial(at, 1)
      return table.frame('found', 'red', 0)
    }
    const turn = tenDecides(founding('admiral'), 'red')
    expect(turn.nodes).toEqual(['SET.X5'])
    expect(tenDecides(founding('steward'), 'red').answers('SET.X5')).toEqual([false])
  })
})

describe('a battle that others began', () => {
  const free = () =>
    settledIn()
      .ships('red', '1c', 2)
      .free('1c')
      .draws('aggression-3', 'aggression-4')
      .act({ do: 'lead', card: 'aggression-3' })
  const battle = { do: 'battle', at: '1c', against: 'free', pay: 'pip' } as const

  it('CMB.X10 takes a token of the Free States with a key that is left', () => {
    const table = free().act({ ...battle, dice: { assault: 0, skirmish: 0, raid: 2 } })
    const turn = tenTurn(table.act({ do: 'roll', assault: [], skirmish: [], raid: [2, 3] }), { actions: 2 })
    expect(turn.nodes).toContain('CMB.X10')
    expect(turn.actions).toContainEqual({ do: 'raidFree' })
  })
  it('CMB.X10 is passed over without a key, and no battle of its own is with the Free States', () => {
    const table = free().act({ ...battle, dice: { assault: 0, skirmish: 2, raid: 0 } })
    const turn = tenTurn(table.act({ do: 'roll', assault: [], skirmish: [4, 4], raid: [] }))
    expect([turn.nodes.includes('CMB.X10'), turn.answers('CMB.X10')]).toEqual([false, []])
    const own = settledIn()
      .ships('red', '1c', 6)
      .free('1c')
      .declared('warlord')
      .draws(...AGGRESSION)
    expect(
      tenTurn(own)
        .did('battle')
        .filter(({ against }) => against === 'free'),
    ).toEqual([])
  })
})

describe('Spy as 0.10 has it (supercat/B58)', () => {
  it('the person takes the lowest of the cards drawn and of those at the board, then gives the highest', () => {
    const table = calm('partisan', { spying: 'counter' })
      .hand('blue', 'construction-6', 'construction-3')
      .counter('red', 4)
    table.draws(...MOBILIZATION).act({ do: 'lead', card: 'mobilization-3' })
    table.act({ do: 'spy', on: 'blue', pay: 'pip' } as never)
    table.act({ do: 'spyDraw', of: 'red', cards: ['aggression-2', 'administration-5', 'administration-4'] } as never)
    expect(table.handOf('blue')).toHaveLength(2)
    expect(read.count(table.state, Pile.bonus(0))).toBe(1)
    expect(read.counter(table.state, 0)).toBe(3)
  })
})

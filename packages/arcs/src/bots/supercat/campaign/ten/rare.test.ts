// Rules of the campaign edition of 0.10 that hardly any act shows, in positions set up by hand.

import { describe, expect, it } from 'vitest'
import type { Action, ActionCardId } from '../../../../vocabulary.ts'
import { calm, cc, FateBench } from '../../fates/fate-testing.ts'
import { TalkBench } from '../../negotiation/talk-testing.ts'
import { faithful, plain, withFaithful } from '../act-testing.ts'
import { tenDecides, tenTurn } from './ten-testing.ts'

const AGGRESSION = ['aggression-3', 'aggression-4'] as const

describe('battles of Fates', () => {
  /** A Golem at the gate of cluster 1, where blue has as many ships as it takes. */
  const golem = (own: number, blue: number) =>
    new FateBench('caretaker')
      .council('decided')
      .port('red', '1h')
      .unbuilt('red', 0)
      .outlaw('red')
      .firstRegent('blue')
      .golemsAt(1)
      .ships('red', '1g', own)
      .ships('blue', '1g', blue)
  it('FX.CA2c.card and FX.CA2c fight for control where a Golem is', () => {
    const turn = tenTurn(golem(2, 2).draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes).toEqual(['FX.CA2c.card', 'FX.CA2c'])
    expect(turn.did('battle')[0]).toMatchObject({ at: '1g', against: 'blue' })
  })
  it('FX.CA2c.card is passed over if it is not favourable, FX.CA2c is passed over once it controls them', () => {
    expect(tenTurn(golem(1, 9).draws(...AGGRESSION)).answers('FX.CA2c.card')).toEqual([false])
    const held = golem(3, 0).council('session').hearth(0)
    const turn = tenTurn(held.draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('FX.CA2c')[0]).toBe(false)
  })

  /** Blue is wherever a Move could get to, so that only a battle at home gives control. */
  const founder = (blue: number) =>
    (['1g', '1a', '1c', '2g', '6g'] as const)
      .reduce((table, at) => table.ships('blue', at, 2), calm('founder').outlaw('red').firstRegent('blue'))
      .ships('blue', '1h', blue)
  const options = { paradeDeclares: 'never' }
  it('FX.FO3.card and FX.FO3 fight for control with their share of the actions', () => {
    const turn = tenTurn(founder(2).draws(...AGGRESSION), { actions: 2, options })
    expect(turn.nodes).toEqual(['FX.FO3.card', 'FX.FO3'])
    expect(turn.did('battle')[0]).toMatchObject({ at: '1h', against: 'blue' })
  })
  it('FX.FO3.card is passed over where a battle would be unfavourable', () => {
    const turn = tenTurn(founder(9).draws(...AGGRESSION), { options })
    expect(turn.answers('FX.FO3.card')).toEqual([false])
  })

  const advocate = (card: string) =>
    calm('advocate')
      .court({ card: cc('CC09'), agents: { blue: 1 } })
      .ships('red', '1c', 4)
      .city('blue', '1c')
      .guild('blue', cc(card))
      .outlaw('blue')
  it('FX.AD3.card and FX.AD3 raid for a card whose Prelude action discards it', () => {
    const turn = tenTurn(advocate('CC08').draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes).toEqual(['FX.AD3.card', 'FX.AD3'])
    expect(turn.found('FX.AD3')[0]).toContain('raid')
  })
  it('FX.AD3.card is passed over if nobody has one', () => {
    const turn = tenTurn(advocate('CC09').draws(...AGGRESSION))
    expect(turn.answers('FX.AD3.card')).toEqual([false])
  })
})

describe('the Council that a die has spoken about', () => {
  /** Yellow outbids red on the Council, and its Trust would make red contend Empath. */
  const outbid = () =>
    plain()
      .court({ card: cc('CC05') }, { card: cc('CC03') })
      .council('session', { red: 1, yellow: 2 })
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '1h', 3)
      .firstRegent('yellow')
      .trust('psionic', 'psionic')
      .declared('empath')
      .tokens('blue', 'psionic')
  const led = (card: ActionCardId, side?: 'zeal'): FateBench => {
    const table = side === undefined ? outbid() : withFaithful(outbid(), 'red', 6)
    const drawn: ActionCardId[] = side === undefined ? [card, 'construction-3'] : ['construction-2', 'construction-3']
    return table
      .round('red')
      .act({ do: 'reveal', seat: 'red', cards: drawn })
      .act({ do: 'lead', card, ...(side === undefined ? {} : { side }) } as unknown as Action)
  }
  const takesItUp = (page: 'ADM' | 'MOB' | 'ZEAL', table: FateBench) => {
    const turn = tenTurn(table, { die: [1], actions: 1 })
    expect([turn.answers(`${page}.X13.3`)[0], turn.answers(`${page}.X25`)[0]]).toEqual([false, true])
    expect(turn.nodes).toEqual([`${page}.X25`])
    expect(turn.did('influence')[0]?.card).toBe('council')
  }
  it('ADM.X25 takes it up again, which the line on critical cards no longer may', () => {
    takesItUp('ADM', led('administration-4'))
  })
  it('MOB.X25 does so, too', () => {
    takesItUp('MOB', led('mobilization-4'))
  })
  it('ZEAL.X25 does so, too', () => {
    takesItUp('ZEAL', led(faithful(6), 'zeal'))
  })
})

describe('Faithful Zeal', () => {
  const zealous = (table: FateBench) =>
    tenTurn(
      withFaithful(table, 'red', 6)
        .round('red')
        .act({ do: 'reveal', seat: 'red', cards: ['construction-2', 'construction-3'] })
        .act({ do: 'lead', card: faithful(6), side: 'zeal' } as unknown as Action),
      { actions: 2 },
    )
  const broker = () =>
    plain()
      .port('red', '1h')
      .ships('red', '1h', 3)
      .unbuilt('red', 0)
      .tokens('red', 'weapon', 'relic')
      .tokens('yellow', 'fuel')
      .city('yellow', '1c')
      .ships('red', '1c', 1)
      // Regents keep peace there, and blue is too strong.
      .imperial('1c', 1)
      .ships('blue', '3c', 8)
      .agents('red', 0)
      .supply('fuel', 0)
      .declared('tycoon')
  it('ZEAL.Xa trades with Elder Broker for what contends', () => {
    const turn = zealous(broker().guild('red', cc('CC10')))
    expect(turn.nodes).toEqual(['ZEAL.Xa', 'ZEAL.Xa'])
    expect(turn.actions).toEqual([
      { do: 'exhaust', card: 'BC23' },
      { do: 'trade', city: '1c/1', give: 0, take: 0, pay: 'pip' },
    ])
  })
  it('ZEAL.Xa is passed over without the card', () => {
    expect(zealous(broker()).answers('ZEAL.Xa')[0]).toBe(false)
  })
})

describe('Summits and the Council', () => {
  it('SU.X2d calls a Favor in that advances the objective; SU.X2d is passed over without one that does', () => {
    const bench = (favors: number) =>
      new TalkBench(['founder', 'partisan', 'believer', 'magnate'])
        .outlaw('red')
        .firstRegent('yellow')
        .favors('red', 'white', favors)
        .declared('warlord')
        .declared('tyrant', 1)
        .declared('tycoon', 2)
        .outlaw('white')
        .tokens('yellow', 'fuel', 'fuel')
        .tokens('blue', 'fuel', 'material', 'material')
    const gates = bench(1).ships('white', '1g', 1).ships('white', '2g', 1).ships('yellow', '1g', 0, 1)
    expect(tenDecides(gates.frame('callToOrder'), 'red').nodes).toEqual(['SU.X2d'])
    expect(tenDecides(bench(1).frame('callToOrder'), 'red').answers('SU.X2d')).toEqual([false])
  })

  it('CR.X1 takes of the Trust what counts; CR.X1 is passed over if something else is asked', () => {
    const table = () => new FateBench('caretaker').golemsAt().council('decided')
    const trust = table().outlaw('red').firstRegent('yellow').trust('relic', 'weapon', 'fuel', 'material')
    const turn = tenTurn(trust.declared('keeper').tokens('red', 'relic').frame('stealTrust', 'red'), { actions: 1 })
    expect(turn.nodes).toEqual(['CR.X1'])
    expect(turn.actions[0]).toMatchObject({ do: 'stealTrust', take: ['relic'] })
    const drop = table().guild('red', cc('CC10'), cc('CC01')).declared('keeper').agents('red', 2)
    expect(tenTurn(drop.frame('dropGuild', 'red'), { actions: 1 }).answers('CR.X1')).toEqual([false])
  })
})

import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc, didCampaign, FateBench } from '../fate-testing.ts'

const founder = () => calm('founder')
const AGGRESSION = ['aggression-3', 'aggression-4'] as const
const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const

describe('Founder', () => {
  it('FA.FO1: a Regent goes for the Council first', () => {
    const turn = actTurn(
      founder()
        .council('session')
        .draws(...MOBILIZATION),
      { actions: 3 },
    )
    expect(turn.nodes).toEqual(['FA.FO1.card', 'FA.FO1', 'FA.FO1'])
    expect(turn.did('influence')[0]?.card).toBe('council')
  })

  it('FA.FO1.card, FA.FO1.if: an Outlaw does not', () => {
    const turn = actTurn(
      founder()
        .council('session')
        .outlaw('red')
        .firstRegent('blue')
        .draws(...MOBILIZATION),
    )
    expect(turn.answers('FA.FO1.card')).toEqual([false])
    expect(turn.answers('FA.FO1.if')).toEqual([false, false])
  })

  it('FA.FO1b: Influences Populist Demands, and Secures it once it would declare', () => {
    const table = () => founder().court({ card: cc('CC11') })
    expect(actTurn(table().draws(...MOBILIZATION), { actions: 2 }).nodes).toEqual(['FA.FO1b.card', 'FA.FO1b'])
    const sure = founder().court({ card: cc('CC11'), agents: { red: 1 } })
    const turn = actTurn(sure.draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.FO1b.card', 'FA.FO1b'])
    expect(turn.did('secure')[0]?.card).toBe(cc('CC11'))
  })

  it('FA.FO1b.card: passed over while no marker is left, and not Secured while it is first in nothing', () => {
    const none = founder()
      .court({ card: cc('CC11') })
      .declared('tyrant', 0)
      .declared('warlord', 1)
      .declared('empath', 2)
    expect(actTurn(none.draws(...MOBILIZATION)).answers('FA.FO1b.card')).toEqual([false])
    const early = founder()
      .court({ card: cc('CC11'), agents: { red: 1 } })
      .tokens('yellow', 'fuel', 'fuel')
    expect(actTurn(early.draws(...AGGRESSION)).answers('FA.FO1b.card')).toEqual([false])
  })

  it('FA.FO2: Builds a ship where that takes control; FA.FO2.card takes Construction first', () => {
    const table = founder()
      .outlaw('red')
      .firstRegent('blue')
      .port('red', '4h')
      .draws('construction-4', 'mobilization-4')
    const turn = actTurn(table, { actions: 2 })
    expect(turn.nodes).toEqual(['FA.FO2.card', 'FA.FO2'])
    expect(turn.did('build')).toMatchObject([{ piece: 'ship' }])
  })

  it('FA.FO2m: Moves to take control; FA.FO2 is passed over', () => {
    const turn = actTurn(
      founder()
        .outlaw('red')
        .firstRegent('blue')
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect(turn.nodes).toEqual(['FA.FO2.card', 'FA.FO2m'])
    expect(turn.answers('FA.FO2')[0]).toBe(false)
  })

  it('supercat/A161: one system may be left for another, unless the table wants more than is given up', () => {
    const table = () =>
      new FateBench('founder')
        .council('decided')
        .port('red', '1h')
        .ships('red', '1h', 1)
        .unbuilt('red', 0)
        .outlaw('red')
        .firstRegent('blue')
        .draws(...MOBILIZATION)
    expect(actTurn(table(), { actions: 2 }).nodes).toEqual(['FA.FO2.card', 'FA.FO2m'])
    expect(actTurn(table(), { options: { swapsControl: false } }).answers('FA.FO2.card')).toEqual([false])
  })

  it('PR.8: Fuel is kept if this page uses the actions that a battle would need', () => {
    const table = calm('founder').outlaw('red').firstRegent('blue').tokens('red', 'fuel').blight('1c', 0, 1)
    table.ships('blue', '3c', 1).ships('yellow', '4c', 1)
    const turn = actTurn(table.after('aggression-6', 'construction-2', 'construction-3'))
    expect(turn.nodes).toEqual(['FA.FO2.card', 'FA.FO2m'])
    expect(turn.answers('PR.8')).toEqual([false])
    expect(turn.did('move').map(({ pay }) => pay)).toEqual(['pip'])
  })

  it('FA.FO4: Parade Fleets go where control is gained, and a Regent becomes an Outlaw', () => {
    const table = founder().tokens('red', 'relic').free('4a').free('2h').ships('blue', '2h', 3)
    table.frame('parade', 'red')
    const turn = actTurn(table)
    expect(didCampaign(turn, 'parade')).toEqual([{ do: 'parade', at: '4a', outlaw: true }])
  })

  it('FA.FO4: without a Free city the title changes all the same; an Outlaw only places ships', () => {
    expect(didCampaign(actTurn(founder().frame('parade', 'red')), 'parade')).toEqual([{ do: 'parade', outlaw: true }])
    const outlaw = founder().free('4a').outlaw('red').firstRegent('blue').frame('parade', 'red')
    expect(didCampaign(actTurn(outlaw), 'parade')).toEqual([{ do: 'parade', at: '4a' }])
  })

  it('FA.FO3: fights for control with all its actions', () => {
    const table = calm('founder').outlaw('red').firstRegent('blue')
    table.ships('blue', '1g', 2).ships('blue', '1c', 9)
    const turn = actTurn(table.draws('aggression-3', 'construction-6'), { actions: 3 })
    expect(turn.nodes[0]).toBe('FA.FO3.card')
    expect(turn.nodes).toContain('FA.FO3')
    // One Move and one Battle: more than half of the two actions.
    expect([turn.did('move').length, turn.did('battle').length]).toEqual([1, 1])
  })

  it('FA.FO3.card: passed over where a battle would be unfavourable', () => {
    const table = calm('founder').outlaw('red').firstRegent('blue')
    table.ships('blue', '1g', 6).ships('blue', '1c', 9)
    expect(actTurn(table.draws('aggression-3', 'construction-6')).answers('FA.FO3.card')).toEqual([false])
  })
})

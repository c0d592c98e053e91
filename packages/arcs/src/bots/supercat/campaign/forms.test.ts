// Lines that the campaign has on the pages of the base game.

import { describe, expect, it } from 'vitest'
import { actTurn, cc, FateBench, plain, settledIn } from './act-testing.ts'

const LEADS = ['aggression-3', 'aggression-4'] as const

describe('the Council and attached cards', () => {
  const council = (agents: number) =>
    new FateBench('caretaker')
      .golemsAt()
      .court({ card: cc('CC09') }, { card: cc('CC10') })
      .council('session', { red: agents })
      .port('red', '1h')
      .ships('red', '1h', 2)
      .unbuilt('red', 0)

  it('GP.2 calls for Aggression and AGG.5 secures the Imperial Council', () => {
    const turn = actTurn(council(1).draws('aggression-3', 'construction-4'))
    expect(turn.nodes.slice(0, 2)).toEqual(['GP.2', 'AGG.5'])
    expect(turn.did('secure')[0]?.card).toBe('council')
  })

  it('GP.2 and AGG.5 are passed over without an agent there', () => {
    const turn = actTurn(council(0).draws(...LEADS))
    expect(turn.answers('GP.2')).toEqual([false])
    expect(turn.answers('AGG.5')[0]).toBe(false)
  })

  const attached = (card: string) =>
    settledIn()
      .court({ card: cc('CC09'), agents: { red: 1 } }, { card: cc('CC10') })
      .attached(0, card as never)

  it('GP.2 and AGG.6 secure a card with a Faithful card attached, which then lies at its board', () => {
    const turn = actTurn(attached('faithful-9').draws('aggression-3', 'construction-4'))
    expect(turn.nodes.slice(0, 2)).toEqual(['GP.2', 'AGG.6'])
    expect(turn.answers('AGG.6')[0]).toBe(true)
  })

  it('GP.2 and AGG.7 secure a card with a Guild card attached; AGG.6 is passed over', () => {
    const turn = actTurn(attached(cc('CC04')).draws('aggression-3', 'construction-4'))
    expect(turn.nodes.slice(0, 2)).toEqual(['GP.2', 'AGG.7'])
    expect(turn.answers('AGG.6')[0]).toBe(false)
  })

  it('AGG.7 is passed over if nothing is attached', () => {
    const table = settledIn().court({ card: cc('CC09'), agents: { red: 1 } }, { card: cc('CC10') })
    expect(actTurn(table.draws(...LEADS)).answers('AGG.7')[0]).toBe(false)
  })
})

describe('the Imperial Trust (supercat 9.2)', () => {
  /** Yellow has the tile and a Trust that would make red contend Keeper. */
  const trust = (...types: Parameters<FateBench['trust']>) =>
    new FateBench('caretaker')
      .golemsAt()
      .court()
      .council('session')
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '1h', 15)
      .firstRegent('yellow')
      .trust(...types)
      .declared('keeper')
      .tokens('blue', 'relic')

  it('MOB.24.if and MOB.24 influence the Council', () => {
    const turn = actTurn(trust('relic', 'relic').draws('mobilization-4', 'aggression-4'))
    expect(turn.did('influence')[0]?.card).toBe('council')
    expect(turn.nodes).toContain('MOB.24')
    expect(turn.answers('MOB.24.if')[0]).toBe(true)
  })

  it('supercat/A163: the Council is a card like any other for GP.8, which leaves nothing to GP.9', () => {
    const turn = actTurn(trust('relic', 'relic').draws('mobilization-4', 'aggression-4'))
    expect(turn.nodes[0]).toBe('GP.8')
    expect(turn.answers('GP.9')).toEqual([])
  })

  it('GP.9.if: the Trust would make it contend; GP.9 is passed over where it leads already, as GP.8 is', () => {
    const led = trust('relic', 'relic').council('session', { red: 2 }).draws('mobilization-4', 'construction-4')
    const turn = actTurn(led)
    expect([turn.answers('GP.8'), turn.answers('GP.9.if'), turn.answers('GP.9')]).toEqual([[false], [true], [false]])
  })

  it('ADM.24.if and ADM.24 do the same with an Administration card', () => {
    const turn = actTurn(trust('relic', 'relic').draws('administration-4', 'administration-5'))
    expect(turn.nodes).toContain('ADM.24')
    expect(turn.answers('ADM.24.if')[0]).toBe(true)
  })

  it('GP.9.if, ADM.24.if and MOB.24.if are passed over if the Trust would not help', () => {
    const other = trust('weapon').draws('mobilization-4', 'mobilization-5')
    expect(actTurn(other).answers('MOB.24.if')[0]).toBe(false)
    // While the Council could be influenced, GP.8 takes the card before.
    const decided = trust('weapon').council('decided').draws('mobilization-4', 'mobilization-5')
    expect(actTurn(decided).answers('GP.9.if')).toEqual([false])
    expect(actTurn(trust('weapon').draws('administration-4', 'administration-5')).answers('ADM.24.if')[0]).toBe(false)
    expect(
      // Not the 5: it would declare Keeper, and its Stone-Speakers would end the turn.
      actTurn(trust('relic', 'relic').firstRegent('red').draws('mobilization-3', 'mobilization-4')).answers(
        'MOB.24.if',
      )[0],
    ).toBe(false)
  })

  it('supercat/A80 an Outlaw counts what it has room for', () => {
    expect(
      actTurn(trust('relic', 'relic').outlaw('red').draws('mobilization-4', 'mobilization-5')).answers('MOB.24.if')[0],
    ).toBe(true)
  })

  it('GP.9, ADM.24 and MOB.24 are passed over while the Council is decided', () => {
    const decided = () => trust('relic', 'relic').council('decided')
    const moving = actTurn(decided().draws('mobilization-4', 'mobilization-5'))
    expect([moving.answers('GP.9'), moving.answers('MOB.24')]).toEqual([[false], [false]])
    const ruling = actTurn(decided().draws('administration-4', 'administration-5'))
    expect([ruling.answers('GP.9'), ruling.answers('ADM.24')]).toEqual([[false], [false]])
  })
})

describe('Blight at home', () => {
  const blight = (ships: number) =>
    plain()
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '1h', ships)
      .blight('1h', 0, 1)
      .declared('tycoon')
      .declared('keeper', 1)
      .declared('empath', 2)

  it('AGG.36 fights Blight beside a building of its own with two dice, all assault', () => {
    const turn = actTurn(blight(2).draws(...LEADS), { rolls: [{ assault: [2, 2], skirmish: [], raid: [] }] })
    expect(turn.nodes).toContain('AGG.36')
    expect(turn.did('battle')[0]).toMatchObject({
      at: '1h',
      against: 'blight',
      dice: { assault: 2, skirmish: 0, raid: 0 },
    })
  })

  it('AGG.36 is passed over with one die', () => {
    expect(actTurn(blight(1).draws(...LEADS)).answers('AGG.36')[0]).toBe(false)
  })
})

describe('Free cities', () => {
  it('MOB.27 and AGG.27 take control of a Free city', () => {
    const table = () => plain().port('red', '1h').unbuilt('red', 0).ships('red', '1g', 3).free('1c')
    expect(actTurn(table().draws('mobilization-4', 'mobilization-5')).nodes).toContain('MOB.27')
    expect(actTurn(table().draws(...LEADS)).nodes).toContain('AGG.27')
  })

  it('MOB.27 and AGG.27 are passed over where it controls it already', () => {
    const table = () => plain().port('red', '1h').unbuilt('red', 0).ships('red', '1c', 3).free('1c')
    expect(actTurn(table().draws('mobilization-4', 'mobilization-5')).answers('MOB.27')[0]).toBe(false)
    expect(actTurn(table().draws('aggression-4', 'aggression-3')).answers('AGG.27')).toEqual([false])
  })

  it('a battle that could destroy a Free city is not favourable: there is nobody to ransack', () => {
    const table = plain().port('red', '1h').unbuilt('red', 0).ships('red', '1c', 6).free('1c').declared('warlord')
    expect(actTurn(table.draws(...LEADS)).did('battle')).toHaveLength(0)
  })

  it('CMB.10 takes a token of the Free States if a battle that others began leaves a key', () => {
    const table = settledIn().ships('red', '1c', 2).free('1c').draws('aggression-3', 'aggression-4')
    table.act({ do: 'lead', card: 'aggression-3' })
    table.act({ do: 'battle', at: '1c', against: 'free', pay: 'pip', dice: { assault: 0, skirmish: 0, raid: 2 } })
    table.act({ do: 'roll', assault: [], skirmish: [], raid: [2, 3] })
    const turn = actTurn(table, { actions: 2 })
    expect(turn.nodes).toContain('CMB.10')
    expect(turn.actions).toContainEqual({ do: 'raidFree' })
  })

  it('CMB.10 is passed over in a battle without keys', () => {
    const table = settledIn().declared('warlord').ships('red', '1g', 3).ships('yellow', '1g', 1)
    expect(actTurn(table.draws(...LEADS)).answers('CMB.10')[0]).toBe(false)
  })

  it('ADM.19 taxes a Free city that it controls, without a Captive', () => {
    const table = plain().port('red', '1h').unbuilt('red', 0).ships('red', '1c', 15).free('1c').agents('red', 0)
    const turn = actTurn(table.draws('administration-6', 'administration-5'))
    expect(turn.did('tax')[0]?.city).toBe('1c/1')
    expect(turn.nodes).toContain('ADM.19')
  })
})

import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc } from '../fate-testing.ts'

const admiral = () => calm('admiral').policy('peace')

describe('Admiral', () => {
  it('FA.AM1.if, FA.AM1: Taxes for a piece of the Imperial Demand', () => {
    const table = admiral().city('red', '2h').city('red', '1c').unbuilt('red', 0)
    const turn = actTurn(table.draws('administration-3', 'administration-4'), { actions: 2 })
    expect(turn.answers('FA.AM1.if')).toEqual([true])
    expect(turn.nodes).toEqual(['FA.AM1.card', 'FA.AM1'])
    expect(turn.did('tax')[0]?.city.slice(0, 2)).toBe('2h')
  })

  it('FA.AM1.card, FA.AM1.if: passed over if it has one', () => {
    const table = admiral().city('red', '2h').unbuilt('red', 0).tokens('red', 'psionic')
    const turn = actTurn(table.draws('administration-3', 'administration-4'))
    expect(turn.answers('FA.AM1.card')).toEqual([false])
    // Another line of the page calls for a card, and the page is read from its top.
    const builds = admiral().tokens('red', 'relic').ships('red', '4a', 1)
    const built = actTurn(builds.draws('construction-3', 'construction-4'), { actions: 2 })
    expect(built.answers('FA.AM1.if')).toEqual([false])
  })

  it('FA.AM1: in War the Captive of an Outlaw will do', () => {
    const table = admiral().policy('war').ships('red', '1c', 2).city('blue', '1c').outlaw('blue')
    const turn = actTurn(table.draws('administration-3', 'administration-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.AM1.card', 'FA.AM1'])
  })

  it('FA.AM3: Moves a ship to a starport without one; FA.AM3b: or Builds it there', () => {
    const table = () => admiral().tokens('red', 'relic').ships('red', '4g', 2).port('red', '4h')
    expect(actTurn(table().draws('mobilization-3', 'mobilization-4'), { actions: 2 }).nodes).toEqual([
      'FA.AM3.card',
      'FA.AM3',
    ])
    expect(actTurn(table().draws('construction-3', 'construction-4'), { actions: 2 }).nodes).toEqual([
      'FA.AM3.card',
      'FA.AM3b',
    ])
  })

  it('FA.AM3: never from a starport that would be left bare', () => {
    const table = admiral().tokens('red', 'relic').port('red', '1c')
    const turn = actTurn(table.draws('mobilization-3', 'mobilization-4'), { actions: 2 })
    expect(turn.did('move')[0]?.legs.at(-1)).toMatchObject({ to: '1c', fresh: 1 })
  })

  it('FA.AM3.card, FA.AM3.if: passed over if each has one; FA.AM4.if, FA.AM4: one new starport with a card', () => {
    const table = admiral().tokens('red', 'relic').ships('red', '4a', 1)
    const turn = actTurn(table.draws('construction-3', 'construction-4'), { actions: 3 })
    expect([turn.answers('FA.AM3.card'), turn.answers('FA.AM3.if')[0]]).toEqual([[false], false])
    expect(turn.nodes.slice(0, 2)).toEqual(['FA.AM4.card', 'FA.AM4'])
    expect(turn.answers('FA.AM4.if')).toContain(false)
    expect(turn.nodes.filter((node) => node === 'FA.AM4')).toHaveLength(1)
  })

  it('FA.AM4.card: passed over without a claim', () => {
    const table = admiral().tokens('red', 'relic').city('red', '1h').unbuilt('red', 0)
    expect(actTurn(table.draws('construction-3', 'construction-4')).answers('FA.AM4.card')).toEqual([false])
  })

  it('FA.AM1b: raids for a piece of the Demand, or fights for a Trophy in War', () => {
    const peace = admiral().ships('red', '1c', 4).city('blue', '1c').outlaw('blue').tokens('blue', null, 'relic')
    peace.court({ card: cc('CC09'), agents: { blue: 1 } })
    const raid = actTurn(peace.draws('aggression-3', 'aggression-4'), { actions: 2 })
    expect(raid.nodes[0]).toBe('FA.AM1b.card')
    expect(raid.found('FA.AM1b')[0]).toContain('raid')
    const war = admiral().policy('war').ships('red', '2g', 3).blight('2g', 0, 1)
    const turn = actTurn(war.draws('aggression-3', 'aggression-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.AM1b.card', 'FA.AM1b'])
  })

  it('FA.AM1b.card: passed over if it has one', () => {
    const table = admiral().policy('war').loot('red', 'blight', 'ship', 1).ships('red', '2g', 3).blight('2g', 0, 1)
    expect(actTurn(table.draws('aggression-3', 'construction-3')).answers('FA.AM1b.card')).toEqual([false])
  })

  it('FA.AM2: fights for Trophies with Imperial ships, not without', () => {
    const table = () => admiral().tokens('red', 'relic').ships('red', '2g', 1).blight('2g', 0, 1)
    const turn = actTurn(table().imperial('2g', 1).draws('aggression-3', 'aggression-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.AM2.card', 'FA.AM2'])
    expect(turn.did('battle')[0]).toMatchObject({ at: '2g', against: 'blight', imperial: 'all' })
    expect(actTurn(table().ships('red', '2g', 1).draws('aggression-3', 'aggression-4')).answers('FA.AM2.card')).toEqual(
      [false],
    )
  })

  it('FA.AM2 says why a battle is not fought: no Imperial ship would attack along, or the share of the Fate is spent', () => {
    const reasons = (table: ReturnType<typeof admiral>) =>
      actTurn(table.draws('aggression-4', 'aggression-3')).events.flatMap((event) =>
        event.e === 'found' && event.node === 'FA.AM2' && event.candidates.length === 0
          ? (event.fell ?? []).map(({ why }) => why.say)
          : [],
      )
    const table = () => admiral().tokens('red', 'relic').ships('red', '2g', 2)
    // One action is left for the page of the suit, and Blight enough to fight.
    expect(reasons(table().blight('2g', 5).imperial('2g', 2))).toContain('supercat.shareSpent')
    const alone = table().ships('red', '4h', 2).blight('2g', 0, 1).imperial('4h', 1).blight('4g', 0, 1)
    expect(reasons(alone)).toContain('supercat.noImperials')
  })

  it('FA.AM2m: else they go towards somebody to fight, with loyal ships or alone', () => {
    const table = () => admiral().tokens('red', 'relic').blight('4a', 0, 1)
    const turn = actTurn(table().imperial('1h', 1).draws('mobilization-3', 'mobilization-4'), { actions: 2 })
    expect(turn.answers('FA.AM2')[0]).toBe(false)
    expect(turn.nodes).toEqual(['FA.AM2m.card', 'FA.AM2m'])
    expect(turn.did('move')[0]?.legs[0]).toMatchObject({ imperial: { fresh: 1 } })
    const alone = actTurn(table().imperial('5g', 1).draws('mobilization-3', 'mobilization-4'), { actions: 2 })
    expect(alone.did('move')[0]).toMatchObject({ from: '5g', legs: [{ fresh: 0, imperial: { fresh: 1 } }] })
  })

  it('FA.AM2m.card: passed over if there is nobody', () => {
    const table = admiral().tokens('red', 'relic').imperial('1h', 1)
    expect(actTurn(table.draws('mobilization-3', 'mobilization-4')).answers('FA.AM2m.card')).toEqual([false])
  })
})

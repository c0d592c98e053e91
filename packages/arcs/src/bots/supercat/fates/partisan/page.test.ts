import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc, didCampaign } from '../fate-testing.ts'

const partisan = () => calm('partisan')
const AGGRESSION = ['aggression-3', 'aggression-4'] as const
const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const

describe('Partisan', () => {
  it('FA.PA1: Lattice Spies first', () => {
    const table = partisan().court({ card: cc('CC02') }, { card: cc('CC07') })
    const turn = actTurn(table.draws(...MOBILIZATION), { actions: 3 })
    expect(turn.nodes).toEqual(['FA.PA1.card', 'FA.PA1', 'FA.PA1'])
    expect(turn.did('influence')[0]?.card).toBe(cc('CC07'))
  })

  it('FA.PA1.card: Song of Freedom only while it is effective', () => {
    const table = () => partisan().court({ card: cc('CC14') })
    expect(actTurn(table().draws(...MOBILIZATION)).answers('FA.PA1.card')).toEqual([false])
    const effective = table().ships('red', '2h', 2).city('blue', '2h').ships('blue', '4g', 1)
    expect(
      actTurn(effective.after('construction-4', 'mobilization-3', 'mobilization-4'), { die: [6] }).answers(
        'FA.PA1.card',
      ),
    ).toEqual([true])
  })

  it('FA.PA2: then a card that brings an action card', () => {
    const table = partisan().court({ card: cc('CC09') }, { card: cc('CC06'), agents: { red: 1 } })
    const turn = actTurn(table.draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.PA2.card', 'FA.PA2'])
    expect(turn.did('secure')[0]?.card).toBe(cc('CC06'))
  })

  it('FA.PA2.card: passed over without one; FA.PA3.if, FA.PA3: Spies on a person with four cards, once a chapter', () => {
    const table = () =>
      partisan()
        .court({ card: cc('CC09') })
        .hand('blue', 'construction-6')
    const turn = actTurn(table().draws(...MOBILIZATION), { actions: 2 })
    expect(turn.answers('FA.PA2.card')).toEqual([false])
    expect(turn.answers('FA.PA3.if')).toEqual([true])
    expect(turn.nodes).toEqual(['FA.PA3.card', 'FA.PA3'])
    expect(didCampaign(turn, 'spy')).toEqual([{ do: 'spy', on: 'blue', pay: 'pip' }])
    const again = table()
    again.spiedBy('red')
    expect(actTurn(again.draws(...MOBILIZATION)).answers('FA.PA3.card')).toEqual([false])
  })

  it('FA.PA3.card: not with fewer cards', () => {
    const table = partisan()
      .court({ card: cc('CC09') })
      .hand('blue', 'construction-6')
      .counter('red', 4)
    expect(actTurn(table.draws(...MOBILIZATION)).answers('FA.PA3.card')).toEqual([false])
  })
})

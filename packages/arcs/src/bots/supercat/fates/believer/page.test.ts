import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc, didCampaign } from '../fate-testing.ts'

const believer = () => calm('believer')
const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const

describe('Believer', () => {
  it('FA.BE1: Teaches with all its actions, first where its agents are', () => {
    const table = believer()
      .city('red', '2h')
      .city('red', '1c')
      .unbuilt('red', 0)
      .court({ card: cc('CC09') }, { card: cc('CC10'), agents: { red: 1 } }, { card: cc('CC03') })
    const turn = actTurn(table.draws(...MOBILIZATION), { actions: 4 })
    expect(turn.nodes).toEqual(['FA.BE1.card', 'FA.BE1', 'FA.BE1', 'FA.BE1'])
    expect(didCampaign(turn, 'teach')[0]?.on).toBe(cc('CC10'))
  })

  it('FA.BE1.card: passed over without a city of the suit; FA.BE2.if, FA.BE2: Moves to claim a type that it lacks', () => {
    const table = believer()
      .city('red', '1c')
      .court({ card: cc('CC09') })
    const turn = actTurn(table.draws(...MOBILIZATION), { actions: 2 })
    expect(turn.answers('FA.BE1.card')).toEqual([false])
    expect(turn.answers('FA.BE2.if')[0]).toBe(true)
    expect(turn.nodes).toEqual(['FA.BE2.card', 'FA.BE2'])
    expect(turn.did('move')[0]?.legs.at(-1)?.to).not.toBe('1c')
  })

  it('FA.BE2.card: passed over once the Faithful stack is empty', () => {
    const table = believer().faithful('blue', 1, 2, 3, 4, 5, 6, 7, 8, 9)
    expect(actTurn(table.draws(...MOBILIZATION)).answers('FA.BE2.card')).toEqual([false])
  })

  it('FA.BE2.if: passed over if it has just taught the last Faithful card', () => {
    const table = believer()
      .city('red', '2h')
      .unbuilt('red', 0)
      .court({ card: cc('CC09') }, { card: cc('CC10') })
      .faithful('blue', 2, 3, 4, 5, 6, 7, 8, 9)
    const turn = actTurn(table.draws(...MOBILIZATION))
    expect(turn.nodes.slice(0, 2)).toEqual(['FA.BE1.card', 'FA.BE1'])
    expect(turn.answers('FA.BE2.if')).toEqual([false])
  })
})

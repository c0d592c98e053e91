import { describe, expect, it } from 'vitest'
import { actTurn, calm } from '../fate-testing.ts'

const admiral = () => calm('admiral').policy('peace')

describe('Admiral', () => {
  it('FA.AM1: Taxes for a piece of the Imperial Demand', () => {
    const table = admiral().city('red', '2h').city('red', '1c').unbuilt('red', 0)
    const turn = actTurn(table.draws('administration-3', 'administration-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.AM1.card', 'FA.AM1'])
    expect(turn.did('tax')[0]?.city.slice(0, 2)).toBe('2h')
  })

  it('FA.AM1.card, FA.AM1.if: passed over if it has one', () => {
    const table = admiral().city('red', '2h').unbuilt('red', 0).tokens('red', 'psionic')
    const turn = actTurn(table.draws('administration-3', 'administration-4'))
    expect(turn.answers('FA.AM1.card')).toEqual([false])
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

  it('FA.AM3.card, FA.AM3.if: passed over if each has one; FA.AM4: one new starport with a card', () => {
    const table = admiral().tokens('red', 'relic').ships('red', '4a', 1)
    const turn = actTurn(table.draws('construction-3', 'construction-4'), { actions: 3 })
    expect(turn.answers('FA.AM3.card')).toEqual([false])
    expect(turn.nodes.slice(0, 2)).toEqual(['FA.AM4.card', 'FA.AM4'])
    expect(turn.answers('FA.AM4.if')).toContain(false)
    expect(turn.nodes.filter((node) => node === 'FA.AM4')).toHaveLength(1)
  })

  it('FA.AM4.card: passed over without a claim', () => {
    const table = admiral().tokens('red', 'relic').city('red', '1h').unbuilt('red', 0)
    expect(actTurn(table.draws('construction-3', 'construction-4')).answers('FA.AM4.card')).toEqual([false])
  })
})

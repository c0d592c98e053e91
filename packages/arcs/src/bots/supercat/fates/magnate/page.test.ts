import { describe, expect, it } from 'vitest'
import { actTurn, calm, didCampaign } from '../fate-testing.ts'

const magnate = () => calm('magnate')

describe('Magnate', () => {
  it('FA.MA1: goes for the Council in session before it Taxes', () => {
    const table = magnate().council('session').city('red', '2h').unbuilt('red', 0)
    const turn = actTurn(table.draws('administration-4', 'construction-4'), { actions: 3 })
    expect(turn.nodes).toEqual(['FA.MA1.card', 'FA.MA1', 'FA.MA1'])
  })

  it('FA.MA1.card, FA.MA1.if: passed over while it is decided; FA.MA2 Taxes for any token', () => {
    const table = magnate().city('red', '2h').unbuilt('red', 0)
    const turn = actTurn(table.draws('administration-4', 'construction-4'), { actions: 2 })
    expect(turn.answers('FA.MA1.card')).toEqual([false])
    expect(turn.answers('FA.MA1.if')[0]).toBe(false)
    expect(turn.nodes).toEqual(['FA.MA2.card', 'FA.MA2'])
    expect(turn.did('tax')).toHaveLength(1)
  })

  it('FA.MA2: what contends a declared ambition first, then a new type', () => {
    const table = magnate()
      .city('red', '2h')
      .city('red', '4c')
      .unbuilt('red', 0)
      .declared('keeper')
      .tokens('blue', 'relic')
    const turn = actTurn(table.draws('administration-4', 'construction-4'), { actions: 2 })
    expect(turn.did('tax')[0]?.city.slice(0, 2)).toBe('2h')
    expect(turn.nodes).toEqual(['FA.MA2.card', 'FA.MA2'])
  })

  it('FA.MA2.card: passed over without an empty slot', () => {
    const table = magnate().city('red', '2h').tokens('red', 'fuel', 'fuel', 'relic', 'relic', 'weapon', 'weapon')
    expect(actTurn(table.unbuilt('red', 0).draws('administration-4', 'construction-4')).answers('FA.MA2.card')).toEqual(
      [false],
    )
  })

  it('FA.MA3: Merchant League takes two tokens, for a declared ambition first', () => {
    const table = magnate().declared('empath').tokens('blue', 'psionic').frame('league', 'red')
    const turn = actTurn(table)
    expect(didCampaign(turn, 'league')[0]?.gain).toEqual(expect.arrayContaining(['psionic', 'psionic']))
  })

  it('FA.MA4: keeps its tokens in the Prelude while it has three or fewer, and not with four', () => {
    const table = (n: number) => {
      const made = magnate().unbuilt('red', 0).port('red', '2h')
      return made.tokens('red', ...(['material', 'material', 'relic', 'weapon'] as const).slice(0, n))
    }
    const cards = ['mobilization-3', 'mobilization-4'] as const
    const keeping = actTurn(table(3).draws(...cards))
    expect(keeping.nodes).not.toContain('PR.5c')
    expect(keeping.answers('FA.MA4')[0]).toBe(true)
    const spending = actTurn(table(4).draws(...cards))
    expect(spending.answers('FA.MA4')[0]).toBe(false)
    expect(spending.nodes.filter((node) => node === 'PR.5c')).toHaveLength(1)
  })
})

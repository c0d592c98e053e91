import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc, didCampaign } from '../fate-testing.ts'

const advocate = () => calm('advocate')
const AGGRESSION = ['aggression-3', 'aggression-4'] as const
const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const

describe('Advocate', () => {
  it('FA.AD1: Secures a Guild card that its Prelude discards, or else Influences one', () => {
    const own = advocate().court({ card: cc('CC08'), agents: { red: 1 } }, { card: cc('CC09'), agents: { red: 1 } })
    const turn = actTurn(own.draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.AD1.card', 'FA.AD1'])
    expect(turn.did('secure')[0]?.card).toBe(cc('CC08'))
    const other = actTurn(
      advocate()
        .court({ card: cc('CC08') }, { card: cc('CC09') })
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect(other.did('influence')[0]?.card).toBe(cc('CC08'))
  })

  it('FA.AD1: a card that is attached counts with the one it lies under', () => {
    const table = advocate()
      .court({ card: cc('CC09') }, { card: cc('CC12') })
      .attached(1, cc('CC03'))
    const turn = actTurn(table.draws(...MOBILIZATION), { actions: 2 })
    expect([turn.did('influence')[0]?.card, turn.nodes]).toEqual(['CC12', ['FA.AD1.card', 'FA.AD1']])
  })

  it('FA.AD1.card: Sworn Guardians and Vox cards are none; FA.AD2: Recovers with a place in a declared ambition', () => {
    const table = () =>
      advocate()
        .court({ card: cc('CC09') }, { card: cc('CC12'), agents: { blue: 1 } })
        .discarded(cc('CC01'))
    const turn = actTurn(
      table()
        .declared('keeper')
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect(turn.answers('FA.AD1.card')).toEqual([false])
    expect(turn.nodes).toEqual(['FA.AD2.card', 'FA.AD2'])
    expect(didCampaign(turn, 'recover')).toMatchObject([{ on: expect.anything() }])
    expect(didCampaign(turn, 'recover')[0]?.on).not.toBe('CC12')
    expect(actTurn(table().draws(...MOBILIZATION)).answers('FA.AD2.card')).toEqual([false])
  })

  it('FA.AD3: raids for such a card', () => {
    const table = advocate()
      .court({ card: cc('CC09'), agents: { blue: 1 } })
      .ships('red', '1c', 4)
      .city('blue', '1c')
      .guild('blue', cc('CC08'))
    const turn = actTurn(table.outlaw('blue').draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes[0]).toBe('FA.AD3.card')
    expect(turn.found('FA.AD3')[0]).toContain('raid')
  })

  it('FA.AD3.card: passed over if nobody has one', () => {
    const table = advocate()
      .court({ card: cc('CC09') })
      .ships('red', '1c', 4)
      .city('blue', '1c')
      .guild('blue', cc('CC10'))
    expect(actTurn(table.outlaw('blue').draws('construction-3', 'construction-4')).answers('FA.AD3.card')).toEqual([
      false,
    ])
  })

  it('FA.AD4: with a place in a declared ambition it uses the card, FA.AD4.if: without one it keeps it', () => {
    const table = () =>
      advocate()
        .court({ card: cc('CC09') })
        .guild('red', cc('CC10'), cc('CC05'))
        .openSlots('red', 0, 'yellow')
    const cards = ['mobilization-3', 'mobilization-4'] as const
    const turn = actTurn(
      table()
        .declared('keeper')
        .tokens('blue', 'relic')
        .draws(...cards),
    )
    expect(turn.nodes).not.toContain('FA.AD4')
    const placed = actTurn(
      table()
        .declared('empath')
        .draws(...cards),
    )
    expect(placed.nodes).toContain('FA.AD4')
    expect(placed.did('useBroker')).toHaveLength(1)
    const without = actTurn(table().draws(...cards))
    expect(without.answers('FA.AD4.if')).toEqual([false])
    // Not even what every bot gives up at the first opportunity.
    expect(without.did('useShips')).toEqual([])
    expect(placed.did('useShips')).toHaveLength(1)
  })

  it('FA.AD4: what is held back for an ambition in contention stays', () => {
    const table = advocate()
      .court({ card: cc('CC09') })
      .guild('red', cc('CC08'))
      .declared('empath')
      .tokens('blue', 'fuel')
    const turn = actTurn(table.draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('FA.AD4.if')[0]).toBe(true)
    expect(turn.answers('FA.AD4')[0]).toBe(false)
  })
})

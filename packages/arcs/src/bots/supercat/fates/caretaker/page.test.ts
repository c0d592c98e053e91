import { describe, expect, it } from 'vitest'
import { ActTable, actTurn, calm, didCampaign } from '../fate-testing.ts'

const caretaker = () => calm('caretaker').golemsAt(1, 2, 3)
const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const

describe('Caretaker', () => {
  it('FA.CA1: Awakens all Golems under its control', () => {
    const turn = actTurn(
      caretaker()
        .ships('red', '1g', 1)
        .ships('red', '2g', 1)
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect(turn.nodes).toEqual(['FA.CA1.card', 'FA.CA1'])
    expect(didCampaign(turn, 'awaken')[0]?.gates).toEqual(['1g', '2g'])
  })

  it('FA.CA1a: Taxes first, if that makes it win a declared ambition', () => {
    const table = () => caretaker().ships('red', '1g', 1).city('red', '2h').unbuilt('red', 0).declared('keeper')
    const cards = ['administration-3', 'construction-4'] as const
    const turn = actTurn(table().draws(...cards), { actions: 3 })
    expect(turn.nodes).toEqual(['FA.CA1.card', 'FA.CA1a', 'FA.CA1'])
    expect(didCampaign(turn, 'awaken')).toHaveLength(1)
    const winning = actTurn(
      table()
        .tokens('red', 'relic')
        .draws(...cards),
      { actions: 2 },
    )
    expect(winning.answers('FA.CA1a')[0]).toBe(false)
    expect(winning.nodes).toEqual(['FA.CA1.card', 'FA.CA1'])
  })

  it('FA.CA1.card, FA.CA1.if: passed over without a Golem under its control; FA.CA2: Moves to one', () => {
    const turn = actTurn(caretaker().draws(...MOBILIZATION), { actions: 2 })
    expect(turn.answers('FA.CA1.card')).toEqual([false])
    expect(turn.answers('FA.CA1.if')[0]).toBe(false)
    expect(turn.nodes).toEqual(['FA.CA2.card', 'FA.CA2'])
    expect(turn.did('move')[0]?.legs.at(-1)?.to).toBe('1g')
  })

  it('FA.CA2b: Repairs to take control where a Golem is', () => {
    const table = new ActTable('caretaker').council('decided').port('red', '1h').unbuilt('red', 0).golemsAt(2)
    const turn = actTurn(table.ships('red', '2g', 0, 1).draws('administration-3', 'administration-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.CA2.card', 'FA.CA2b'])
  })

  it('FA.CA2.card, FA.CA2, FA.CA2b: passed over once no Golem is on the map', () => {
    const turn = actTurn(
      calm('caretaker')
        .golemsAt()
        .draws(...MOBILIZATION),
    )
    expect(turn.answers('FA.CA2.card')).toEqual([false])
  })

  it('FA.CA4: Stone-Speakers if it wins what it has declared and has no Golem', () => {
    const table = () => calm('caretaker').golemsAt().declared('keeper').tokens('red', 'relic')
    const turn = actTurn(table().golem('blue', 'warrior').frame('speakers', 'red', 4))
    expect(didCampaign(turn, 'speakers')).toEqual([{ do: 'speakers', take: ['warrior'] }])
    const tied = actTurn(table().tokens('blue', 'relic').frame('speakers', 'red', 4))
    expect(tied.did('decline')).toHaveLength(1)
    expect(actTurn(table().hearth(0).frame('speakers', 'red', 4)).did('decline')).toHaveLength(1)
  })
})

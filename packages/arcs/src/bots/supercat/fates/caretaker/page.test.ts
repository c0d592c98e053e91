import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc, didCampaign, FateBench } from '../fate-testing.ts'

const caretaker = () => calm('caretaker').golemsAt(1, 2, 3)
/** Only a starport, without ships beside it. */
const bareCaretaker = () => new FateBench('caretaker').council('decided').port('red', '1h').unbuilt('red', 0)
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
    const table = new FateBench('caretaker').council('decided').port('red', '1h').unbuilt('red', 0).golemsAt(2)
    const turn = actTurn(table.ships('red', '2g', 0, 1).draws('administration-3', 'administration-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.CA2.card', 'FA.CA2b'])
  })

  it('FA.CA2.card: passed over once no Golem is on the map', () => {
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

  it('supercat/A162: Stone-Speakers end its turn though no rival has a Golem, unless the table wants otherwise', () => {
    const table = () => calm('caretaker').golemsAt().declared('keeper').tokens('red', 'relic')
    expect(didCampaign(actTurn(table().frame('speakers', 'red', 4)), 'speakers')).toEqual([
      { do: 'speakers', take: [] },
    ])
    const off = { options: { speakersForNothing: false } }
    expect(actTurn(table().frame('speakers', 'red', 4), off).did('decline')).toHaveLength(1)
    const some = table().golem('blue', 'warrior').frame('speakers', 'red', 4)
    expect(didCampaign(actTurn(some, off), 'speakers')).toEqual([{ do: 'speakers', take: ['warrior'] }])
  })

  it('supercat/A161: one Golem may be left for another, unless the table wants more than is given up', () => {
    const table = () => bareCaretaker().golemsAt(1, 2).ships('red', '1g', 1).draws('aggression-3', 'aggression-4')
    expect(actTurn(table(), { actions: 2 }).did('move')[0]).toMatchObject({ from: '1g', legs: [{ to: '2g' }] })
    const off = { options: { swapsControl: false } }
    expect(actTurn(table(), off).answers('FA.CA2.card')).toEqual([false])
    const more = table().ships('red', '1g', 2)
    expect(actTurn(more, { ...off, actions: 2 }).did('move')[0]).toMatchObject({ from: '1g', legs: [{ to: '2g' }] })
  })

  it('FA.CA5.if, FA.CA5: a Relic pays for the Secure that makes it win before it Awakens', () => {
    const table = () =>
      caretaker()
        .ships('red', '1g', 1)
        .court({ card: cc('CC08'), agents: { red: 1 } })
        .declared('empath')
        .tokens('red', 'relic')
    const turn = actTurn(table().draws(...MOBILIZATION), { actions: 3 })
    expect(turn.nodes).toEqual(['FA.CA1.card', 'FA.CA5', 'FA.CA1'])
    const winning = actTurn(
      table()
        .tokens('red', 'relic', 'psionic')
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect(winning.answers('FA.CA5.if')[0]).toBe(false)
    const beaten = actTurn(
      table()
        .tokens('blue', 'psionic')
        .draws(...MOBILIZATION),
      { actions: 2 },
    )
    expect(beaten.answers('FA.CA5')[0]).toBe(false)
  })

  it('FA.CA3: fights for control where a Golem is', () => {
    const table = bareCaretaker()
      .outlaw('red')
      .firstRegent('blue')
      .golemsAt(1)
      .ships('red', '1g', 2)
      .ships('blue', '1g', 2)
    const turn = actTurn(table.draws('aggression-3', 'aggression-4'), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.CA3.card', 'FA.CA3'])
    expect(turn.did('battle')[0]).toMatchObject({ at: '1g', against: 'blue' })
  })

  it('FA.CA3.card: passed over if it is not favourable', () => {
    const table = bareCaretaker()
      .outlaw('red')
      .firstRegent('blue')
      .golemsAt(1)
      .ships('red', '1g', 1)
      .ships('blue', '1g', 9)
    expect(actTurn(table.draws('aggression-3', 'aggression-4')).answers('FA.CA3.card')).toEqual([false])
  })
})

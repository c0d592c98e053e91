import { describe, expect, it } from 'vitest'
import { actTurn, calm, cc, didCampaign } from '../fate-testing.ts'

const steward = () => calm('steward')
const AGGRESSION = ['aggression-3', 'aggression-4'] as const
const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const

describe('Steward', () => {
  it('FA.ST1, FA.ST1a, FA.ST1b: a Bargain after which it can Secure the Council itself comes first', () => {
    const table = steward()
      .council('session')
      .court({ card: cc('CC01'), agents: { yellow: 2 } }, { card: cc('CC09'), agents: { blue: 1, red: 0 } })
    const turn = actTurn(table.draws(...AGGRESSION), { actions: 5 })
    expect(turn.nodes).toEqual(['FA.ST1.card', 'FA.ST1', 'FA.ST1a', 'FA.ST1a', 'FA.ST1b'])
    expect(didCampaign(turn, 'bargain')).toMatchObject([{ card: cc('CC01'), with: 'yellow' }])
    expect(didCampaign(turn, 'bargainInfluence').map(({ card }) => card)).toEqual(['council', 'council'])
    expect(didCampaign(turn, 'bargainSecure')).toMatchObject([{ card: 'council' }])
  })

  it('FA.ST1: then one that keeps a rival from the Council, then one with its own agents', () => {
    const blocking = steward()
      .council('session', { blue: 2 })
      .court({ card: cc('CC01'), agents: { yellow: 2 } }, { card: cc('CC09'), agents: { blue: 1 } })
    expect(didCampaign(actTurn(blocking.draws(...AGGRESSION), { actions: 2 }), 'bargain')).toMatchObject([
      { card: cc('CC01') },
    ])
    const home = steward().court(
      { card: cc('CC01'), agents: { yellow: 2 } },
      { card: cc('CC09'), agents: { red: 1, blue: 2 } },
    )
    expect(didCampaign(actTurn(home.draws(...AGGRESSION), { actions: 2 }), 'bargain')).toMatchObject([
      { card: cc('CC09'), with: 'blue' },
    ])
  })

  it('FA.ST1.card: passed over while no rival could Secure a card', () => {
    const turn = actTurn(
      steward()
        .council('session')
        .court({ card: cc('CC01') })
        .draws(...AGGRESSION),
    )
    expect(turn.answers('FA.ST1.card')).toEqual([false])
    expect(didCampaign(turn, 'bargain')).toEqual([])
  })

  it('FA.ST1a, FA.ST1b, FA.ST1c: a safe card gets no agent, a Vox card that does nothing is left; the rest is turned down', () => {
    const table = () => steward().court({ card: cc('CC13'), agents: { red: 1 } })
    const agents = actTurn(table().frame('bargainInfluence', 'red', 2))
    expect(agents.answers('FA.ST1a')).toEqual([false])
    expect(agents.nodes).toEqual(['FA.ST1c'])
    const card = actTurn(table().frame('bargainSecure', 'red'))
    expect(card.answers('FA.ST1b')).toEqual([false])
    expect(card.did('decline')).toHaveLength(1)
    const other = steward()
      .court({ card: cc('CC01'), agents: { red: 1 } })
      .frame('bargainSecure', 'red')
    expect(actTurn(other).answers('FA.ST1c')).toEqual([])
  })

  it('FA.ST2.if, FA.ST2: Secures the Council in session if it can', () => {
    const table = steward()
      .council('session', { red: 1 })
      .court({ card: cc('CC01') })
    const turn = actTurn(table.draws(...AGGRESSION), { actions: 2 })
    expect(turn.nodes).toEqual(['FA.ST2.card', 'FA.ST2'])
    expect(turn.did('secure')).toMatchObject([{ card: 'council' }])
  })

  it('FA.ST2: or else Influences it, with half of the actions', () => {
    const turn = actTurn(
      steward()
        .council('session')
        .court({ card: cc('CC01') })
        .draws(...MOBILIZATION),
      { actions: 3 },
    )
    expect(turn.nodes).toEqual(['FA.ST2.card', 'FA.ST2', 'FA.ST2'])
    expect(turn.did('influence').map(({ card }) => card)).toEqual(['council', 'council'])
  })

  it('FA.ST2.card: passed over while the Council is decided; FA.ST3.if, FA.ST3: not the First Regent, it wants Council Intrigue', () => {
    const table = () =>
      steward()
        .firstRegent('blue')
        .court({ card: cc('CC12') }, { card: cc('CC01') })
    const turn = actTurn(table().draws(...MOBILIZATION), { actions: 3 })
    expect(turn.answers('FA.ST2.card')).toEqual([false])
    expect(turn.answers('FA.ST2.if')[0]).toBe(false)
    expect(turn.answers('FA.ST3.if')[0]).toBe(true)
    expect(turn.nodes).toEqual(['FA.ST3.card', 'FA.ST3', 'FA.ST3'])
    expect(turn.did('influence')[0]?.card).toBe('CC12')
  })

  it('FA.ST3.card: the First Regent leaves Council Intrigue alone', () => {
    const turn = actTurn(
      steward()
        .court({ card: cc('CC12') }, { card: cc('CC01') })
        .draws(...MOBILIZATION),
    )
    expect(turn.answers('FA.ST3.card')).toEqual([false])
    expect(turn.nodes).not.toContain('FA.ST3')
  })

  it('FA.ST1: a rival that gets Song of Freedom by it frees nothing that it controls on its own turn alone (VX.4)', () => {
    const table = steward()
      .court({ card: cc('CC14'), agents: { yellow: 1 } })
      .ships('yellow', '2h', 2)
      .city('blue', '2h')
      .imperial('2h', 1)
      .draws(...AGGRESSION)
      .act({ do: 'lead', card: 'aggression-3' })
      .do({ do: 'bargain', card: cc('CC14'), with: 'yellow', pay: 'pip' })
    expect(actTurn(table, { seat: 'yellow' }).did('free')).toEqual([{ do: 'free' }])
  })
})

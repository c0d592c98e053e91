import { rome, type State } from '@understudy/rome'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { typed } from './typed.ts'

/** A game of people, played at random until somebody is asked this. */
function asked(kind: string): { state: State; seat: string } {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  const random = keyedRandom('typed', kind)
  for (let i = 0; i < 400; i++) {
    const decision = rome.decision(state)
    if (decision === undefined) break
    if (decision.kind === kind) return { state, seat: decision.seat }
    rome.apply(state, decision.sample(random))
  }
  throw new Error(`nobody was asked ${kind}`)
}

const doing = (result: ReturnType<typeof typed>): string[] =>
  'actions' in result ? result.actions.map((action) => action.do) : [result.why.say]

describe('typed lines', () => {
  const campaign = asked('campaign')
  const army = rome.copy(campaign.state)
  rome.apply(army, { do: 'activate', slot: 0 })
  const target = String(rome.decision(army)?.next([{ slot: 'do', value: 'attack' }])[0]?.pick.value)

  it('an army and a region: it sets out and attacks', () => {
    const result = typed(campaign.state, campaign.seat, `I ${target}`)
    expect(doing(result)).toEqual(['activate', 'attack'])
    expect('actions' in result && result.actions[1]).toMatchObject({ target })
    expect(doing(typed(campaign.state, campaign.seat, `1 ${target.slice(0, 4)}`))).toEqual(['activate', 'attack'])
  })

  it('several armies in one line, and the end', () => {
    expect(doing(typed(campaign.state, campaign.seat, '1 halt 2 halt end'))).toEqual([
      'activate',
      'halt',
      'activate',
      'halt',
      'endCampaign',
    ])
  })

  it('says which word is wrong', () => {
    expect(doing(typed(campaign.state, campaign.seat, '1 nowhere'))).toEqual(['web.typed.word'])
    expect(doing(typed(campaign.state, campaign.seat, ''))).toEqual(['web.typed.empty'])
    expect(doing(typed(campaign.state, 'chance', '1'))).toEqual(['web.typed.later'])
  })

  it('purchases go to the pool unless said otherwise', () => {
    const { state, seat } = asked('spending')
    const [card] = (state.sides.find((_, no) => no === sideAt(state))?.reserves ?? []).flatMap((group) =>
      'cards' in group ? group.cards : [],
    )
    const result = typed(state, seat, `${card} done`)
    const [bought] = 'actions' in result ? result.actions : []
    expect(bought).toMatchObject({ do: 'buyTroop', card, into: 'pool' })
    expect(doing(result).at(-1)).toBe('done')
  })

  it('dice by letters, initiative by numbers', () => {
    const { state } = asked('initiative')
    expect(typed(state, 'chance', '4 2')).toEqual({ actions: [{ do: 'initiative', cards: [4, 2] }] })
    const roll = asked('roll')
    const result = typed(roll.state, 'chance', 'x-ks')
    expect('actions' in result && result.actions[0]).toEqual({ do: 'roll', faces: ['X', '-', 'K', 'S'] })
    expect(doing(typed(roll.state, 'chance', 'z'))).toEqual(['web.typed.face'])
  })
})

const sideAt = (state: State): number => {
  const frame = state.frames.at(-1)
  return frame !== undefined && 'side' in frame ? frame.side : -1
}

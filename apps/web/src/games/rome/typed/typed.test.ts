import { rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
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

  it('a name of several words is one thing, whole or begun', () => {
    const { state, seat } = asked('spending')
    const side = state.sides[sideAt(state)]!
    const [card, name] = side.reserves
      .flatMap((group) => ('cards' in group ? group.cards : []))
      .map((id) => [id, packOf(state).troops.get(id)?.name.en ?? ''] as const)
      .find(([, called]) => called.split(' ').length === 2)!
    const bought = { do: 'buyTroop', pile: 'reserves', card, into: 'pool' }
    for (const line of [name, name.slice(0, -3), name.toUpperCase(), `${name} end`]) {
      const result = typed(state, seat, line)
      expect('actions' in result && result.actions).toEqual([bought, ...(line.endsWith('end') ? [{ do: 'done' }] : [])])
    }
    // Twice, if it is said twice.
    expect(doing(typed(state, seat, `${name} ${name}`))).toEqual(['buyTroop', 'buyTroop'])
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

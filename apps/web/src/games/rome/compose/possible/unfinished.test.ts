// How turns of Rome end: with the last card of one's agents, which the page does not take for an end that was pressed.

import { type Action, romePackage, type State } from '@understudy/rome'
import { seatId } from '@understudy/rome/rules'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { cardsLeft, endedAlone, unfinished } from './unfinished.ts'

const { game } = romePackage
const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

interface Step {
  readonly before: State
  readonly after: State
  readonly action: Action
  /** Who decides before it: `chance` for dice and draws. */
  readonly seat: string
}

/** Two people who do anything at all. */
function* steps(seed: string, most: number): Generator<Step> {
  const state = game.start(PEOPLE, {})
  for (let n = 0; n < most; n++) {
    const decision = game.decision(state)
    if (decision === undefined) return
    const before = game.copy(state)
    const action = decision.sample(keyedRandom(seed, `${n}`))
    game.apply(state, action)
    yield { before, after: game.copy(state), action, seat: decision.seat }
  }
}

describe('gold that is left at the end of spending', () => {
  const done: Action = { do: 'done' }
  const shopping = (): State => {
    const state = game.start(PEOPLE, {})
    for (let n = 0; n < 400 && game.decision(state)?.kind !== 'spending'; n++)
      game.apply(state, game.decision(state)!.sample(keyedRandom('gold', `${n}`)))
    return state
  }
  const buyer = (state: State) => {
    const frame = state.frames.at(-1)
    if (frame?.kind !== 'spending') throw new Error('nobody spends')
    return state.sides[frame.side]!
  }

  it('is asked about while it could buy something, and the shop stays open', () => {
    const state = shopping()
    buyer(state).gold = 5
    expect(unfinished(state, done)).toMatchObject({
      press: { en: 'End with 5 gold unspent', ru: 'Закончить: ещё 5 монет' },
      stays: true,
    })
    // Asking is no deed.
    expect(game.decision(state)?.legal(done)).toBeUndefined()
  })

  it('is not asked about where there is none of it, or nothing to be had for it', () => {
    const state = shopping()
    buyer(state).gold = 0
    expect(unfinished(state, done)).toBeUndefined()
    const side = buyer(state)
    side.gold = 1
    side.reserves = []
    side.developments = side.developments.map(() => 99)
    for (const land of state.lands) land.holder = -1
    const bought = (game.decision(state)?.next([]) ?? []).map(({ pick }) => pick.value)
    expect(bought.filter((what) => what !== 'done' && what !== 'assign')).toEqual([])
    expect(unfinished(state, done)).toBeUndefined()
  })
})

it('cards that are left are counted, with their gold', () => {
  expect(cardsLeft(1, 2).press).toEqual({ en: 'End with 1 card unspent', ru: 'Закончить: ещё 1 карта' })
  expect(cardsLeft(3, 4).press).toEqual({ en: 'End with 3 cards unspent', ru: 'Закончить: ещё 3 карты' })
  expect(cardsLeft(3, 4).why.en).toContain('4 gold')
})

const agentsOf = ({ frames }: State): number | undefined => {
  const frame = frames.find(({ kind }) => kind === 'agents')
  return frame?.kind === 'agents' ? frame.side : undefined
}

describe('the turn of a person’s agents', () => {
  const all = ['a', 'b', 'c'].flatMap((seed) => [...steps(seed, 1500)])
  const fired = all.filter(({ before, after }) => endedAlone(before, after) !== undefined)

  it('is over with the last card, and it is said whose it was', () => {
    expect(fired.length).toBeGreaterThan(3)
    for (const { before, after } of fired) {
      expect(agentsOf(after)).not.toBe(agentsOf(before))
      expect(endedAlone(before, after)?.seat).toBe(seatId(before, agentsOf(before) ?? -1))
    }
    // With dice, with what the other one answers, or with a card put away for gold.
    const whose = fired.map(({ before, seat }) =>
      seat === 'chance' ? seat : seat === seatId(before, agentsOf(before) ?? -1),
    )
    expect(new Set(whose)).toEqual(new Set(['chance', false, true]))
    expect(fired.filter(({ action }) => action.do === 'gold').length).toBeGreaterThan(0)
  })

  it('is not over while it goes on, nor outside of it', () => {
    const others = all.filter((step) => !fired.includes(step))
    expect(
      others.some(({ before, after }) => agentsOf(before) !== undefined && agentsOf(after) === agentsOf(before)),
    ).toBe(true)
    expect(fired.filter(({ before }) => agentsOf(before) === undefined)).toEqual([])
  })
})

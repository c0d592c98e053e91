import { type Action, romePackage, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Choice, Decision, Pick } from '@understudy/table'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { spotOf } from '../../board/taps.ts'
import { askedSide } from '../page.ts'
import { errandsOf, whyOutOfReach } from './errands.ts'

const { game } = romePackage
const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

interface Asked {
  readonly state: State
  readonly decision: Decision<Action>
  readonly cards: readonly Choice<Action>[]
  readonly agents: readonly Pick[]
}

/** Two people with cards and agents, wherever they are led by doing anything at all. */
const asked: readonly Asked[] = (() => {
  const found: Asked[] = []
  const state = game.start(PEOPLE, {})
  for (let n = 0; n < 2500 && found.length < 40; n++) {
    const decision = game.decision(state)
    if (decision === undefined) break
    if (decision.kind === 'agents') {
      const at = game.copy(state)
      const agents = (at.sides[askedSide(at)]?.agents ?? []).flatMap(({ region, used }, no): Pick[] =>
        region < 0 || used ? [] : [{ slot: 'agent', value: no }],
      )
      const again = game.decision(at) as Decision<Action>
      found.push({ state: at, decision: again, cards: again.next([]), agents })
    }
    game.apply(state, decision.sample(keyedRandom('errands', `${n}`)))
  }
  return found
})()

describe('what an agent reaches before its card is chosen', () => {
  it('is all that lies on the table and that any of the cards can be aimed at, each with those cards', () => {
    let [errands, several] = [0, 0]
    for (const { state, decision, cards, agents } of asked)
      for (const agent of agents) {
        const under = (...picks: readonly Pick[]) => decision.next(picks)
        const found = errandsOf(state, cards, agent, under)
        for (const { key, by } of found) {
          errands++
          several += Number(by.length > 1)
          expect(new Set(by.map(({ card }) => card)).size).toBe(by.length)
          for (const { card, action } of by) {
            const there = under(card.pick, agent).filter(({ pick }) => {
              const spot = spotOf(state, pick.slot, pick.value)
              return spot !== undefined && `${spot.kind} ${spot.id}` === key
            })
            // One thing is done at once; of several the card is asked.
            expect(action).toEqual(there.length === 1 ? there[0]?.action : undefined)
            if (action !== undefined) expect(decision.legal(action)).toBeUndefined()
          }
        }
        const all = cards
          .flatMap((card) => under(card.pick, agent))
          .flatMap(({ pick }) => {
            const spot = spotOf(state, pick.slot, pick.value)
            return spot === undefined || pick.slot !== 'target' ? [] : [`${spot.kind} ${spot.id}`]
          })
        expect(new Set(found.map(({ key }) => key))).toEqual(new Set(all))
      }
    expect(errands).toBeGreaterThan(20)
    expect(several).toBeGreaterThan(0)
  })
})

describe('what it does not reach', () => {
  it('is said where it is looked at, with how far agents go; of what it reaches nothing', () => {
    const said: Record<string, number> = {}
    for (const { state, decision, cards, agents } of asked)
      for (const agent of agents) {
        const reached = errandsOf(state, cards, agent, (...picks) => decision.next(picks))
        const picks = cards.map(({ pick }) => pick)
        for (const { key } of reached) {
          const [kind = '', id = ''] = key.split(' ')
          expect(whyOutOfReach(state, decision, picks, [agent], { [kind]: id })).toBeUndefined()
        }
        for (const { id } of packOf(state).regions)
          for (const card of picks) {
            const why = whyOutOfReach(state, decision, [card], [agent], { region: id })
            if (why === undefined) continue
            expect(why.en).toMatch(/^[A-Z].+\.$/)
            expect(why.ru).toMatch(/^[А-ЯЁ].+\.$/)
            said[why.en.slice(0, 12)] = (said[why.en.slice(0, 12)] ?? 0) + 1
          }
      }
    expect(said['Out of reach']).toBeGreaterThan(20)
    expect(said['There is not']).toBeGreaterThan(20)
  })

  it('is not asked about seas, nor about nothing', () => {
    const { state, decision, cards, agents } = asked[0] as Asked
    const picks = cards.map(({ pick }) => pick)
    expect(whyOutOfReach(state, decision, picks, agents, { sea: 'x' })).toBeUndefined()
    expect(whyOutOfReach(state, decision, picks, agents, null)).toBeUndefined()
  })
})

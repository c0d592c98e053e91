import type { State } from '@understudy/rome'
import { rome } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { BattleFrame } from '@understudy/rome/rules'
import { seatId, starsOf } from '@understudy/rome/rules'
import { keyedRandom } from '@understudy/table'
import { expect, test } from 'vitest'
import { demand, demanded, demandIn, repeated } from './demand.ts'
import { battleOf } from './frame.ts'
import { mayDemand } from './may-demand.ts'

const state = { round: 1 } as State
const frame = (target: number, round: number) =>
  ({
    assault: { side: 0, target },
    sides: [
      { side: 0, slot: 1 },
      { side: 1, slot: 2 },
    ],
    phase: 'centre',
    round,
  }) as unknown as BattleFrame

test('asked once a battle; the last answer holds until it is changed; whoever takes it back is asked again', () => {
  demanded.value = undefined
  expect(repeated(state, frame(7, 1))).toBeUndefined()
  demand(state, frame(7, 1), true)
  expect(repeated(state, frame(7, 2))).toBe(true)
  // Taken back: the same round comes again.
  expect(repeated(state, frame(7, 2))).toBeUndefined()
  demand(state, frame(7, 2), false)
  expect(demandIn(state, frame(7, 3))).toBe(false)
  expect(repeated(state, frame(7, 3))).toBe(false)
  // Another battle is another question.
  expect(repeated(state, frame(8, 1))).toBeUndefined()
})

test('why it may be demanded names the general, and not the stars of the other one', () => {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'human', role4: 'human' }, {})
  const random = keyedRandom('may', 'demand')
  for (let n = 0; n < 3000; n++) {
    const decision = rome.decision(state)
    const frame = battleOf(state)
    if (decision === undefined) break
    if (decision.kind === 'demand' && frame !== undefined) {
      const own = frame.sides.find(({ side }) => seatId(state, side) === decision.seat)
      const army = state.sides[own?.side ?? -1]?.armies[own?.slot ?? -1]
      const name = packOf(state).generals.get(army?.general.known[0] ?? '')?.name
      if (name === undefined || army === undefined) throw new Error('led by nobody')
      const stars = '★'.repeat(starsOf(state, army))
      expect(mayDemand(state, frame, 'en')).toBe(`You may: your ${name.en} ${stars} has more stars than their general.`)
      expect(mayDemand(state, frame, 'ru')).toContain(`${name.ru} ${stars}`)
      return
    }
    rome.apply(state, decision.sample(random))
  }
  throw new Error('nobody may demand it')
})

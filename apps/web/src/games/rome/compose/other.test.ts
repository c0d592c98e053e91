import { rome, type State } from '@understudy/rome'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { other } from './other.ts'
import { matches } from './places.tsx'

/** A game of people, played at random until somebody is asked this. */
function asked(kind: string): State {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  const random = keyedRandom('other', kind)
  for (let i = 0; i < 400; i++) {
    const decision = rome.decision(state)
    if (decision === undefined || decision.kind === kind) return state
    rome.apply(state, decision.sample(random))
  }
  return state
}

it('an army can be said to have gone anywhere over land; what is legal stays so', () => {
  const state = asked('campaign')
  rome.apply(state, { do: 'activate', slot: 0 })
  const seat = rome.decision(state)?.seat ?? ''
  const far = other(state, seat, [{ slot: 'do', value: 'march' }])
  expect(far.length).toBeGreaterThan(30)
  const near = rome.decision(state)?.next([{ slot: 'do', value: 'march' }]) ?? []
  for (const { pick, action } of near) {
    if (action?.do !== 'march' || action.sail !== undefined || action.path.length > 1) continue
    expect(far.find((choice) => choice.pick.value === pick.value)?.action).toEqual(action)
  }
  // Too far is refused with a reason, so that it can be allowed anyway.
  const refused = far.filter(({ action }) => action !== undefined && rome.decision(state)?.legal(action) !== undefined)
  expect(refused.length).toBeGreaterThan(0)
})

it('anything can be said to have been built anywhere', () => {
  const state = asked('spending')
  const seat = rome.decision(state)?.seat ?? ''
  const walls = other(state, seat, [{ slot: 'building', value: 'walls' }])
  expect(walls.map(({ action }) => action?.do)).toEqual(state.lands.map(() => 'build'))
})

it('finds a region by the beginning of its name or by its letters', () => {
  expect(matches('Massalia', 'mas')).toBe(true)
  expect(matches('Massalia', 'msl')).toBe(true)
  expect(matches('Qart-Hadasht', 'had')).toBe(true)
  expect(matches('Massalia', 'sal')).toBe(false)
})

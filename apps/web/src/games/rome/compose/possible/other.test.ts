import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { seatId } from '@understudy/rome/rules'
import { keyedRandom, type Pick as RomePick } from '@understudy/table'
import { expect, it } from 'vitest'
import { matches } from '../places.tsx'
import { other } from './other.ts'
import { unfinished } from './unfinished.ts'

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

it('an army can be said to have gone aboard on any sea, and an army aboard to have landed on any coast', () => {
  const state = asked('campaign')
  rome.apply(state, { do: 'activate', slot: 3 })
  const decision = rome.decision(state)
  const seat = decision?.seat ?? ''
  const aboard = other(state, seat, [{ slot: 'do', value: 'embark' }])
  expect(aboard.map(({ pick }) => pick.value)).toEqual(packOf(state).seas.map(({ id }) => id))
  const allowed = aboard.find(({ action }) => action !== undefined && decision?.legal(action) === undefined)
  const refused = aboard.filter(({ action }) => action !== undefined && decision?.legal(action) !== undefined)
  expect(refused.length).toBeGreaterThan(0)
  if (allowed?.action === undefined) throw new Error('no sea can be reached')

  rome.apply(state, allowed.action)
  const side = state.sides.findIndex((_, no) => seatId(state, no) === seat)
  const army = state.sides[side]?.armies[3]
  if (army === undefined) throw new Error('no army')
  expect(army.region).toBe(-1)
  // As at its next turn.
  army.activated = false
  for (const navy of state.sides[side]?.navies ?? []) Object.assign(navy, { moved: 0, carried: false })
  const end: Action = { do: 'endCampaign' }
  expect(unfinished(state, end)?.why.en).toBe('Not set out yet: I, II, III and IV.')
  expect(unfinished(state, end)?.press.ru).toBe('Закончить: ещё 4 армии')
  rome.apply(state, { do: 'activate', slot: 3 })
  expect(other(state, seat, []).map(({ pick }) => pick.value)).toEqual(['march', 'attack'])
  const landings = other(state, seat, [{ slot: 'do', value: 'march' }])
  const coasts = packOf(state).regions.filter(({ seas }) => seas.length > 0)
  expect(landings.map(({ pick }) => pick.value)).toEqual(coasts.map(({ id }) => id))
  expect(landings.some(({ action }) => action !== undefined && rome.decision(state)?.legal(action) === undefined)).toBe(
    true,
  )
})

it('anything can be said to have been built anywhere', () => {
  const state = asked('spending')
  const seat = rome.decision(state)?.seat ?? ''
  const walls = other(state, seat, [{ slot: 'building', value: 'walls' }])
  expect(walls.map(({ action }) => action?.do)).toEqual(state.lands.map(() => 'build'))
})

it('an agent can be said to have done anything that a card in hand is for, however far away', () => {
  const state = asked('agents')
  const decision = rome.decision(state)
  const seat = decision?.seat ?? ''
  const cards = other(state, seat, [])
  expect(cards.length).toBeGreaterThan(0)
  const all = cards.flatMap((card) =>
    other(state, seat, [card.pick]).flatMap((agent) => other(state, seat, [card.pick, agent.pick])),
  )
  const allowed = all.filter(({ action }) => action !== undefined && decision?.legal(action) === undefined)
  const refused = all.filter(({ action }) => action !== undefined && decision?.legal(action) !== undefined)
  expect(refused.length).toBeGreaterThan(0)
  expect(allowed.length + refused.length).toBe(all.length)
  // What is out of reach can be allowed anyway.
  const far = refused.find(({ action }) => decision?.legal(action as Action)?.say === 'no.reach')
  if (far?.action === undefined) throw new Error('everything is within reach')
  const before = state.sides.flatMap(({ hand }) => hand.known).length
  rome.force?.(state, far.action)
  expect(state.sides.flatMap(({ hand }) => hand.known).length).toBe(before - 1)
})

it('never leads nowhere: whatever was tapped, something can be tapped next', () => {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  const random = keyedRandom('nowhere', '')
  const kinds = new Set<string>()
  for (let i = 0; i < 600; i++) {
    const decision = rome.decision(state)
    if (decision === undefined) break
    if (decision.seat !== 'chance') {
      const first = other(state, decision.seat, [])
      if (first.length > 0) kinds.add(decision.kind)
      for (let picks: RomePick[] = [], choices = first; choices.length > 0; ) {
        const choice = choices[random.int(choices.length)]!
        if (choice.action !== undefined && choice.more !== true) break
        picks = [...picks, choice.pick]
        choices = other(state, decision.seat, picks)
        expect(choices.length, `${decision.kind} ${JSON.stringify(picks)}`).toBeGreaterThan(0)
      }
    }
    rome.apply(state, decision.sample(random))
  }
  expect([...kinds].sort()).toEqual(['agents', 'army', 'campaign', 'spending'])
})

it('finds a region by the beginning of its name or by its letters', () => {
  expect(matches('Massalia', 'mas')).toBe(true)
  expect(matches('Massalia', 'msl')).toBe(true)
  expect(matches('Qart-Hadasht', 'had')).toBe(true)
  expect(matches('Massalia', 'sal')).toBe(false)
})

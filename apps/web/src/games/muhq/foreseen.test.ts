// What is said before a deed: whom it cuts short, and who would die of a blow.

import { type Action, muhq, type State, tileName, unitOf } from '@understudy/muhq'
import { LANGS } from '@understudy/procedure'
import { keyedRandom, type Pick } from '@understudy/table'
import { expect, it } from 'vitest'
import { asksNow } from './asks-now.ts'
import { foretold } from './blow.ts'
import { fetchBrief } from './press.ts'

/** Positions of people's turns in some games, with everything that units can do there. */
function* positions(): Generator<{ state: State; picks: readonly [Pick, Pick]; action: Action }> {
  for (const boss of ['kraken', 'tyrant'])
    for (let game = 0; game < 3; game++) {
      const state = muhq.start({ boss, players: 1 }, {})
      const random = keyedRandom('foreseen', `${boss} ${game}`)
      for (let n = 0; n < 300; n++) {
        const decision = muhq.decision(state)
        if (decision === undefined) break
        if (decision.kind === 'act' && decision.seat !== 'boss')
          for (const first of decision.next([]))
            if (first.pick.slot === 'unit' || first.pick.slot === 'card')
              for (const { pick, action } of decision.next([first.pick]))
                if (action !== undefined && action.do !== 'tap') yield { state, picks: [first.pick, pick], action }
        muhq.apply(state, decision.sample(random))
      }
    }
}

const after = (state: State, action: Action): State => {
  const copy = muhq.copy(state)
  muhq.apply(copy, action)
  return copy
}

it('whoever would be finished by another unit or a card, with something left to do, is named before', async () => {
  await fetchBrief()
  const seen = new Set<string>()
  for (const { state, picks, action } of positions()) {
    const [first] = picks
    const unit = unitOf(state, state.active)
    const asked = asksNow([first], undefined, state)
    const told = asked !== undefined && /can still/.test(asked.en)
    if (unit === undefined || (first.slot === 'unit' && first.value === unit.id)) expect(told).toBe(false)
    const left = unit === undefined ? [] : (muhq.decision(state)?.next([{ slot: 'unit', value: unit.id }]) ?? [])
    const could = left.some(({ action: own }) => own?.do === 'move' || own?.do === 'attack')
    if (unit === undefined || first.value === unit.id) continue
    expect(told).toBe(could)
    if (!told || asked === undefined) continue
    seen.add(first.slot)
    for (const lang of LANGS) {
      expect(asked[lang]).toContain(tileName(unit))
      expect(asked[lang].length).toBeLessThanOrEqual(56)
    }
    // True: after the deed it has nothing left.
    const then = after(state, action)
    if (then.turn === state.turn && unitOf(then, unit.id) !== undefined)
      expect(unitOf(then, unit.id)?.tapped).toBe(true)
  }
  expect([...seen].sort()).toEqual(['card', 'unit'])
})

it('an attack says who would die of it, on both sides', () => {
  const seen = new Set<string>()
  for (const { state, action } of positions()) {
    if (action.do !== 'attack') continue
    const note = foretold(state, action)
    const then = after(state, action)
    const dies = unitOf(then, action.unit) === undefined
    expect(note?.kills).toBe(unitOf(then, action.target) === undefined)
    expect(/and dies/.test(note?.text.en ?? '')).toBe(dies)
    expect(/и погибнет/.test(note?.text.ru ?? '')).toBe(dies)
    seen.add(`${dies}`)
  }
  expect([...seen].sort()).toEqual(['false', 'true'])
})

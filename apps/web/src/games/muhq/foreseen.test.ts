// What is said before a deed: whom it cuts short, and who would die of a blow.

import { type Action, muhq, type State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { streetTargets, tileName, unitOf } from '@understudy/muhq/rules'
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
      // By its name, where that fits.
      const { name } = cardOf(state, unit.card)
      if (name[lang].length < 10) expect(asked[lang]).toContain(name[lang])
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

it('with nothing but the extra move left, its tiles are offered at once, and the question says so', () => {
  let seen = 0
  const asked = new Set<string>()
  for (const { state, picks } of positions()) {
    const [first] = picks
    const unit = first.slot === 'unit' ? unitOf(state, Number(first.value)) : undefined
    if (unit === undefined) continue
    const offers = muhq.decision(state)?.next([first]) ?? []
    const moves = offers.flatMap(({ action }) => (action?.do === 'move' ? [action] : []))
    if (streetTargets(state, unit).length === 0 || moves.some(({ street }) => street !== true)) continue
    seen++
    expect(moves).toHaveLength(streetTargets(state, unit).length)
    if (!offers.some(({ action }) => action?.do === 'attack'))
      asked.add(asksNow([first], undefined, { ...state, active: 0 }, offers)?.en ?? '')
  }
  expect(seen).toBeGreaterThan(0)
  expect([...asked]).toEqual(['Once more, along the street: where to?'])
})

it('wards that stop the blow that comes back are told with what they stop', () => {
  let seen = 0
  for (const { state, action } of positions()) {
    if (action.do !== 'attack') continue
    const warded = muhq.copy(state)
    const [own, other] = [unitOf(warded, action.unit), unitOf(warded, action.target)]
    if (own === undefined || other === undefined) continue
    own.ward = 2
    const then = after(warded, action)
    const left = unitOf(then, own.id)?.ward ?? 0
    if (left === 2) continue
    seen++
    const { attack } = cardOf(state, other.card)
    const broken = 2 - left === 1 ? '1 ward breaks' : '2 wards break'
    expect(foretold(warded, action)?.text.en).toContain(`${attack} back: no damage, ${broken}`)
  }
  expect(seen).toBeGreaterThan(0)
})

it('a full action that is aimed asks at whom', () => {
  const state = muhq.start({ boss: 'tyrant', players: 1 }, {})
  const unit = { ...state.units[0], id: 99, card: 'shieldbearer' }
  const full = asksNow(
    [
      { slot: 'unit', value: 99 },
      { slot: 'do', value: 'full' },
    ],
    undefined,
    {
      ...state,
      units: [...state.units, unit],
    } as State,
  )
  expect(full?.en).toBe('Whom to ward? Tap a marked unit.')
})

import { type Action, muhq, type State } from '@understudy/muhq'
import { storeTile } from '@understudy/muhq/rules'
import type { Choice, Pick } from '@understudy/table'
import { expect, it } from 'vitest'
import { tapsOf } from '../board/taps.ts'
import { kindsToTell } from './kinds.ts'

const asked = (state: State, picks: readonly Pick[] = []) => {
  const offered: readonly Choice<Action>[] = muhq.decision(state)?.next(picks) ?? []
  const { tell } = tapsOf(offered)
  const told = picks.map(({ value }) => String(value))
  return { offered: [...tell.keys()], shown: kindsToTell(state, tell, told) }
}

it('the last card of its kind that is drawn leaves the others at their places', () => {
  const state = muhq.start({ boss: 'kraken', players: 1 }, {})
  const first = asked(state)
  expect(first.offered.length).toBeGreaterThan(3)
  expect(first.shown).toEqual(first.offered)
  const seen = new Set<number>()
  state.draws = 6
  while (muhq.decision(state)?.kind === 'drawn') {
    const { offered, shown } = asked(state)
    expect(shown).toEqual(first.shown)
    seen.add(offered.length)
    muhq.apply(state, { do: 'drawn', seat: 'p1', card: offered[0]! })
  }
  // Kinds were used up meanwhile.
  expect(seen.size).toBeGreaterThan(1)
})

it('so do cards of a store, one after another', () => {
  const state = muhq.start({ boss: 'kraken', players: 1 }, {})
  // Somebody stands on it.
  const { x, y } = storeTile(state, 0)
  state.units.push({ ...state.units[0]!, id: 9, card: 'archer', owner: 'p1', controller: 'p1', x, y })
  state.draws = 0
  state.phase = 'act'
  expect(muhq.decision(state)?.kind).toBe('reveal')
  const first = asked(state)
  const again = first.offered.map((card) => asked(state, [{ slot: 'card', value: card }]))
  expect(again.length).toBeGreaterThan(3)
  for (const { shown } of again) expect(shown).toEqual(first.shown)
  expect(again.some(({ offered }) => offered.length < first.offered.length)).toBe(true)
})

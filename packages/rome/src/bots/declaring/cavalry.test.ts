// Armies of little infantry and much cavalry, when they are declared and when they attack (DEC-3, CNQ-5).

import { newBag } from '@understudy/table/chance'
import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

const declared = (cavalry: boolean): Bench => {
  const bench = new Bench(FOUR, { 'army.minCountsCavalry': cavalry }).place('ROM', 0, 'rome').begin('campaign', 'GRE')
  const { decks } = bench.side('ROM')
  decks.MI = [{ bag: newBag(bench.state.troopCards, ['R01']).id, n: 1 }]
  decks.CV = [{ bag: newBag(bench.state.troopCards, ['R07', 'R07', 'R07']).id, n: 3 }]
  decks.SK = []
  bench.state.frames.push({ kind: 'declare', side: bench.no('ROM'), slot: 0 })
  play(bench, 'ROM', { dice: { 'DEC-2.2.1': [6], 'DEC-2.3.1': [1] } })
  return bench
}

it('DEC-3 (DEC-5, R-36, R-37): by the option an army with one infantry and cavalry stands when it is declared', () => {
  expect(declared(true).where('ROM', 0)).toBe('rome')
  expect(declared(false).where('ROM', 0)).toBeNull()
})

it('CNQ-5: by the option an army of cavalry alone stands, but gathers no dice against a region (R-37)', () => {
  const bench = new Bench(FOUR, { 'army.minCountsCavalry': true }).place('ROM', 0, 'medhlan', ['R07', 'R07', 'R08'])
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  expect(bench.why({ do: 'attack', target: 'octuduron', path: [] })).toBe('no.infantry')
  bench.army('ROM', 0).cards.known.push('R01')
  expect(bench.why({ do: 'attack', target: 'octuduron', path: [] })).toBeUndefined()
})

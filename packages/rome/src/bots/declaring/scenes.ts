// Positions in which armies are declared, or their strength is asked for.

import { newBag } from '@understudy/table/chance'
import { Bench } from '../../testing.ts'
import type { Cls } from '../../vocabulary.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

export const marches = (bench: Bench, target: string): Bench =>
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target, path: [] })
export const alone = (cards: readonly string[] = []): Bench =>
  decks(new Bench(FOUR).leaderless('ROM', 0).place('ROM', 0, 'medhlan', cards), 9)

type Scene = () => Played

const CARD: Readonly<Record<Cls, string>> = { MI: 'R01', SK: 'R05', CV: 'R07', AR: 'R09' }
/** So many cards in every deck of Rome. */
function decks(bench: Bench, n: number, main = n): Bench {
  for (const [cls, card] of Object.entries(CARD) as [Cls, string][]) {
    const size = cls === 'MI' ? main : n
    const cards = Array<string>(size).fill(card)
    bench.side('ROM').decks[cls] = size === 0 ? [] : [{ bag: newBag(bench.state.troopCards, cards).id, n: size }]
  }
  return bench
}
const declares = (n: number, given: Given): Played => {
  const bench = decks(new Bench(FOUR).place('ROM', 1, 'rome'), n).begin('campaign', 'GRE')
  bench.state.frames.push({ kind: 'declare', side: bench.no('ROM'), slot: 1 })
  return play(bench, 'ROM', given)
}
const duel = (main: number, given: Given): Played => {
  const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).place('ROM', 1, 'genua').place('GRE', 0, 'massalia')
  decks(bench, 3, main).hold('ROM', 'genua').hold('GRE', 'massalia').begin('campaign', 'GRE')
  bench.act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'genua', path: [] })
  return play(bench, 'ROM', { ...given, others: [{ do: 'strength', slot: 0, infantry: 3 }] })
}

export const declaring = {
  manyDice: () => declares(5, { dice: { 'DEC-2.1.1': [1], 'DEC-2.2.1': [1], 'DEC-2.3.1': [1], 'DEC-2.4.1': [1] } }),
  noDice: () => declares(0, {}),
  strength: () => play(marches(alone(), 'octuduron'), 'ROM', { dice: { 'CNQ-5.1': [4] } }),
  duel: () => duel(9, { dice: { 'BVB-3.1': [2] } }),
  /** The table shows one number only for a deck that is empty. */
  emptyDuel: () => duel(0, {}),
} satisfies Record<string, Scene>

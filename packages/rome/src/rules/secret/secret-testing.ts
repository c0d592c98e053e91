// Tables with secret armies (rulings rome/R-136 to R-138), for tests.

import { Bench, type Seating } from '../../testing.ts'
import type { Cls } from '../../vocabulary.ts'
import { moveUnseen } from './secret.ts'

export const SECRET = { 'armies.secret': true }
export const people = { ROM: 'human', GRE: 'human' } as const

export const table = (seating: Seating = people): Bench => new Bench(seating, SECRET)

/** An army of so many cards from the pool, which nobody knows. */
export function place(bench: Bench, seat: string, slot: number, region: string, n: number, general?: string): Bench {
  bench.place(seat, slot, region, [], general)
  moveUnseen(bench.side(seat).pool, bench.army(seat, slot).cards, n)
  return bench
}

export const tell = (counts: Partial<Record<Cls, number>>, slot: 0 | 1 = 0) =>
  ({ do: 'declare', slot, counts: { MI: 0, SK: 0, CV: 0, AR: 0, ...counts } }) as const
export const play = (line: string, skirmisher?: string) =>
  ({ do: 'play', line, ...(skirmisher === undefined ? {} : { skirmisher }) }) as const
export const lose = (card: string) => ({ do: 'lose', cards: [card] }) as const
export const nothing = { do: 'play' } as const
export const hand = (bench: Bench, seat = 'ROM', slot = 0): [string[], number] => {
  const { known, unknown } = bench.army(seat, slot).cards
  return [known, unknown.reduce((sum, part) => sum + part.n, 0)]
}
export const reserves = (bench: Bench, seat: string, card: string): number =>
  bench
    .side(seat)
    .reserves.flatMap((group) => ('cards' in group ? group.cards : []))
    .filter((each) => each === card).length

/** The Romans set out from Patavium. */
export const setOut = (bench: Bench): Bench => bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
export const storm = (bench: Bench, target: string): Bench => setOut(bench).act({ do: 'attack', target, path: [] })

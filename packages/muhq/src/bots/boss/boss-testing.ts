// The turn of either boss in small positions, for tests. Both have the same steps, each under the name of its own page.

import { type PlacedUnit, type Position, position } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { kraken, tyrant } from '../books.ts'
import { bossTurn, ruleTests, type Setup, type Turn } from '../testing/bot-testing.ts'
import type { BossStep } from './sources.ts'

export const BOSSES = [
  { book: kraken, page: 'KRA' },
  { book: tyrant, page: 'TYR' },
] as const
type Boss = (typeof BOSSES)[number]

/** A unit of the boss. */
export const unit = (card: string, at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card,
  seat: 'boss',
  at,
  ...more,
})
export const spearman = (at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card: 'spearman',
  seat: 'p1',
  at,
  ...more,
})
export const executioners = (n: number): PlacedUnit[] =>
  ['A1', 'C1', 'E1', 'G1'].slice(0, n).map((at) => unit('executioner', at))

/** A rule that found one thing to do, and did it. */
export const once = (did: Action) => ({ yes: true, found: [''], did })

/** Rules by their steps: tests that name them, and turns from their beginning. */
export function bossTests<B extends Boss>(it: (name: string, body: () => void) => void, { book, page }: B) {
  const tests = ruleTests(it)
  const id = <S extends BossStep>(step: S) => `${page as B['page']}.${step}` as const
  return {
    id,
    fires: (step: BossStep, words: string, body: () => void) => tests.fires(id(step), words, body),
    passed: (step: BossStep, words: string, body: () => void) => tests.passed(id(step), words, body),
    /** Rules of these steps that do not fire in one position, or are not passed over in another. */
    missing: (steps: RegExp) => tests.missing(book, page, (node) => steps.test(node)),
    run: (given: Partial<Position>, picks: Partial<Record<BossStep, readonly number[]>> = {}, more: Setup = {}): Turn =>
      bossTurn(book, position({ map: '_', turn: 'boss', phase: 'bossStart', ...given }), {
        ...more,
        picks: {
          ...more.picks,
          ...Object.fromEntries(Object.entries(picks).map(([step, n]) => [id(step as BossStep), n])),
        },
      }),
  }
}

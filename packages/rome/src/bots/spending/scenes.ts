// Positions for the rules of spending.

import { Bench } from '../../testing.ts'
import type { Given, Played } from '../testing/bot-testing.ts'
import { purse, reserves, shows, spend } from './spending-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }

const bare = (gold: number, ...boxes: number[]): Bench => reserves(purse('ROM', gold, ...boxes), 'ROM')
const anyGeneral: Given = { ...any, chance: [{ do: 'general', general: '?' }] }
const fleet = (rebuild: boolean): Bench => {
  const bench = new Bench({ ROM: 'super', GRE: 'super' }, { 'nav.rebuild': rebuild }).gold('ROM', 7)
  bench.side('ROM').agents = [0, 1, 2].map(() => ({ region: -1, used: false }))
  bench.side('ROM').navyCards = 0
  return reserves(bench, 'ROM').develop('ROM', 3, 3, 3)
}
const shop = (gold: number): Bench => reserves(purse('ROM', gold, 1, 1, 1), 'ROM', 'R01', 'R03').develop('ROM', 3, 3, 3)

export const spending = {
  nothing: () => spend(bare(0, 9, 9, 9).develop('ROM', 3, 3, 3), 'ROM', any),
  generals: () => spend(bare(8, 9, 9, 9).leaderless('ROM', 1).leaderless('ROM', 3), 'ROM', anyGeneral),
  noGeneral: () => spend(bare(3, 9, 9, 9).leaderless('ROM', 1), 'ROM'),
  /** One general is at hand, another cannot be paid. */
  oneAtHand: () => {
    const bench = bare(3, 9, 9, 9).leaderless('ROM', 1).leaderless('ROM', 3)
    bench.side('ROM').available = { known: ['rom5'], unknown: [] }
    return spend(bench, 'ROM', any)
  },
  cubes: () => spend(bare(6, 9, 9, 9).cubes('rome', 1), 'ROM', any),
  moreCubes: () => spend(bare(3, 9, 9, 9).cubes('rome', 2), 'ROM'),
  noCubes: () => spend(bare(0, 9, 9, 9).cubes('rome', 1), 'ROM'),
  agents: () => spend(bare(6, 9, 9, 9).agents('ROM', 'rome'), 'ROM'),
  noAgent: () => spend(bare(2, 9, 9, 9).agents('ROM', 'rome'), 'ROM'),
  troops: () => spend(shop(40), 'ROM', { ...any, chance: shows('R03', 'R01') }),
  turnedUp: () => {
    const bench = bare(40, 9, 9, 9)
    bench.side('ROM').looked = { pile: -1, card: 'R02' }
    return spend(bench, 'ROM', any)
  },
  dear: () => spend(shop(2), 'ROM', { ...any, chance: shows('R03') }),
  ships: () => spend(fleet(true), 'ROM', any),
  noShips: () => spend(fleet(false), 'ROM', any),
  develops: () => spend(bare(5, 1, 1, 1), 'ROM', any),
  cannotDevelop: () => spend(bare(3, 1, 1, 1).develop('ROM', 3, 3, 0), 'ROM'),
} satisfies Record<string, Scene>

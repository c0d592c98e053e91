// Positions for the rules of the Agent phase.

import { Bench } from '../../testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'
import { flip, spies } from './agents-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }
const entering = (...lost: string[]): Bench => {
  const bench = new Bench(FOUR).hold('BAR', ...lost)
  bench.side('CAR').agents = [{ region: -1, used: false }]
  return bench.begin('agents', 'CAR')
}

export const entrance = {
  capital: () => play(entering(), 'CAR', any),
  lots: () => play(entering('carthage', 'qart_hadasht', 'kartuba'), 'CAR', any),
} satisfies Record<string, Scene>

const rome = (...regions: string[]): Bench => spies('ROM', ...regions)
const noStacks = (bench: Bench): Bench => {
  bench.state.stacks = bench.state.stacks.map(() => [])
  return bench
}
const plays = (bench: Bench, card: string): Played => flip(bench, 'ROM', card, any)
/** An agent of the Greeks stands in Genua, or wherever it says. */
const greek = (at = 'genua', stance = 9): Bench =>
  stances(rome('medhlan').agents('GRE', at), 'ROM', { GRE: stance, CAR: 1, BAR: 1 })
const enemies = (bench: Bench): Bench => {
  for (const seat of ['GRE', 'CAR', 'BAR']) bench.status('ROM', seat, 'enemy')
  return bench
}
const rich = (agent: string, gold: number): Bench => rome(agent).gold('GRE', gold).gold('CAR', 0).gold('BAR', 0)
const friend = (gre: number, car: number, bar: number): Bench =>
  stances(rome('rome'), 'ROM', { GRE: gre, CAR: car, BAR: bar })
    .status('ROM', 'GRE', 'friends')
    .status('ROM', 'BAR', 'enemy')

export const agents = {
  none: () => plays(rome(), 'RIO'),
  bribe: () => plays(rome('rome'), 'BRB'),
  spy: () => plays(rome('rome'), 'SPY'),
  killEnemy: () => plays(greek('genua', 1).status('ROM', 'GRE', 'enemy'), 'ASN'),
  killRival: () => plays(greek(), 'ASN'),
  killNobody: () => plays(greek('genua', 5), 'ASN'),
  turnEnemy: () => plays(greek('medhlan', 1).status('ROM', 'GRE', 'enemy'), 'DBL'),
  turnRival: () => plays(greek('medhlan').status('ROM', 'GRE', 'friends'), 'DBL'),
  turnNeutral: () => plays(greek('medhlan', 5), 'DBL'),
  turnNobody: () => plays(greek(), 'DBL'),
  riot: () => plays(rome('medhlan').hold('GRE', 'genua'), 'RIO'),
  noRiot: () => flip(spies('BAR', 'nemetocenna'), 'BAR', 'RIO', any),
  rebels: () => plays(rome('medhlan').hold('GRE', 'genua'), 'REB'),
  noRebels: () => plays(rome('medhlan'), 'REB'),
  recruits: () => plays(rome('medhlan'), 'MER'),
  noRecruits: () => plays(noStacks(rome('rome')), 'MER'),
  sabotage: () => plays(rome('medhlan').hold('GRE', 'genua').build('genua', 'market'), 'SAB'),
  noSabotage: () => plays(rome('medhlan'), 'SAB'),
  distrust: () => plays(rome('cosentia'), 'SOW'),
  noDistrust: () => plays(rome('medhlan'), 'SOW'),
  allEnemies: () =>
    plays(
      rome('cosentia').status('ROM', 'GRE', 'enemy').status('GRE', 'CAR', 'enemy').status('GRE', 'BAR', 'enemy'),
      'SOW',
    ),
  trade: () => plays(rome('medhlan').hold('GRE', 'genua'), 'TRD'),
  noTrade: () => plays(enemies(rome('medhlan')), 'TRD'),
  theft: () => plays(rich('neapolis', 9), 'THF'),
  poor: () => plays(rich('neapolis', 1), 'THF'),
  noTheft: () => plays(rich('medhlan', 9), 'THF'),
  ally: () => plays(friend(6, 1, 2), 'TRT'),
  befriend: () => plays(friend(7, 1, 2), 'TRT'),
  peace: () => plays(friend(7, 8, 2), 'TRT'),
  noTreaty: () => plays(friend(7, 8, 4), 'TRT'),
} satisfies Record<string, Scene>

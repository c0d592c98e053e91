// Positions for taxes, declaring, losses, spending and buildings.

import { newBag } from '@understudy/table'
import { Bench } from '../testing.ts'
import type { Action, Cls } from '../vocabulary.ts'
import { FOUR } from './agents-testing.ts'
import { type Given, type Played, play } from './bot-testing.ts'
import { builder, built, purse, reserves, shows, spend } from './spending-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }

// ---- Taxes, declaring, strength, losses ------------------------------------------------------------------------------

const taxes = (seat: 'ROM' | 'CAR', options = {}): Played =>
  play(new Bench({ ROM: 'super', CAR: 'speed' }, options).begin('taxation', seat), seat)

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
const marches = (bench: Bench, target: string): Bench =>
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target, path: [] })
const alone = (cards: readonly string[] = []): Bench =>
  decks(new Bench(FOUR).leaderless('ROM', 0).place('ROM', 0, 'medhlan', cards), 9)
const duel = (main: number, given: Given): Played => {
  const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).place('ROM', 1, 'genua').place('GRE', 0, 'massalia')
  decks(bench, 3, main).hold('ROM', 'genua').hold('GRE', 'massalia').begin('campaign', 'GRE')
  bench.act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'genua', path: [] })
  return play(bench, 'ROM', { ...given, others: [{ do: 'strength', slot: 0, infantry: 3 }] })
}
/** The region rolls this against the army, which then loses these cards. */
const suffers = (cards: readonly string[], defence: string, ...lost: string[]): Played => {
  const bench = marches(alone(cards), 'octuduron')
  if (cards.length === 0) play(bench, 'ROM', { dice: { 'CNQ-5.1': [1] } })
  bench.roll(`${'S'.repeat(bench.dice.length - 3)}${defence}`)
  return play(bench, 'ROM', { chance: lost.map((card): Action => ({ do: 'troop', card })), until: 'activate' })
}
const SMALL = ['R01', 'R01', 'R05', 'R05', 'R07']

export const army = {
  earned: () => taxes('ROM'),
  fixed: () => taxes('ROM', { 'tax.mixed': 'allFixed' }),
  speed: () => taxes('CAR'),
  manyDice: () => declares(5, { dice: { 'DEC-2.1.1': [1], 'DEC-2.2.1': [1], 'DEC-2.3.1': [1], 'DEC-2.4.1': [1] } }),
  noDice: () => declares(0, {}),
  strength: () => play(marches(alone(), 'octuduron'), 'ROM', { dice: { 'CNQ-5.1': [4] } }),
  duel: () => duel(9, { dice: { 'BVB-3.1': [2] } }),
  /** The table shows one number only for a deck that is empty. */
  emptyDuel: () => duel(0, {}),
  unharmed: () => suffers([], '-X-'),
  deckLosses: () => suffers([], 'K--', 'R01'),
  ownLosses: () => suffers([...SMALL, 'R01'], 'K--', 'R01'),
  defeated: () => suffers(SMALL, 'K--', 'R01'),
  /** No page is about what people add to their initiative card. */
  golden: () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' }).gold('ROM', 4)
    bench.state.frames.push({ kind: 'commit', side: bench.no('ROM') })
    return play(bench, 'ROM', any)
  },
} satisfies Record<string, Scene>

// ---- Spending --------------------------------------------------------------------------------------------------------

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

// ---- Buildings -------------------------------------------------------------------------------------------------------

const HOMES = ['rome', 'neapolis', 'cosentia', 'velathri', 'ariminum', 'patavium', 'medhlan']
const PORTS = HOMES.filter((id) => id !== 'velathri' && id !== 'medhlan')
const site = (...boxes: number[]): Bench => builder('ROM', 7, ...boxes)
const besieged = (bench: Bench, ...regions: string[]): Bench => {
  for (const id of regions) bench.land(id).siege = 0
  return bench
}
const build = (bench: Bench, given: Given = {}): Played => built(bench, 'ROM', given)
const castle = (bench: Bench): Bench => bench.build('rome', 'walls', 'barracks')
/** Neither Walls nor Barracks can be built any more. */
const walled = (...boxes: number[]): Bench => {
  const bench = site(...boxes)
  for (const id of HOMES.slice(0, 4)) bench.build(id, 'walls', 'barracks')
  for (const id of HOMES.slice(4, 6)) bench.build(id, 'walls')
  return bench
}
const inland = (bench: Bench): Bench => besieged(bench, ...PORTS).build('rome', 'market')
const nowhere = (bench: Bench): Bench => besieged(bench, ...PORTS, 'velathri')
/** All four Markets stand. */
const markets = (bench: Bench): Bench => {
  for (const id of ['rome', 'neapolis', 'velathri', 'ariminum']) bench.build(id, 'market')
  return bench
}
const homeless = (bench: Bench): Bench => {
  for (const land of bench.state.lands) if (land.holder === bench.no('GRE')) land.holder = -1
  return bench
}

export const buildings = {
  wonder: () => build(builder('ROM', 8, 1, 1, 1)),
  roads: () => build(site(1, 1, 1).build('rome', 'market').build('cosentia', 'market')),
  mercenaries: () => {
    const bench = site(1, 1, 1).hold('ROM', 'octuduron')
    bench.state.stacks = bench.state.stacks.map(() => [])
    return build(bench)
  },
  poor: () => build(builder('ROM', 0, 1, 1, 1)),
  a1: () => build(site(1, 1, 1)),
  a2: () => build(castle(site(1, 1, 1))),
  a2next: () => build(inland(castle(site(1, 1, 1)))),
  a3: () => build(nowhere(castle(site(1, 1, 1)))),
  b1: () => build(site(4, 1, 1)),
  b1next: () => build(inland(site(4, 1, 1))),
  b2: () => build(markets(site(4, 1, 1))),
  b2near: () => build(markets(castle(site(4, 1, 1)))),
  b2rich: () => build(homeless(markets(castle(site(4, 1, 1))))),
  b3: () => build(nowhere(walled(4, 1, 1))),
  c2: () => build(site(1, 1, 8)),
  c3: () => build(walled(1, 1, 8)),
  c3next: () => build(inland(walled(1, 1, 8))),
  c3lots: () => build(nowhere(walled(1, 1, 8))),
  d: () => build(site(9, 1, 1)),
  e: () => build(site(5, 5, 5).status('ROM', 'GRE', 'enemy')),
  coin: () => build(site(9, 1, 1), { options: { 'build.coin': true }, dice: { 'WB-1.1': [3] } }),
} satisfies Record<string, Scene>

// Positions thrown together by lots: seats hold, build and stand wherever it may be, as strangely as a long game can leave them.

import { keyedRandom, pickFrom, type Random, shuffled } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import { isAllied, NONE, setStatus } from '../../rules/state/query.ts'
import { Bench, type Seating } from '../../testing.ts'

const SEATS = ['ROM', 'GRE', 'CAR', 'BAR'] as const
const HOSTS = [[], [], ['01', '01', '01', '02', '05'], ['01', '01', '01', '02', '02', '05', '05', '07']]

/** One chance in so many. */
const oneIn = (random: Random, n: number): boolean => random.int(n) === 0

function lands({ state }: Bench, random: Random): void {
  const { regions } = packOf(state)
  /** Half of the tables have hardly a free region left. */
  const crowded = oneIn(random, 2)
  state.lands.forEach((land, region) => {
    const home = regions[region]?.home ?? NONE
    if (oneIn(random, home === NONE ? 2 : 4)) land.holder = random.int(5) - 1
    if (crowded && land.holder === NONE && !oneIn(random, 12)) land.holder = random.int(4)
    land.cubes = oneIn(random, 4) ? random.int(4) : 0
    if (land.holder === NONE) return
    for (const building of ['walls', 'market', 'barracks'] as const) land[building] = oneIn(random, 6)
  })
}

function diplomacy({ state }: Bench, random: Random): void {
  /** Half of them are at peace, mostly neutral, so that the priority table has something to say. */
  const statuses = oneIn(random, 2) ? [1, 1, 1, 2, 3] : [0, 0, 1, 2, 3]
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < a; b++) setStatus(state, a, b, pickFrom(random, statuses))
    const side = state.sides[a]
    if (side === undefined) continue
    side.gold = random.int(10)
    if (side.role !== 'human')
      side.stance = side.stance.map((_, other) => (other === a ? 0 : Math.min(9, 1 + random.int(12))))
  }
}

/** Armies stand in own and allied regions; people's also before the gates of others. */
function armies(bench: Bench, random: Random): void {
  const { state } = bench
  const { regions } = packOf(state)
  const free = new Set(shuffled(random, [...regions.keys()]))
  for (const seat of SEATS) {
    const side = bench.no(seat)
    const person = bench.side(seat).role === 'human'
    for (let slot = 0; slot < 4; slot++) {
      const besieges = person && oneIn(random, 2)
      const places = [...free].filter((region) => {
        const holder = state.lands[region]?.holder ?? NONE
        return besieges
          ? holder !== NONE && !isAllied(state, side, holder)
          : holder !== NONE && isAllied(state, side, holder)
      })
      const region = places[0]
      if (region === undefined || oneIn(random, 4)) continue
      free.delete(region)
      const cards = person ? ['01', '01', '02'] : pickFrom(random, HOSTS)
      bench.place(
        seat,
        slot,
        regions[region]?.id ?? '',
        cards.map((card) => `${seat[0]}${card}`),
      )
      const land = state.lands[region]
      if (besieges && land !== undefined) land.siege = random.int(3)
    }
  }
}

function pieces(bench: Bench, random: Random): void {
  const { regions, seas } = packOf(bench.state)
  for (const seat of SEATS) {
    bench.agents(seat, ...Array.from({ length: 1 + random.int(3) }, () => pickFrom(random, regions).id))
    const side = bench.side(seat)
    side.navyCards = random.int(6)
    if (side.role === 'human') continue
    const main = pickFrom(random, [4, 6, 7, 9, 13, 13])
    side.decks.MI = [{ cards: Array<string>(main).fill(`${seat[0]}01`) }]
    if (side.navyCards > 0 && oneIn(random, 3)) bench.navy(seat, 0, pickFrom(random, seas).id, side.navyCards)
  }
}

interface Scattered {
  readonly bench: Bench
  readonly random: Random
}

/** The same position for the same number. */
export function scatter(no: number, seating: Seating): Scattered {
  const random = keyedRandom('scatter', String(no))
  const bench = new Bench(seating)
  lands(bench, random)
  diplomacy(bench, random)
  armies(bench, random)
  pieces(bench, random)
  return { bench, random }
}

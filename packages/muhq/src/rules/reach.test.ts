import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { position, unitOn } from '../testing.ts'
import { cannotStand, placeOf, stops, tileOf } from './board.ts'
import { tileName } from './grid.ts'
import { FAR, moveCosts, pathDistances, reachable } from './reach.ts'
import { cardOf, settingOf } from './setting.ts'
import type { State, Unit } from './state.ts'

const reach = (state: State, unit: Unit, rules = {}) =>
  reachable(state, unit, rules)
    .map((tile) => tileName(placeOf(settingOf(state).board, tile)))
    .sort()

/** Where one `card` of p1 on `at` can go on this picture. */
function from(map: string, card: string, at: string, rules = {}): string[] {
  const state = position({ map, units: [{ card, seat: 'p1', at }] })
  return reach(state, unitOn(state, at), rules)
}

/** Tries every path up to the movement, one step after another: slow, and plainly what the rules say. */
function bruteReach(state: State, unit: Unit, street = false): Set<number> {
  const { board } = settingOf(state)
  const card = cardOf(state, unit.card)
  const taken = new Set(state.units.filter((each) => each !== unit).map((each) => each.y * board.width + each.x))
  const found = new Set<number>()
  const walk = (x: number, y: number, left: number, diagonals: number, first: boolean): void => {
    if (!first) found.add(y * board.width + x)
    if (!first && stops(tileOf(board, y * board.width + x), card)) return
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const [nx, ny] = [x + dx, y + dy]
        if ((dx === 0 && dy === 0) || nx < 0 || ny < 0 || nx >= board.width || ny >= board.height) continue
        const to = ny * board.width + nx
        const diagonal = dx !== 0 && dy !== 0
        const cost = diagonal && diagonals % 2 === 1 ? 2 : 1
        if (cost > left || taken.has(to) || cannotStand(tileOf(board, to), card) !== undefined) continue
        if (street && tileOf(board, to).tile !== 'street') continue
        walk(nx, ny, left - cost, diagonals + (diagonal ? 1 : 0), false)
      }
    }
  }
  walk(unit.x, unit.y, card.movement, 0, true)
  found.delete(unit.y * board.width + unit.x)
  return found
}

/** Random maps; `npm run test:full` tries more of them. */
const RUNS = process.env.FULL === '1' ? 300 : 90

const randomMap = fc.tuple(fc.integer({ min: 3, max: 7 }), fc.integer({ min: 3, max: 7 })).chain(([width, height]) =>
  fc
    .record({
      rows: fc.array(
        fc.string({
          unit: fc.constantFrom('_', '_', '_', '=', '.', '~', '#', 'G', 'h'),
          minLength: width,
          maxLength: width,
        }),
        {
          minLength: height,
          maxLength: height,
        },
      ),
      card: fc.constantFrom('spearman', 'rider', 'diver', 'skiff', 'healer'),
      places: fc.uniqueArray(fc.integer({ min: 0, max: width * height - 1 }), { minLength: 1, maxLength: 5 }),
    })
    .map(({ rows, card, places }) => {
      const at = (place: number) => tileName({ x: place % width, y: Math.floor(place / width) })
      const units = places.map((place, i) => ({
        card: i === 0 ? card : 'guard',
        seat: i === 0 ? ('p1' as const) : ('boss' as const),
        at: at(place),
      }))
      return position({ map: rows.join('\n'), units })
    }),
)

describe('2.3 moving (muhq/11)', () => {
  it('agrees with trying every path, on random maps', () => {
    fc.assert(
      fc.property(randomMap, fc.boolean(), (state, street) => {
        const [unit] = state.units as [Unit]
        expect(new Set(reachable(state, unit, { street }))).toEqual(bruteReach(state, unit, street))
      }),
      { numRuns: RUNS },
    )
  })

  it('muhq/11: a detour that keeps the cheap diagonal step in hand is found', () => {
    // Two diagonal steps in a row cost 1 + 2; with the wall there is no other way down.
    expect(
      from(
        `
        _#__
        #_#_
        _#__`,
        'spearman',
        'A1',
      ),
    ).toEqual(['B2'])
  })

  it('2.3 one step is any of eight neighbours; the second diagonal costs two', () => {
    const tiles = from('_____\n_____\n_____\n_____\n_____', 'spearman', 'C3')
    expect(tiles).toHaveLength(20)
    expect(tiles).not.toContain('A1')
    expect(tiles).toContain('A2')
  })

  it('2.3 units stand in the way', () => {
    const state = position({
      map: '_____\n#####',
      units: [
        { card: 'rider', seat: 'p1', at: 'A1' },
        { card: 'guard', seat: 'boss', at: 'C1' },
      ],
    })
    expect(reach(state, unitOn(state, 'A1'))).toEqual(['B1'])
  })

  it('muhq/17: a diagonal step between two walls is allowed', () => {
    expect(from('_#\n#_', 'farmer', 'A1')).toEqual(['B2'])
  })
})

describe('2.4 tiles', () => {
  it('wall: nothing can stand there', () => expect(from('_#_', 'rider', 'A1')).toEqual([]))

  it('water: those who cannot swim stop on the first water tile entered', () => {
    expect(from('_...', 'rider', 'A1')).toEqual(['B1'])
    expect(from('....', 'rider', 'A1')).toEqual(['B1'])
    expect(from('_...', 'diver', 'A1')).toEqual(['B1', 'C1', 'D1'])
  })

  it('water: stepping out of it is free', () => expect(from('.__', 'spearman', 'A1')).toEqual(['B1', 'C1']))

  it('deep: only swimming units enter', () => {
    expect(from('_~~', 'rider', 'A1')).toEqual([])
    expect(from('_~~', 'diver', 'A1')).toEqual(['B1', 'C1'])
  })

  it('muhq/28: aquatic units never leave the water', () => expect(from('~.__', 'skiff', 'A1')).toEqual(['B1']))

  it('gate: everybody stops on the first gate entered, swimmers too', () => {
    expect(from('_G__', 'rider', 'A1')).toEqual(['B1'])
    expect(from('_GG_', 'diver', 'A1')).toEqual(['B1'])
    expect(from('GG__', 'rider', 'A1')).toEqual(['B1'])
    expect(from('G___', 'spearman', 'A1')).toEqual(['B1', 'C1'])
  })

  it('street: the extra move runs along connected streets only', () => {
    const map = `
      ===_=
      __=__
      _____`
    expect(from(map, 'rider', 'A1', { street: true })).toEqual(['B1', 'C1', 'C2'])
    expect(from(map, 'spearman', 'A1', { street: true })).toEqual(['B1', 'C1', 'C2'])
  })
})

describe('path distances', () => {
  it('are those of moves, walked from the goal', () => {
    let reached = 0
    fc.assert(
      fc.property(randomMap, (state) => {
        const [unit] = state.units as [Unit]
        const { board } = settingOf(state)
        const costs = moveCosts(state, unit, { stopsAt: 'nothing', movement: 99 })
        for (let tile = 0; tile < board.size; tile++) {
          if ((costs[tile] as number) === FAR) continue
          const own = unit.y * board.width + unit.x
          if (tile !== own) reached++
          expect(pathDistances(state, unit, [tile])[own]).toBe(costs[tile])
        }
      }),
      { numRuns: RUNS / 3 },
    )
    expect(reached).toBeGreaterThan(50)
  })

  it('reach up to a goal where the unit cannot stand, and say FAR where no way leads', () => {
    const state = position({
      map: '__~#_',
      units: [
        { card: 'spearman', seat: 'p1', at: 'A1' },
        { card: 'shark', seat: 'boss', at: 'C1' },
      ],
    })
    expect([...pathDistances(state, unitOn(state, 'A1'), [2])]).toEqual([2, 1, 0, FAR, FAR])
  })

  it('go round other units or through them, as asked', () => {
    const state = position({
      map: '____',
      units: [
        { card: 'guard', seat: 'boss', at: 'A1' },
        { card: 'guard', seat: 'boss', at: 'B1' },
        { card: 'farmer', seat: 'p1', at: 'D1' },
      ],
    })
    const unit = unitOn(state, 'A1')
    expect(pathDistances(state, unit, [3])[0]).toBe(FAR)
    expect(pathDistances(state, unit, [3], { throughUnits: true })[0]).toBe(3)
  })
})

describe('what a search has found', () => {
  const street = () =>
    position({
      map: '____',
      units: [
        { card: 'farmer', seat: 'p1', at: 'A1' },
        { card: 'farmer', seat: 'p1', at: 'C1' },
      ],
    })

  it('is looked for anew when a unit has moved, come or gone', () => {
    const state = street()
    const [unit, other] = state.units as [Unit, Unit]
    expect(reach(state, unit)).toEqual(['B1'])
    other.x = 1
    expect(reach(state, unit)).toEqual([])
    state.units.pop()
    const free = reach(state, unit)
    expect(free).toContain('B1')
    state.units.unshift({ ...other, x: 1 })
    expect(reach(state, unit)).toEqual([])
  })

  it('is not taken for what another unit, or another kind of move, would find', () => {
    const state = street()
    const [unit, other] = state.units as [Unit, Unit]
    expect(reach(state, unit)).toEqual(['B1'])
    expect(reach(state, other)).toEqual(['B1', 'D1'])
    expect(reach(state, unit, { street: true })).toEqual([])
    expect(reach(state, unit, { ignoreUnits: true, movement: 3 })).toEqual(['B1', 'C1', 'D1'])
    expect(reach(state, unit)).toEqual(['B1'])
    expect(pathDistances(state, unit, [3], { throughUnits: true })[0]).toBe(3)
    expect(pathDistances(state, unit, [1], { throughUnits: true })[0]).toBe(1)
  })
})

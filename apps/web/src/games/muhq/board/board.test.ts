import { muhq, type State } from '@understudy/muhq'
import { seatsOf } from '@understudy/muhq/rules'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { bounded, CLOSEST, shifted, WHOLE, zoomed } from '../../../ui/board/camera.ts'
import { type Spot, spotTowards } from '../../../ui/board/keys.ts'
import { blowsIn } from '../blow.ts'
import { lookOf } from './look.ts'
import { shiftsBetween } from './motion.ts'
import { readable } from './overlay.tsx'
import { pickedCards, pickedUnit, tapsOf } from './taps.ts'

/** A position some way into a game. */
function played(options: Record<string, string | number>, steps: number): State {
  const state = muhq.start(options, {})
  const random = keyedRandom('board', JSON.stringify(options))
  for (let i = 0; i < steps; i++) {
    const decision = muhq.decision(state)
    if (decision === undefined) break
    muhq.apply(state, decision.sample(random))
  }
  return state
}

it('what a blow would come to is written with letters of 12 px at least, however small the board', () => {
  for (const scale of [0.2, 0.36, 0.79, 0.8, 1.5]) expect(readable(scale) * scale * 15).toBeGreaterThanOrEqual(11.999)
  expect(readable(1.5)).toBe(1)
})

describe('camera', () => {
  const size = { width: 1000, height: 800 }

  it('never shows beyond the board', () => {
    expect(bounded({ k: 0.2, x: 50, y: 50 }, size)).toEqual(WHOLE)
    expect(bounded({ k: 99, x: 1e6, y: -1e6 }, size)).toEqual({ k: CLOSEST, x: 0, y: 800 * (1 - CLOSEST) })
  })

  it('keeps the point under the fingers', () => {
    const point = { x: 400, y: 300 }
    const camera = zoomed(WHOLE, size, 2, point)
    expect((point.x - camera.x) / camera.k).toBeCloseTo(400)
    expect((point.y - camera.y) / camera.k).toBeCloseTo(300)
  })

  it('is dragged only as far as there is board', () => {
    const near = zoomed(WHOLE, size, 2, { x: 0, y: 0 })
    expect(shifted(near, size, 500, 500)).toEqual({ k: 2, x: 0, y: 0 })
    expect(shifted(near, size, -100, -50)).toEqual({ k: 2, x: -100, y: -50 })
  })
})

describe('arrow keys', () => {
  const spots: Spot[] = [
    { key: 'a', x: 0, y: 0 },
    { key: 'b', x: 3, y: 0 },
    { key: 'c', x: 1, y: 2 },
    { key: 'd', x: 0, y: 5 },
  ]
  const from = (key: string, arrow: string) => {
    const spot = spots.find((each) => each.key === key) as Spot
    return spotTowards(spot, spots, arrow)?.key
  }

  it('goes to the nearest thing in the direction, straight ahead first', () => {
    expect(from('a', 'ArrowRight')).toBe('b')
    expect(from('a', 'ArrowDown')).toBe('c')
    expect(from('c', 'ArrowUp')).toBe('a')
    expect(from('a', 'ArrowLeft')).toBeUndefined()
    expect(from('a', 'Tab')).toBeUndefined()
  })

  it('reaches everything from everywhere', () => {
    const seen = new Set(['a'])
    for (const key of seen) {
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        const next = from(key, arrow)
        if (next !== undefined) seen.add(next)
      }
    }
    expect(seen.size).toBe(spots.length)
  })
})

describe('taps', () => {
  it('finds a place for every choice of the rules that is not a button', () => {
    for (const boss of ['kraken', 'tyrant']) {
      const state = muhq.start({ boss, players: 2 }, {})
      const random = keyedRandom('taps', boss)
      for (let i = 0; i < 400; i++) {
        const decision = muhq.decision(state)
        if (decision === undefined) break
        for (const first of [undefined, ...decision.next([])]) {
          if (first !== undefined && first.more !== true) continue
          const picks = first === undefined ? [] : [first.pick]
          const choices = decision.next(picks)
          const taps = tapsOf(choices)
          const placed =
            taps.units.size + taps.tiles.size + taps.stores.size + taps.hand.size + taps.buy.size + taps.tell.size
          expect(placed).toBe(choices.filter(({ pick }) => pick.slot !== 'do').length)
          if (decision.seat === 'chance') expect(taps.tell.size).toBe(choices.length)
        }
        muhq.apply(state, decision.sample(random))
      }
    }
  })

  it('knows what was picked', () => {
    const picks = [
      { slot: 'unit', value: 4 },
      { slot: 'card', value: 'bolt' },
    ]
    expect(pickedUnit(picks)).toBe(4)
    expect(pickedCards(picks)).toEqual(['bolt'])
    expect(pickedUnit([])).toBeUndefined()
  })
})

describe('looks and motion', () => {
  it('shows the numbers of every unit', () => {
    const state = played({ boss: 'kraken', players: 3 }, 150)
    expect(state.units.length).toBeGreaterThan(2)
    for (const unit of state.units) {
      const look = lookOf(state, unit, 'ru')
      expect(look.health).toBeGreaterThan(0)
      expect(look.health).toBe(look.full - unit.damage)
      expect(seatsOf(state)).toContain(look.seat)
    }
    expect(state.units.filter((unit) => lookOf(state, unit, 'en').boss)).toHaveLength(1)
  })

  it('moves only who stands elsewhere', () => {
    const state = played({ boss: 'tyrant', players: 1 }, 60)
    const looks = state.units.map((unit) => lookOf(state, unit, 'en'))
    const before = new Map(looks.map((look) => [look.id, look]))
    expect(shiftsBetween(before, looks)).toEqual([])
    const [one] = looks
    if (one === undefined) throw new Error('no unit')
    expect(shiftsBetween(before, [{ ...one, x: one.x + 2 }])).toEqual([{ id: one.id, dx: -128, dy: 0 }])
    expect(shiftsBetween(new Map(), looks)).toEqual([])
  })

  it('takes attacks from what the rules told', () => {
    const fact = (id: number) => ({ id, name: { en: '', ru: '' }, seat: 'p1', at: 'A1' })
    const told = [
      { say: 'log.attacked', with: { unit: fact(3), target: fact(1) } },
      { say: 'log.damage', with: { unit: fact(1), n: 2, left: 0 } },
      { say: 'log.warded', with: { unit: fact(3), n: 1, left: 0 } },
      { say: 'log.destroyed', with: { unit: fact(1) } },
    ]
    expect(blowsIn(told)).toEqual([
      {
        id: 3,
        target: 1,
        hurts: [
          { id: 1, n: 2, warded: false },
          { id: 3, n: 1, warded: true },
        ],
        dead: [1],
      },
    ])
    expect(blowsIn([{ say: 'log.moved', with: { unit: fact(3) } }])).toEqual([])
  })
})

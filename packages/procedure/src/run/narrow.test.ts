import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Preference, Ways } from '../book/nodes.ts'
import { Recorder } from '../trace/trace.ts'
import { narrow } from './narrow.ts'

interface Thing {
  readonly name: string
  readonly a: number
  readonly b: number
}

type Prefer = Preference<unknown, Thing>
const mostA: Prefer = { id: 'mostA', most: (_, thing) => thing.a }
const leastB: Prefer = { id: 'leastB', least: (_, thing) => thing.b }
const evenA: Prefer = { id: 'evenA', keep: (_, thing) => thing.a % 2 === 0 }
const nobody: Prefer = { id: 'nobody', keep: () => false }
const unmeasured: Prefer = { id: 'unmeasured', most: () => Number.NaN }

const things: Thing[] = [
  { name: 'u', a: 1, b: 5 },
  { name: 'v', a: 2, b: 5 },
  { name: 'w', a: 2, b: 3 },
  { name: 'x', a: 3, b: 3 },
]
const untraced = { sink: undefined, node: 'n', depth: 0 }
const left = (prefer: Prefer[], from = things, more: Partial<Ways<unknown, Thing>> = {}) =>
  narrow({}, { from: () => from, prefer, key: (thing) => thing.name, ...more }, untraced)
    .map((thing) => thing.name)
    .join('')

describe('a preference', () => {
  it('keeps those that satisfy it', () => expect(left([evenA])).toBe('vw'))
  it('keeps the highest, all of them', () => expect(left([{ id: 'b', most: (_, thing) => thing.b }])).toBe('uv'))
  it('keeps the lowest, all of them', () => expect(left([leastB])).toBe('wx'))
  it('that satisfies nobody keeps all', () => expect(left([nobody])).toBe('uvwx'))
  it('that satisfies nobody does not stop the next one', () => expect(left([nobody, mostA])).toBe('x'))
  it('that has no number for anybody keeps all', () => expect(left([unmeasured, leastB])).toBe('wx'))
  it('that has a number for some keeps the best of those', () => {
    expect(left([{ id: 'some', least: (_, thing) => (thing.name === 'v' ? 1 : Number.NaN) }])).toBe('v')
  })
  it('may measure without end', () => {
    expect(left([{ id: 'never', most: () => Number.NEGATIVE_INFINITY }])).toBe('uvwx')
    expect(left([{ id: 'far', least: (_, thing) => (thing.a === 2 ? Number.POSITIVE_INFINITY : 9) }])).toBe('ux')
  })
})

describe('preferences', () => {
  it('come one after another, each among those that are left', () => {
    expect(left([evenA, leastB])).toBe('w')
    expect(left([leastB, evenA])).toBe('w')
    expect(left([mostA, evenA])).toBe('x')
    expect(left([evenA, mostA])).toBe('vw')
  })
  it('that come after the choice is made are not asked', () => {
    const spy: Prefer = {
      id: 'spy',
      keep: () => {
        throw new Error('asked')
      },
    }
    expect(left([mostA, spy])).toBe('x')
    expect(left([spy], [{ name: 'only', a: 0, b: 0 }])).toBe('only')
  })
  it('of nothing leave nothing', () => expect(left([mostA, leastB], [])).toBe(''))
})

const thing = fc.record({ name: fc.string({ maxLength: 2 }), a: fc.nat(3), b: fc.nat(3) })
const preference = fc.constantFrom(mostA, leastB, evenA, nobody, unmeasured)

describe('narrowing', () => {
  it('never leaves nothing of something, and only what was there', () => {
    fc.assert(
      fc.property(fc.array(thing, { minLength: 1 }), fc.array(preference), (found, prefer) => {
        const kept = narrow({}, { from: () => found, prefer }, untraced)
        expect(kept.length).toBeGreaterThan(0)
        for (const each of kept) expect(found).toContain(each)
      }),
    )
  })

  it('does not depend on the order in which candidates were found', () => {
    const keys = fc.constantFrom(
      undefined,
      (each: Thing) => each.a,
      (each: Thing) => each.name,
    )
    const list = fc.array(thing, { maxLength: 8 })
    const shuffled = list.chain((found) =>
      fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length })),
    )
    fc.assert(
      fc.property(shuffled, fc.array(preference), keys, ([found, other], prefer, key) => {
        const ways = key === undefined ? { prefer } : { prefer, key }
        const one = narrow({}, { ...ways, from: () => found }, untraced)
        const two = narrow({}, { ...ways, from: () => other }, untraced)
        expect(two).toEqual(one)
      }),
    )
  })

  it('is the same with a trace, and the trace adds up', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 8 }), fc.array(preference), (found, prefer) => {
        const sink = new Recorder()
        const ways = { from: () => found, prefer }
        const kept = narrow({}, ways, { ...untraced, sink })
        expect(kept).toEqual(narrow({}, ways, untraced))
        let alive = found.map((_, at) => at)
        for (const event of sink.events) {
          if (event.e === 'found') expect(event.candidates.map(({ value }) => value)).toEqual(found)
          if (event.e !== 'prefer') continue
          expect([...event.kept, ...event.dropped].sort((x, y) => x - y)).toEqual(alive)
          expect(event.kept.length).toBeGreaterThan(0)
          alive = [...event.kept]
        }
        const names = alive.map((at) => JSON.stringify(found[at])).sort()
        expect(kept.map((each) => JSON.stringify(each)).sort()).toEqual(names)
      }),
    )
  })

  it('finds candidates once, and does not change the list it was given', () => {
    let asked = 0
    const given = Object.freeze([...things])
    const from = () => {
      asked++
      return given
    }
    narrow({}, { from, prefer: [evenA, leastB] }, { ...untraced, sink: new Recorder() })
    expect(asked).toBe(1)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANDS, bandOf, clashing, inSight, nameAlone, placeNames, placing, type View } from './naming.ts'
import { boxOf, type Name, type Rect, touches } from './spots.ts'

const FRAME = { width: 1000, height: 700 }
const place = (key: string, x: number, y: number, rank = 5, width = 70): Name => ({
  key,
  around: { x: x - 12, y: y - 12, w: 24, h: 24 },
  width,
  height: 14,
  rank,
})
const discs = (names: readonly Name[]): Rect[] => names.map(({ around }) => around)

describe('names of a map', () => {
  it('stand below their disc where nothing is in the way, elsewhere around it', () => {
    const names = [place('a', 300, 300)]
    expect(placeNames(names, discs(names), [], FRAME, 1).get('a')).toMatchObject({ across: 0, down: 1 })
    const army: Rect = { x: 260, y: 310, w: 80, h: 30 }
    expect(placeNames(names, [...discs(names), army], [], FRAME, 1).get('a')).toMatchObject({ across: 0, down: -1 })
  })

  it('go by rank where two want the same place, and are left out where there is none', () => {
    const names = [place('low', 300, 300, 5), place('high', 300, 300, 1)]
    const walls: Rect[] = [
      { x: 0, y: 0, w: 1000, h: 288 },
      { x: 0, y: 312, w: 1000, h: 388 },
      { x: 0, y: 288, w: 286, h: 24 },
      { x: 400, y: 288, w: 600, h: 24 },
    ]
    const placed = placeNames(names, [...discs(names), ...walls], [], FRAME, 1)
    expect([...placed.keys()]).toEqual(['high'])
  })

  it('have a line of at most 24 pixels from the rim of their disc if they stand further away, which does not cross them', () => {
    const spot = fc.record({ x: fc.integer({ min: 20, max: 980 }), y: fc.integer({ min: 20, max: 680 }) })
    let lines = 0
    fc.assert(
      fc.property(fc.array(spot, { minLength: 40, maxLength: 60 }), fc.constantFrom(...BANDS), (at, band) => {
        // As on the map: what lies around a disc reaches further to one side than to the other.
        const names = at.map(({ x, y }, n): Name => {
          const around = { x: x - 27, y: y - 43, w: 62, h: 55 }
          return { ...place(`n${n}`, x, y, n % 4, 90), around, at: { x, y }, rim: 11 }
        })
        const placed = placeNames(names, discs(names), [], FRAME, 1 / band)
        for (const name of names) {
          const found = placed.get(name.key)
          const line = found?.leader
          if (found === undefined || line === undefined) continue
          lines++
          const [x, y] = [name.at?.x ?? 0, name.at?.y ?? 0]
          expect(Math.hypot(line.x - x, line.y - y)).toBeCloseTo(11)
          // The last band ends at 5, the others at the next one: half as large again as their beginning.
          for (const zoom of [band, band * 1.3, band * 1.5152]) {
            expect(Math.hypot(line.x - found.x, line.y - found.y) * zoom).toBeLessThanOrEqual(24)
            const box = boxOf(name, found, 1 / zoom)
            for (const part of [0, 0.3, 0.6, 0.95]) {
              const point = { x: line.x + (found.x - line.x) * part, y: line.y + (found.y - line.y) * part, w: 0, h: 0 }
              expect(touches(point, box)).toBe(false)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(lines).toBeGreaterThan(20)
  })

  it('make way for a name that has no other place', () => {
    const names = [place('first', 300, 300, 1), place('second', 300, 344, 2)]
    // Between the two is room for one name: the first takes it, though it could stand above its disc as well.
    const walls: Rect[] = [
      { x: 0, y: 300, w: 262, h: 76 },
      { x: 338, y: 300, w: 662, h: 76 },
      { x: 0, y: 357, w: 1000, h: 60 },
    ]
    expect(placeNames(names.slice(0, 1), [...discs(names), ...walls], [], FRAME, 1).get('first')?.down).toBe(1)
    const placed = placeNames(names, [...discs(names), ...walls], [], FRAME, 1)
    expect([placed.get('first')?.down, placed.get('second')?.down]).toEqual([-1, -1])
  })

  it('lie on a sign only where there is no other place', () => {
    const names = [place('a', 300, 300)]
    const sign: Rect = { x: 260, y: 310, w: 80, h: 30 }
    expect(placeNames(names, discs(names), [sign], FRAME, 1).get('a')).toMatchObject({ across: 0, down: -1 })
    const everywhere: Rect = { x: 0, y: 0, w: 1000, h: 700 }
    expect(placeNames(names, discs(names), [everywhere], FRAME, 1).get('a')).toMatchObject({ across: 0, down: 1 })
  })

  it('keep the place they had, also if a better one is free again', () => {
    const names = [place('a', 300, 300)]
    const army: Rect = { x: 260, y: 310, w: 80, h: 30 }
    const before = placeNames(names, [...discs(names), army], [], FRAME, 1)
    expect(placeNames(names, discs(names), [], FRAME, 1, { before }).get('a')).toEqual(before.get('a'))
  })

  it('stay where they are whatever else is asked, and come where there is room beside those that do', () => {
    const names = [place('a', 300, 300, 5), place('b', 300, 344, 6)]
    const walls: Rect[] = [
      { x: 0, y: 0, w: 1000, h: 290 },
      { x: 0, y: 290, w: 262, h: 100 },
      { x: 338, y: 290, w: 662, h: 100 },
      { x: 0, y: 356, w: 1000, h: 300 },
    ]
    const things = [...discs(names), ...walls]
    const before = placeNames(names, things, [], FRAME, 1)
    expect([...before.keys()]).toEqual(['a'])
    const asked = (rank: number) => [names[0] as Name, place('b', 300, 344, rank)]
    expect(placeNames(asked(1), things, [], FRAME, 1, { before, stays: true })).toEqual(before)
    for (const how of [{ stays: true }, { adds: true }])
      expect(placeNames(asked(0), things, [], FRAME, 1, { before, ...how })).toEqual(before)
    // Where all are placed anew what is asked about comes first.
    expect([...placeNames(asked(0), things, [], FRAME, 1, { before }).keys()]).toEqual(['b'])
    // Elsewhere is room.
    const more = [...asked(0), place('c', 300, 690, 0)]
    expect([...placeNames(more, things, [], FRAME, 1, { before, adds: true }).keys()].sort()).toEqual(['a', 'c'])
  })

  it('go for a region that comes into sight if they are a sea’s, not for one that is asked about', () => {
    const sea: Name = { ...place('sea', 300, 314, 6), around: { x: 300, y: 324, w: 0, h: 0 }, sea: true }
    const region = place('region', 300, 300)
    const walls: Rect[] = [
      { x: 0, y: 0, w: 1000, h: 290 },
      { x: 0, y: 290, w: 262, h: 100 },
      { x: 338, y: 290, w: 662, h: 100 },
      { x: 0, y: 340, w: 1000, h: 300 },
    ]
    const things = [region.around, ...walls]
    const before = placeNames([sea], things, [], FRAME, 1)
    expect([...before.keys()]).toEqual(['sea'])
    const named = (how: object) => [...placeNames([sea, region], things, [], FRAME, 1, { before, ...how }).keys()]
    expect(named({ stays: true })).toEqual(['region'])
    expect(named({ adds: true })).toEqual(['sea'])
  })

  it('stand clear of the frame and of what lies over the map where they can, and stay while they are in sight', () => {
    const names = [place('cut', 110, 300), place('covered', 300, 300), place('far', 900, 300), place('clear', 500, 500)]
    const before = placeNames(names, discs(names), [], FRAME, 1)
    const view: View = {
      sight: { x: 98, y: 0, w: 600, h: 700 },
      covered: [{ x: 260, y: 305, w: 80, h: 40 }],
      unit: 0.8,
    }
    const cut = (key: string, placed: typeof before) => {
      const [name, spot] = [names.find((each) => each.key === key), placed.get(key)]
      return name === undefined || spot === undefined || !inSight(name, spot, view)
    }
    expect(['cut', 'covered', 'far', 'clear'].map((key) => cut(key, before))).toEqual([true, true, true, false])
    const after = placeNames(names, discs(names), [], FRAME, 1, { before, stays: true, view })
    expect(['cut', 'covered', 'far', 'clear'].map((key) => cut(key, after))).toEqual([false, false, true, false])
    expect([after.get('far'), after.get('clear')]).toEqual([before.get('far'), before.get('clear')])
  })

  it('never touch each other, a thing or the frame, at any zoom of their band', () => {
    let seen = 0
    const spot = fc.record({ x: fc.integer({ min: 20, max: 980 }), y: fc.integer({ min: 20, max: 680 }) })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 40 }), fc.constantFrom(...BANDS), (at, band) => {
        const names = at.map(({ x, y }, n) => place(`n${n}`, x, y, n % 4, 40 + ((n * 37) % 60)))
        const placed = placeNames(names, discs(names), [], FRAME, 1 / band)
        for (const closer of [1, 1.2, 1.45]) {
          const unit = 1 / (band * closer)
          const boxes = names.flatMap((name) => {
            const found = placed.get(name.key)
            return found === undefined ? [] : [boxOf(name, found, unit)]
          })
          seen += boxes.length
          for (const [n, box] of boxes.entries()) {
            expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= 1000 && box.y + box.h <= 700).toBe(true)
            expect(discs(names).some((disc) => touches(box, disc))).toBe(false)
            expect(boxes.slice(n + 1).some((other) => touches(box, other))).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(seen).toBeGreaterThan(300)
  })

  it('stand beside their own disc rather than nearer to another', () => {
    // An army stands above the first disc, another thing lies below it; above the army the name would be the second one's.
    const around = { x: 288, y: 257, w: 24, h: 55 }
    const [a, b] = [{ ...place('a', 300, 300), around, at: { x: 300, y: 300 }, rim: 12 }, place('b', 300, 226)]
    const things = [around, b.around, { x: 260, y: 313, w: 80, h: 30 }]
    expect(placeNames([a], things, [], FRAME, 1).get('a')).toMatchObject({ across: 0, down: -1 })
    expect(placeNames([a, b], things, [], FRAME, 1).get('a')).toMatchObject({ across: 1, down: 0 })
    // With no room beside it, and none for a line, it is left out; what is pointed at, not tapped, says its name all the same.
    const beside: Rect[] = [
      { x: 338, y: 215, w: 400, h: 120 },
      { x: 0, y: 215, w: 262, h: 120 },
      { x: 0, y: 326, w: 1000, h: 374 },
    ]
    const all = [...things, ...beside]
    expect(placeNames([a], all, [], FRAME, 1).get('a')).toMatchObject({ across: 0, down: -1 })
    const placed = placeNames([a, b], all, [], FRAME, 1)
    expect([...placed.keys()]).toEqual(['b'])
    const view: View = { sight: { x: 0, y: 0, w: 1000, h: 700 }, covered: [], unit: 1 }
    const alone = { things: all, signs: [], frame: FRAME, unit: 1, view, givesWay: true }
    expect(nameAlone(a, placed, [a, b], alone)).toBeUndefined()
    expect(nameAlone(a, placed, [a, b], { ...alone, givesWay: false })).toBeDefined()
    expect(nameAlone(a, placed, [a], alone)).toBeDefined()
  })

  it('that lie on something since it came there are known', () => {
    const names = [place('a', 300, 300), place('b', 500, 300), place('c', 300, 400)]
    const placed = placeNames(names, discs(names), [], FRAME, 1)
    expect(clashing(names, placed, discs(names), 1)).toEqual(new Set())
    const army: Rect = { x: 480, y: 310, w: 30, h: 30 }
    expect(clashing(names, placed, [...discs(names), army], 1)).toEqual(new Set(['b']))
    // Names of one size on a map that is half as large lie on each other.
    expect(
      clashing(
        [place('a', 300, 300), place('d', 360, 300)],
        new Map([...placed, ['d', { x: 360, y: 314, across: 0, down: 1, no: 0 }]]),
        [],
        1,
      ),
    ).toEqual(new Set(['d']))
  })

  it('of what is pointed at stand clear of things and in sight, and others go only if they must', () => {
    const names = [place('a', 300, 300, 5), place('b', 300, 344, 6)]
    const walls: Rect[] = [
      { x: 0, y: 0, w: 1000, h: 290 },
      { x: 0, y: 290, w: 262, h: 100 },
      { x: 338, y: 290, w: 662, h: 100 },
      { x: 0, y: 356, w: 1000, h: 300 },
    ]
    const view: View = { sight: { x: 0, y: 0, w: 1000, h: 700 }, covered: [], unit: 1 }
    const around = { signs: [], frame: FRAME, unit: 1, view }
    const things = [...discs(names), ...walls]
    const placed = placeNames(names, things, [], FRAME, 1)
    expect([...placed.keys()]).toEqual(['a'])
    const [a, b] = names as [Name, Name]
    expect(nameAlone(a, placed, names, { ...around, things })).toBeUndefined()
    const alone = nameAlone(b, placed, names, { ...around, things })?.placed
    expect([...(alone?.keys() ?? [])]).toEqual(['b'])
    expect(nameAlone(b, placed, names, { ...around, things, givesWay: true })).toBeUndefined()
    expect(clashing(names, alone ?? new Map(), things, 1)).toEqual(new Set())
    // Where there is room the other one stays.
    for (const givesWay of [false, true]) {
      const both = nameAlone(b, placed, names, { ...around, things: discs(names), givesWay })?.placed
      expect([...(both?.keys() ?? [])]).toEqual(['a', 'b'])
    }
  })

  it('are placed a name at a time, and stand as if they had been placed at once', () => {
    const names = Array.from({ length: 60 }, (_, n) => place(`n${n}`, 60 + (n % 10) * 90, 40 + Math.floor(n / 10) * 90))
    const steps = placing(names, discs(names), [], FRAME, 1)
    let count = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) count++
    // Once while its places are looked up, once while it is put there.
    expect(count).toBeGreaterThanOrEqual(2 * names.length)
    expect(step.value).toEqual(placeNames(names, discs(names), [], FRAME, 1))
    expect(step.value.size).toBeGreaterThan(20)
  })

  it('that push others aside do so a place at a time', () => {
    // Half of them find no room; a step for each try would be four at most.
    const names = Array.from({ length: 24 }, (_, n) => place(`n${n}`, 160 + (n % 6) * 40, 140 + Math.floor(n / 6) * 30))
    const steps = placing(names, discs(names), [], FRAME, 1)
    let count = 0
    while (steps.next().done !== true) count++
    expect(count).toBeGreaterThan(4 * names.length)
  })

  it('are placed anew at 1, 1.5, 2.2 and 3.3', () => {
    expect([1, 1.49, 1.5, 2.1, 2.2, 3.2, 3.3, 5].map(bandOf)).toEqual([1, 1, 1.5, 1.5, 2.2, 2.2, 3.3, 3.3])
  })
})

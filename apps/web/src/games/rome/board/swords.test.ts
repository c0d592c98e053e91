import { describe, expect, it } from 'vitest'
import { type Rect, touches } from './spots.ts'
import { placeSwords, swordsAt, type Taken } from './swords.ts'

const DISC = { x: 200, y: 200 }
const disc: Rect = { x: 189, y: 189, w: 22, h: 22 }
const at = (taken: Partial<Taken>, discs = [DISC]) =>
  placeSwords(discs, { things: [disc], signs: [], names: [], ...taken }).map(({ x, y }, n) => {
    const { x: cx, y: cy } = discs[n] ?? DISC
    return swordsAt({ x: cx + x, y: cy + y })
  })

describe('the swords of an attack', () => {
  it('lie at the upper right of the ring where nothing is known of the map', () => {
    const [found] = placeSwords([DISC], undefined)
    expect(found?.x).toBeCloseTo(17, 0)
    expect(found?.y).toBeCloseTo(-16, 0)
  })

  it('lie on no army, level, sign or name', () => {
    const army: Rect = { x: 180, y: 158, w: 50, h: 30 }
    const level: Rect = { x: 173, y: 194, w: 15, h: 20 }
    const name: Rect = { x: 160, y: 213, w: 80, h: 14 }
    const sign: Rect = { x: 211, y: 194, w: 12, h: 14 }
    const [box] = at({ things: [disc, army, level], names: [name], signs: [sign] })
    for (const each of [disc, army, level, name, sign]) expect(touches(box as Rect, each)).toBe(false)
  })

  it('lie on a sign rather than on a name, and on a name rather than on a piece', () => {
    const everywhere: Rect = { x: 100, y: 100, w: 200, h: 200 }
    const right: Rect = { x: 201, y: 100, w: 99, h: 200 }
    const left: Rect = { x: 100, y: 100, w: 99, h: 200 }
    const [onSign] = at({ signs: [everywhere], names: [right] })
    expect(touches(onSign as Rect, right)).toBe(false)
    const [onName] = at({ things: [disc, left], names: [everywhere] })
    expect(touches(onName as Rect, left)).toBe(false)
  })

  it('of two regions do not lie on each other', () => {
    const other = { x: 230, y: 190 }
    const [a, b] = at({ things: [disc, { x: 219, y: 179, w: 22, h: 22 }] }, [DISC, other])
    expect(touches(a as Rect, b as Rect)).toBe(false)
  })
})

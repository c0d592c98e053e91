import { BUILT_IN_MAPS } from '@understudy/muhq'
import { cardsFor, compileMap } from '@understudy/muhq/data'
import { PEOPLE } from '@understudy/muhq/vocabulary'
import { describe, expect, it } from 'vitest'
import { contours } from './contour.ts'
import { cutPath, scrap, sheetPath, TILE } from './cut.ts'
import { initials } from './glyph.tsx'
import { GLYPHS } from './glyphs.ts'
import { noise } from './noise.ts'
import { seatShape } from './shapes.ts'
import { streets } from './streets.ts'

const picture = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  on: (x: number, y: number) => rows[y]?.[x] === '#',
})

describe('contours', () => {
  it('goes around a single tile once, clockwise', () => {
    const { width, height, on } = picture('...', '.#.', '...')
    expect(contours(width, height, on)).toEqual([
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ],
    ])
  })

  it('cuts tiles apart that touch at a corner only', () => {
    const { width, height, on } = picture('....', '.#..', '..#.', '....')
    const loops = contours(width, height, on)
    expect(loops).toHaveLength(2)
    for (const loop of loops) expect(loop).toHaveLength(4)
  })

  it('gives a hole a loop of its own', () => {
    const { width, height, on } = picture('.....', '.###.', '.#.#.', '.###.', '.....')
    expect(contours(width, height, on).map((loop) => loop.length)).toEqual([12, 4])
  })

  it('runs on beyond the edge of the map', () => {
    const { width, height, on } = picture('##', '##')
    const corners = contours(width, height, on).flat()
    expect(Math.min(...corners.map(([x]) => x))).toBe(-1)
    expect(Math.max(...corners.map(([x]) => x))).toBe(3)
  })
})

describe('cut paper', () => {
  it('is always cut the same way', () => {
    expect(noise(3, 4, 5)).toBe(noise(3, 4, 5))
    expect(noise(3, 4, 5)).not.toBe(noise(4, 3, 5))
    expect(scrap(0, 0, 64, 64, 1)).toBe(scrap(0, 0, 64, 64, 1))
  })

  it('strays from the tile by no more than it may', () => {
    const loop = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
    const numbers =
      cutPath(loop, { stray: 3, round: 0.1, salt: 1 })
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    expect(numbers.length).toBeGreaterThan(15)
    for (const n of numbers) {
      expect(n).toBeGreaterThanOrEqual(-3.1)
      expect(n).toBeLessThanOrEqual(TILE + 3.1)
    }
  })

  it('draws nothing where there is nothing', () => {
    expect(sheetPath(4, 4, () => false, { stray: 1, round: 0.2, salt: 1 })).toBe('')
  })
})

describe('streets', () => {
  it('joins neighbours, and diagonal ones only where no corner joins them', () => {
    const joints = (...rows: string[]) => {
      const { width, height, on } = picture(...rows)
      return streets(width, height, on).lines.split('M').length - 1
    }
    expect(joints('##')).toBe(1)
    expect(joints('#.', '.#')).toBe(1)
    expect(joints('#.', '##')).toBe(2)
    expect(joints('#')).toBe(1)
  })

  it('paves the square between four streets', () => {
    const { width, height, on } = picture('##', '##')
    expect(streets(width, height, on).paving).toContain('Z')
  })
})

describe('drawings', () => {
  it('has one for every built-in card', () => {
    expect(cardsFor('').size).toBeGreaterThan(25)
    for (const id of cardsFor('').keys()) expect(GLYPHS, id).toHaveProperty(id)
  })

  it('shows the first letters of any other name', () => {
    expect(initials('The Ogre')).toBe('Og')
    expect(initials('sea wolf')).toBe('SW')
    expect(initials('Морской волк')).toBe('МВ')
    expect(initials('')).toBe('?')
  })

  it('tells every seat by its shape', () => {
    const shapes = [...PEOPLE, 'boss' as const].map((seat) => seatShape(seat, 20))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('draws both maps', () => {
    for (const text of Object.values(BUILT_IN_MAPS)) {
      const { board } = compileMap(text, cardsFor(''))
      const path = sheetPath(board.width, board.height, (x, y) => board.tiles[y * board.width + x]?.ground === 'land', {
        stray: 4,
        round: 0.2,
        salt: 1,
        flowing: true,
      })
      expect(path).toMatch(/^M[\d\s.\-QMZ]+Z$/)
    }
  })
})

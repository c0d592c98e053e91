import { describe, expect, it } from 'vitest'
import { swiped } from './swipe.ts'

const from = { x: 200, y: 50, atStart: true, atEnd: true }

describe('a swipe over the hand', () => {
  it('turns to the page that the finger draws in', () => {
    expect(swiped(from, { x: 120, y: 60 })).toBe(1)
    expect(swiped(from, { x: 280, y: 40 })).toBe(-1)
  })

  it('is none if it is short, or goes up or down as well', () => {
    expect(swiped(from, { x: 160, y: 50 })).toBe(0)
    expect(swiped(from, { x: 120, y: 100 })).toBe(0)
  })

  it('scrolls what can be scrolled that way', () => {
    expect(swiped({ ...from, atEnd: false }, { x: 120, y: 50 })).toBe(0)
    expect(swiped({ ...from, atEnd: false }, { x: 280, y: 50 })).toBe(-1)
    expect(swiped({ ...from, atStart: false }, { x: 280, y: 50 })).toBe(0)
  })
})

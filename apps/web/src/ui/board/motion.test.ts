import { describe, expect, it, vi } from 'vitest'
import { setsOut, travel } from './motion.ts'

const animated = () => {
  const animate = vi.fn()
  return { animate, element: { animate } as unknown as Element }
}
const FRAMES = [{ transform: 'translate(9px, 0)' }, { transform: 'none' }]

describe('pieces on their way', () => {
  it('set out 60 ms after one another, and all have arrived after 600', () => {
    expect([0, 1, 2].map((no) => setsOut(no, 3, 240))).toEqual([0, 60, 120])
    for (const all of [1, 2, 7, 8, 20]) expect(setsOut(all - 1, all, 240) + 240).toBeLessThanOrEqual(600)
    expect(setsOut(1, 2, 900)).toBe(0)
  })

  it('take the time of the page; where nothing may travel they are faded in, where all is instant nothing happens', () => {
    const { animate, element } = animated()
    travel(element, FRAMES, 240, 1, 2)
    expect(animate).toHaveBeenLastCalledWith(FRAMES, expect.objectContaining({ duration: 240, delay: 60 }))
    travel(element, FRAMES, 0.01)
    expect(animate).toHaveBeenLastCalledWith([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    travel(element, FRAMES, 0)
    expect(animate).toHaveBeenCalledTimes(2)
  })
})

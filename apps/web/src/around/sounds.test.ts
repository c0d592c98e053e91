import { describe, expect, it } from 'vitest'
import { soundOf } from './sounds.ts'

const of = (...says: readonly string[]) => soundOf(says.map((say) => ({ say })))

describe('what a step sounds like', () => {
  it('is one sound, that of its most telling event', () => {
    expect(of('log.moved', 'log.rolled')).toBe('dice')
    expect(of('log.moved', 'log.attack')).toBe('hit')
    expect(of('log.taxed')).toBe('coin')
    expect(of('log.drew', 'log.card')).toBe('card')
    expect(of('log.moved')).toBe('put')
    expect(of('log.something')).toBe('take')
  })

  it('is none for a step without events', () => {
    expect(of()).toBeUndefined()
  })
})

import { signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import { listen, soundOf } from './sounds.ts'

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

it('one’s turn is felt if one wants that, in silence too', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  const next = signal<{ kind: string } | undefined>({ kind: 'bot' })
  const play = { next, table: { log: [] } } as unknown as Parameters<typeof listen>[0]
  let wanted = false
  const stop = listen(
    play,
    () => undefined,
    () => wanted,
  )
  next.value = { kind: 'person' }
  expect(vibrate).not.toHaveBeenCalled()
  wanted = true
  next.value = { kind: 'bot' }
  next.value = { kind: 'person' }
  expect(vibrate).toHaveBeenCalledTimes(1)
  stop()
  vi.unstubAllGlobals()
})

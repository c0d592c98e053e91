import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

function answer(bench: Bench, dice: Record<string, string[]> = {}) {
  return play(bench, 'GRE', { dice })
}

describe('answers', () => {
  const offer = (effect: 'trade' | 'treaty', stance: number, status: 'neutral' | 'enemy' = 'neutral'): Bench => {
    const bench = stances(new Bench({ ...FOUR, ROM: 'human' }), 'GRE', { ROM: stance }).status('ROM', 'GRE', status)
    bench.state.frames.push({ kind: 'consent', side: bench.no('GRE'), from: bench.no('ROM'), effect })
    return bench
  }

  it.each([
    ['S', true, 'ANS-4.2'],
    ['X', false, 'ANS-4.1'],
  ] as const)('TRD-A: stance 7 rolls yellow: %s (scenario 13)', (face, yes, node) => {
    const bench = offer('trade', 7).gold('ROM', 0).gold('GRE', 0)
    const { actions, fired } = answer(bench, { 'ANS-3.2': [face] })
    expect(actions).toEqual([{ do: 'answer', yes }])
    expect(fired.has(node)).toBe(true)
    expect(fired.has('ANS-4')).toBe(!yes)
    expect(fired.has('ANS-3.1')).toBe(false)
    expect([bench.side('ROM').gold, bench.side('GRE').gold]).toEqual(yes ? [2, 2] : [0, 0])
  })

  it('ANS-3, ANS-3.1: stance 6 rolls green', () => {
    const { actions, fired } = answer(offer('treaty', 6), { 'ANS-3.1': ['K'] })
    expect(actions).toEqual([{ do: 'answer', yes: true }])
    expect(fired.has('ANS-3')).toBe(true)
    expect(fired.has('ANS-3.2')).toBe(false)
  })

  it('ANS-1.1: stance 3 accepts; ANS-2.1: stance 9 refuses', () => {
    const glad = answer(offer('treaty', 3))
    expect(glad.actions).toEqual([{ do: 'answer', yes: true }])
    expect([...glad.fired]).toEqual(['TRT-A', 'ANS-1', 'ANS-1.1'])
    const sour = answer(offer('treaty', 9))
    expect(sour.actions).toEqual([{ do: 'answer', yes: false }])
    expect([...sour.fired]).toEqual(['TRT-A', 'ANS-2', 'ANS-2.1'])
  })

  it('TRD-A.1: no trade with an enemy, though TRT-A would listen', () => {
    const trade = answer(offer('trade', 1, 'enemy'))
    expect(trade.actions).toEqual([{ do: 'answer', yes: false }])
    expect([...trade.fired]).toEqual(['TRD-A', 'TRD-A.1'])
    expect(answer(offer('treaty', 1, 'enemy')).actions).toEqual([{ do: 'answer', yes: true }])
    expect(answer(offer('trade', 1)).fired.has('TRD-A.2')).toBe(true)
  })
})

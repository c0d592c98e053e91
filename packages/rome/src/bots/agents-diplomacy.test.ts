import { describe, expect, it } from 'vitest'
import { Bench } from '../testing.ts'
import { FOUR, flip, gold, spies, stances } from './agents-testing.ts'
import { play } from './bot-testing.ts'

describe('distrust', () => {
  it('SOW-3.1: nothing to lower, and nobody else is tried (scenario 9)', () => {
    const bench = spies('ROM', 'cosentia').status('ROM', 'GRE', 'enemy').gold('ROM', 0)
    bench.status('GRE', 'CAR', 'enemy').status('GRE', 'BAR', 'enemy')
    const { actions, fired } = flip(bench, 'ROM', 'SOW')
    expect(actions).toEqual(gold('SOW'))
    expect([...fired].slice(2)).toEqual(['SOW-1', 'SOW-3.1', 'GAIN-GOLD'])
    expect(bench.side('ROM').gold).toBe(1)
  })

  it('SOW-1, SOW-4: the lowest status, then the highest stance; the best of its statuses falls', () => {
    const bench = stances(spies('ROM', 'lilybaeum'), 'ROM', { GRE: 3, CAR: 8 }).status('CAR', 'BAR', 'allied')
    const { actions, fired } = flip(bench, 'ROM', 'SOW')
    expect(actions).toEqual([{ do: 'agent', card: 'SOW', agent: 0, target: { capital: 'CAR', with: 'BAR' } }])
    expect([...fired].slice(2)).toEqual(['SOW-1', 'SOW-3', 'SOW-4', 'SOW-4.1'])
  })

  it('SOW-2: no capital in reach', () => {
    const { actions, fired } = flip(spies('ROM', 'medhlan'), 'ROM', 'SOW')
    expect(actions).toEqual(gold('SOW'))
    expect(fired.has('SOW-2')).toBe(true)
    expect(fired.has('SOW-1')).toBe(false)
  })
})

describe('trade', () => {
  it('TRD-1 to TRD-3: the best status, then the lowest stance; the nearest region', () => {
    const bench = stances(spies('ROM', 'medhlan'), 'ROM', { GRE: 4, BAR: 6 })
    bench.status('ROM', 'BAR', 'friends').status('ROM', 'GRE', 'friends').hold('GRE', 'koria', 'noreia')
    const { actions, fired } = flip(bench, 'ROM', 'TRD')
    expect(actions).toEqual([{ do: 'agent', card: 'TRD', agent: 0, target: { region: 'koria' } }])
    expect([...fired].slice(2)).toEqual(['TRD-1', 'TRD-2', 'TRD-3'])
  })

  it('TRD-1.1: with enemies all round there is no trade', () => {
    const bench = spies('ROM', 'medhlan')
    for (const seat of ['GRE', 'CAR', 'BAR']) bench.status('ROM', seat, 'enemy')
    const { actions, fired } = flip(bench, 'ROM', 'TRD')
    expect(actions).toEqual(gold('TRD'))
    expect(fired.has('TRD-1.1')).toBe(true)
    expect(fired.has('TRD-1')).toBe(false)
  })
})

describe('theft', () => {
  const rich = (agent: string): Bench => spies('ROM', agent).gold('GRE', 9).gold('CAR', 1).gold('BAR', 6).gold('ROM', 0)

  it('THF-1, THF-4: the richest whose capital is in reach (scenario 10)', () => {
    const bench = rich('neapolis')
    const { actions, fired } = flip(bench, 'ROM', 'THF')
    expect(actions).toEqual([{ do: 'agent', card: 'THF', agent: 0, target: { capital: 'GRE' } }])
    expect([...fired].slice(2)).toEqual(['THF-1', 'THF-4'])
    expect(bench.dice).toBe('Y')
    bench.roll('X')
    expect(bench.side('ROM').gold).toBe(4)
    expect(bench.side('GRE').gold).toBe(5)
  })

  it('THF-3, THF-3.1: less than the card pays (scenario 11)', () => {
    const bench = rich('karalis')
    const { actions, fired } = flip(bench, 'ROM', 'THF')
    expect(actions).toEqual(gold('THF'))
    expect([...fired].slice(2)).toEqual(['THF-1', 'THF-3', 'THF-3.1', 'GAIN-GOLD'])
    expect(bench.side('ROM').gold).toBe(2)
  })

  it('THF-2: no capital in reach', () => {
    const { actions, fired } = flip(rich('medhlan'), 'ROM', 'THF')
    expect(actions).toEqual(gold('THF'))
    expect(fired.has('THF-2')).toBe(true)
    expect(fired.has('THF-1')).toBe(false)
  })
})

describe('treaty', () => {
  const wanted = (gre: number): Bench => {
    const bench = stances(spies('ROM', 'rome', 'rome'), 'ROM', { GRE: gre, CAR: 1, BAR: 2 })
    return bench.status('ROM', 'GRE', 'friends').status('ROM', 'BAR', 'enemy')
  }

  it('TRT-1a: friends with stance 1 to 6 first (scenario 12)', () => {
    const { actions, fired } = flip(wanted(6), 'ROM', 'TRT')
    expect(actions).toEqual([{ do: 'agent', card: 'TRT', agent: 0, target: { seat: 'GRE' } }])
    expect([...fired].slice(2)).toEqual(['TRT-1a', 'TRT-1', 'TRT-2'])
  })

  it('TRT-1b: then neutral ones (scenario 12)', () => {
    const { actions, fired } = flip(wanted(7), 'ROM', 'TRT')
    expect(actions).toMatchObject([{ target: { seat: 'CAR' } }])
    expect(fired.has('TRT-1a')).toBe(false)
    expect(fired.has('TRT-1b')).toBe(true)
  })

  it('TRT-1c: then enemies with stance 1 to 3; the first agent proposes where it stands', () => {
    const bench = stances(wanted(7), 'ROM', { CAR: 8 })
    const { actions, fired } = flip(bench, 'ROM', 'TRT')
    expect(actions).toMatchObject([{ agent: 0, target: { seat: 'BAR' } }])
    expect(fired.has('TRT-1b')).toBe(false)
    expect(fired.has('TRT-1c')).toBe(true)
    expect(bench.side('ROM').agents[0]?.region).toBe(bench.region('rome'))
  })

  it('TRT-1.1: nobody is wanted', () => {
    const bench = stances(wanted(7), 'ROM', { CAR: 8, BAR: 4 })
    const { actions, fired } = flip(bench, 'ROM', 'TRT')
    expect(actions).toEqual(gold('TRT'))
    for (const node of ['TRT-1', 'TRT-1c']) expect(fired.has(node)).toBe(false)
    expect(fired.has('TRT-1.1')).toBe(true)
  })
})

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

function answer(bench: Bench, dice: Record<string, string[]> = {}) {
  return play(bench, 'GRE', { dice })
}

import { describe, expect, it } from 'vitest'
import type { Bench } from '../../testing.ts'
import { stances } from '../testing/seats-testing.ts'
import { flip, gold, spies } from './agents-testing.ts'

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

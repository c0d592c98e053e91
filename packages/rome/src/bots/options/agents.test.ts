import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { flip, spies } from '../agents/agents-testing.ts'
import { stances } from '../testing/seats-testing.ts'

describe('options of agents', () => {
  const quarrel = (options: Record<string, boolean>): Bench => {
    const bench = new Bench({ ROM: 'super', GRE: 'super' }, options).agents('GRE').agents('ROM', 'ariminum')
    return stances(bench.gold('ROM', 0), 'ROM', { GRE: 9 })
  }

  it('agents.goldOnRefusal: a failed test still pays (R-22)', () => {
    for (const [option, gold] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const bench = quarrel({ 'agents.goldOnRefusal': option })
      flip(bench, 'ROM', 'RIO', { anyTie: true })
      bench.roll('-')
      expect(bench.side('ROM').gold).toBe(gold)
    }
  })

  it('agents.doubleAnywhere: bots turn agents in any region (R-16), people do not (R-118)', () => {
    const bench = quarrel({ 'agents.doubleAnywhere': true }).agents('GRE', 'iader')
    expect(flip(bench, 'ROM', 'DBL').actions).toMatchObject([{ do: 'agent', target: { agent: 0, of: 'GRE' } }])
    const plain = spies('ROM', 'ariminum').agents('GRE', 'iader')
    expect(flip(plain, 'ROM', 'DBL').actions).toMatchObject([{ do: 'gold' }])
    const person = new Bench({ ROM: 'human', GRE: 'super' }, { 'agents.doubleAnywhere': true }).hand('ROM', 'DBL')
    person.agents('ROM', 'ariminum').agents('GRE', 'iader').begin('agents', 'ROM')
    expect(person.why({ do: 'agent', card: 'DBL', agent: 0, target: { agent: 0, of: 'GRE' } })).toBe('no.target')
  })
})

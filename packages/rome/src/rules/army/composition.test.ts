import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { countOf } from './cards.ts'

describe('10.1 army composition', () => {
  const bench = new Bench({ ROM: 'human', GRE: 'super' })
  bench.state.frames = [{ kind: 'compose', side: 0 }]
  const why = (...cards: string[]) => bench.why({ do: 'compose', slot: 0, general: 'rom1', cards })
  it.each([
    ['no.minimum', ['R01', 'R07', 'R07']],
    ['no.line', ['R01', 'R01', 'R01', 'R01', 'R07', 'R07', 'R07']],
    ['no.skirmishers', ['R01', 'R01', 'R05', 'R05', 'R05']],
    ['no.cardsMissing', ['R09', 'R01', 'R01']],
    [undefined, ['R01', 'R01', 'R01', 'R01', 'R07', 'R07', 'R05', 'R05']],
  ])('%s', (expected, cards) => expect(why(...cards)).toBe(expected))
  it('cavalry counts towards the minimum by the option (R-37)', () => {
    const other = new Bench({ ROM: 'human', GRE: 'super' }, { 'army.minCountsCavalry': true })
    other.state.frames = [{ kind: 'compose', side: 0 }]
    expect(other.why({ do: 'compose', slot: 0, general: 'rom1', cards: ['R01', 'R07'] })).toBeUndefined()
  })
  it('an army below the minimum is defeated: off the board, general at hand, cards to the Reserves', () => {
    const table = new Bench({ ROM: 'human', GRE: 'human' })
    table.place('ROM', 0, 'rome', ['R01', 'R01'], 'rom1').agents('GRE', 'rome').hand('GRE', 'BRB').gold('GRE', 3)
    table.begin('agents', 'GRE')
    table.act({ do: 'agent', card: 'BRB', agent: 0, target: { army: 0, of: 'ROM' } }).roll('K')
    expect(table.asks).toBe('troop')
    table.act({ do: 'troop', card: 'R01' })
    expect(table.where('ROM', 0)).toBeNull()
    expect(table.side('ROM').available.known).toContain('rom1')
    expect(countOf(table.state, table.army('ROM', 0).cards, 'MI')).toBe(0)
  })
})

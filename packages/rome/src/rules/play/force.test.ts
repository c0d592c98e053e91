import { IllegalAction } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'

const seats = { ROM: 'human', GRE: 'human' } as const
const force = (bench: Bench, action: Action) => rome.force?.(bench.state, action)

describe('force: "allow anyway"', () => {
  it('overlooks costs, which never go below nothing', () => {
    const bench = new Bench(seats).gold('ROM', 1).begin('spending', 'ROM')
    force(bench, { do: 'build', building: 'walls', region: 'rome' })
    expect([bench.land('rome').walls, bench.side('ROM').gold]).toEqual([true, 0])
  })
  it('overlooks movement points', () => {
    const bench = new Bench(seats).place('ROM', 0, 'cosentia', ['R01', 'R01'], 'rom1').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 })
    const far = { do: 'march', path: ['neapolis', 'rome', 'ariminum', 'patavium'] } as const
    expect(bench.why(far)).toBe('no.mp')
    force(bench, far)
    expect([bench.where('ROM', 0), bench.army('ROM', 0).mp]).toEqual(['patavium', 0])
  })
  it('overlooks an agent’s reach and a second errand', () => {
    const bench = new Bench(seats).agents('ROM', 'medhlan').hand('ROM', 'RIO', 'RIO', 'RIO').begin('agents', 'ROM')
    const riot = { do: 'agent', card: 'RIO', agent: 0, target: { region: 'pella' } } as const
    expect(bench.why(riot)).toBe('no.reach')
    force(bench, riot)
    bench.roll('-')
    expect(bench.why(riot)).toBe('no.agentUsed')
    force(bench, riot)
    expect(bench.dice).toBe('Y')
  })
  it('but not what makes no sense on the table, and then nothing has changed', () => {
    const bench = new Bench(seats).place('ROM', 0, 'rome', ['R01', 'R01'], 'rom1').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 })
    const before = JSON.stringify(rome.serialise(bench.state))
    const senseless: Action[] = [
      { do: 'march', path: ['athens'] },
      { do: 'attack', target: 'nowhere', path: [] },
      { do: 'assault' },
      { do: 'done' },
      { do: 'roll', faces: ['K'] },
    ]
    for (const action of senseless) expect(() => force(bench, action)).toThrow(IllegalAction)
    expect(JSON.stringify(rome.serialise(bench.state))).toBe(before)
  })
})

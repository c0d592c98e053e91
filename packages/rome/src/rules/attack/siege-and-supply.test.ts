import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { decisionOf } from '../play/decision.ts'

/** What can be tapped after these taps, as slot and value. */
const taps = (bench: Bench, ...path: [string, unknown][]): string[] =>
  (decisionOf(bench.state)?.next(path.map(([slot, value]) => ({ slot, value: value as string }))) ?? []).map(
    ({ pick, action, more }) =>
      `${pick.slot} ${pick.value}${action === undefined ? '' : ' !'}${more === true ? ' …' : ''}`,
  )
const siege = { do: 'besiege', target: 'epidamnos', path: [] } as const
const ARMY = ['R01', 'R01', 'R02']

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

/** Romans besiege Epidamnos from Iader. */
function besieging(): Bench {
  const bench = new Bench(people).hold('ROM', 'iader').place('ROM', 0, 'iader', ARMY, 'rom1')
  return bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act(siege)
}

describe('10.5 sieges', () => {
  it('are over before taxes if the besieger is out of supply', () => {
    const bench = besieging()
    const [cut, fed] = [besieging(), bench]
    cut.hold('GRE', 'iader').navy('GRE', 0, 'had', 1)
    for (const each of [cut, fed]) {
      each.state.frames = []
      each.begin('taxation', 'GRE')
    }
    expect([cut.land('epidamnos').siege, fed.land('epidamnos').siege]).toEqual([-1, 0])
    expect(cut.side('GRE').gold - fed.side('GRE').gold).toBe(1)
  })
  it('can be laid from any region in supply on the way', () => {
    const bench = new Bench(people).hold('ROM', 'iader', 'singidun').place('ROM', 0, 'singidun', ARMY, 'rom1')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    expect(bench.why({ ...siege, path: ['iader'] })).toBeUndefined()
    expect(taps(bench, ['do', 'besiege'])).toContain('region epidamnos !')
  })
  it('R-123: end when a treaty ends the war, and the besieger goes home', () => {
    const bench = besieging()
    bench.state.frames = []
    bench.agents('ROM', 'rome').hand('ROM', 'TRT', 'TRD').begin('agents', 'ROM')
    bench.act({ do: 'agent', card: 'TRT', agent: 0, target: { seat: 'GRE' } }).act({ do: 'answer', yes: true })
    expect([bench.statusOf('ROM', 'GRE'), bench.land('epidamnos').siege, bench.where('ROM', 0)]).toEqual([
      'neutral',
      -1,
      'iader',
    ])
  })
  it('artillery takes off what Walls add, below what a siege has left of the rest', () => {
    const bench = new Bench(people).build('epidamnos', 'walls').hold('ROM', 'iader')
    bench.place('ROM', 0, 'iader', [...ARMY, 'R09', 'R10'], 'rom1').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 }).act(siege)
    bench.state.frames = []
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'assault' })
    // Level 2, Walls 2 more; two artillery cards and a turn of siege leave 1.
    expect(bench.dice).toBe('YYYWW')
  })
})

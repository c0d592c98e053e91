import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { levelOf } from '../state/query.ts'

const ARMY = ['R01', 'R01', 'R02']
const seats = { ROM: 'human', GRE: 'human' } as const
const target = { do: 'besiege', target: 'epidamnos', path: [] } as const

/** Romans in Iader, next to the garrison of Epidamnos (level 2). */
function camp(change: (bench: Bench) => unknown = () => {}): Bench {
  const bench = new Bench(seats).hold('ROM', 'iader').place('ROM', 0, 'iader', ARMY, 'rom1')
  change(bench)
  return bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
}
/** Round after round until the Romans’ next Campaign turn. */
function nextTurn(bench: Bench): Bench {
  bench.state.frames = []
  return bench.begin('campaign', 'ROM')
}

describe('10.5 sieges', () => {
  it('2 MP: the army enters, the region stays its holder’s, and it is war', () => {
    const bench = camp().act(target)
    expect([bench.where('ROM', 0), bench.holder('epidamnos'), bench.army('ROM', 0).mp]).toEqual(['epidamnos', 'GRE', 1])
    expect(bench.statusOf('ROM', 'GRE')).toBe('enemy')
  })
  it('only a garrisoned region without an army, and only in supply', () => {
    expect(camp((bench) => bench.place('GRE', 0, 'epidamnos', ['G01', 'G01'])).why(target)).toBe('no.siege')
    expect(camp((bench) => bench.hold('GRE', 'singidun')).why({ ...target, target: 'singidun' })).toBe('no.siege')
    const lost = camp((bench) => bench.hold('GRE', 'patavium').navy('GRE', 0, 'had', 1).status('ROM', 'GRE', 'enemy'))
    expect(lost.why(target)).toBe('no.supply')
  })
  it('bots lay none', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).hold('ROM', 'iader').place('ROM', 0, 'iader', ARMY, 'rom1')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    expect(bench.why(target)).toBe('no.botSiege')
  })
  it('at the start of each following turn the level falls by one more; at 0 the region surrenders', () => {
    const bench = nextTurn(camp().act(target))
    expect([levelOf(bench.state, bench.region('epidamnos')), bench.holder('epidamnos')]).toEqual([1, 'GRE'])
    nextTurn(bench)
    expect([bench.holder('epidamnos'), bench.land('epidamnos').siege, bench.side('ROM').vp]).toEqual(['ROM', -1, 2])
  })
  it('the besieger may assault at 2 MP, but not in the activation in which it came', () => {
    const bench = camp((each) => each.develop('ROM', 0, 0, 1)).act(target)
    expect([bench.army('ROM', 0).mp, bench.why({ do: 'assault' })]).toEqual([2, 'no.notNow'])
    nextTurn(bench).act({ do: 'activate', slot: 0 }).act({ do: 'assault' })
    expect(bench.dice).toBe('YYYWW')
    expect(bench.roll('KKK--').holder('epidamnos')).toBe('ROM')
  })
  it('it ends when the army leaves or is out of supply', () => {
    const bench = nextTurn(camp().act(target))
      .act({ do: 'activate', slot: 0 })
      .act({ do: 'march', path: ['iader'] })
    expect(bench.land('epidamnos').siege).toBe(-1)
    const cut = camp().act(target)
    cut.hold('GRE', 'iader', 'patavium')
    nextTurn(cut)
    expect([cut.land('epidamnos').siege, cut.said('siegeLifted')]).toEqual([-1, true])
  })
  it('the holder may attack the besieger in its own region', () => {
    const bench = camp().act(target).place('GRE', 0, 'pella', ['G01', 'G01', 'G02'], 'gre1')
    bench.state.frames = []
    bench.begin('campaign', 'GRE').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'epidamnos', path: [] })
    expect(bench.said('battleBegins')).toBe(true)
  })
})

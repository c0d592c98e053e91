import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { decisionOf } from '../play/decision.ts'
import { problemsOf } from '../positions/check.ts'
import { changesBetween } from '../positions/diff.ts'
import { parseState } from '../positions/parse.ts'
import { serialiseState } from '../positions/write-state.ts'
import { viewFor } from '../state/view.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const ARMY = ['R01', 'R01', 'R02']
const embark = (zones: string[], path: string[] = [], navy = 0): Action => ({ do: 'embark', path, navy, zones })
const land = (zones: string[], to: string, navy = 0) => ({ path: [], sail: { navy, zones, to } })
const march = (zones: string[], to: string): Action => ({ do: 'march', ...land(zones, to) })
const attack = (zones: string[], to: string): Action => ({ do: 'attack', target: to, ...land(zones, to) })

/** Romans in Neapolis whose turn it is; two Navy cards lie in the Tyrrhenian Sea. */
function camp(cards = ARMY, ships = 2): Bench {
  const bench = new Bench(people).navy('ROM', 0, 'tyr', ships).place('ROM', 0, 'neapolis', cards, 'rom4')
  return bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
}

/** The same army has been aboard since an earlier turn. */
function lying(sea = 'tyr', cards = ARMY, ships = 2): Bench {
  const bench = new Bench(people).navy('ROM', 0, sea, ships).place('ROM', 0, 'neapolis', cards, 'rom4')
  Object.assign(bench.army('ROM', 0), { region: -1, aboard: 0 })
  return bench
}
const turn = (bench: Bench): Bench => bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
const offered = (bench: Bench) =>
  decisionOf(bench.state)
    ?.next([])
    .map(({ pick }) => pick.value)
const fleet = (bench: Bench, seat = 'ROM') => {
  const { sea, cards } = bench.side(seat).navies[0] ?? { sea: -1, cards: 0 }
  return [sea, cards]
}

describe('10.7 people’s armies may stay aboard (R-107)', () => {
  it('1 MP to go aboard; the activation is over, and the army is at sea', () => {
    const bench = camp().act(embark(['tyr', 'ion']))
    const { aboard, region, mp } = bench.army('ROM', 0)
    expect([aboard, region, mp, bench.asks]).toEqual([0, -1, 2, 'ROM campaign'])
    expect(fleet(bench)).toEqual([bench.sea('ion'), 2])
    expect(bench.said('staysAboard')).toBe(true)
    expect(bench.why({ do: 'sail', navy: 0, zones: ['tyr'] })).toBe('no.carried')
    expect(problemsOf(bench.state)).toEqual([])
  })
  it('cargo may not exceed capacity, and only an own port is left', () => {
    expect(camp([...ARMY, 'R01', 'R02']).why(embark(['tyr']))).toBe('no.capacity')
    expect(camp().why(embark(['had']))).toBe('no.zone')
    expect(camp().why(embark(['tyr'], ['rome', 'velathri']))).toBe('no.port')
  })
  it('a navy takes one army', () => {
    const bench = camp(ARMY, 5)
      .place('ROM', 1, 'rome', ARMY, 'rom3')
      .act(embark(['tyr']))
      .act({ do: 'activate', slot: 1 })
    expect(bench.why(embark(['tyr']))).toBe('no.loaded')
    expect(bench.why(attack(['tyr'], 'lilybaeum'))).toBe('no.loaded')
  })
  it('bots never stay aboard', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).place('ROM', 0, 'neapolis').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 })
    expect(bench.why(embark(['tyr']))).toBe('no.aboard')
    expect(offered(bench)).not.toContain('embark')
    expect(offered(camp())).toContain('embark')
  })
  it('lands in a later turn: 1 MP among friends, 2 as an attack, nothing to go aboard again', () => {
    const friends = turn(lying().hold('ROM', 'karalis')).act(march([], 'karalis'))
    expect([friends.where('ROM', 0), friends.army('ROM', 0).aboard, friends.army('ROM', 0).mp]).toEqual([
      'karalis',
      -1,
      2,
    ])
    const sails = turn(lying()).act(attack(['ion'], 'apollonia'))
    expect(sails.army('ROM', 0).mp).toBe(1)
    expect(fleet(sails)[0]).toBe(sails.sea('ion'))
  })
  it('the page offers landings, and nothing that needs a region', () => {
    expect(offered(turn(lying().hold('ROM', 'karalis')))).toEqual(['march', 'attack', 'halt'])
  })
  it('only from its own navy, and only onto a coast that the navy reaches', () => {
    const bench = turn(lying())
    expect(bench.why({ do: 'march', path: ['rome'] })).toBe('no.landFirst')
    expect(bench.why(embark(['tyr']))).toBe('no.landFirst')
    expect(bench.why({ do: 'march', ...land([], 'rome', 1) })).toBe('no.otherNavy')
    expect(bench.why(attack([], 'massalia'))).toBe('no.coast')
    expect(bench.why(attack(['had'], 'apollonia'))).toBe('no.seaBorder')
    expect(bench.why(attack(['ion', 'tyr', 'ion', 'tyr'], 'lilybaeum'))).toBe('no.tooFarBySea')
  })
  it('a landing that fails leaves it aboard', () => {
    const bench = turn(lying()).act(attack([], 'lilybaeum'))
    expect(parseState(JSON.parse(JSON.stringify(serialiseState(bench.state))))).toEqual(bench.state)
    bench.roll('---XXX')
    bench.act({ do: 'lose', cards: ['R01'] })
    expect(bench.said('attackFailed')).toBe(true)
    expect([bench.army('ROM', 0).aboard, bench.where('ROM', 0), bench.asks]).toEqual([0, null, 'ROM campaign'])
  })
  it('one that succeeds takes the region', () => {
    const bench = turn(lying()).act(attack([], 'lilybaeum'))
    bench.roll('KKK---')
    expect([bench.army('ROM', 0).aboard, bench.where('ROM', 0)]).toEqual([-1, 'lilybaeum'])
  })
  it('its navy sails by itself too and takes it along; the slot cannot be mustered', () => {
    const bench = lying().begin('campaign', 'ROM')
    expect(bench.why({ do: 'muster', slot: 0, region: 'rome', cards: ARMY })).toBe('no.onBoard')
    bench.act({ do: 'sail', navy: 0, zones: ['ion'] })
    expect([fleet(bench)[0], bench.army('ROM', 0).aboard]).toEqual([bench.sea('ion'), 0])
  })
})

/** Greeks lie in the Ionian Sea and intercept. */
function meeting(bench: Bench, act: Action): Bench {
  bench.navy('GRE', 0, 'ion', 2)
  return bench.begin('campaign', 'ROM').act(act).act({ do: 'intercept', yes: true })
}
const sail: Action = { do: 'sail', navy: 0, zones: ['ion'] }

describe('10.7 fights with an army aboard (R-107)', () => {
  it('the loser gives way with its cargo', () => {
    const bench = meeting(lying(), sail).roll('--X-')
    expect(fleet(bench)[0]).not.toBe(bench.sea('ion'))
    expect([bench.army('ROM', 0).aboard, bench.army('ROM', 0).cards.known]).toEqual([0, ARMY])
  })
  it('who is attacked gives way with it as well', () => {
    const bench = lying('ion').navy('GRE', 0, 'aeg', 2).begin('campaign', 'GRE')
    bench
      .act({ do: 'sail', navy: 0, zones: ['ion'] })
      .act({ do: 'intercept', yes: true })
      .roll('X---')
    expect(fleet(bench)[0]).not.toBe(bench.sea('ion'))
    expect(bench.army('ROM', 0).aboard).toBe(0)
  })
  it('with the last card the army is lost', () => {
    const bench = meeting(lying(), sail).roll('--KK')
    expect([bench.army('ROM', 0).aboard, bench.army('ROM', 0).cards.known]).toEqual([-1, []])
    expect(bench.side('ROM').available.known).toContain('rom4')
  })
  it('what the ships left cannot carry is lost as the owner chooses', () => {
    const bench = meeting(lying().develop('ROM', 0, 1, 0), sail).roll('KKK-')
    expect(bench.asks).toBe('ROM lose')
    bench.act({ do: 'lose', cards: ['R02'] })
    expect([bench.army('ROM', 0).cards.known, bench.army('ROM', 0).aboard]).toEqual([['R01', 'R01'], 0])
    expect(problemsOf(bench.state)).toEqual([])
  })
  it('an army on its way from the port as well; too small to stand, it is gone and lands nowhere', () => {
    const voyage = (cards: string[]) =>
      camp(cards)
        .develop('ROM', 0, 1, 0)
        .navy('GRE', 0, 'ion', 2)
        .act(embark(['tyr', 'ion']))
        .act({ do: 'intercept', yes: true })
        .roll('KKK-')
    const small = voyage(['R01', 'R02', 'R13']).act({ do: 'lose', cards: ['R01'] })
    expect([small.army('ROM', 0).aboard, small.where('ROM', 0), small.army('ROM', 0).cards.known]).toEqual([
      -1,
      null,
      [],
    ])
    const rest = voyage(['R01', 'R02', 'R13']).act({ do: 'lose', cards: ['R13'] })
    expect([rest.army('ROM', 0).aboard, rest.asks]).toEqual([0, 'ROM campaign'])
  })
  it('nothing is lost while there is room', () => {
    const bench = meeting(lying('tyr', ['R01', 'R01']).develop('ROM', 0, 1, 0), sail).roll('KKK-')
    expect([bench.asks, bench.army('ROM', 0).cards.known.length]).toEqual(['ROM campaign', 2])
  })
  it('ships that find no free zone leave the board, and the army’s cards are in the pool', () => {
    const bench = lying()
    for (const [no, sea] of ['afr', 'had', 'lib', 'aeg', 'tyr'].entries())
      bench.side('GRE').navies[no + 1] = { sea: bench.sea(sea), cards: 1, moved: 0, carried: false }
    bench.side('ROM').pool.known = []
    meeting(bench, sail).roll('--X-')
    expect([fleet(bench)[0], bench.army('ROM', 0).aboard]).toEqual([-1, -1])
    expect(bench.side('ROM').pool.known).toEqual(ARMY)
  })
  it('a transport that left its port in this activation has its army back there', () => {
    const bench = camp().navy('GRE', 0, 'ion', 2)
    bench
      .act(embark(['tyr', 'ion']))
      .act({ do: 'intercept', yes: true })
      .roll('--X-')
    expect([bench.where('ROM', 0), bench.army('ROM', 0).aboard, bench.asks]).toEqual(['neapolis', -1, 'ROM campaign'])
  })
  it('an army that was aboard before stays aboard when its landing is driven off', () => {
    const bench = turn(lying().navy('GRE', 0, 'ion', 2)).act(attack(['ion'], 'apollonia'))
    bench.act({ do: 'intercept', yes: true }).roll('X-X-')
    expect([fleet(bench)[0], bench.army('ROM', 0).aboard, bench.asks]).toEqual([bench.sea('tyr'), 0, 'ROM campaign'])
  })
})

describe('an army aboard in files and lists', () => {
  it('is written and read; files without the field still load', () => {
    const written = JSON.parse(JSON.stringify(serialiseState(lying().begin('campaign', 'ROM').state)))
    expect(parseState(written).sides[0]?.armies[0]?.aboard).toBe(0)
    // Who is not aboard does not say so: the hashes in journals of older games still hold.
    expect(written.sides[0].armies.map((army: object) => 'aboard' in army)).toEqual([true, false, false, false])
    delete written.sides[0].armies[0].aboard
    expect(parseState(written).sides[0]?.armies[0]?.aboard).toBe(-1)
  })
  it('is seen by all, is told apart from one off the board, and has to fit', () => {
    const bench = lying()
    expect(viewFor(bench.state, 'GRE').sides[0]?.armies[0]?.aboard).toBe(0)
    const off = lying()
    off.army('ROM', 0).aboard = -1
    expect(changesBetween(off.state, bench.state).map((change) => change.say)).toEqual(['table.armyAboard'])
    bench.army('ROM', 0).aboard = 1
    expect(problemsOf(bench.state).map(({ what }) => what.say)).toContain('odd.aboard')
  })
})

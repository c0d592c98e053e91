import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { deckSize } from '../army/cards.ts'
import { decisionOf } from '../play/decision.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const ARMY = ['R01', 'R01', 'R02']
const landing = (zones: string[], to: string, navy = 0) => ({ path: [], sail: { navy, zones, to } })
const aboard = (bench = new Bench(people), cards = ARMY) =>
  bench.place('ROM', 0, 'rome', cards, 'rom4').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })

describe('10.7 navies', () => {
  it('put to sea at a zone that touches an own port and move up to three zones', () => {
    const bench = new Bench(people).begin('campaign', 'ROM')
    const sail = (...zones: string[]) => bench.why({ do: 'sail', navy: 0, zones })
    expect(sail('tyr', 'sar', 'bal')).toBeUndefined()
    expect(sail('tyr', 'sar', 'bal', 'ibe')).toBe('no.tooFarBySea')
    expect(sail('lig')).toBe('no.harbour')
    expect(sail('tyr', 'bal')).toBe('no.seaBorder')
  })
  it('people keep up to two stacks', () => {
    const bench = new Bench(people).begin('campaign', 'ROM')
    bench.act({ do: 'sail', navy: 0, zones: ['tyr'], cards: 3 }).act({ do: 'sail', navy: 1, zones: ['had'], cards: 2 })
    expect(bench.side('ROM').navies.map((navy) => navy.cards)).toEqual([3, 2])
    expect(bench.side('ROM').navyCards).toBe(0)
    expect(bench.why({ do: 'sail', navy: 2, zones: ['tyr'] })).toBe('no.navy')
  })
  it('carry an army: 1 MP aboard, 1 to land among friends, 2 to land as an attack', () => {
    const bench = aboard(new Bench(people).hold('ROM', 'karalis')).act({ do: 'march', ...landing(['tyr'], 'karalis') })
    expect([bench.where('ROM', 0), bench.army('ROM', 0).mp]).toEqual(['karalis', 1])
    const attack = aboard().act({ do: 'attack', target: 'lilybaeum', ...landing(['tyr'], 'lilybaeum') })
    expect([attack.army('ROM', 0).mp, attack.dice]).toEqual([0, 'GGYGGW'])
    attack.roll('--XXXX'.replace('-', 'X'))
    expect([attack.where('ROM', 0), attack.holder('lilybaeum')]).toEqual(['rome', null])
  })
  it('only from an own port region, to a coast of the last zone', () => {
    const bench = aboard()
    expect(bench.why({ do: 'attack', target: 'massalia', ...landing(['tyr'], 'massalia') })).toBe('no.coast')
    expect(bench.why({ do: 'attack', target: 'massalia', ...landing(['lig'], 'massalia') })).toBe('no.zone')
    const inland = new Bench(people).place('ROM', 0, 'velathri', ARMY, 'rom4').begin('campaign', 'ROM')
    inland.act({ do: 'activate', slot: 0 })
    expect(inland.why({ do: 'attack', target: 'genua', ...landing(['lig'], 'genua') })).toBe('no.port')
  })
  it('each card carries two', () => {
    const bench = new Bench(people)
    bench.side('ROM').navyCards = 1
    const why = aboard(bench).why({ do: 'attack', target: 'lilybaeum', ...landing(['tyr'], 'lilybaeum') })
    expect(why).toBe('no.capacity')
    bench.side('ROM').navyCards = 2
    expect(bench.why({ do: 'attack', target: 'lilybaeum', ...landing(['tyr'], 'lilybaeum') })).toBeUndefined()
  })
  it('R-80: a bot’s undeclared army needs one ship', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).place('ROM', 0, 'rome').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 })
    const attack = { do: 'attack', target: 'lilybaeum', ...landing(['tyr'], 'lilybaeum') } as const
    bench.side('ROM').navyCards = 1
    expect(bench.why(attack)).toBeUndefined()
    bench.side('ROM').navyCards = 0
    expect(bench.why(attack)).toBe('no.ships')
  })
})

/** Romans sail from the Tyrrhenian to the Ionian Sea, where Greeks lie. */
function meeting(roman = 2, greek = 2, change: (bench: Bench) => unknown = () => {}): Bench {
  const bench = new Bench(people).navy('ROM', 0, 'tyr', roman).navy('GRE', 0, 'ion', greek)
  change(bench)
  return bench
    .begin('campaign', 'ROM')
    .act({ do: 'sail', navy: 0, zones: ['ion', 'aeg'] })
    .act({ do: 'intercept', yes: true })
}
const at = (bench: Bench, seat: string, no = 0) => {
  const { sea, cards } = bench.side(seat).navies[no] ?? { sea: -1, cards: 0 }
  return [sea, cards]
}

describe('10.7 fights at sea', () => {
  it('one die a card, of the faction’s colour, one better with NAVY', () => {
    expect(meeting(2, 3).dice).toBe('WWGGG')
    expect(meeting(1, 1, (bench) => bench.develop('ROM', 0, 1, 0)).dice).toBe('GG')
  })
  it('each skull and pair of wounds sinks a card; the winner sails on, the loser gives way', () => {
    const bench = meeting().roll('XXS-')
    expect(at(bench, 'ROM')).toEqual([bench.sea('aeg'), 2])
    expect(at(bench, 'GRE')[1]).toBe(1)
    expect(at(bench, 'GRE')[0]).not.toBe(bench.sea('ion'))
  })
  it('a tie sends the mover back one zone', () => {
    const bench = meeting().roll('X-X-')
    expect(at(bench, 'ROM')).toEqual([bench.sea('tyr'), 2])
    expect(at(bench, 'GRE')).toEqual([bench.sea('ion'), 2])
  })
  it('a loser without a free zone leaves the board; sunk cards are gone', () => {
    const full = (bench: Bench) => {
      for (const sea of ['afr', 'had', 'lib', 'aeg', 'tyr'].entries()) {
        bench.side('GRE').navies[sea[0] + 1] = { sea: bench.sea(sea[1]), cards: 1, moved: 0, carried: false }
      }
    }
    const bench = meeting(2, 1, full)
    bench.roll('--K')
    expect(at(bench, 'ROM')).toEqual([-1, 0])
    expect(bench.side('ROM').navyCards).toBe(3 + 1)
  })
  it('who does not intercept lets them pass', () => {
    const bench = new Bench(people).navy('ROM', 0, 'tyr', 1).navy('GRE', 0, 'ion', 1).begin('campaign', 'ROM')
    bench.act({ do: 'sail', navy: 0, zones: ['ion'] }).act({ do: 'intercept', yes: false })
    expect([at(bench, 'ROM')[0], bench.statusOf('ROM', 'GRE')]).toEqual([bench.sea('ion'), 'neutral'])
  })
  it('NAV-2: bots leave each other alone', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'super' }).navy('ROM', 0, 'tyr', 1).navy('GRE', 0, 'ion', 1)
    bench.status('ROM', 'GRE', 'enemy').begin('campaign', 'ROM')
    for (let slot = 0; slot < 4; slot++) bench.act({ do: 'activate', slot: slot as 0 }).act({ do: 'halt' })
    bench.act({ do: 'sail', navy: 0, zones: ['ion'] })
    expect(bench.asks).toBe('ROM campaign')
  })
  const convoy = (cards: number, seating: ConstructorParameters<typeof Bench>[0] = people) => {
    const bench = new Bench(seating).navy('ROM', 0, 'tyr', cards).navy('GRE', 0, 'ion', 2)
    bench.place('ROM', 0, 'neapolis', seating?.ROM === 'super' ? [] : ARMY, 'rom4')
    bench.status('ROM', 'GRE', 'enemy').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    return bench.act({ do: 'attack', target: 'apollonia', ...landing(['tyr', 'ion'], 'apollonia') })
  }
  it('a transport that loses has its army back at the port', () => {
    const bench = convoy(2).act({ do: 'intercept', yes: true }).roll('--X-')
    expect([bench.where('ROM', 0), bench.asks]).toEqual(['neapolis', 'ROM campaign'])
  })
  it('with the last card the army is lost: people’s cards go to the Reserves', () => {
    const bench = convoy(2).act({ do: 'intercept', yes: true }).roll('--KK')
    expect([bench.where('ROM', 0), bench.army('ROM', 0).cards.known]).toEqual([null, []])
    expect(bench.side('ROM').available.known).toContain('rom4')
  })
  it('a bot’s army only leaves the board', () => {
    const bench = convoy(1, { ROM: 'super', GRE: 'human' }).act({ do: 'intercept', yes: true }).roll('-K-')
    expect([bench.where('ROM', 0), deckSize(bench.side('ROM'), 'MI')]).toEqual([null, 16])
  })
  it('NAV-3: after a tie a bot that sought battle goes back one zone', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 1).navy('GRE', 0, 'ion', 1)
    bench.begin('campaign', 'ROM')
    for (let slot = 0; slot < 4; slot++) bench.act({ do: 'activate', slot: slot as 0 }).act({ do: 'halt' })
    bench.act({ do: 'sail', navy: 0, zones: ['ion'], fight: 'GRE' })
    // Who is asked knows that it comes to a fight in any case.
    expect(decisionOf(bench.state)?.question).toMatchObject({ with: { comes: true, ships: 1, own: 1 } })
    bench.act({ do: 'intercept', yes: false }).roll('XX')
    expect([at(bench, 'ROM')[0], at(bench, 'GRE')[0]]).toEqual([bench.sea('tyr'), bench.sea('ion')])
  })
  it('R-111: a bot does not seek battle with friends', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 1).navy('GRE', 0, 'ion', 1)
    bench.status('ROM', 'GRE', 'friends').begin('campaign', 'ROM')
    for (let slot = 0; slot < 4; slot++) bench.act({ do: 'activate', slot: slot as 0 }).act({ do: 'halt' })
    expect(bench.why({ do: 'sail', navy: 0, zones: ['ion'], fight: 'GRE' })).toBe('no.fight')
  })
})

// Rulings rome/R-136, R-137: people's armies that the app does not know, and what is told of them before they fight.

import { CHANCE, keyedRandom } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { Bench } from '../../testing.ts'
import { applyAction } from '../play/apply.ts'
import { decisionOf } from '../play/decision.ts'
import { problemsOf } from '../positions/check.ts'
import { startGame } from '../round/start.ts'
import { census } from '../state/census.ts'
import type { State } from '../state/state.ts'
import { viewFor } from '../state/view.ts'
import { hand, lose, people, place, reserves, SECRET, setOut, storm, table, tell } from './secret-testing.ts'

describe('R-136: armies by number', () => {
  const start = () => startGame({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent', ...SECRET })
  const compose = (count: number, cards: string[] = []) =>
    ({ do: 'compose', slot: 0, general: 'rom1', cards, count }) as const

  it('5.4: they are composed by how many cards they have, and no card of theirs is known', () => {
    const state = start()
    const why = (action: Parameters<typeof applyAction>[1]) => decisionOf(state)?.legal(action)?.say
    expect(why({ do: 'compose', slot: 0, general: 'rom1', cards: ['R01', 'R01'] })).toBe('no.countOnly')
    expect(why(compose(2, ['R01']))).toBe('no.countOnly')
    expect([why(compose(1)), why(compose(11))]).toEqual(['no.fewCards', 'no.manyCards'])
    applyAction(state, compose(7))
    const [side] = state.sides
    expect([side?.armies[0]?.cards.known, handSize(side?.armies[0]?.cards ?? { known: [], unknown: [] })]).toEqual([
      [],
      7,
    ])
    expect([side?.pool.known, problemsOf(state)]).toEqual([[], []])
  })
  it('the other armies need their cards too', () => {
    const state = start()
    for (const slot of [0, 1] as const) applyAction(state, { ...compose(10), slot, general: `rom${slot + 1}` })
    const third = { ...compose(7), slot: 2, general: 'rom3' } as const
    expect(decisionOf(state)?.legal(third)?.say).toBe('no.cardsLeft')
    expect(decisionOf(state)?.legal({ ...third, count: 6 })).toBeUndefined()
  })
  it('whether an army can stand is trusted: one that cannot by what was told is no impossible position', () => {
    const odd = (bench: Bench) => problemsOf(bench.state).map(({ what }) => what.say)
    const secret = place(table(), 'ROM', 0, 'patavium', 2, 'rom1').begin('campaign', 'ROM')
    secret.army('ROM', 0).told = { MI: 0, SK: 1, CV: 1, AR: 0 }
    expect(odd(secret)).not.toContain('odd.small')
    const open = new Bench(people).place('ROM', 0, 'patavium', ['R05', 'R07'], 'rom1').begin('campaign', 'ROM')
    expect(odd(open)).toContain('odd.small')
  })
  it('with the option off a number says nothing', () => {
    const state = startGame({})
    expect(decisionOf(state)?.legal(compose(7))?.say).toBe('no.cardsMissing')
    expect(Object.keys(state.options)).not.toContain('armies.secret')
  })
  it('10.6: mustered by number, from the pool', () => {
    const muster = (count: number) =>
      ({ do: 'muster', slot: 0, region: 'rome', general: 'rom1', cards: [], count }) as const
    const bench = table().begin('campaign', 'ROM')
    expect([bench.why(muster(1)), bench.why({ ...muster(2), cards: ['R01'] })]).toEqual(['no.fewCards', 'no.countOnly'])
    expect(hand(bench.act(muster(5)))).toEqual([[], 5])
    expect(handSize(bench.side('ROM').pool)).toBe(23)
  })
  it('R-106: split off by number, and what was shown before may be in either part', () => {
    const bench = setOut(place(table(), 'ROM', 0, 'patavium', 6, 'rom1'))
    bench.army('ROM', 0).told = { MI: 6, SK: 0, CV: 0, AR: 0 }
    bench.army('ROM', 0).cards.known = ['R09']
    const split = (count: number) =>
      ({ do: 'split', slot: 1, general: 'rom2', cards: [], count, region: 'ariminum' }) as const
    expect([bench.why(split(6)), bench.why(split(1))]).toEqual(['no.fewCards', 'no.fewCards'])
    bench.act(split(3))
    expect([hand(bench), hand(bench, 'ROM', 1)]).toEqual([
      [[], 4],
      [[], 3],
    ])
    expect([bench.army('ROM', 0).told, bench.army('ROM', 1).told]).toEqual([null, null])
  })
  it('R-106: they join up to the ten cards that an army can have', () => {
    const joining = (n: number): Bench =>
      setOut(place(place(table(), 'ROM', 0, 'patavium', 6, 'rom1'), 'ROM', 1, 'ariminum', n, 'rom2'))
    const merge = { do: 'merge', into: 1, path: ['ariminum'] } as const
    expect(joining(5).why(merge)).toBe('no.manyCards')
    expect(hand(joining(4).act(merge), 'ROM', 1)).toEqual([[], 10])
  })
  it('10.6: a recruit is known in its army and face down in the pool', () => {
    const buy = (into: 0 | 'pool') => ({ do: 'buyTroop', pile: 'reserves', card: 'R09', into }) as const
    const bench = place(table(), 'ROM', 0, 'rome', 5, 'rom1').begin('spending', 'ROM')
    bench.army('ROM', 0).told = { MI: 5, SK: 0, CV: 0, AR: 0 }
    expect(hand(bench.act(buy(0)))).toEqual([['R09'], 5])
    expect(bench.army('ROM', 0).told?.AR).toBe(1)
    expect([bench.act(buy('pool')).side('ROM').pool.known, handSize(bench.side('ROM').pool)]).toEqual([[], 24])
  })
})

describe('R-137: what an army consists of is told when it fights', () => {
  const before = (n: number, change: (bench: Bench) => unknown = () => {}) => {
    const bench = place(table(), 'ROM', 0, 'patavium', n, 'rom4')
    change(bench)
    return bench
  }
  it('10.4: infantry for the dice, before they are rolled; it must add up and be able to stand', () => {
    const bench = storm(before(4), 'segestica')
    expect(bench.asks).toBe('ROM tell')
    expect(
      [tell({ MI: 4, SK: 1 }), tell({ MI: 1, SK: 2, CV: 1 }), tell({ MI: 3, AR: 1 })].map((each) => bench.why(each)),
    ).toEqual(
      // There are no such cards, it has too little infantry, and no artillery has been bought.
      ['no.notNow', 'no.notNow', 'no.notNow'],
    )
    expect(bench.act(tell({ MI: 3, SK: 1 })).dice).toBe('GGYGW')
  })
  it('10.4: artillery takes off what Walls have added', () => {
    const dice = (guns: number): string => {
      const bench = before(5, (each) => each.hold('GRE', 'segestica').build('segestica', 'walls'))
      bench.army('ROM', 0).cards.known = ['R09', 'R09'].slice(0, guns)
      return storm(bench, 'segestica').act(tell({ MI: 5, AR: guns })).dice
    }
    expect([dice(0), dice(2)]).toEqual(['GGGGYGG', 'GGGGYWW'])
  })
  it('10.4: losses are named, any card of the kind; kinds that it lacks are ignored; too few are defeated', () => {
    const bench = storm(before(4), 'noreia')
      .act(tell({ MI: 3, CV: 1 }))
      .roll('KKKKS')
    expect(bench.asks).toBe('ROM lose')
    expect([bench.why(lose('R05')), bench.why(lose('R07')), bench.why(lose('R03'))]).toEqual([
      'no.notNow',
      'no.notNow',
      undefined,
    ])
    bench.act(lose('R03'))
    expect([reserves(bench, 'ROM', 'R03'), hand(bench)]).toEqual([3, [[], 3]])
    expect(bench.army('ROM', 0).told).toEqual({ MI: 2, SK: 0, CV: 1, AR: 0 })
    const weak = storm(before(3), 'noreia')
      .act(tell({ MI: 2, SK: 1 }))
      .roll('--KS')
    expect([weak.act(lose('R01')).act(lose('R05')).where('ROM', 0), weak.said('defeated')]).toEqual([null, true])
  })
  it('it is told once, until the army is split or merged', () => {
    const bench = storm(before(6), 'segestica')
      .act(tell({ MI: 6 }))
      .roll('KKKKKK--')
    expect([bench.holder('segestica'), bench.army('ROM', 0).told?.MI]).toEqual(['ROM', 6])
    bench.army('ROM', 0).mp = 9
    expect(bench.act({ do: 'attack', target: 'noreia', path: [] }).asks).toBe('roll')
  })
  it('what one army has told of, another cannot have as well', () => {
    const bench = place(before(4), 'ROM', 1, 'medhlan', 8, 'rom2')
    // Five of cavalry are there in all.
    bench.army('ROM', 1).told = { MI: 4, SK: 0, CV: 4, AR: 0 }
    storm(bench, 'segestica')
    expect([bench.why(tell({ MI: 2, CV: 2 })), bench.why(tell({ MI: 3, CV: 1 }))]).toEqual(['no.notNow', undefined])
  })
  it('nobody else sees it, and no card', () => {
    const bench = storm(before(4), 'segestica').act(tell({ MI: 3, SK: 1 }))
    expect([
      viewFor(bench.state, 'GRE').sides[0]?.armies[0]?.told,
      viewFor(bench.state, 'ROM').sides[0]?.armies[0]?.told?.MI,
    ]).toEqual([null, 3])
  })
})

describe('positions', () => {
  it('are read back as they were written, and odd ones are found', () => {
    const bench = storm(place(table(), 'ROM', 0, 'patavium', 4, 'rom4'), 'segestica').act(tell({ MI: 3, SK: 1 }))
    const read = rome.parse(rome.serialise(bench.state))
    expect(rome.serialise(read)).toEqual(rome.serialise(bench.state))
    expect(read.sides[0]?.armies[0]?.told?.MI).toBe(3)
    bench.army('ROM', 0).told = { MI: 9, SK: 0, CV: 0, AR: 0 }
    expect(problemsOf(bench.state).map(({ what }) => what.say)).toContain('odd.told')
  })
})

describe('whole games', () => {
  function played(roles: readonly string[], seed: string): { state: State; kinds: Set<string> } {
    const options = { ...SECRET, ...Object.fromEntries(roles.map((role, no) => [`role${no + 1}`, role])) }
    const state = startGame({ ...options, 'victory.maxRounds': 8 })
    const random = keyedRandom('secret', seed)
    const all = census(state)
    const kinds = new Set<string>()
    let step = 0
    for (let decision = decisionOf(state); decision !== undefined; decision = decisionOf(state)) {
      if (++step > 20_000) throw new Error(`does not end: ${JSON.stringify(state.frames)}`)
      kinds.add(decision.kind)
      const action = decision.sample(random)
      // Whoever is asked finds the same in their own view.
      if (decision.seat !== CHANCE && step % 5 === 0) {
        const own = decisionOf(viewFor(state, decision.seat))
        expect([own?.kind, own?.legal(action)]).toEqual([decision.kind, undefined])
      }
      applyAction(state, action)
      if (step % 7 === 0) expect([problemsOf(state), census(state)]).toEqual([[], all])
    }
    return { state, kinds }
  }
  it('end, no card is lost or doubled, and everything is told that has to be', () => {
    const kinds = new Set<string>()
    for (const roles of [
      ['human', 'human', 'human', 'human'],
      ['human', 'human', 'speed', 'super'],
    ]) {
      const game = played(roles, roles.join(' '))
      expect(game.state.over).not.toBeNull()
      for (const kind of game.kinds) kinds.add(kind)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['tell', 'lose', 'handIn', 'battleCard']))
  })
})

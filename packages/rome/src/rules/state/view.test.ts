import { keyedRandom } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { refuseArmy } from '../army/composition.ts'
import { asked } from '../play/asked.ts'
import { settle } from '../round/flow.ts'
import { startGame } from '../round/start.ts'
import { resampled, viewFor } from './view.ts'

const seats = { ROM: 'human', GRE: 'human', CAR: 'super' } as const
const table = () =>
  new Bench(seats)
    .place('ROM', 0, 'rome', ['R01', 'R01', 'R02'], 'rom1')
    .place('GRE', 0, 'athens', ['G01', 'G02', 'G05'], 'gre1')
    .hand('GRE', 'ASN', 'SPY')

describe('1.2 what a seat may know', () => {
  it('others’ armies, pools and action cards are numbers of cards; one’s own are known', () => {
    const bench = table()
    const view = viewFor(bench.state, 'ROM')
    const greek = view.sides[1]
    expect([greek?.armies[0]?.cards.known, handSize(greek?.armies[0]?.cards ?? { known: [], unknown: [] })]).toEqual([
      [],
      3,
    ])
    expect([greek?.pool.known, greek?.hand.known]).toEqual([[], []])
    expect(view.sides[0]?.armies[0]?.cards.known).toEqual(['R01', 'R01', 'R02'])
  })
  it('a general who was shown is known, others are not', () => {
    const bench = table()
    bench.army('GRE', 0).revealed = true
    expect(viewFor(bench.state, 'ROM').sides[1]?.armies[0]?.general.known).toEqual(['gre1'])
    bench.army('GRE', 0).revealed = false
    expect(viewFor(bench.state, 'ROM').sides[1]?.armies[0]?.general.known).toEqual([])
  })
  it('cards that were played in a battle stay known', () => {
    const bench = new Bench(seats).hold('GRE', 'segestica').place('ROM', 0, 'patavium', ['R01', 'R02', 'R05'], 'rom4')
    bench.place('GRE', 0, 'segestica', ['G01', 'G02', 'G05'], 'gre4').status('ROM', 'GRE', 'enemy')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'segestica', path: [] })
    bench.act({ do: 'play', line: 'R05' })
    expect(viewFor(bench.state, 'GRE').sides[0]?.armies[0]?.cards.known).toEqual([])
    bench.act({ do: 'play', line: 'G05' }).roll('--')
    expect(viewFor(bench.state, 'GRE').sides[0]?.armies[0]?.cards.known).toEqual(['R05'])
  })
  it('who has spied sees the army', () => {
    const bench = table()
    bench.army('GRE', 0).seenBy = [bench.no('ROM')]
    expect(viewFor(bench.state, 'ROM').sides[1]?.armies[0]?.cards.known).toEqual(['G01', 'G02', 'G05'])
    expect(viewFor(bench.state, 'CAR').sides[1]?.armies[0]?.cards.known).toEqual([])
  })
  it('12.3: while chance decides which general leads a bot’s army, every world that fits is asked the same', () => {
    const bench = new Bench(seats).leaderless('CAR', 1)
    bench.side('CAR').available = { known: ['car1', 'car3'], unknown: [] }
    bench.state.frames.push({ kind: 'assign', side: bench.no('CAR'), slot: 1 })
    const view = viewFor(bench.state, 'ROM')
    expect(view.sides[2]?.available.known).toEqual([])
    for (let n = 0; n < 5; n++) expect(asked(resampled(view, 'ROM', keyedRandom('world', String(n))))).toBeDefined()
  })
  it('12.3: and with one who was bought unseen beside one who came back, no world can be told from another', () => {
    const bench = new Bench(seats).leaderless('CAR', 1)
    const bought = bench.side('CAR').unused.find((group) => 'bag' in group)
    if (bought === undefined) throw new Error('Carthage has generals to buy')
    bought.n--
    bench.side('CAR').available = { known: ['car2'], unknown: [{ bag: bought.bag, n: 1 }] }
    bench.state.frames.push({ kind: 'assign', side: bench.no('CAR'), slot: 1 })
    for (const seat of ['ROM', 'CAR']) {
      const view = viewFor(bench.state, seat)
      for (let n = 0; n < 5; n++) {
        const world = resampled(view, seat, keyedRandom('world', String(n)))
        expect(asked(world)).toBeDefined()
        expect(viewFor(world, seat)).toEqual(view)
      }
    }
  })
  it('6: gold that was committed is secret until all have committed', () => {
    const bench = table()
    bench.state.step = 'commit'
    bench.state.committed = [3, -1, -1]
    expect(viewFor(bench.state, 'GRE').committed).toEqual([0, -1, -1])
    expect(viewFor(bench.state, 'ROM').committed).toEqual([3, -1, -1])
  })
  it('a world that fits a view has armies that can stand', () => {
    const state = startGame({ role1: 'human', role2: 'human', role3: 'human', role4: 'human' })
    for (const side of state.sides) {
      side.armies.forEach((army) => {
        army.cards.known = side.pool.known.slice(0, 3)
        side.pool.known = side.pool.known.slice(3)
      })
    }
    state.frames = []
    settle(state, undefined)
    const view = viewFor(state, 'ROM')
    for (let n = 0; n < 20; n++) {
      const world = resampled(view, 'ROM', keyedRandom('world', String(n)))
      for (const side of world.sides)
        for (const army of side.armies) {
          expect(army.cards.known).toHaveLength(3)
          expect(refuseArmy(world, army.cards.known)).toBeUndefined()
        }
    }
  })
})

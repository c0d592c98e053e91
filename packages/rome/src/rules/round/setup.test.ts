import { handSize, pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { packOf } from '../../pack/setting.ts'
import { Bench } from '../../testing.ts'
import { deckSize } from '../army/cards.ts'
import { decisionOf } from '../play/decision.ts'
import { levelOf } from '../state/query.ts'
import { startGame } from './start.ts'

const id = (state: ReturnType<typeof startGame>, no: number) => packOf(state).regions[no]?.id

describe('5 set-up', () => {
  const state = startGame({ role1: 'human', role2: 'super', role3: 'speed', role4: 'super' })
  it('5.1 seats sit clockwise as Rome, Greeks, Carthage, Barbarians, and hold their homes', () => {
    expect(state.sides.map((side) => packOf(state).factions[side.faction]?.id)).toEqual(['ROM', 'GRE', 'CAR', 'BAR'])
    expect(state.lands.filter((land) => land.holder === 2)).toHaveLength(7)
    expect(state.lands.filter((land) => land.holder < 0)).toHaveLength(32)
  })
  it('5.2 everybody has 5 gold, 2 agents off the board and 5 Navy cards', () => {
    expect(state.sides).toHaveLength(4)
    for (const side of state.sides) {
      expect([side.gold, side.agents.length, side.navyCards]).toEqual([5, 2, 5])
      expect(side.agents.map(({ region }) => region < 0)).toEqual([true, true])
      expect(side.navies.map(({ sea }) => sea < 0)).toEqual([true, true])
    }
  })
  it('5.3 armies stand in the sixteen starting regions', () => {
    expect(state.sides.map((side) => side.armies.map((army) => id(state, army.region)))).toEqual([
      ['patavium', 'cosentia', 'medhlan', 'rome'],
      ['epidamnos', 'pulpudeva', 'pergamon', 'athens'],
      ['macomades', 'kartuba', 'qart_hadasht', 'carthage'],
      ['bibracte', 'uburzis', 'casurgis', 'nemetocenna'],
    ])
  })
  it('5.4 a person deals 28 cards and four generals among the armies; spare cards form the pool', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' })
    const side = bench.side('ROM')
    expect(side.pool.known).toHaveLength(28)
    expect(side.available.known).toHaveLength(4)
    bench.begin('setup', 'ROM')
    bench.state.step = 'compose'
    const army = (slot: number, general: string) =>
      ({ do: 'compose', slot, general, cards: ['R01', 'R02', 'R05'] }) as never
    bench.state.frames = [{ kind: 'compose', side: 0 }]
    expect(bench.why(army(1, 'rom1'))).toBe('no.slotOrder')
    expect(bench.why(army(0, 'gre1'))).toBe('no.general')
    for (const [slot, general] of ['rom1', 'rom2', 'rom3', 'rom4'].entries()) {
      bench.act(army(slot, general))
    }
    expect(side.pool.known).toHaveLength(28 - 12)
    expect(side.armies.map((each) => each.general.known[0])).toEqual(['rom1', 'rom2', 'rom3', 'rom4'])
  })
  it('5.5 a bot’s generals lie face down, its cards in three decks and a shuffled pile of Reserves', () => {
    const side = state.sides[1]
    if (side === undefined) throw new Error('no side')
    expect([deckSize(side, 'MI'), deckSize(side, 'SK'), deckSize(side, 'CV'), deckSize(side, 'AR')]).toEqual([
      15, 7, 6, 0,
    ])
    expect(pileSize(side.reserves)).toBe(21)
    for (const army of side.armies) {
      expect([army.general.known.length, handSize(army.general), army.declared]).toEqual([0, 1, false])
      expect(handSize(army.cards)).toBe(0)
    }
    expect(side.stance).toEqual([5, 0, 5, 5])
  })
  it('5.6 all statuses are neutral and the action deck has 36 cards', () => {
    expect(new Set(state.statuses)).toEqual(new Set([1]))
    expect(pileSize(state.actionDeck)).toBe(36)
  })
})

describe('5.4 the offered share', () => {
  it('leaves room for the infantry that an army needs, however much cavalry is left', () => {
    const bench = new Bench({ CAR: 'human', GRE: 'super' })
    bench.state.frames = [{ kind: 'compose', side: bench.no('CAR') }]
    const generals = ['car1', 'car2', 'car3', 'car4']
    for (const [slot, general] of generals.slice(0, 3).entries()) {
      bench.act({ do: 'compose', slot: slot as 0, general, cards: ['C01', 'C02'] })
    }
    const even = decisionOf(bench.state)?.next([{ slot: 'general', value: 'car4' }])[0]?.action
    expect(even === undefined ? 'none' : bench.why(even)).toBeUndefined()
  })
})

describe('14 player counts', () => {
  it('homes of absent factions are independent and two levels stronger', () => {
    const bench = new Bench({ ROM: 'human', CAR: 'super' })
    expect(bench.holder('athens')).toBeNull()
    expect(levelOf(bench.state, bench.region('sparta'))).toBe(5)
    expect(levelOf(bench.state, bench.region('athens'))).toBe(8)
    expect(levelOf(bench.state, bench.region('carthage'))).toBe(6)
  })
  it('one seat alone is no game', () => {
    expect(() => startGame({ role2: 'absent', role3: 'absent', role4: 'absent' })).toThrow(/two to four/)
  })
})

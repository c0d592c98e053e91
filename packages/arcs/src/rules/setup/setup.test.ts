// Components, map, setup, player board, action deck (arcs 1 to 5).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { sizeOfSet } from '../../card-sets.ts'
import { PIPS } from '../../data/action-cards.ts'
import { ALL_COURT, COURT_KEYS, COURT_SUIT } from '../../data/court.ts'
import { FACES } from '../../data/dice.ts'
import { PRINTED_TYPE, SLOT_COUNT } from '../../data/map.ts'
import { BOARDS, SETUPS } from '../../data/setup-cards.ts'
import { arcs } from '../../game.ts'
import { Bench } from '../../testing.ts'
import { RESOURCES, SETUP_CARDS, type SetupId, SYSTEMS } from '../../vocabulary.ts'
import { sys } from '../board/ids.ts'
import { cityBonus, usableSlots } from '../board/resources.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import { problemsOf } from '../positions/check.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, topKind } from '../state/stack.ts'

import * as write from '../state/write.ts'

const near = (card: SetupId | 'all', id: string) => {
  const board = BOARDS[card === 'all' ? 0 : SETUP_CARDS.indexOf(card) + 1]!
  return board.neighbours[sys(id)]!.map((system) => SYSTEMS[system]).sort()
}

function dealt(setup: SetupId, options: Record<string, string | number> = {}) {
  const state = arcs.start({ players: SETUPS[setup].players, setup, initiative: 'seat1', ...options }, {})
  const random = keyedRandom('setup', setup)
  while (topKind(state) !== F.lead && topKind(state) !== F.mulligan) applyAction(state, sampleAction(state, random))
  return state
}

describe('components and map', () => {
  it('1: 26 building slots, 18 planets, 31 Court cards', () => {
    expect(SLOT_COUNT.reduce((sum, n) => sum + n)).toBe(26)
    expect(PRINTED_TYPE.filter((type) => type > 0).length).toBe(18)
    expect(sizeOfSet(ALL_COURT)).toBe(31)
  })
  it('2.2, D3: types and slots as printed; 6c has two slots', () => {
    const types = [1, 2, 3, 4, 5].map((type) => PRINTED_TYPE.filter((each) => each === type).length)
    expect([types, SLOT_COUNT[sys('6c')], PRINTED_TYPE[sys('5h')]]).toEqual([[4, 4, 4, 3, 3], 2, 5])
  })
  it('2.3: neighbours with all clusters in play', () => {
    expect(near('all', '1g')).toEqual(['1a', '1c', '1h', '2g', '6g'])
    expect(near('all', '2h')).toEqual(['2c', '2g', '3a'])
    expect(near('all', '5h')).toEqual(['5c', '5g', '6a'])
    expect(near('all', '4a')).toEqual(['4c', '4g'])
  })
  it.each([
    ['2p-frontiers', '5g', '2g'],
    ['2p-mix-up-1', '1g', '3g'],
    ['2p-mix-up-1', '4g', '6g'],
    ['2p-homelands', '6g', '2g'],
    ['2p-mix-up-2', '3g', '5g'],
    ['3p-mix-up', '3g', '5g'],
    ['3p-frontiers', '1g', '4g'],
    ['3p-homelands', '4g', '1g'],
    ['3p-core-conflict', '2g', '4g'],
    ['3p-core-conflict', '5g', '1g'],
    ['4p-mix-up-1', '2g', '4g'],
    ['4p-mix-up-2', '3g', '5g'],
    ['4p-frontiers', '4g', '6g'],
    ['4p-mix-up-3', '5g', '1g'],
  ] as const)('2.4: on %s path markers join %s and %s', (card, a, b) => expect(near(card, a)).toContain(b))
  it('2.3: 2h and 3a are neighbours only if both clusters are in play', () => {
    expect([near('3p-mix-up', '2h').includes('3a'), near('3p-frontiers', '5h').includes('6a')]).toEqual([true, true])
    expect(near('3p-core-conflict', '2h')).not.toContain('3a')
  })
  it('11.4: the faces of the dice', () => {
    const mean = (die: keyof typeof FACES, symbol: 'hit' | 'self' | 'key' | 'building' | 'intercept') =>
      FACES[die].reduce((sum, face) => sum + face[symbol], 0)
    expect([
      mean('skirmish', 'hit'),
      mean('assault', 'hit'),
      mean('assault', 'self'),
      mean('assault', 'intercept'),
    ]).toEqual([3, 7, 3, 1])
    expect([mean('raid', 'key'), mean('raid', 'building'), mean('raid', 'self'), mean('raid', 'intercept')]).toEqual([
      4, 3, 3, 2,
    ])
  })
})

const TOKENS: Readonly<Record<SetupId, string>> = {
  '2p-frontiers': 'psionic material, material weapon',
  '2p-mix-up-1': 'fuel fuel, psionic weapon',
  '2p-homelands': 'weapon material, weapon material',
  '2p-mix-up-2': 'relic psionic, weapon material',
  '3p-mix-up': 'weapon relic, psionic psionic, relic material',
  '3p-frontiers': 'material material, psionic fuel, fuel material',
  '3p-homelands': 'relic fuel, material psionic, weapon material',
  '3p-core-conflict': 'material weapon, relic fuel, weapon psionic',
  '4p-mix-up-1': 'relic psionic, material psionic, weapon material, material weapon',
  '4p-mix-up-2': 'psionic material, weapon relic, relic material, weapon psionic',
  '4p-frontiers': 'material fuel, relic psionic, fuel psionic, weapon material',
  '4p-mix-up-3': 'weapon relic, weapon material, material material, relic weapon',
}

describe('setting up', () => {
  it.each(SETUP_CARDS)(
    '3.2, 3.3, D1: %s gives the starting tokens of the reference, and everything adds up',
    (setup) => {
      const state = dealt(setup)
      const held = state.options.colours.map((_, seat) =>
        [0, 1].map((slot) => RESOURCES[read.slot(state, seat, slot) - 1]).join(' '),
      )
      expect(held.join(', ')).toBe(TOKENS[setup])
      expect(problemsOf(state)).toEqual([])
      expect([
        read.citiesLeft(state, 0),
        read.portsLeft(state, 0),
        read.agentsLeft(state, 0),
        read.shipsLeft(state, 0),
      ]).toEqual([4, 4, 10, setup.startsWith('2') ? 5 : 7])
    },
  )
  it('3.1: seat 1 is who holds the initiative', () => {
    const state = dealt('3p-mix-up', { initiative: 'seat3' })
    expect(read.fresh(state, sys('3h'), 2)).toBe(3)
  })
  it.each([
    ['2p-frontiers', [2, 2, 1, 0, 1]],
    ['2p-mix-up-1', [0, 0, 2, 2, 2]],
    ['2p-homelands', [2, 2, 1, 1, 0]],
  ] as const)('3.4: tokens on the ambition boxes of %s', (setup, boxes) => {
    expect([1, 2, 3, 4, 5].map((type) => read.box(dealt(setup), type))).toEqual([...boxes])
  })
  it('3.4: none with three players', () => expect(read.box(dealt('3p-mix-up'), 1)).toBe(0))
  it('4.2: slots and bonus follow the cities on the board', () => {
    const bench = new Bench()
    const at = (cities: number) => {
      write.setCitiesLeft(bench.state, 0, cities)
      return [usableSlots(bench.state, 0), cityBonus(bench.state, 0)]
    }
    expect([5, 4, 3, 2, 1, 0].map(at)).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
      [6, 0],
      [6, 2],
      [6, 5],
    ])
  })
  it('5.1, 5.2, 5.4: pips, deck sizes and undealt cards', () => {
    expect([PIPS[0], PIPS[7], PIPS[18], PIPS[27]]).toEqual([4, 3, 2, 1])
    const undealt = (setup: SetupId) => read.unknown(dealt(setup), Pile.group(0))
    expect([undealt('2p-homelands'), undealt('3p-mix-up'), undealt('4p-mix-up-1')]).toEqual([8, 2, 4])
  })
  it('15: suits and keys of the Court cards', () => {
    expect([1, 2, 3, 4, 5].map((suit) => COURT_SUIT.filter((each) => each === suit).length)).toEqual([5, 5, 5, 5, 5])
    expect([COURT_KEYS[0], COURT_KEYS[21], COURT_KEYS[24], COURT_KEYS[12]]).toEqual([3, 1, 1, 2])
  })
})

describe('leaders and lore', () => {
  const until = (kind: number, options: Record<string, string | number | boolean>) => {
    const state = arcs.start({ initiative: 'seat1', ...options }, {})
    const random = keyedRandom('setup', 'leaders')
    while (topKind(state) !== kind) applyAction(state, sampleAction(state, random))
    return state
  }
  it('16.1.1, 16.1.3: one leader and one lore more than players are laid out; two lore each need as many more', () => {
    const row = (extraLore: boolean) => {
      return [
        read.count(
          until(F.draft, { players: 3, setup: '3p-mix-up', leaders: 'draft', pack: true, extraLore }),
          Pile.LEADER_ROW,
        ),
        read.count(
          until(F.draft, { players: 3, setup: '3p-mix-up', leaders: 'draft', pack: true, extraLore }),
          Pile.LORE_ROW,
        ),
      ]
    }
    expect([row(false), row(true)]).toEqual([
      [4, 4],
      [4, 7],
    ])
  })
  it('16.1.5, 16.1.6: the leader’s tokens in printed order, whatever the planets; then the extra steps', () => {
    const options = { leaders: 'assigned', leader1: 'LEAD01', leader2: 'LEAD02', lore1: 'L01', lore2: 'L02' }
    const state = until(F.mulligan, { players: 2, setup: '2p-homelands', ...options })
    const tokens = (seat: number) => [0, 1].map((slot) => RESOURCES[read.slot(state, seat, slot) - 1])
    expect([tokens(0), tokens(1)]).toEqual([
      ['relic', 'material'],
      ['psionic', 'relic'],
    ])
    expect([read.agentsLeft(state, 0), read.agentsLeft(state, 1), read.outrage(state, 1)]).toEqual([10, 8, 6])
  })
})

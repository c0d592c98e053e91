import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { LEADERS } from '../../vocabulary.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { SITE_CITY, SITE_PORT } from '../state/sites.ts'
import { F, topKind } from '../state/stack.ts'

function started(leader: string, options: Record<string, string | boolean> = {}) {
  const state = arcs.start(
    {
      players: 4,
      setup: '4p-mix-up-1',
      initiative: 'seat1',
      leaders: 'assigned',
      pack: true,
      leader1: leader,
      ...options,
    },
    {},
  )
  const random = keyedRandom('leaders', leader)
  while (![F.deal, F.learn, F.keepLore].includes(topKind(state))) applyAction(state, sampleAction(state, random))
  return { state, random }
}
/** Slots 1 and 2: Material 1, Fuel 2, Weapon 3, Relic 4, Psionic 5. */
const TOKENS: Record<string, [number, number]> = {
  LEAD01: [4, 1],
  LEAD02: [5, 4],
  LEAD03: [2, 2],
  LEAD04: [5, 1],
  LEAD05: [1, 3],
  LEAD06: [3, 1],
  LEAD07: [4, 1],
  LEAD08: [5, 3],
  LEAD09: [4, 4],
  LEAD10: [2, 1],
  LEAD11: [2, 3],
  LEAD12: [5, 5],
  LEAD13: [4, 3],
  LEAD14: [4, 1],
  LEAD15: [2, 1],
  LEAD16: [2, 3],
}

describe('leaders: setting up', () => {
  it.each(LEADERS)('16.2: %s starts with its own pieces and tokens', (leader) => {
    const { state } = started(leader)
    const buildings = (kind: number) => {
      let n = 0
      for (let site = 0; site < 72; site++) if ((read.site(state, site) & 31) === kind) n++
      return n
    }
    const expected: Record<string, [number, number, number]> = {
      LEAD01: [1, 1, 8],
      LEAD02: [1, 1, 8],
      LEAD03: [1, 1, 8],
      LEAD04: [1, 1, 9],
      LEAD05: [0, 1, 10],
      LEAD06: [1, 1, 8],
      LEAD07: [2, 0, 9],
      LEAD08: [1, 1, 8],
      LEAD09: [2, 0, 8],
      LEAD10: [1, 1, 8],
      LEAD11: [0, 1, 9],
      LEAD12: [1, 1, 8],
      LEAD13: [0, 0, 9],
      LEAD14: [1, 0, 9],
      LEAD15: [1, 1, 9],
      LEAD16: [0, 1, 9],
    }
    let ships = 0
    for (let system = 0; system < 24; system++) ships += read.fresh(state, system, 0)
    expect([buildings(SITE_CITY), buildings(SITE_PORT), ships]).toEqual(expected[leader])
    expect([0, 1].map((slot) => read.slot(state, 0, slot))).toEqual(TOKENS[leader])
  })

  it('Cryptic: Outrage in Material and Fuel, eight agents left, nothing discarded', () => {
    const { state } = started('LEAD02')
    expect([read.outrage(state, 0), read.agentsLeft(state, 0)]).toEqual([6, 8])
  })

  it('Hated: thirteen ships and seven agents', () => {
    const { state } = started('LEAD10')
    expect([read.shipsLeft(state, 0) + 8, read.agentsLeft(state, 0)]).toEqual([13, 7])
  })

  it('Decentralized: three cities remain and two slots are open for good', () => {
    const { state } = started('LEAD13')
    expect([read.citiesLeft(state, 0), read.citiesGone(state, 0)]).toEqual([3, 2])
  })

  it('Greedy: Outrage in Material', () => expect(read.outrage(started('LEAD16').state, 0)).toBe(2))

  it('Learned, D29: five lore from the undealt deck, two are kept', () => {
    const { state, random } = started('LEAD09')
    applyAction(state, sampleAction(state, random))
    expect(read.count(state, Pile.LORE_ROW)).toBe(5)
    applyAction(state, sampleAction(state, random))
    expect([read.count(state, Pile.lore(0)), read.count(state, Pile.LORE_ROW)]).toEqual([2, 0])
  })

  it('16.1.2: the draft goes in reverse turn order, one of each kind', () => {
    const state = arcs.start({ players: 3, initiative: 'seat1', leaders: 'draft' }, {})
    const random = keyedRandom('draft', '')
    while (topKind(state) !== F.draft) applyAction(state, sampleAction(state, random))
    const order: string[] = []
    while (topKind(state) === F.draft) {
      order.push(arcs.decision(state)!.seat)
      applyAction(state, sampleAction(state, random))
    }
    expect(order).toEqual(['blue', 'yellow', 'red', 'blue', 'yellow', 'red'])
    for (let seat = 0; seat < 3; seat++)
      expect([read.leaderOf(state, seat) > 0, read.count(state, Pile.lore(seat))]).toEqual([true, 1])
  })
})

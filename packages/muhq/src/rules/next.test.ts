import { type Choice, keyedRandom, type Pick, pickFrom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { position } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import { placeOf } from './board.ts'
import { settingOf } from './setting.ts'
import type { State } from './state.ts'

/** Every action that some sequence of picks leads to; fails on a dead end. */
function offered(state: State, picks: readonly Pick[] = [], depth = 0): Action[] {
  const decision = muhq.decision(state)!
  const choices = decision.next(picks)
  expect(choices.length, JSON.stringify(picks)).toBeGreaterThan(0)
  return choices.flatMap((choice: Choice<Action>) => {
    expect(choice.action !== undefined || choice.more === true).toBe(true)
    if (choice.action !== undefined) expect(decision.legal(choice.action)).toBeUndefined()
    const more = choice.more === true && depth < 4 ? offered(state, [...picks, choice.pick], depth + 1) : []
    return choice.action === undefined ? more : [choice.action, ...more]
  })
}

/** Every legal move, attack, full action, play and purchase, found by asking about all of them. */
function legalOnes(state: State): Action[] {
  const { board, cards } = settingOf(state)
  const tiles = Array.from({ length: board.size }, (_, index) => placeOf(board, index))
  const ids = state.units.map((unit) => unit.id)
  const actions: Action[] = []
  for (const unit of ids) {
    for (const to of tiles) actions.push({ do: 'move', unit, to }, { do: 'move', unit, to, street: true })
    actions.push({ do: 'full', unit }, { do: 'destroy', unit })
    for (const target of ids) actions.push({ do: 'attack', unit, target }, { do: 'full', unit, target })
  }
  for (const card of cards.keys()) {
    actions.push({ do: 'play', card })
    for (const at of tiles) actions.push({ do: 'play', card, at })
    for (const target of ids) actions.push({ do: 'play', card, target })
    for (let store = 0; store < board.stores.length; store++) actions.push({ do: 'buy', store, card })
    for (const seat of ['p1', 'p2', 'boss'] as const) actions.push({ do: 'drawn', seat, card })
  }
  actions.push({ do: 'shuffle' }, { do: 'gain' }, { do: 'pay' }, { do: 'draw' }, { do: 'end', putAway: [] })
  const decision = muhq.decision(state)!
  return actions.filter((action) => decision.legal(action) === undefined)
}

const key = (action: Action) => JSON.stringify(action, Object.keys(action).concat('x', 'y').sort())

describe('choosing', () => {
  it.each(['kraken', 'tyrant'])('offers exactly the legal actions, without a dead end (%s)', (boss) => {
    const legal = new Set<string>()
    for (const chance of [{}, { playerCards: 'secret' }]) {
      const state = muhq.start({ boss, players: 2 }, chance)
      for (let n = 0; ; n++) {
        const decision = muhq.decision(state)
        if (decision === undefined) break
        if (n % 9 === 0 && decision.kind !== 'reveal') {
          const reached = new Set(offered(state).map(key))
          for (const action of legalOnes(state)) {
            legal.add(action.do)
            expect(reached, key(action)).toContain(key(action))
          }
        }
        muhq.apply(state, decision.sample(keyedRandom(`next.${boss}`, String(n))))
      }
    }
    expect([...legal]).toEqual(
      expect.arrayContaining(['attack', 'draw', 'drawn', 'end', 'full', 'gain', 'move', 'pay', 'play']),
    )
  })

  it('a random walk over the offers always ends in a legal action', () => {
    const state = muhq.start({ boss: 'tyrant', players: 1 }, {})
    const random = keyedRandom('walk', '1')
    for (let n = 0; n < 2000; n++) {
      const decision = muhq.decision(state)
      if (decision === undefined) break
      const picks: Pick[] = []
      for (;;) {
        const choice = pickFrom(random, decision.next(picks))
        picks.push(choice.pick)
        if (choice.action !== undefined && (choice.more !== true || random.int(2) === 0)) {
          expect(decision.legal(choice.action)).toBeUndefined()
          muhq.apply(state, choice.action)
          break
        }
      }
    }
    expect(muhq.outcome(state)).not.toBeUndefined()
  })

  it('cards of a store are told one after another', () => {
    const state = position({ map: 'S_', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    state.storeCards = { bags: [{ id: 1, cards: ['bolt', 'mend', 'rider'] }], nextBag: 2 }
    state.stores = [{ unseen: [{ bag: 1, n: 2 }], revealed: null }]
    state.storeRest = [{ bag: 1, n: 1 }]
    const decision = muhq.decision(state)!
    expect(decision.next([]).map((choice) => [choice.pick.value, choice.more])).toEqual([
      ['bolt', true],
      ['mend', true],
      ['rider', true],
    ])
    const second = decision.next([{ slot: 'card', value: 'mend' }])
    expect(second.map((choice) => choice.action)).toEqual([
      { do: 'reveal', store: 0, cards: ['mend', 'bolt'] },
      { do: 'reveal', store: 0, cards: ['mend', 'rider'] },
    ])
  })

  it('a unit that can do nothing is not offered', () => {
    const state = position({ map: '_#', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    expect(
      muhq
        .decision(state)
        ?.next([])
        .map((choice) => choice.pick.value),
    ).toEqual(['end'])
  })

  it('picks that were never offered lead nowhere', () => {
    const state = position({ map: '__', units: [{ card: 'farmer', seat: 'p1', at: 'A1', tapped: true }] })
    const decision = muhq.decision(state)!
    expect(decision.next([{ slot: 'unit', value: 1 }])).toEqual([])
    expect(decision.next([{ slot: 'card', value: 'bolt' }])).toEqual([])
    expect(decision.next([{ slot: 'store', value: 0 }])).toEqual([])
    expect(decision.next([{ slot: 'do', value: 'dance' }])).toEqual([])
  })
})

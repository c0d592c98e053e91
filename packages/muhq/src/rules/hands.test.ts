import { keyedRandom } from '@understudy/table'
import { handSize, pileProblems } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { position } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import type { State } from './state.ts'

const no = (state: State, action: Action) => muhq.decision(state)?.legal(action)?.say

/** p1 holds two unknown cards of a bag of three; one more of them is in the deck. */
function secret(): State {
  const state = position({ map: '1_', hands: { p1: ['mend'] }, resources: { p1: 9 } })
  const person = state.people[0]!
  person.hidden = { bags: [{ id: 1, cards: ['archer', 'bolt', 'harvest'] }], nextBag: 2 }
  person.deck = [{ bag: 1, n: 1 }]
  person.hand.unknown = [{ bag: 1, n: 2 }]
  state.secretHands = true
  return state
}

describe('10.2 secret hands', () => {
  it('may play any card that the unknown ones can be; playing it resolves one of them', () => {
    const state = secret()
    muhq.apply(state, { do: 'play', card: 'archer', at: { x: 0, y: 0 } })
    expect(state.people[0]).toMatchObject({
      hidden: { bags: [{ id: 1, cards: ['bolt', 'harvest'] }] },
      hand: { known: ['mend'], unknown: [{ bag: 1, n: 1 }] },
    })
    expect(no(state, { do: 'play', card: 'archer', at: { x: 1, y: 0 } })).toBe('no.notHeld')
  })

  it('put away what they may hold, not more', () => {
    const state = secret()
    expect(no(state, { do: 'end', putAway: ['archer', 'bolt', 'mend'] })).toBeUndefined()
    expect(no(state, { do: 'end', putAway: ['archer', 'bolt', 'harvest'] })).toBe('no.notHeld')
    expect(no(state, { do: 'end', putAway: ['archer', 'archer'] })).toBe('no.notHeld')
    muhq.apply(state, { do: 'end', putAway: ['bolt'] })
    expect(state.people[0]?.discard).toEqual(['bolt'])
    expect(handSize(state.people[0]!.hand)).toBe(2)
  })

  it('are offered as choices', () => {
    const picks = muhq
      .decision(secret())!
      .next([])
      .map((choice) => choice.pick.value)
    expect(picks).toEqual(['archer', 'harvest', 'end'])
    const away = muhq.decision(secret())!.next([
      { slot: 'do', value: 'end' },
      { slot: 'card', value: 'archer' },
      { slot: 'card', value: 'bolt' },
    ])
    expect(away.map((choice) => choice.action)).toEqual([{ do: 'end', putAway: ['archer', 'bolt', 'mend'] }])
  })
})

describe('10.1 views', () => {
  const table = () =>
    position({
      map: '12',
      players: 2,
      hands: { p1: ['archer', 'bolt'], p2: ['mend'] },
      decks: { p1: ['rider', 'rider', 'farmer'] },
    })

  it('muhq/20: people see one another’s hands', () => {
    const view = muhq.view(table(), 'p1')
    expect(view.people.map((person) => person.hand.known)).toEqual([['archer', 'bolt'], ['mend']])
  })

  it('the boss’s seat sees how many, and which cards deck and hand have together', () => {
    const state = table()
    const view = muhq.view(state, 'boss')
    expect(view.people[0]).toMatchObject({ hand: { known: [], unknown: [{ n: 2 }] }, deck: [{ n: 3 }] })
    expect(view.people[0]?.hidden.bags.map((bag) => bag.cards)).toEqual([
      ['archer', 'bolt', 'farmer', 'rider', 'rider'],
    ])
    expect(state.people[0]?.hand.known).toEqual(['archer', 'bolt'])
    expect(muhq.check(view).filter((problem) => problem.what.say === 'problem.bags')).toEqual([])
  })

  it('is the same whatever the hands hold', () => {
    const one = position({ map: '1', hands: { p1: ['archer'] }, decks: { p1: ['bolt', 'mend'] } })
    const other = position({ map: '1', hands: { p1: ['mend'] }, decks: { p1: ['bolt', 'archer'] } })
    expect(muhq.view(one, 'boss')).toEqual(muhq.view(other, 'boss'))
  })

  it('resampling deals a hand that fits, and its view is the same view', () => {
    const view = muhq.view(table(), 'boss')
    for (let n = 0; n < 20; n++) {
      const world = muhq.resample(view, 'boss', keyedRandom('world', String(n)))
      expect(world.people.map((person) => handSize(person.hand))).toEqual([2, 1])
      expect(world.people.every((person) => person.hand.unknown.length === 0)).toBe(true)
      const { hidden, deck, hand } = world.people[0]!
      expect(pileProblems(hidden, [deck], [hand])).toEqual([])
      const again = muhq.view(world, 'boss')
      expect(again.people[0]?.hidden.bags.map((bag) => bag.cards)).toEqual(
        view.people[0]?.hidden.bags.map((bag) => bag.cards),
      )
    }
  })
})

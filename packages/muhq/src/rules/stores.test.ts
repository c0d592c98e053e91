import { keyedRandom } from '@understudy/table'
import { pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { position } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import type { State } from './state.ts'

const no = (state: State, action: Action) => muhq.decision(state)?.legal(action)?.say

/** The Keep with p1 in the middle of their first turn, an archer one step left of the store on A4. */
function besideStore(): State {
  const state = muhq.start({ boss: 'tyrant' }, {})
  while (muhq.decision(state)?.seat === 'chance') muhq.apply(state, muhq.decision(state)!.sample(keyedRandom('s', '1')))
  const [boss] = state.units
  state.units.push({ ...boss!, id: 2, card: 'archer', owner: 'p1', controller: 'p1', x: 0, y: 4 })
  state.nextUnit = 3
  state.people[0]!.resources = 9
  return state
}

/** Four of the six cards of a store. */
const CARDS = ['rider', 'petition', 'bolt', 'mend']

describe('7 stores', () => {
  it('7.1 are dealt face down: nobody knows which card is where', () => {
    const state = besideStore()
    expect(state.stores.map((store) => [pileSize(store.unseen), store.revealed])).toEqual([
      [6, null],
      [6, null],
      [6, null],
      [6, null],
    ])
    expect(state.storeCards.bags).toHaveLength(1)
    expect(pileSize(state.storeRest)).toBe(state.storeCards.bags[0]!.cards.length - 24)
  })

  it('7.2 are turned over when a person’s unit first stands there; chance says what it is (muhq/25)', () => {
    const state = besideStore()
    muhq.apply(state, { do: 'move', unit: 2, to: { x: 0, y: 3 } })
    const decision = muhq.decision(state)
    expect(decision).toMatchObject({ seat: 'chance', kind: 'reveal', source: 'storeCards', key: 'reveal.0' })
    expect(no(state, { do: 'end', putAway: [] })).toBe('no.revealFirst')
    expect(no(state, { do: 'reveal', store: 0, cards: ['rider'] })).toBe('no.revealCount')
    expect(no(state, { do: 'reveal', store: 1, cards: [...CARDS, 'rider', 'rider'] })).toBe('no.revealFirst')
    expect(no(state, { do: 'reveal', store: 0, cards: [...CARDS, 'harpooner', 'rider'] })).toBe('no.notUnseen')
    muhq.apply(state, { do: 'reveal', store: 0, cards: [...CARDS, 'rider', 'archer'] })
    expect(state.stores[0]).toEqual({ unseen: [], revealed: ['archer', 'bolt', 'mend', 'petition', 'rider', 'rider'] })
    expect(muhq.decision(state)).toMatchObject({ seat: 'p1', kind: 'act' })
    expect(muhq.check(state).filter((problem) => problem.what.say === 'problem.bags')).toEqual([])
  })

  it('7.2 the boss’s units do not look', () => {
    const state = besideStore()
    Object.assign(state.units[0]!, { x: 0, y: 3 })
    expect(muhq.decision(state)).toMatchObject({ seat: 'p1' })
  })

  it('7.2 a sample takes no card twice', () => {
    for (let n = 0; n < 30; n++) {
      const state = besideStore()
      muhq.apply(state, { do: 'move', unit: 2, to: { x: 0, y: 3 } })
      const action = muhq.decision(state)!.sample(keyedRandom('store', String(n)))
      expect(muhq.decision(state)!.legal(action)).toBeUndefined()
    }
  })

  it('7.3 sell to whoever stands there; the card goes to the discard pile (muhq/24)', () => {
    const units = [
      { card: 'farmer', seat: 'p1', at: 'A1' },
      { card: 'farmer', seat: 'p2', at: 'B1' },
    ] as const
    const state = position({
      map: 'SS_',
      players: 2,
      units,
      stores: [['bolt', 'rider'], ['mend']],
      resources: { p1: 4, p2: 9 },
    })
    expect(no(state, { do: 'buy', store: 1, card: 'mend' })).toBe('no.notAtStore')
    expect(no(state, { do: 'buy', store: 0, card: 'rider' })).toBe('no.tooDear')
    expect(no(state, { do: 'buy', store: 0, card: 'mend' })).toBe('no.notInStore')
    expect(no(state, { do: 'buy', store: 7, card: 'mend' })).toBe('no.store')
    muhq.apply(state, { do: 'buy', store: 0, card: 'bolt' })
    expect(state.people[0]).toMatchObject({ resources: 1, discard: ['bolt'] })
    expect(state.stores[0]?.revealed).toEqual(['rider'])
  })

  it('muhq/24: buying does not tap the unit that acts', () => {
    const state = position({
      map: '_S_',
      units: [{ card: 'farmer', seat: 'p1', at: 'A1' }],
      stores: [['mend']],
      resources: { p1: 4 },
    })
    muhq.apply(state, { do: 'move', unit: 1, to: { x: 1, y: 0 } })
    muhq.apply(state, { do: 'buy', store: 0, card: 'mend' })
    expect(state.units[0]?.tapped).toBe(false)
  })
})

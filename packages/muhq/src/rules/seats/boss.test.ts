import { pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { type Position, position, unitOn } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import type { State } from '../state.ts'

const bossTurn = (given: Partial<Position> = {}): State =>
  position({ map: 'b_b\n___', turn: 'boss', phase: 'bossStart', ...given })
const all = (state: State, ...actions: Action[]) => {
  for (const action of actions) muhq.apply(state, action)
}
const no = (state: State, action: Action) => muhq.decision(state)?.legal(action)?.say
const END: Action = { do: 'end', putAway: [] }

describe('8.0 shuffle', () => {
  it('only when the deck is empty and the discard pile is not; it comes before the gain (muhq/32)', () => {
    expect(no(bossTurn({ decks: { boss: ['guard'] }, discards: { boss: ['guard'] } }), { do: 'shuffle' })).toBe(
      'no.noShuffle',
    )
    expect(no(bossTurn(), { do: 'shuffle' })).toBe('no.noShuffle')
    const state = bossTurn({ discards: { boss: ['guard', 'decree'] } })
    expect(no(state, { do: 'gain' })).toBe('no.shuffleFirst')
    all(state, { do: 'shuffle' })
    expect(pileSize(state.boss.deck)).toBe(2)
    expect(state.boss.discard).toEqual([])
    expect(no(state, { do: 'gain' })).toBeUndefined()
  })
})

describe('8.1 gain', () => {
  it('five resources per person', () => {
    const state = bossTurn({ players: 3, resources: { boss: 2 } })
    all(state, { do: 'gain' })
    expect(state.boss.resources).toBe(17)
    expect(state.phase).toBe('bossUpkeep')
  })
})

describe('8.2 upkeep', () => {
  const units = [
    { card: 'the_tyrant', seat: 'boss', at: 'A1' },
    { card: 'executioner', seat: 'boss', at: 'B1' },
    { card: 'executioner', seat: 'boss', at: 'C1' },
    { card: 'executioner', seat: 'boss', at: 'A2' },
  ] as const

  it('units are destroyed while the sum is more than the resources, then it is paid', () => {
    const state = bossTurn({ units, phase: 'bossUpkeep', resources: { boss: 5 } })
    expect(no(state, { do: 'pay' })).toBe('no.upkeepDue')
    all(state, { do: 'destroy', unit: unitOn(state, 'B1').id })
    expect(no(state, { do: 'destroy', unit: unitOn(state, 'C1').id })).toBe('no.upkeepPayable')
    all(state, { do: 'pay' })
    expect(state.boss).toMatchObject({ resources: 1, discard: ['executioner'] })
    expect(state.phase).toBe('bossAct')
  })

  it('muhq/3: never the boss; a unit without upkeep only if the option says so', () => {
    const free = {
      cards: FREE_UNIT,
      units: [...units, { card: 'ghost', seat: 'boss', at: 'B2' }] as Position['units'] & object,
    }
    const strict = bossTurn({ ...free, phase: 'bossUpkeep' })
    expect(no(strict, { do: 'destroy', unit: unitOn(strict, 'A1').id })).toBe('no.keepsUnit')
    expect(no(strict, { do: 'destroy', unit: unitOn(strict, 'B2').id })).toBe('no.keepsUnit')
    const any = bossTurn({ ...free, phase: 'bossUpkeep', options: { upkeepLoss: 'any' } })
    expect(no(any, { do: 'destroy', unit: unitOn(any, 'A1').id })).toBe('no.keepsUnit')
    expect(no(any, { do: 'destroy', unit: unitOn(any, 'B2').id })).toBeUndefined()
  })
})

const FREE_UNIT = `
cards:
- { id: ghost, type: unit, name: { en: Ghost, ru: Призрак }, attack: 1, health: 1, movement: 1, ai: shy }
`

describe('8.3 actions', () => {
  it('draws one card at a time: the next one only when it has been played', () => {
    const state = bossTurn({ phase: 'bossAct', decks: { boss: ['guard', 'guard'] }, resources: { boss: 9 } })
    all(state, { do: 'draw' })
    expect(muhq.decision(state)).toMatchObject({ seat: 'chance', source: 'bossCards', key: 'draw.boss' })
    all(state, { do: 'drawn', seat: 'boss', card: 'guard' })
    expect(no(state, { do: 'draw' })).toBe('no.drawnAlready')
    all(state, { do: 'play', card: 'guard', at: { x: 0, y: 0 } })
    expect(state.boss).toMatchObject({ drawn: null, resources: 6 })
    expect(no(state, { do: 'draw' })).toBeUndefined()
  })

  it('muhq/2: an empty deck is not shuffled in mid-turn', () => {
    expect(no(bossTurn({ phase: 'bossAct', discards: { boss: ['guard'] } }), { do: 'draw' })).toBe('no.deckEmpty')
  })

  it('muhq/4: a card is playable if it can be paid for and has a free spawn or a target', () => {
    const at = { x: 0, y: 0 }
    const poor = bossTurn({ phase: 'bossAct', drawn: 'guard', resources: { boss: 2 } })
    expect(no(poor, { do: 'play', card: 'guard', at })).toBe('no.tooDear')
    const full = bossTurn({
      phase: 'bossAct',
      drawn: 'guard',
      resources: { boss: 9 },
      units: [
        { card: 'farmer', seat: 'p1', at: 'A1' },
        { card: 'guard', seat: 'boss', at: 'C1' },
      ],
    })
    expect(no(full, { do: 'play', card: 'guard', at })).toBe('no.noSpawn')
    const lonely = bossTurn({ phase: 'bossAct', drawn: 'decree', resources: { boss: 9 } })
    expect(no(lonely, { do: 'play', card: 'decree', target: 1 })).toBe('no.pointless')
  })

  it('8.4 the unused card is discarded', () => {
    const state = bossTurn({ phase: 'bossAct', drawn: 'guard' })
    expect(no(state, { do: 'end', putAway: ['guard'] })).toBe('no.bossHand')
    all(state, END)
    expect(state.boss).toMatchObject({ drawn: null, discard: ['guard'] })
  })

  it('muhq/5: unspent resources are kept, unless the option says otherwise', () => {
    const keeps = bossTurn({ phase: 'bossAct', resources: { boss: 4 } })
    all(keeps, END)
    expect(keeps.boss.resources).toBe(4)
    const loses = bossTurn({ phase: 'bossAct', resources: { boss: 4 }, options: { bossKeepsResources: false } })
    all(loses, END)
    expect(loses.boss.resources).toBe(0)
  })

  it('does not buy', () => {
    const state = bossTurn({
      map: 'S',
      phase: 'bossAct',
      stores: [['bolt']],
      resources: { boss: 9 },
      units: [{ card: 'guard', seat: 'boss', at: 'A1' }],
    })
    expect(no(state, { do: 'buy', store: 0, card: 'bolt' })).toBe('no.bossBuys')
  })
})

describe('9 the end of the game', () => {
  const bailiff = { card: 'bailiff', seat: 'boss', at: 'A1' } as const

  it.each([1, 2, 4])('9.1 two marks of repression per person, %i people', (players) => {
    const marks = 2 * players - 1
    const state = bossTurn({
      map: 'h_',
      players,
      phase: 'bossAct',
      units: [bailiff, { card: 'the_tyrant', seat: 'boss', at: 'B1', repression: marks }],
    })
    all(state, { do: 'full', unit: 1 })
    expect(state.over).toBe('repression')
    expect(muhq.outcome(state)?.winners).toEqual(['boss'])
  })

  it('9.1 one mark less is not enough', () => {
    const state = bossTurn({
      map: 'h_',
      phase: 'bossAct',
      units: [bailiff, { card: 'the_tyrant', seat: 'boss', at: 'B1' }],
    })
    all(state, { do: 'full', unit: 1 })
    expect(state.over).toBeNull()
    expect(unitOn(state, 'B1').repression).toBe(1)
  })

  const kraken = { boss: 'the_kraken', lose: ['no_units'], phase: 'bossAct' } as const

  it('muhq/13: without any unit the people have lost, from the second round on', () => {
    const first = bossTurn({ ...kraken, round: 1 })
    all(first, END)
    expect(first.over).toBeNull()
    const second = bossTurn({ ...kraken, round: 2 })
    all(second, END)
    expect(second.over).toBe('no_units')
    const alive = bossTurn({ ...kraken, round: 2, units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    all(alive, END)
    expect(alive.over).toBeNull()
  })

  it('muhq/14: the last round of the map belongs to the boss', () => {
    const state = bossTurn({ phase: 'bossAct', round: 7, rounds: 7, units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    all(state, END)
    expect(state.over).toBe('rounds')
    expect(muhq.decision(state)).toBeUndefined()
  })
})

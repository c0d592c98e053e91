import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { tileName } from '../../rules/grid.ts'
import { type PlacedUnit, type Position, position, unitOn } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { partner } from './partner.ts'

const mine = (card: string, at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card,
  seat: 'p1',
  at,
  ...more,
})
const theirs = (card: string, at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card,
  seat: 'boss',
  at,
  ...more,
})

/** All that it does in its turn, in short; every action must be legal. */
function turn(given: Position): string[] {
  const state = position(given)
  const done: string[] = []
  for (let n = 0; n < 50; n++) {
    if (state.over !== null) return done
    const action = partner(state, 'p1')
    expect(muhq.decision(state)?.legal(action)).toBeUndefined()
    done.push(inShort(action))
    if (action.do === 'end') return done
    muhq.apply(state, action)
  }
  throw new Error('the turn does not end')
}

function inShort(action: Action): string {
  switch (action.do) {
    case 'move':
      return `${action.unit} to ${tileName(action.to)}`
    case 'attack':
    case 'full':
      return `${action.unit} ${action.do} ${action.target ?? ''}`.trim()
    case 'play':
      return `play ${action.card}${action.at === undefined ? '' : ` at ${tileName(action.at)}`}`
    case 'buy':
      return `buy ${action.card}`
    case 'destroy':
      return `give up ${action.unit}`
    default:
      return action.do
  }
}

describe('the practice partner', () => {
  it('finishes the boss whenever it can', () => {
    const units = [mine('archer', 'A1'), theirs('guard', 'B1'), theirs('the_tyrant', 'D1', { damage: 9 })]
    expect(turn({ map: '______', units })).toContain('1 attack 3')
  })

  it('shoots from where nobody can answer', () => {
    const units = [mine('archer', 'E1'), theirs('guard', 'D1')]
    expect(turn({ map: '_________', units }).slice(0, 2)).toEqual(['1 to F1', '1 attack 2'])
  })

  it('stops a bailiff before anybody else', () => {
    const units = [mine('archer', 'D2'), theirs('bailiff', 'F2', { damage: 1 }), theirs('patrol', 'B2', { damage: 1 })]
    expect(turn({ map: '______h\n_______', units })).toContain('1 attack 2')
  })

  it('does not walk into the arms of many alone', () => {
    const guards = ['H1', 'H2', 'I1', 'I2'].map((at) => theirs('guard', at))
    const state = position({ map: '_________\n_________', units: [mine('spearman', 'A1'), ...guards] })
    const action = partner(state, 'p1')
    if (action.do === 'move') muhq.apply(state, action)
    expect(unitOn(state, action.do === 'move' ? tileName(action.to) : 'A1').x).toBeLessThan(5)
  })

  it('sends a farmer to the field and lets it work there', () => {
    expect(turn({ map: '1_f', hands: { p1: ['farmer'] }, resources: { p1: 1 } })).toEqual([
      'play farmer at A1',
      '1 to C1',
      'end',
    ])
    expect(turn({ map: 'f', units: [mine('farmer', 'A1')] })[0]).toBe('1 full')
  })

  it('heals the wounded', () => {
    const units = [mine('healer', 'A1'), mine('warship', 'B2', { damage: 4 })]
    expect(turn({ map: '__\n_.', units })).toContain('1 full 2')
  })

  it('goes to a store when there is money to spend, and buys', () => {
    const done = turn({
      map: '__S___',
      units: [mine('spearman', 'A1'), theirs('the_tyrant', 'F1')],
      stores: [['rider', 'mend']],
      resources: { p1: 9 },
    })
    expect(done.slice(0, 2)).toEqual(['1 to C1', 'buy rider'])
  })

  it('plays no more soldiers than it can feed', () => {
    const units = ['B1', 'C1', 'D1', 'E1'].map((at) => mine('spearman', at))
    const played = turn({ map: '1_______', units, income: 3, hands: { p1: ['spearman'] }, resources: { p1: 2 } })
    expect(played).not.toContain('play spearman at A1')
  })

  it('gives up what is worth least when the upkeep cannot be paid', () => {
    const units = [mine('warship', 'A1'), mine('spearman', 'B1', { damage: 3 })]
    const state = position({ map: '._', units, phase: 'upkeep', resources: { p1: 2 } })
    expect(inShort(partner(state, 'p1'))).toBe('give up 2')
  })
})

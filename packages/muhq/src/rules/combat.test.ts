import { speak } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { type PlacedUnit, position, unitOn } from '../testing.ts'
import { attackTargets, canAttack, rangeOf, threatsTo } from './queries.ts'
import type { State } from './state.ts'

/** p1's unit on A1 row against the boss's, both on one row of this picture. */
const duel = (map: string, mine: PlacedUnit, theirs: PlacedUnit, more: PlacedUnit[] = []): State =>
  position({ map, units: [mine, theirs, ...more] })

const attack = (state: State, from: string, to: string) => {
  const action = { do: 'attack', unit: unitOn(state, from).id, target: unitOn(state, to).id } as const
  const refused = muhq.decision(state)?.legal(action)
  if (refused !== undefined) return speak(muhq.phrases, 'en', refused)
  muhq.apply(state, action)
  return undefined
}

describe('4.1 both deal their damage at once', () => {
  it('within one another’s range', () => {
    const state = duel('____', { card: 'spearman', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'B1' })
    expect(attack(state, 'A1', 'B1')).toBeUndefined()
    expect(unitOn(state, 'A1').damage).toBe(2)
    expect(unitOn(state, 'B1').damage).toBe(2)
  })

  it('the defender only if the attacker is within its own range', () => {
    const state = duel('____', { card: 'archer', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'C1' })
    attack(state, 'A1', 'C1')
    expect(unitOn(state, 'A1').damage).toBe(0)
    expect(unitOn(state, 'C1').damage).toBe(2)
  })

  it('even if both are destroyed: the cards go to their owners’ discard piles', () => {
    const state = duel(
      '__',
      { card: 'archer', seat: 'p1', at: 'A1' },
      { card: 'guard', seat: 'boss', at: 'B1', damage: 2 },
    )
    attack(state, 'A1', 'B1')
    expect(state.units).toEqual([])
    expect(state.people[0]?.discard).toEqual(['archer'])
    expect(state.boss.discard).toEqual(['guard'])
    expect(state.active).toBe(0)
  })
})

describe('4.2 range', () => {
  it('is counted with every second diagonal twice', () => {
    const state = duel(
      '____\n____\n____\n____',
      { card: 'archer', seat: 'p1', at: 'A1' },
      { card: 'guard', seat: 'boss', at: 'C3' },
    )
    expect(attack(state, 'A1', 'C3')).toBeUndefined()
    const far = duel(
      '____\n____\n____\n____',
      { card: 'archer', seat: 'p1', at: 'A1' },
      { card: 'guard', seat: 'boss', at: 'D4' },
    )
    expect(attack(far, 'A1', 'D4')).toBe('The Guard (D4) is 4 away from the Archer (A1), whose range is 3.')
  })

  it('muhq/16: nothing blocks it', () => {
    const state = duel('_#_', { card: 'archer', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'C1' })
    expect(attack(state, 'A1', 'C1')).toBeUndefined()
  })

  it('2.4 tower: one more for those who shoot, none for others', () => {
    const state = duel('T___', { card: 'archer', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'D1' })
    expect(rangeOf(state, unitOn(state, 'A1'))).toBe(4)
    const melee = duel('T___', { card: 'spearman', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'C1' })
    expect(rangeOf(melee, unitOn(melee, 'A1'))).toBe(1)
  })

  it('2.4 tower: counts for the answer as well', () => {
    const state = duel(
      '____T',
      { card: 'archer', seat: 'p1', at: 'B1' },
      { card: 'crossbowman', seat: 'boss', at: 'E1' },
    )
    attack(state, 'B1', 'E1')
    expect(state.units).toEqual([])
  })
})

describe('2.4 house', () => {
  it('protects from attacks that come from more than one tile away', () => {
    const state = duel('__h', { card: 'archer', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'C1' })
    expect(attack(state, 'A1', 'C1')).toBe('The Guard (C1) is in a house and can only be attacked from the next tile.')
    expect(attackTargets(state, unitOn(state, 'A1'))).toEqual([])
    const near = duel('_h', { card: 'archer', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'B1' })
    expect(attack(near, 'A1', 'B1')).toBeUndefined()
  })

  it('muhq/18: who shoots out of a house is answered', () => {
    const state = duel('h__', { card: 'archer', seat: 'p1', at: 'A1' }, { card: 'crossbowman', seat: 'boss', at: 'C1' })
    attack(state, 'A1', 'C1')
    expect(state.units).toEqual([])
  })
})

describe('4.3 ward', () => {
  it('prevents all of the damage and wears off by as much', () => {
    const state = duel(
      '__',
      { card: 'spearman', seat: 'p1', at: 'A1', ward: 3 },
      { card: 'guard', seat: 'boss', at: 'B1', ward: 1 },
    )
    attack(state, 'A1', 'B1')
    expect(unitOn(state, 'A1')).toMatchObject({ damage: 0, ward: 1 })
    expect(unitOn(state, 'B1')).toMatchObject({ damage: 0, ward: 0 })
  })
})

describe('4.4 who may be attacked', () => {
  it('muhq/20: people are allies', () => {
    const state = position({
      map: '__',
      players: 2,
      units: [
        { card: 'spearman', seat: 'p1', at: 'A1' },
        { card: 'spearman', seat: 'p2', at: 'B1' },
      ],
    })
    expect(attack(state, 'A1', 'B1')).toContain('on the same side')
  })

  it('muhq/19: a unit with attack 0 cannot attack and threatens nobody', () => {
    const state = duel('__', { card: 'healer', seat: 'p1', at: 'A1' }, { card: 'guard', seat: 'boss', at: 'B1' })
    expect(attack(state, 'A1', 'B1')).toBe('The Healer (A1) has no attack.')
    expect(canAttack(state, unitOn(state, 'A1'), unitOn(state, 'B1'))).toBe(false)
    expect(threatsTo(state, unitOn(state, 'B1'))).toEqual([])
    expect(threatsTo(state, unitOn(state, 'A1'))).toHaveLength(1)
  })

  it('muhq/23: the boss itself, and its end is the end of the game', () => {
    const state = duel(
      '__',
      { card: 'spearman', seat: 'p1', at: 'A1' },
      { card: 'the_tyrant', seat: 'boss', at: 'B1', damage: 9 },
    )
    expect(attack(state, 'A1', 'B1')).toBeUndefined()
    expect(muhq.decision(state)).toBeUndefined()
    expect(muhq.outcome(state)?.winners).toEqual(['p1'])
    expect(state.boss.discard).toEqual([])
  })
})

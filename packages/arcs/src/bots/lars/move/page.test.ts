import { describe, expect, it } from 'vitest'
import { aim, deeds, move, RECALL, table, turnOf } from '../lars-testing.ts'

// 3p-mix-up: clusters 2, 3, 5, 6 are in play, gates 2-3-5-6 in a ring; 2h-3a and 5h-6a are adjacent.
// Mobilization: Influence (its die shows a blank), then Move.
// From cluster 5 to cluster 2 there are two ways of the same length: over 6g (the first in a pick) and over 3g.
const VIA_3 = { 'MOV.3': [1] } as const
const home = () => aim(table().port('red', '5c'), 'red', '3c')

describe('MOV', () => {
  it('MOV.1 calls fresh ships home from systems without rivals, leaving one where buildings are', () => {
    const bench = home().city('red', '2h').ships('red', '2h', 3, 1).ships('red', '6g', 2).ships('red', '6a', 1)
    bench.ships('blue', '6c', 1).ships('red', '6c', 2)
    const turn = turnOf(bench, 'red', 'mobilization', { picks: VIA_3 })
    expect(turn.actions).toContainEqual(RECALL)
    expect(bench.fleet('red', '2h')).toEqual([1, 1])
    expect(bench.fleet('red', '6g')[0]).toBe(0)
    expect(bench.fleet('red', '6c')).toEqual([2, 0])
  })

  it('MOV.1 is passed over when no ship would come home', () => {
    const turn = turnOf(home().ships('red', '5c', 2), 'red', 'mobilization', { picks: VIA_3 })
    expect(turn.fired.has('MOV.1')).toBe(false)
    expect(turn.actions).not.toContainEqual(RECALL)
  })

  it('MOV.2 sends one ship each to the target, the empty slots by distance, then the focus gate', () => {
    const bench = home().ships('red', '5c', 5)
    const turn = turnOf(bench, 'red', 'mobilization', { picks: VIA_3 })
    expect(deeds(turn)).toEqual([
      move('5c', 1, '5g', '3g', '3c'),
      move('5c', 1, '5g', '3g', '2g', '2c'),
      move('5c', 1, '5g', '6g', '6c'),
      move('5c', 1, '5g', '3g'),
    ])
    expect(turn.fired.has('MOV.2a')).toBe(true)
    expect(turn.fired.has('MOV.2b')).toBe(true)
    expect(turn.fired.has('MOV.2f')).toBe(true)
    expect(bench.fleet('red', '5c')).toEqual([1, 0])
  })

  it('MOV.2 ends when the starport has no ships left', () => {
    const turn = turnOf(home().ships('red', '5c', 1), 'red', 'mobilization')
    expect(deeds(turn)).toEqual([move('5c', 1, '5g', '3g', '3c')])
    expect(turn.fired.has('MOV.2b')).toBe(false)
    expect(turn.fired.has('MOV.2f')).toBe(false)
  })

  it('MOV.2a is passed over when the target is under its control', () => {
    const bench = home().ships('red', '5c', 1).ships('red', '3c', 1).ships('blue', '3c', 0, 1)
    const turn = turnOf(bench, 'red', 'mobilization', { picks: VIA_3 })
    expect(turn.fired.has('MOV.2a')).toBe(false)
    expect(deeds(turn)).toEqual([move('5c', 1, '5g', '3g', '2g', '2c')])
  })

  it('MOV.2c, MOV.2d, MOV.2e come in this order, once there are no empty slots', () => {
    // Of the crescents of this map only 6c has two slots.
    const bench = home()
      .port('blue', '6c')
      .port('blue', '6c')
      .city('blue', '2c')
      .city('blue', '3c')
      .ships('blue', '3c', 1)
    bench.ships('red', '5c', 7)
    const turn = turnOf(bench, 'red', 'mobilization', { picks: VIA_3 })
    expect(deeds(turn)).toEqual([
      move('5c', 2, '5g', '3g', '3c'),
      move('5c', 1, '5g', '3g', '2g', '2c'),
      move('5c', 1, '5g', '6g', '6c'),
      move('5c', 1, '5g', '3g'),
    ])
    for (const node of ['MOV.2c', 'MOV.2d']) expect(turn.fired.has(node)).toBe(true)
    expect(turn.fired.has('MOV.2b')).toBe(false)
    expect(turn.fired.has('MOV.2e')).toBe(false)
  })

  it('MOV.2e goes where rivals only have ships', () => {
    const bench = aim(table().port('red', '5c').city('red', '6c').city('red', '2c').city('red', '3c'), 'red', '3c')
    bench.ships('red', '3c', 1).ships('blue', '2c', 1, 1).ships('red', '6c', 1).ships('red', '5c', 2)
    const turn = turnOf(bench, 'red', 'mobilization', { picks: VIA_3 })
    expect(turn.fired.has('MOV.2e')).toBe(true)
    expect(deeds(turn)).toEqual([move('5c', 2, '5g', '3g', '2g', '2c')])
  })

  it('MOV.3 breaks gates that a rival controls, then sends just enough (lars/A29)', () => {
    const bench = home().ships('red', '5c', 6).ships('blue', '3g', 2).ships('blue', '3c', 1)
    const turn = turnOf(bench, 'red', 'mobilization', { picks: VIA_3 })
    expect(deeds(turn).slice(0, 2)).toEqual([move('5c', 2, '5g', '3g'), move('5c', 2, '5g', '3g', '3c')])
  })

  it('MOV.3 stops with all ships in a gate that it cannot break (lars/A30)', () => {
    const bench = home().ships('red', '5c', 2).ships('blue', '3g', 3)
    const turn = turnOf(bench, 'red', 'mobilization')
    expect(deeds(turn)).toEqual([move('5c', 2, '5g', '3g')])
  })

  it('MOV.3 sends all that are left if they do not suffice', () => {
    const bench = home().ships('red', '5c', 2).ships('blue', '3c', 4)
    const turn = turnOf(bench, 'red', 'mobilization')
    expect(deeds(turn)).toEqual([move('5c', 2, '5g', '3g', '3c')])
  })

  it('MOV.3 leaves nothing in gates where nobody or a tie rules', () => {
    const bench = home().ships('red', '5c', 1).ships('blue', '3g', 1).ships('yellow', '3g', 1)
    expect(deeds(turnOf(bench, 'red', 'mobilization'))).toEqual([move('5c', 1, '5g', '3g', '3c')])
  })

  it('MOV.3 prefers the way that costs fewer ships, then picks at random (lars/A31)', () => {
    const across = () => aim(table().port('red', '5c').ships('red', '5c', 1), 'red', '2c')
    const turn = turnOf(across(), 'red', 'mobilization', { picks: { 'MOV.3': [0] } })
    expect(deeds(turn)).toEqual([move('5c', 1, '5g', '6g', '2g', '2c')])
    const guarded = across().ships('blue', '6g', 1)
    expect(deeds(turnOf(guarded, 'red', 'mobilization'))[0]).toEqual(move('5c', 1, '5g', '3g', '2g', '2c'))
  })
})

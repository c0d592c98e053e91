import { describe, expect, it } from 'vitest'
import { type PlacedUnit, type Position, position } from '../../testing.ts'
import { kraken, tyrant } from '../books.ts'
import { attack, bossTurn, END, full, move, ruleTests, tap } from '../testing/bot-testing.ts'

const board = (map: string, units: readonly PlacedUnit[], more: Partial<Position> = {}) =>
  position({ map, units, turn: 'boss', ...more })
/** Range 3, movement 2, no full action; warded, so that it outlives the answers to its attacks. */
const crossbowman = (at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card: 'crossbowman',
  seat: 'boss',
  at,
  ward: 9,
  ...more,
})
/** In the water; range 3, movement 3; its full action hurts an enemy up to 5 tiles away. */
const siren = (at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card: 'siren',
  seat: 'boss',
  at,
  ward: 9,
  ...more,
})
const spearman = (at: string): PlacedUnit => ({ card: 'spearman', seat: 'p1', at })
const archer = (at: string): PlacedUnit => ({ card: 'archer', seat: 'p1', at })

describe.each([{ book: kraken }, { book: tyrant }])('Shy, in the book of $book.id', ({ book }) => {
  const { fires, passed, missing } = ruleTests(it)
  const run = (state: Parameters<typeof bossTurn>[1], setup = {}) => bossTurn(book, state, setup)

  fires('SHY.1', 'asks whether the unit is in no enemy’s attack range', () => {
    const turn = run(board('~~~~~', [siren('A1'), spearman('C1')]))
    expect(turn.actions).toEqual([full(1, 2), END])
    expect(turn.reasons('SHY.1')).toEqual([{ yes: true, because: ['It stands in no enemy’s attack range.'] }])
  })

  fires('SHY.1', 'an enemy with attack 0 threatens nobody (muhq/19)', () => {
    const turn = run(board('~~~', [siren('A1'), { card: 'healer', seat: 'p1', at: 'B1' }]))
    expect(turn.actions).toEqual([full(1, 2), END])
    expect(turn.reasons('SHY.1')[0]?.yes).toBe(true)
  })

  passed('SHY.1', 'an enemy’s attack range reaches the unit', () => {
    const turn = run(board('~~~~~', [siren('A1'), archer('D1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.1')).toEqual([
      { yes: false, because: ['It stands in the attack range of the Archer (D1).'] },
    ])
  })

  fires('SHY.1.1', 'uses the full action, which ends the unit’s turn', () => {
    const turn = run(board('____', [{ card: 'the_tyrant', seat: 'boss', at: 'A1' }]))
    expect(turn.actions).toEqual([full(1), END])
    expect(turn.reasons('SHY.1.1')).toEqual([{ yes: true, found: [''], did: full(1) }])
    expect(turn.state.boss.resources).toBe(1)
    expect(turn.reasons('SHY.2')).toEqual([{ yes: false }])
    expect(turn.reasons('SHY.3')).toEqual([{ yes: false }])
  })

  fires('SHY.1.1', 'chooses the target of the full action at random', () => {
    const turn = run(board('~~~~~', [siren('C1'), spearman('A1'), spearman('E1')]), { picks: { 'SHY.1.1': [1] } })
    expect(turn.actions).toEqual([full(1, 3), END])
    const found = ['the Spearman (A1)', 'the Spearman (E1)']
    expect(turn.reasons('SHY.1.1')).toEqual([{ yes: true, found, picked: 'the Spearman (E1)', did: full(1, 3) }])
  })

  passed('SHY.1.1', 'the unit has no full action', () => {
    const turn = run(board('____', [crossbowman('A1'), spearman('D1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.1.1')).toEqual([{ yes: false }])
  })

  passed('SHY.1.1', 'the full action would change nothing (muhq/22)', () => {
    const turn = run(board('~~', [siren('A1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('SHY.1.1')).toEqual([{ yes: false }])
  })

  passed('SHY.1.1', 'the unit has moved already, which leaves no full action', () => {
    const turn = run(board('~~~', [siren('A1', { moved: true }), spearman('C1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.1.1')).toEqual([{ yes: false }])
  })

  passed('SHY.1.1', 'the unit is in an enemy’s attack range, although it could use its full action', () => {
    const turn = run(board('~~~~~', [siren('A1'), archer('D1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.1.1')).toEqual([])
  })

  fires('SHY.2', 'moves to the tile whose nearest enemy is farthest away', () => {
    const turn = run(board('_____\n#####', [crossbowman('B1'), spearman('A1')]))
    expect(turn.actions).toEqual([move(1, 'D1'), attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.2')).toEqual([
      { yes: true, found: ['C1', 'D1'], dropped: { farthest: ['C1'] }, did: move(1, 'D1') },
    ])
  })

  fires('SHY.2', 'chooses among equally distant tiles at random', () => {
    const map = '_____\n##_##\n_____'
    const turn = run(board(map, [crossbowman('C2'), spearman('C1')]), { picks: { 'SHY.2': [0] } })
    const [reason] = turn.reasons('SHY.2')
    expect(reason?.picked).toBe('A3')
    expect(turn.actions[0]).toEqual(move(1, 'A3'))
  })

  fires('SHY.2', 'counts all enemies together if the table wants it so (muhq/9)', () => {
    // No tile is farther from the nearest enemy than C1; B1 is nearer to one enemy, but farther from two others.
    const units = [crossbowman('C1', { attacked: true }), spearman('A1'), spearman('F1'), spearman('G1')]
    const map = '_______\n#######'
    const nearest = run(board(map, units))
    expect(nearest.actions).toEqual([tap(1), END])
    const sum = run(board(map, units, { options: { shyDistance: 'sum' } }))
    expect(sum.actions).toEqual([move(1, 'B1'), tap(1), END])
    expect(sum.reasons('SHY.2')[0]?.found).toEqual(['B1'])
  })

  passed('SHY.2', 'no tile is farther than its own', () => {
    const turn = run(board('____', [crossbowman('A1'), spearman('B1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.2')).toEqual([{ yes: false }])
  })

  passed('SHY.2', 'the unit has moved', () => {
    const turn = run(board('____', [crossbowman('B1', { moved: true }), spearman('A1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('SHY.2')).toEqual([{ yes: false }])
  })

  passed('SHY.2', 'without enemies no tile is farther than another', () => {
    const turn = run(board('____', [crossbowman('B1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('SHY.2')).toEqual([{ yes: false }])
  })

  fires('SHY.3', 'attacks an enemy that is in range after moving away', () => {
    const turn = run(board('_____\n#####', [crossbowman('B1'), spearman('A1')]))
    expect(turn.reasons('SHY.3')).toEqual([{ yes: true, found: ['the Spearman (A1)'], did: attack(1, 2) }])
    expect(turn.actions).toEqual([move(1, 'D1'), attack(1, 2), tap(1), END])
  })

  fires('SHY.3', 'attacks one of several at random', () => {
    const turn = run(board('__#\n_##', [crossbowman('A1'), spearman('B1'), spearman('A2')]), {
      picks: { 'SHY.3': [1] },
    })
    expect(turn.actions).toEqual([attack(1, 3), tap(1), END])
    expect(turn.reasons('SHY.3')[0]?.picked).toBe('the Spearman (A2)')
  })

  passed('SHY.3', 'the unit has got out of its own range', () => {
    const turn = run(board('______', [crossbowman('D1'), archer('A1')]))
    expect(turn.actions).toEqual([move(1, 'F1'), tap(1), END])
    expect(turn.reasons('SHY.3')).toEqual([{ yes: false }])
  })

  passed('SHY.3', 'the attack is used up', () => {
    const turn = run(board('____', [crossbowman('A1', { attacked: true }), spearman('B1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('SHY.3')).toEqual([{ yes: false }])
  })

  it('moves once: the extra move of a street is not used (muhq/36)', () => {
    const turn = run(board('=======', [crossbowman('B1'), spearman('A1')]))
    expect(turn.actions).toEqual([move(1, 'D1'), attack(1, 2), tap(1), END])
  })

  it('every rule of the page has both kinds of tests', () => expect(missing(book, 'SHY')).toEqual([]))
})

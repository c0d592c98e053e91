import { describe, expect, it } from 'vitest'
import { type PlacedUnit, type Position, position } from '../../testing.ts'
import { kraken, tyrant } from '../books.ts'
import { attack, bossTurn, END, move, ruleTests, street, tap } from '../testing/bot-testing.ts'

const board = (map: string, units: readonly PlacedUnit[], more: Partial<Position> = {}) =>
  position({ map, units, turn: 'boss', ...more })
/** Wandering 3, movement 3, hand to hand. */
const patrol = (at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card: 'patrol',
  seat: 'boss',
  at,
  ...more,
})
const spearman = (at: string): PlacedUnit => ({ card: 'spearman', seat: 'p1', at })

describe.each([{ book: kraken }, { book: tyrant }])('Wandering X, in the book of $book.id', ({ book }) => {
  const { fires, passed, missing } = ruleTests(it)
  const run = (state: Parameters<typeof bossTurn>[1], setup = {}) => bossTurn(book, state, setup)

  fires('WAN.1', 'sees an enemy that is X tiles away', () => {
    const turn = run(board('____', [patrol('A1'), spearman('D1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
    expect(turn.reasons('WAN.1')[0]).toEqual({ yes: true, because: ['Within 3 tiles: the Spearman (D1).'] })
  })

  fires('WAN.1', 'counts every second diagonal step twice', () => {
    const turn = run(board('_#_\n##_\n___', [patrol('A1'), spearman('C3')]))
    expect(turn.reasons('WAN.1')).toEqual([{ yes: true, because: ['Within 3 tiles: the Spearman (C3).'] }])
    expect(turn.actions).toEqual([tap(1), END])
  })

  passed('WAN.1', 'every enemy is farther away than X', () => {
    const turn = run(board('_#___', [patrol('A1'), spearman('E1')]))
    expect(turn.reasons('WAN.1')).toEqual([{ yes: false, because: ['No enemy is within 3 tiles.'] }])
    expect(turn.actions).toEqual([tap(1), END])
  })

  fires('WAN.1.1', 'executes the Aggressive steps', () => {
    const turn = run(board('____', [patrol('A1'), spearman('D1')]))
    expect(turn.reasons('WAN.1.1')).toEqual([{ to: 'AGG' }])
    expect(turn.reasons('AGG.3a.1')[0]?.did).toEqual(move(1, 'C1'))
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
  })

  passed('WAN.1.1', 'nobody is near', () => {
    const turn = run(board('_#___', [patrol('A1'), spearman('E1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('WAN.1.1')).toEqual([])
    expect(turn.reasons('AGG.1')).toEqual([])
  })

  fires('WAN.2', 'moves to a random tile in movement range', () => {
    const turn = run(board('____#_____', [patrol('A1'), spearman('J1')]), { picks: { 'WAN.2': [2] } })
    expect(turn.actions).toEqual([move(1, 'D1'), tap(1), END])
    expect(turn.reasons('WAN.2')).toEqual([
      { yes: true, found: ['B1', 'C1', 'D1'], picked: 'D1', did: move(1, 'D1') },
      { yes: false },
    ])
  })

  fires(
    'WAN.2',
    'moves at random even after attacking, if the move is left: the text is read literally (muhq/7)',
    () => {
      const turn = run(board('____\n####', [patrol('B1'), spearman('A1')]), { picks: { 'WAN.2': [1] } })
      expect(turn.actions).toEqual([attack(1, 2), move(1, 'D1'), tap(1), END])
      expect(turn.reasons('AGG.3a.2')).toEqual([{ to: '' }])
    },
  )

  passed('WAN.2', 'the Aggressive steps have used the move', () => {
    const turn = run(board('____', [patrol('A1'), spearman('D1')]))
    expect(turn.reasons('WAN.2')).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
  })

  passed('WAN.2', 'the unit was destroyed in the Aggressive steps', () => {
    const turn = run(board('____', [patrol('A1', { damage: 1 }), spearman('B1')]))
    expect(turn.actions).toEqual([attack(1, 2), END])
    expect(turn.reasons('WAN.2')).toEqual([{ yes: false }])
  })

  fires('WAN.2.1', 'proceeds at 1: whom it comes near by chance, it attacks', () => {
    const turn = run(board('______', [patrol('A1'), spearman('F1')]), { picks: { 'WAN.2': [2] } })
    expect(turn.reasons('WAN.2.1')).toEqual([{ to: 'WAN.1' }])
    expect(turn.reasons('WAN.1').map((reason) => reason.yes)).toEqual([false, true])
    expect(turn.actions).toEqual([move(1, 'D1'), tap(1), END])
    const beside = run(board('_____', [patrol('A1'), spearman('E1')]), { picks: { 'WAN.2': [2] } })
    expect(beside.actions).toEqual([move(1, 'D1'), attack(1, 2), tap(1), END])
  })

  passed('WAN.2.1', 'the unit cannot move', () => {
    const turn = run(board('_#___', [patrol('A1'), spearman('E1')]))
    expect(turn.reasons('WAN.2.1')).toEqual([])
    expect(turn.actions).toEqual([tap(1), END])
  })

  it('uses the extra move of a street as well, because it proceeds at 1 (muhq/36)', () => {
    const turn = run(board('====#', [patrol('A1')]), { picks: { 'WAN.2': [0, 0] } })
    expect(turn.actions).toEqual([move(1, 'B1'), street(1, 'A1'), tap(1), END])
  })

  it('ends, although each jump goes back to the top: moves run out (muhq/7)', () => {
    // It comes, attacks, has no reason to move, and then wanders off along the street.
    const turn = run(board('====', [patrol('A1'), spearman('D1')]), { picks: { 'WAN.2': [0] } })
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), street(1, 'A1'), tap(1), END])
    expect(turn.reasons('WAN.2').map((reason) => reason.yes)).toEqual([true, false])
    expect(turn.reasons('WAN.2.1')).toEqual([{ to: 'WAN.1' }])
  })

  it('every rule of the page has both kinds of tests', () => expect(missing(book, 'WAN')).toEqual([]))
})

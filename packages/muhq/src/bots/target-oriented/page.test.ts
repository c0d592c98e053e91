import { describe, expect, it } from 'vitest'
import { type PlacedUnit, type Position, position } from '../../testing.ts'
import { kraken, tyrant } from '../books.ts'
import { attack, bossTurn, END, full, move, ruleTests, tap } from '../testing/bot-testing.ts'

const board = (map: string, units: readonly PlacedUnit[], more: Partial<Position> = {}) =>
  position({ map, units, turn: 'boss', ...more })
const unit = (card: string, at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card,
  seat: 'boss',
  at,
  ...more,
})
/** Goes for houses; its full action there puts a repression mark on the boss and destroys it. Movement 2. */
const bailiff = (at: string, more: Partial<PlacedUnit> = {}) => unit('bailiff', at, more)
/** Goes for enemies. Movement 2. */
const executioner = (at: string, more: Partial<PlacedUnit> = {}) => unit('executioner', at, more)
const spearman = (at: string): PlacedUnit => ({ card: 'spearman', seat: 'p1', at })
/** The Tyrant, so that there is somebody to mark; it has acted. */
const tyrantAt = (at: string) => unit('the_tyrant', at, { tapped: true })

describe.each([{ book: kraken }, { book: tyrant }])('Target-oriented, in the book of $book.id', ({ book }) => {
  const { fires, passed, missing } = ruleTests(it)
  const run = (state: Parameters<typeof bossTurn>[1], setup = {}) => bossTurn(book, state, setup)

  fires('TGT.1', 'uses the full action first', () => {
    const turn = run(board('h__', [bailiff('A1'), tyrantAt('C1')], { players: 2 }))
    expect(turn.actions).toEqual([full(1), END])
    expect(turn.reasons('TGT.1')).toEqual([{ yes: true, found: [''], did: full(1) }])
    expect(turn.state.units.map(({ card, repression }) => [card, repression])).toEqual([['the_tyrant', 1]])
  })

  fires('TGT.1', 'a unit that has used it neither moves nor attacks any more (muhq/10)', () => {
    const turn = run(board('N__\n___', [unit('wrecker', 'A1'), spearman('B1')]))
    expect(turn.actions).toEqual([full(1), END])
    expect(turn.reasons('TGT.2a.1')).toEqual([{ yes: false }])
    expect(turn.reasons('TGT.3a')).toEqual([{ yes: false }])
  })

  passed('TGT.1', 'the unit does not stand where its full action is possible', () => {
    const turn = run(board('__h', [bailiff('A1'), tyrantAt('B1')]))
    expect(turn.reasons('TGT.1')).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([tap(1), END])
  })

  fires('TGT.2a', 'chooses the target with the shortest way', () => {
    const turn = run(board('h___h__', [bailiff('D1')]))
    expect(turn.actions).toEqual([move(1, 'E1'), tap(1), END])
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: true, found: ['A1', 'E1'], dropped: { nearestTarget: ['A1'] } }])
  })

  fires('TGT.2a', 'the way counts, not the distance', () => {
    // C3 is 2 tiles away but behind a wall; the way to E1 is 4.
    const turn = run(board('____h\n####_\n__h__', [bailiff('C1')]))
    expect(turn.reasons('TGT.2a')[0]?.dropped).toEqual({ nearestTarget: ['C3'] })
    expect(turn.actions).toEqual([move(1, 'E1'), tap(1), END])
  })

  fires('TGT.2a', 'chooses among equally near targets at random', () => {
    const turn = run(board('h___h', [bailiff('C1')]), { picks: { 'TGT.2a': [1] } })
    const found = ['A1', 'E1']
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: true, found, dropped: { nearestTarget: [] }, picked: 'E1' }])
    expect(turn.actions).toEqual([move(1, 'E1'), tap(1), END])
  })

  fires('TGT.2a', '“enemy” names the enemies; the one with the shortest way is taken', () => {
    const turn = run(board('____\n###_\n____', [executioner('B1'), spearman('B3'), spearman('D1')]))
    expect(turn.reasons('TGT.2a')[0]).toEqual({
      yes: true,
      found: ['the Spearman (B3)', 'the Spearman (D1)'],
      dropped: { nearestTarget: ['the Spearman (B3)'] },
    })
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 3), tap(1), END])
  })

  passed('TGT.2a', 'no target exists', () => {
    const turn = run(board('__', [bailiff('A1')]))
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
  })

  passed('TGT.2a', 'a tile with somebody else on it is no target (muhq/10)', () => {
    const turn = run(board('__h', [bailiff('B1'), spearman('C1')]))
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: false }])
    expect(turn.reasons('TGT.2b')).toEqual([{ to: 'WAN' }])
    expect(turn.actions[0]).toEqual(attack(1, 2))
  })

  passed('TGT.2a', 'no way leads to the target', () => {
    const turn = run(board('_#h', [bailiff('A1')]))
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([tap(1), END])
  })

  passed('TGT.2a', 'the unit could never stand on the target (muhq/10)', () => {
    const cards = `cards: [{ id: eel, type: unit, name: { en: Eel, ru: Угорь }, attack: 1, health: 1, movement: 1, traits: [aquatic], ai: target house }]`
    const turn = run(board('~~h', [unit('eel', 'A1')], { cards }))
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
  })

  passed('TGT.2a', 'an enemy cannot be reached if every tile beside it is taken', () => {
    const turn = run(
      board('____#_\n#####_', [executioner('A1'), spearman('D1'), unit('guard', 'C1', { tapped: true })]),
    )
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: false }])
    expect(turn.reasons('WAN.1')[0]).toEqual({ yes: true, because: ['Within 3 tiles: the Spearman (D1).'] })
    expect(turn.actions[0]).toEqual(move(1, 'B1'))
  })

  fires('TGT.2a.1', 'moves onto the target', () => {
    const turn = run(board('__h__', [bailiff('A1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
    expect(turn.reasons('TGT.2a.1')).toEqual([
      { yes: true, found: ['B1', 'C1'], dropped: { shortestWay: ['B1'] }, did: move(1, 'C1') },
    ])
  })

  fires('TGT.2a.1', 'moves towards a target that it does not reach in one move', () => {
    const turn = run(board('______h', [bailiff('A1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
  })

  passed('TGT.2a.1', 'the unit is on its target already', () => {
    const turn = run(board('h__', [bailiff('A1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('TGT.2a')).toEqual([{ yes: true, found: ['A1'] }])
    expect(turn.reasons('TGT.2a.1')).toEqual([{ yes: false }])
  })

  passed('TGT.2a.1', 'the unit has moved', () => {
    const turn = run(board('__h', [bailiff('A1', { moved: true })]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('TGT.2a.1')).toEqual([{ yes: false }])
  })

  fires('TGT.3a', 'attacks an enemy in range after moving', () => {
    const turn = run(board('__h_', [bailiff('A1'), spearman('D1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
    expect(turn.reasons('TGT.3a')).toEqual([{ yes: true, found: ['the Spearman (D1)'], did: attack(1, 2) }])
  })

  fires('TGT.3a', 'attacks one of several at random', () => {
    const turn = run(board('h_\n__', [bailiff('A1'), spearman('B1'), spearman('A2')]), { picks: { 'TGT.3a': [1] } })
    expect(turn.actions).toEqual([attack(1, 3), tap(1), END])
    expect(turn.reasons('TGT.3a')[0]?.picked).toBe('the Spearman (A2)')
  })

  passed('TGT.3a', 'nobody is in range', () => {
    const turn = run(board('__h__', [bailiff('A1'), spearman('E1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
    expect(turn.reasons('TGT.3a')).toEqual([{ yes: false }])
  })

  fires('TGT.2b', 'otherwise wanders, with X = 3 whatever came before', () => {
    const turn = run(board('____', [bailiff('A1'), spearman('D1')]))
    expect(turn.reasons('TGT.2b')).toEqual([{ to: 'WAN' }])
    expect(turn.reasons('WAN.1')[0]).toEqual({ yes: true, because: ['Within 3 tiles: the Spearman (D1).'] })
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
  })

  passed('TGT.2b', 'a target can be reached', () => {
    const turn = run(board('__h_', [bailiff('A1'), spearman('D1')]))
    expect(turn.reasons('TGT.2b')).toEqual([])
    expect(turn.reasons('WAN.1')).toEqual([])
    expect(turn.actions[0]).toEqual(move(1, 'C1'))
  })

  it('every rule of the page has both kinds of tests', () => expect(missing(book, 'TGT')).toEqual([]))
})

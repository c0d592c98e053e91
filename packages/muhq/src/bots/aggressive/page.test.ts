import { describe, expect, it } from 'vitest'
import { type PlacedUnit, type Position, position } from '../../testing.ts'
import { kraken, tyrant } from '../books.ts'
import { attack, bossTurn, END, move, ruleTests, street, tap } from '../testing/bot-testing.ts'

/** The boss's only unit acts; it has the id 1. */
const board = (map: string, units: readonly PlacedUnit[], more: Partial<Position> = {}) =>
  position({ map, units, turn: 'boss', ...more })
const guard = (at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({ card: 'guard', seat: 'boss', at, ...more })
const tentacle = (at: string): PlacedUnit => ({ card: 'tentacle', seat: 'boss', at })
const spearman = (at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card: 'spearman',
  seat: 'p1',
  at,
  ...more,
})
const tapped = (card: string, at: string): PlacedUnit => ({ card, seat: 'boss', at, tapped: true })

describe.each([{ book: kraken }, { book: tyrant }])('Aggressive, in the book of $book.id', ({ book }) => {
  const { fires, passed, missing } = ruleTests(it)
  const run = (state: Parameters<typeof bossTurn>[1], setup = {}) => bossTurn(book, state, setup)

  fires('AGG.1', 'attacks an enemy in attack range', () => {
    const turn = run(board('____', [guard('A1'), spearman('B1')]))
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
    expect(turn.reasons('AGG.1')).toEqual([{ yes: true, found: ['the Spearman (B1)'], did: attack(1, 2) }])
  })

  fires('AGG.1', 'attacks one of several enemies at random', () => {
    const turn = run(board('____\n____', [guard('A1'), spearman('B1'), spearman('B2')]), {
      picks: { 'AGG.1': [1], 'AGG.3a': [0] },
    })
    expect(turn.actions[0]).toEqual(attack(1, 3))
    const found = ['the Spearman (B1)', 'the Spearman (B2)']
    expect(turn.reasons('AGG.1')[0]).toEqual({ yes: true, found, picked: 'the Spearman (B2)', did: attack(1, 3) })
  })

  passed('AGG.1', 'nobody is in range, until the unit has moved there', () => {
    const turn = run(board('_____', [guard('A1'), spearman('D1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
    expect(turn.reasons('AGG.1').map((reason) => reason.yes)).toEqual([false, true])
  })

  passed('AGG.1', 'the attack is used up', () => {
    const turn = run(board('____', [guard('A1', { attacked: true, moved: true }), spearman('B1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('AGG.1')).toEqual([{ yes: false }])
  })

  passed('AGG.1', 'a unit in a house can be attacked from the next tile only', () => {
    const turn = run(board('~~h_', [tentacle('A1'), spearman('C1')]))
    expect(turn.actions).toEqual([move(1, 'B1'), attack(1, 2), tap(1), END])
    expect(turn.reasons('AGG.1').map((reason) => reason.yes)).toEqual([false, true])
  })

  fires('AGG.2', 'goes on while the unit has a move, also after its attack', () => {
    const turn = run(board('_____', [guard('A1'), spearman('B1', { damage: 3 }), spearman('E1')]))
    expect(turn.actions).toEqual([attack(1, 2), move(1, 'C1'), tap(1), END])
    expect(turn.reasons('AGG.2')).toEqual([
      { yes: true, because: ['The Guard (A1) can still move.'] },
      { yes: false, because: ['The Guard (C1) has no move left.'] },
    ])
  })

  passed('AGG.2', 'the unit has moved', () => {
    const turn = run(board('____', [guard('A1', { moved: true }), spearman('D1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('AGG.2')).toEqual([{ yes: false, because: ['The Guard (A1) has no move left.'] }])
  })

  passed('AGG.2', 'the unit was destroyed by the answer to its own attack; it is not tapped', () => {
    const turn = run(board('____', [guard('A1', { damage: 1 }), spearman('B1')]))
    expect(turn.actions).toEqual([attack(1, 2), END])
    expect(turn.reasons('AGG.2')).toEqual([{ yes: false, because: ['The unit has been destroyed.'] }])
  })

  fires('AGG.2', 'gives a unit on a street its extra move after the ordinary one (muhq/36)', () => {
    const turn = run(board('========', [guard('A1'), spearman('H1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), street(1, 'E1'), tap(1), END])
    expect(turn.reasons('AGG.2').map((reason) => reason.yes)).toEqual([true, true, false])
  })

  fires('AGG.3a', 'goes for the nearest enemy; the others are dropped', () => {
    const turn = run(board('_______', [guard('D1'), spearman('A1'), spearman('F1')]))
    expect(turn.actions).toEqual([move(1, 'E1'), attack(1, 3), tap(1), END])
    expect(turn.reasons('AGG.3a')[0]).toEqual({
      yes: true,
      found: ['the Spearman (A1)', 'the Spearman (F1)'],
      dropped: { nearest: ['the Spearman (A1)'] },
    })
  })

  fires('AGG.3a', 'chooses among equally near enemies at random', () => {
    const state = board('_______', [guard('D1'), spearman('A1'), spearman('G1')])
    expect(run(state, { picks: { 'AGG.3a': [0] } }).actions[0]).toEqual(move(1, 'B1'))
    expect(run(state, { picks: { 'AGG.3a': [1] } }).actions[0]).toEqual(move(1, 'F1'))
  })

  fires('AGG.3a', 'counts tiles as ranges do, whatever the way is like', () => {
    // A3 is 2 tiles away, although the way there leads round a wall; E1 is 4 away on open ground.
    const turn = run(board('_____\n###__\n_____', [guard('A1'), spearman('A3'), spearman('E1')]))
    expect(turn.reasons('AGG.3a')[0]?.dropped).toEqual({ nearest: ['the Spearman (E1)'] })
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
  })

  passed('AGG.3a', 'there is no enemy on the board', () => {
    const turn = run(board('_#', [guard('A1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('AGG.3a')).toEqual([{ yes: false }])
  })

  fires('AGG.3a.1', 'moves to the tile with the shortest way left', () => {
    const turn = run(board('______', [guard('A1'), spearman('F1')]))
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
    expect(turn.reasons('AGG.3a.1')).toEqual([
      { yes: true, found: ['B1', 'C1'], dropped: { shortestWay: ['B1'] }, did: move(1, 'C1') },
    ])
  })

  fires('AGG.3a.1', 'stops on the first tile from which the enemy is in attack range', () => {
    const turn = run(board('~~~~~~', [tentacle('A1'), { card: 'skiff', seat: 'p1', at: 'D1' }]))
    expect(turn.actions).toEqual([move(1, 'B1'), attack(1, 2), tap(1), END])
    const dropped = { shortestWay: [], fewestSteps: ['C1'] }
    expect(turn.reasons('AGG.3a.1')[0]).toEqual({ yes: true, found: ['B1', 'C1'], dropped, did: move(1, 'B1') })
  })

  passed('AGG.3a.1', 'the nearest enemy is in range already', () => {
    const turn = run(board('____', [guard('A1'), spearman('B1')]))
    expect(turn.reasons('AGG.3a.1')).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([attack(1, 2), tap(1), END])
  })

  fires('AGG.3a.2', 'the unit stays where it is if nothing brings it nearer', () => {
    const turn = run(board('_#__\n##__', [guard('A1'), spearman('D1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('AGG.3a.1')).toEqual([{ yes: false }])
    expect(turn.reasons('AGG.3a.2')).toEqual([{ to: '' }])
  })

  passed('AGG.3a.2', 'the unit has got nearer', () => {
    const turn = run(board('______', [guard('A1'), spearman('F1')]))
    expect(turn.actions[0]).toEqual(move(1, 'C1'))
    expect(turn.reasons('AGG.3a.2')).toEqual([])
  })

  fires('AGG.3a.3', 'asks whether the attack is left after moving', () => {
    const turn = run(board('______', [guard('A1'), spearman('D1')]))
    expect(turn.reasons('AGG.3a.3')).toEqual([{ yes: true, because: ['The Guard (C1) still has its attack.'] }])
    expect(turn.actions).toEqual([move(1, 'C1'), attack(1, 2), tap(1), END])
  })

  passed('AGG.3a.3', 'the attack was used before moving', () => {
    const turn = run(board('______', [guard('A1', { attacked: true }), spearman('D1')]))
    expect(turn.reasons('AGG.3a.3')).toEqual([
      { yes: false, because: ['The Guard (C1) has no attack left this turn.'] },
    ])
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
  })

  fires('AGG.3a.4', 'proceeds at 1', () => {
    const turn = run(board('______', [guard('A1'), spearman('D1')]))
    expect(turn.reasons('AGG.3a.4')).toEqual([{ to: 'AGG.1' }])
    expect(turn.actions[1]).toEqual(attack(1, 2))
  })

  passed('AGG.3a.4', 'without an attack there is no reason to go back', () => {
    const turn = run(board('______', [guard('A1', { attacked: true }), spearman('D1')]))
    expect(turn.reasons('AGG.3a.4')).toEqual([])
    expect(turn.actions).toEqual([move(1, 'C1'), tap(1), END])
  })

  fires('AGG.3b', 'without enemies the unit moves to a random tile within its movement', () => {
    const turn = run(board('____\n####', [guard('A1')]), { picks: { 'AGG.3b': [0] } })
    expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
    expect(turn.reasons('AGG.3b')).toEqual([{ yes: true, found: ['B1', 'C1'], picked: 'B1', did: move(1, 'B1') }])
  })

  passed('AGG.3b', 'there is an enemy', () => {
    const turn = run(board('______', [guard('A1'), spearman('F1')]))
    expect(turn.reasons('AGG.3b')).toEqual([])
    expect(turn.actions[0]).toEqual(move(1, 'C1'))
  })

  fires('AGG.3b.1', 'a unit that is shut in stays where it is', () => {
    const turn = run(board('_#\n##', [guard('A1')]))
    expect(turn.actions).toEqual([tap(1), END])
    expect(turn.reasons('AGG.3b')).toEqual([{ yes: false }])
    expect(turn.reasons('AGG.3b.1')).toEqual([{ to: '' }])
  })

  passed('AGG.3b.1', 'the unit could move', () => {
    const turn = run(board('__', [guard('A1')]))
    expect(turn.reasons('AGG.3b.1')).toEqual([])
    expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
  })

  it('every rule of the page has both kinds of tests', () => expect(missing(book, 'AGG')).toEqual([]))

  describe('moves towards its prey', () => {
    it('by the way whose diagonal steps come to least (muhq/11)', () => {
      // Two diagonal steps cost 1 + 2, so C3 is out of reach. From C2 and B3 the way left is 2, from B2 it is 3.
      const turn = run(board('_____\n_____\n_____\n_____\n_____', [guard('A1'), spearman('E5')]), {
        picks: { 'AGG.3a.1': [1] },
      })
      expect(turn.actions).toEqual([move(1, 'B3'), tap(1), END])
      const [reason] = turn.reasons('AGG.3a.1')
      expect(reason?.found).not.toContain('C3')
      expect(reason?.dropped?.shortestWay).toContain('B2')
      expect(reason?.picked).toBe('B3')
    })

    it('round a wall, even if that leads away from it at first', () => {
      const turn = run(board('_____\n_###_\n_#_#_\n___#_', [guard('C3'), spearman('C1')]))
      expect(turn.actions).toEqual([move(1, 'A4'), tap(1), END])
    })

    it('and stops at a gate', () => {
      const turn = run(board('_G____\n######', [guard('A1'), spearman('F1')]))
      expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
    })

    it('and stops in the water if it cannot swim', () => {
      const turn = run(board('_.____\n######', [guard('A1'), spearman('F1')]))
      expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
    })

    it('as near as it can get, if no way leads there (muhq/8)', () => {
      const turn = run(board('____\n~~~~\n~~~~\n____', [guard('A1'), spearman('C4')]))
      expect(turn.actions).toEqual([move(1, 'B1'), tap(1), END])
      const dropped = { shortestWay: [], fewestSteps: ['C1'] }
      expect(turn.reasons('AGG.3a.1')).toEqual([{ yes: true, found: ['B1', 'C1'], dropped, did: move(1, 'B1') }])
    })

    it('along the way, even if all tiles beside it are taken by others (muhq/8)', () => {
      // The way from A1 leads down and round the wall, whoever stands beside I1.
      const turn = run(
        board('_#_______\n_#_______\n_________', [
          guard('A1'),
          spearman('I1'),
          tapped('guard', 'H1'),
          tapped('guard', 'H2'),
          tapped('guard', 'I2'),
        ]),
      )
      expect(turn.actions).toEqual([move(1, 'B3'), tap(1), END])
    })

    it('as if other units were not there, and waits behind them', () => {
      const turn = run(board('______\n######', [guard('A1'), spearman('F1'), tapped('guard', 'B1')]))
      expect(turn.actions).toEqual([tap(1), END])
    })

    it('not at all, if it cannot move', () => {
      const cards = `cards: [{ id: idol, type: unit, name: { en: Idol, ru: Идол }, attack: 1, health: 1, movement: 0 }]`
      const turn = run(board('___', [{ card: 'idol', seat: 'boss', at: 'A1' }, spearman('C1')], { cards }))
      expect(turn.actions).toEqual([tap(1), END])
      expect(turn.reasons('AGG.3a.2')).toEqual([{ to: '' }])
    })
  })
})

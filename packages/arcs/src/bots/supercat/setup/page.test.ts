import { describe, expect, it } from 'vitest'
import { C } from '../../../rules/campaign/frames.ts'
import * as set from '../../../rules/state/campaign/write.ts'
import { push } from '../../../rules/state/stack.ts'
import { turnOf } from '../bot-testing.ts'
import { cc, FateBench } from '../campaign/act-testing.ts'
import { campaignBook } from '../campaign/book.ts'

/** Red is to found: clusters 5 and 6 are the Empire's. */
const founding = (fate: 'believer' | 'founder') => {
  const table = new FateBench(fate).court({ card: cc('CC10') }, { card: cc('CC12') })
  for (const at of ['5a', '5c', '5h', '6a', '6c', '6h'] as const) table.imperial(at, 1)
  return table
}
const red = (table: FateBench, picks: readonly number[] = [0], node = 'SET.3') =>
  turnOf(table, { book: campaignBook, edition: 'campaign', actions: 1, picks: { [node]: picks } as never })

describe('Setup', () => {
  it('SET.3 the first building is a city, every slot as likely as any other; SET.2 is passed over', () => {
    const table = founding('founder').frame('found', 'red', 0)
    const turn = red(table)
    expect(turn.actions[0]).toMatchObject({ do: 'found', piece: 'city' })
    expect(turn.answers('SET.2')).toEqual([false])
    // Two slots at 5h and 6c each.
    expect(turn.found('SET.3')).toHaveLength(8)
  })

  it('SET.4 the second one is a starport; SET.3 is passed over', () => {
    const table = founding('founder').city('red', '5h').frame('found', 'red', 0)
    const turn = red(table, [0], 'SET.4')
    expect(turn.actions[0]).toMatchObject({ do: 'found', piece: 'starport' })
    expect(turn.answers('SET.3')).toEqual([false])
  })

  it('SET.2 and SET.2.1 the Believer founds two cities, where a Guild card of the Court has the type, of two types', () => {
    const first = red(founding('believer').frame('found', 'red', 0), [0], 'SET.2.1')
    // Elder Broker is a Relic card: 5c.
    expect(first.actions[0]).toEqual({ do: 'found', piece: 'city', at: '5c' })
    const two = founding('believer').court({ card: cc('CC10') }, { card: cc('CC03') })
    const second = red(two.city('red', '5c').frame('found', 'red', 0), [0], 'SET.2.1')
    expect(second.actions[0]).toEqual({ do: 'found', piece: 'city', at: '6c' })
  })

  it('SET.2.1 is passed over when a Fate is asked for; SET.1 keeps one of two by lot', () => {
    const table = new FateBench('founder')
    set.setFatesOpen(table.state, 0)
    set.setFate(table.state, 0, -1)
    set.setDrawn(table.state, 0, 0b11)
    push(table.state, C.fate, 0)
    const turn = red(table, [1], 'SET.1')
    expect(turn.actions[0]).toMatchObject({ do: 'fate' })
    expect(turn.found('SET.1')).toHaveLength(2)
    expect(turn.answers('SET.2.1')).toEqual([])
  })

  it('SET.1 is passed over once it has a Fate', () => {
    expect(red(founding('founder').frame('found', 'red', 0)).answers('SET.1')).toEqual([false])
  })
})

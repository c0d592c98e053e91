import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import * as write from '../state/write.ts'
import { decisionOf } from './decision.ts'
import { applyAction } from './legal.ts'
import { actionsOf } from './next.ts'

const bench = (role: 'supercat' | 'lars') => {
  const made = new Bench(3, '3p-mix-up', { role2: role, role3: role })
  const { state } = made
  const seat = 1
  if (role === 'supercat') {
    write.setUnknown(state, Pile.STACK, read.unknown(state, Pile.group(0)))
    write.setCounter(state, seat, 6)
  } else write.setUnknown(state, Pile.deck(seat), read.unknown(state, Pile.group(0)))
  write.setUnknown(state, Pile.group(0), 0)
  push(state, F.lead!, seat)
  push(state, F.reveal!, seat)
  return state
}

describe('cards turned over one by one', () => {
  for (const role of ['supercat', 'lars'] as const) {
    it(`${role}: exactly the legal ones, every one of them`, () => {
      const state = bench(role)
      const decision = decisionOf(state)!
      const found: Action[] = []
      for (const first of decision.next([])) {
        if (first.action !== undefined) found.push(first.action)
        else for (const second of decision.next([first.pick])) found.push(second.action!)
      }
      const listed = [...actionsOf(state, 'reveal')]
      expect(listed.length).toBeGreaterThan(15)
      expect(found.length).toBe(listed.length)
      expect(new Set(found.map((action) => JSON.stringify(action)))).toEqual(
        new Set(listed.map((action) => JSON.stringify(action))),
      )
      expect(found.every((action) => decision.legal(action) === undefined)).toBe(true)
    })
  }

  it('a card cannot be turned over twice, and what was not offered leads nowhere', () => {
    const decision = decisionOf(bench('supercat'))!
    const [first] = decision.next([])
    expect(decision.next([first!.pick]).some(({ pick }) => pick.value === first!.pick.value)).toBe(false)
    expect(decision.next([first!.pick, first!.pick])).toEqual([])
    expect(decision.next([{ slot: 'cards', value: 'nothing' }])).toEqual([])
  })

  it('the discard pile becomes the stack between the first card and the second', () => {
    const state = bench('supercat')
    write.setUnknown(state, Pile.FACE_UP, read.unknown(state, Pile.STACK) - 1)
    write.setUnknown(state, Pile.STACK, 1)
    const decision = decisionOf(state)!
    const [first] = decision.next([])
    const second = decision.next([first!.pick])
    expect(second).toHaveLength(19)
    expect(() => applyAction(state, second[0]!.action!)).not.toThrow()
  })
})

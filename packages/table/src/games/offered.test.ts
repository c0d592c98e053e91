import { describe, expect, it } from 'vitest'
import { toy } from '../testing/toy.ts'
import { legalActions } from '../testing/toy-rules.ts'
import { emptyToy } from '../testing/toy-state.ts'
import { offered } from './offered.ts'

describe('what a decision offers', () => {
  it('is every legal action, each once', () => {
    const state = emptyToy({}, false)
    const sorted = (actions: Iterable<unknown>) => [...actions].map((action) => JSON.stringify(action)).sort()
    expect(sorted(offered(toy.game.decision(state)))).toEqual(sorted(legalActions(state)))
    expect(legalActions(state).length).toBeGreaterThan(1)
  })

  it('is nothing when the game is over', () => {
    expect([...offered(undefined)]).toEqual([])
  })

  it('is looked for only as far as it is wanted', () => {
    let asked = 0
    const next = () => {
      asked++
      return [{ pick: { slot: 'a', value: 1 }, text: { say: 'a' }, action: 1, more: true }]
    }
    const [first] = offered({ ...toy.game.decision(emptyToy({}, false))!, next } as never)
    expect([first, asked]).toEqual([1, 1])
  })
})

// What another program that plays Lars had to mend: here it was never wrong.

import { describe, expect, it } from 'vitest'
import * as read from '../../rules/state/read.ts'
import { aim, asksTarget, deck, END, play, table, turnOf } from './lars-testing.ts'

const home = () => aim(table().port('red', '5c'), 'red', '3c')

describe('known bugs', () => {
  it('a seize of one round does not stand in the way in the next', () => {
    const bench = deck(deck(home(), 'red', 6), 'yellow', 6).settled()
    for (const leader of ['mobilization-3', 'mobilization-4'] as const) {
      bench.hand('blue', leader).round('blue').act({ do: 'lead', card: leader }).act(END)
      const turn = play(bench, 'red', { dice: { 'TURN.4': [2], 'TURN.3': [4] }, anyTie: true })
      expect(turn.fired.has('TURN.5')).toBe(true)
    }
    expect(bench.of(read.resourcePower, 'red')).toBe(4)
  })

  it('its own starport planet is a legal target', () => {
    const first = asksTarget(table().port('red', '5c'), 'red')
    expect(first.no({ do: 'target', planet: '5c' })).toBeUndefined()
    const turn = turnOf(home(), 'red', 'administration', {
      dice: { 'TURN.1': [2], 'SHIFT.1': [1], 'SHIFT.2.1': [3] },
    })
    expect(turn.actions).toContainEqual({ do: 'target', planet: '5c' })
  })

  it('a new target is never in the same cluster', () => {
    for (let face = 1; face <= 6; face++) {
      const turn = turnOf(home(), 'red', 'administration', { dice: { 'TURN.1': [2], 'SHIFT.1': [face] } })
      const [target] = turn.actions.filter((action) => action.do === 'target')
      expect(['2', '5', '6']).toContain(target?.planet[0])
    }
  })
})

// lars/A64: a Lars that takes a seat up in the midst of its turn goes on from what lies on the table.

import { describe, expect, it } from 'vitest'
import type { Action } from '../../vocabulary.ts'
import { acting, aim, deck, deeds, END, type Given, move, play, RECALL, table } from './lars-testing.ts'

const home = () => aim(table().port('red', '5c'), 'red', '3c')
const any: Given = { anyTie: true }
const led = (suit: 'administration' | 'aggression' | 'construction' | 'mobilization', bench = home()) =>
  acting(bench, 'red', suit).act({ do: 'lead', card: `${suit}-2` })
const rolled = (events: readonly { e: string; node?: string }[]) =>
  events.flatMap((event) => (event.e === 'roll' ? [event.node] : []))
const kinds = (actions: readonly Action[]) => actions.map(({ do: doing }) => doing)

/** Blue has led; red is to follow. */
function following() {
  const bench = deck(deck(home(), 'red', 4), 'yellow', 2)
    .hand('blue', 'mobilization-3')
    .settled()
  return bench.round('blue').act({ do: 'lead', card: 'mobilization-3' }).act(END)
}

describe('its card', () => {
  it('that waits to be turned over, or lies turned over, is played: nothing copies with it', () => {
    const waiting = following().act({ do: 'turnUp' })
    const lying = following()
      .act({ do: 'turnUp' })
      .act({ do: 'reveal', seat: 'red', cards: ['construction-2'] })
    for (const bench of [waiting, lying]) {
      // A hit on the skirmish die would copy.
      const turn = play(bench, 'red', { ...any, cards: ['construction-2'], dice: { 'TURN.3': [4] } })
      expect(turn.actions[0]).toEqual({ do: 'pivot', card: 'construction-2' })
      expect(rolled(turn.events)).toEqual(['TURN.1', 'TURN.4'])
      expect(turn.actions.at(-1)).toEqual(END)
    }
  })

  it('of which it may still seize', () => {
    const turn = play(following().act({ do: 'turnUp' }), 'red', {
      ...any,
      cards: ['construction-2'],
      dice: { 'TURN.4': [2] },
    })
    expect(turn.actions[0]).toEqual({ do: 'pivot', card: 'construction-2', seize: 'counter' })
  })

  it('that is played stays: only the assault die is rolled, for the target', () => {
    const turn = play(led('construction'), 'red', { ...any, dice: { 'TURN.1': [2] } })
    expect(kinds(turn.actions)).not.toContain('copy')
    expect(rolled(turn.events)).toEqual(['TURN.1', 'SHIFT.1', 'SHIFT.2.1'])
    expect(kinds(turn.actions)).toContain('target')
  })
})

describe('its actions', () => {
  it('begin with the one it has come to', () => {
    const bench = led(
      'aggression',
      home()
        .court({ card: 'BC01', agents: { red: 1 } })
        .ships('red', '5c', 9),
    )
    const turn = play(bench.act(RECALL), 'red', any)
    expect(kinds(turn.actions)).not.toContain('secure')
    expect(kinds(turn.actions)).toContain('move')
  })

  it('do not go back: ships at home stay once a battle was fought', () => {
    const bench = led('aggression', home().ships('red', '5c', 9).ships('red', '2a', 1).ships('blue', '2a', 1))
    bench.act({ do: 'battle', at: '2a', against: 'blue', dice: { assault: 0, skirmish: 1, raid: 0 }, pay: 'pip' })
    const turn = play(bench, 'red', any)
    expect(kinds(turn.actions)).toEqual(['end'])
  })

  it('of the first phase are over once the second has begun', () => {
    const there = home().ships('red', '3c', 2).ships('blue', '3c', 1).ships('red', '2a', 1).ships('blue', '2a', 1)
    const bench = led('aggression', there)
    bench.act({ do: 'battle', at: '3c', against: 'blue', dice: { assault: 1, skirmish: 1, raid: 0 }, pay: 'pip' })
    expect(kinds(play(bench, 'red', any).actions)).toEqual(['end'])
  })

  it('are finished: the ships that were not sent are sent, none comes home again', () => {
    const bench = led('mobilization', home().ships('red', '5c', 2).ships('red', '6g', 1))
    const turn = play(bench.act(RECALL), 'red', any)
    expect(deeds(turn)[0]).toEqual(move('5c', 1, '5g', '3g', '3c'))
    expect(kinds(turn.actions)).not.toContain('recall')
  })

  it('build what is missing of one city and three ships', () => {
    const bench = led('construction', home().ships('red', '3c', 1).ships('red', '2c', 1))
    bench.act({ do: 'build', piece: 'city', at: '3c', pay: 'pip' })
    bench.act({ do: 'build', piece: 'ship', port: '5c/1', pay: 'pip' })
    expect(kinds(play(bench, 'red', any).actions)).toEqual(['build', 'build', 'end'])
  })

  it('repair the other focus systems, but none twice', () => {
    const bench = led('construction', home().ships('red', '3c', 0, 2).ships('red', '2c', 0, 1))
    bench.act({ do: 'repair', piece: { ship: '3c' }, pay: 'pip' })
    const repairs = play(bench, 'red', any).actions.filter(({ do: doing }) => doing === 'repair')
    expect(repairs).toEqual([{ do: 'repair', piece: { ship: '2c' }, pay: 'pip' }])
  })
})

it('a target that was chosen this turn is not chosen again', () => {
  const bench = led('construction').act({ do: 'target', planet: '2c' })
  const turn = play(bench, 'red', { ...any, dice: { 'TURN.1': [2] } })
  expect(kinds(turn.actions).filter((doing) => doing === 'target')).toEqual([])
  expect(turn.actions.at(-1)).toEqual(END)
})

import { describe, expect, it } from 'vitest'
import { type Standing, turningPoints } from './turning.ts'

/** Each line: turn, red, blue. */
const game = (...lines: readonly (readonly [string, number, number])[]): Standing[] =>
  lines.map(([moment, red, blue], at) => ({ index: at + 1, moment, worth: { red, blue } }))

describe('turning points', () => {
  it('are the turns with the largest swings, in the order of the game', () => {
    const points = turningPoints(
      game(['1', 0, 0], ['2', 1, 0], ['3', 1, 6], ['4', 2, 6], ['5', 9, 6], ['6', 9, 7], ['7', 14, 7]),
      ['red'],
    )
    expect(points.map(({ moment, swing }) => [moment, swing])).toEqual([
      ['3', -6],
      ['5', 7],
      ['7', 5],
    ])
  })

  it('prefer a turn in which somebody is overtaken', () => {
    const steps = game(['1', 0, 0], ['2', 5, 0], ['3', 10, 0], ['4', 15, 0], ['5', 15, 19], ['6', 20, 19])
    expect(turningPoints(steps, ['red']).map(({ moment }) => moment)).toContain('5')
  })

  it('point at the entry that did it, not at the end of its turn', () => {
    const [point] = turningPoints(game(['1', 0, 0], ['2', 1, 0], ['2', 6, 0], ['2', 7, 0]), ['red'])
    expect(point).toMatchObject({ index: 3, before: { index: 1 }, after: { index: 4 }, swing: 7 })
  })

  it('look at those who won together as one side', () => {
    const steps: Standing[] = [
      { index: 1, moment: '1', worth: { a: 0, b: 0, boss: 5 } },
      { index: 2, moment: '2', worth: { a: 9, b: 0, boss: 5 } },
      { index: 3, moment: '3', worth: { a: 9, b: 9, boss: 5 } },
    ]
    expect(turningPoints(steps, ['a', 'b']).map(({ moment }) => moment)).toEqual(['2'])
  })

  it('go by whoever stands best where nobody won, and are none in a game without any change', () => {
    expect(turningPoints(game(['1', 0, 0], ['2', 0, 3]), [])).toMatchObject([{ swing: 3 }])
    expect(turningPoints(game(['1', 0, 0], ['2', 0, 0]), ['red'])).toEqual([])
    expect(turningPoints([], ['red'])).toEqual([])
  })
})

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

  it('point at the deed that did it, with its own figures, not those of its turn', () => {
    const [point] = turningPoints(game(['1', 0, 0], ['2', 1, 0], ['2', 6, 0], ['2', 7, 0]), ['red'])
    expect(point).toMatchObject({ index: 3, swing: 5 })
    expect(point?.before).toMatchObject({ index: 2, worth: { red: 1 } })
    expect(point?.after).toMatchObject({ index: 3, worth: { red: 6 } })
  })

  it('count dice with the deed that they were rolled for, and nothing else of the turn', () => {
    const steps: Standing[] = [
      { index: 1, moment: '1', worth: { red: 0, blue: 0 } },
      { index: 4, moment: '2', worth: { red: 1, blue: 0 }, deed: 4, seat: 'red' },
      { index: 7, moment: '2', worth: { red: 1, blue: 1 }, deed: 6, seat: 'blue' },
      { index: 8, moment: '2', worth: { red: 1, blue: 9 }, deed: 6, seat: 'blue' },
    ]
    const [point] = turningPoints(steps, ['blue'])
    // The decision is looked for after entry 5, which is the sixth alone.
    expect(point).toMatchObject({ index: 8, before: { index: 5, worth: { red: 1, blue: 0 } }, swing: 9 })
  })

  it('ask nobody about an answer to the deed of somebody else', () => {
    const steps: Standing[] = [
      { index: 1, moment: '1', worth: { red: 0, blue: 9 } },
      { index: 5, moment: '1', worth: { red: 9, blue: 0 }, deed: 5, seat: 'blue' },
    ]
    expect(turningPoints(steps, ['red'])).toMatchObject([{ index: 5, before: { index: 5, worth: { red: 0 } } }])
  })

  it('are no scoring, and do not count one with the deed that led to it', () => {
    const of = (index: number, red: number, blue: number, power: number, scoring = false): Standing => ({
      index,
      moment: '1',
      worth: { red, blue },
      facts: [{ red: power }],
      ...(scoring ? { scoring } : {}),
    })
    const steps = [of(1, 10, 10, 0), of(2, 13, 10, 0), of(2, 13, 18, 13, true), of(3, 13, 17, 13)]
    const points = turningPoints(steps, ['red'])
    expect(points).toMatchObject([
      { index: 2, swing: 3, before: { facts: [{ red: 0 }] }, after: { facts: [{ red: 0 }] } },
    ])
  })

  it('may be a theft among those who lose, if it costs the lead', () => {
    const three = (index: number, moment: string, red: number, blue: number, yellow: number): Standing => ({
      index,
      moment,
      worth: { red, blue, yellow },
    })
    const points = turningPoints(
      [three(1, '1', 30, 20, 29), three(2, '2', 30, 25, 29), three(3, '3', 16, 25, 30), three(4, '4', 16, 35, 30)],
      ['blue'],
    )
    expect(points.map(({ index }) => index)).toContain(3)
  })

  it('are nothing that a turn gave and took again', () => {
    expect(turningPoints(game(['1', 0, 0], ['2', 5, 0], ['2', 0, 0], ['3', 1, 0]), ['red'])).toMatchObject([
      { swing: 1 },
    ])
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

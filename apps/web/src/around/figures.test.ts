import { describe, expect, it } from 'vitest'
import type { Result } from '../storage/db.ts'
import { byGame, csvOf, figuresOf, median } from './figures.ts'

const played = (n: number, change: Partial<Result> = {}, scores: readonly [number, number] = [20, 15]): Result => ({
  id: `g${n}`,
  game: 'arcs',
  title: 'An evening',
  date: Date.UTC(2026, 0, 31 - n),
  beside: false,
  difficulty: 'normal',
  marks: [],
  seats: [
    { seat: 'red', name: 'You', by: 'person', score: scores[0], won: scores[0] > scores[1] },
    { seat: 'blue', name: 'SUPERCAT', by: 'bot', bot: 'supercat', score: scores[1], won: scores[0] <= scores[1] },
  ],
  ...change,
})

describe('figures of past games', () => {
  it('stand by game, bots, difficulty, seats and where it was played', () => {
    const { rows } = figuresOf([
      played(0),
      played(1, { beside: true }),
      played(2, { difficulty: 'harder' }),
      played(3, { game: 'rome' }),
      played(4),
    ])
    expect(rows.map(({ game, difficulty, beside, played: n }) => [game, difficulty, beside, n])).toEqual([
      ['arcs', 'normal', false, 2],
      ['arcs', 'normal', true, 1],
      ['arcs', 'harder', false, 1],
      ['rome', 'normal', false, 1],
    ])
  })

  it('count wins, the median margin and the last five, the latest first', () => {
    const scores = [
      [30, 10],
      [5, 9],
      [12, 10],
      [1, 4],
      [20, 10],
      [8, 3],
    ] as const
    const { rows } = figuresOf(scores.map((each, n) => played(n, {}, each)))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ played: 6, won: 4, margin: 3.5, bots: [['supercat', 1]] })
    expect(rows[0]?.last.map(({ won }) => won)).toEqual([true, false, true, false, true])
  })

  it('mark games in which a seat changed hands or something was allowed anyway', () => {
    const { rows } = figuresOf([played(0, { marks: ['allowed'] }), played(1)])
    expect(rows[0]).toMatchObject({ marked: 1, played: 2 })
    expect(rows[0]?.last.map(({ marked }) => marked)).toEqual([true, false])
  })

  it('leave out games of several people and results that do not say who sat where', () => {
    const [you, bot] = played(0).seats
    const two = played(1, {
      seats: [
        { ...you!, name: 'Anna' },
        { ...bot!, by: 'person' },
      ],
    })
    const { by: _, ...older } = you!
    const { rows, left } = figuresOf([two, played(2, { seats: [older, bot!] }), played(3)])
    expect(rows.map(({ played: n }) => n)).toEqual([1])
    expect(left).toBe(2)
  })

  it('are summed by game for the start page', () => {
    expect(byGame([played(0), played(1, {}, [1, 2]), played(2, { game: 'muhq' })])).toEqual([
      { game: 'arcs', won: 1, played: 2 },
      { game: 'muhq', won: 1, played: 1 },
    ])
  })

  it('have a median of nothing, of odd and of even numbers', () => {
    expect(median([])).toBeUndefined()
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1])).toBe(2.5)
  })

  it('are exported as CSV: quoted, and no title becomes a formula', () => {
    const text = csvOf([played(0, { title: '=1+1, "so"', marks: ['changed'] })])
    expect(text.split('\r\n')).toEqual([
      'date,game,title,where,seats,bots,difficulty,won,score,best other,margin,marks',
      '2026-01-31T00:00:00.000Z,arcs,"\'=1+1, ""so""",screen,2,1 supercat,normal,1,20,15,5,changed',
      '',
    ])
  })
})

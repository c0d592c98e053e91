import { describe, expect, test } from 'vitest'
import { fitted } from './columns.ts'

const right = 'right' as const
const head = ['player', 'seat', 'wins', '95 %', 'won', 'shared', 'rank', '95 %', 'score', '95 %']
const align = ['left', 'left', ...Array(8).fill(right)] as ('left' | 'right')[]
const row = (name: string) => [
  name,
  'all',
  '50.0 %',
  '18.8 % – 81.2 %',
  '3',
  '0',
  '1.50',
  '1.00 – 3.00',
  '37.50',
  '18.44 – 56.56',
]

describe('a table in so much room', () => {
  test('is one table where it fits', () => {
    const lines = fitted([head, row('lars')], align, 100)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^player .* 95 %$/)
  })

  test('is several where it does not, each with the names, and no interval apart from what it is of', () => {
    const lines = fitted(
      [head, row('supercat 0.10.0 (base)'), ['nobody', '', '0.0 %', '0.0 % – 1.0 %', '0']],
      align,
      80,
    )
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    const [first, second] = lines.join('\n').split('\n\n')
    expect(first).toMatch(/^player +seat +wins +95 % +won +shared\n/)
    expect(second).toMatch(/^player +rank +95 % +score +95 %\nsupercat 0.10.0 \(base\) /)
    // Whoever has nothing to say there is not named again.
    expect([first, second].map((part) => part?.includes('nobody'))).toEqual([true, false])
  })

  test('folds sentences beside numbers', () => {
    const said = 'for example: The Power that ends the game was reached: Red wins with 41.'
    const lines = fitted(
      [
        ['end', '', 'n'],
        [said, '100.0 %', '6'],
      ],
      ['left', right, right],
      60,
    )
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^for example: .* {2}100\.0 % {2}6$/)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60)
    expect(
      lines
        .slice(1)
        .join(' ')
        .replace(/ +100\.0 % {2}6/, ''),
    ).toBe(said)
  })

  test('is left as it is where nothing can be done', () => {
    expect(fitted([['n'], ['12345']], [right], 3)).toEqual(['    n', '12345'])
  })
})

import { describe, expect, test } from 'vitest'
import { flagLines } from './usage.ts'

describe('help on flags', () => {
  test('short flags stand beside what they mean', () => {
    expect(
      flagLines([
        ['--seed <text>', 'The seed'],
        ['--json', 'For machines'],
      ]),
    ).toEqual(['  --seed <text>  The seed', '  --json         For machines'])
  })

  test('a long list of values is folded, and what it means stands below it', () => {
    const values = Array.from({ length: 30 }, (_, i) => `LEAD${10 + i}`).join('|')
    const lines = flagLines([
      ['--seed <text>', 'The seed'],
      [`--leader <${values}>`, 'Who leads'],
    ])
    expect(lines.every((line) => line.length <= 104)).toBe(true)
    expect(lines.at(-1)).toBe('                 Who leads')
    expect(
      lines
        .slice(1, -1)
        .map((line) => line.trim())
        .join(''),
    ).toBe(`--leader <${values}>`)
  })
})

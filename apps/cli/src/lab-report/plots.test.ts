import { expect, test } from 'vitest'
import { type Plots, plotting } from './plots.ts'

const plots: Plots = await plotting()
const show = (value: number) => `${value} %`
const titles = (svg: string) => [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)

test('intervals: a dot for each with what it says, a bar only where there is one, and a line at zero', () => {
  const rows = [
    { label: 'a < b', mean: 1, low: -1, high: 3 },
    { label: 'a < b', mean: 2, low: Number.NaN, high: Number.NaN },
  ]
  const svg = plots.whiskers('T & U', rows, { show, zero: true })
  expect(titles(svg)).toEqual(['a &lt; b: 1 % (-1 % – 3 %)', 'a &lt; b: 2 %'])
  expect(svg).toContain('aria-label="T &amp; U"')
  expect(svg.match(/aria-label="link".*?<\/g>/s)?.[0].match(/<path/g)).toHaveLength(1)
  expect(svg).toContain('var(--ink)')
  expect(svg).not.toMatch(/NaN|undefined|https?:/)
})

test('lines: a band, a line and a name for each, whatever else their points carry', () => {
  const points = [1, 2, 3].map((x) => ({ x, mean: x, low: x - 1, high: x + 1, label: 'of the point' }))
  const svg = plots.lines(
    'T',
    [
      { label: 'one', points },
      { label: 'two', points },
    ],
    { x: 'round', show: (value) => `${value}` },
  )
  expect(svg.match(/aria-label="area".*?<\/g>/s)?.[0].match(/<path/g)).toHaveLength(2)
  expect(svg.match(/aria-label="line".*?<\/g>/s)?.[0].match(/<path/g)).toHaveLength(2)
  expect(titles(svg)).toContain('two, 3: 3 (2 – 4)')
  expect(titles(svg)).toHaveLength(6)
  for (const name of ['one', 'two', 'round']) expect(svg).toContain(`>${name}</text>`)
  // Told apart by colour and by shape.
  expect(svg).toContain('var(--c1)')
  expect(svg).toContain('var(--c2)')
})

test('bars: as many as there are values', () => {
  const svg = plots.bars(
    'T',
    [
      [3, 10],
      [5, 1],
    ],
    { x: 'score', from: 0, to: 9 },
  )
  expect(titles(svg)).toEqual(['3: 10', '5: 1'])
  expect(svg.match(/<rect/g)).toHaveLength(2)
})

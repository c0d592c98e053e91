// What the style sheets promise of their colours: text at least 7:1 on every ground that it lies on, marks at least 3:1; by day
// and by night.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colour = readonly [number, number, number]
type Scheme = 'light' | 'dark'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The first value of every name in a style sheet. */
function namesOf(...files: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const [, name = '', value = ''] of files
    .map(read)
    .join('\n')
    .matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!names.has(name)) names.set(name, value)
  return names
}

const names = namesOf(
  './tokens.css',
  '../games/rome/style/colours.css',
  '../games/muhq/style/colours.css',
  '../games/arcs/style/colours.css',
)

function colourOf(value: string, scheme: Scheme): Colour {
  const known = /^var\((--[\w-]+)/.exec(value)?.[1]
  if (known !== undefined) return colourOf(names.get(known) ?? '', scheme)
  const two = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  const hex = two === null ? value : ((scheme === 'light' ? two[1] : two[2]) ?? '')
  if (!/^#\w{6}$/.test(hex)) throw new Error(`no colour: ${value}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
}

function light(colour: Colour): number {
  const [r, g, b] = colour.map((each) =>
    each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(a: Colour, b: Colour): number {
  const [more = 0, less = 0] = [light(a), light(b)].sort((x, y) => y - x)
  return (more + 0.05) / (less + 0.05)
}

/** Pairs that are too much alike. */
function alike(least: number, pairs: readonly (readonly [string, string])[]): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([on, ground]) => {
      const found = contrast(colourOf(`var(${on})`, scheme), colourOf(`var(${ground})`, scheme))
      return found >= least ? [] : [`${on} on ${ground}, ${scheme}: ${found.toFixed(2)}`]
    }),
  )
}

const each = (on: readonly string[], grounds: readonly string[]) =>
  on.flatMap((one) => grounds.map((ground) => [one, ground] as const))

const GROUNDS = ['--ground', '--surface', '--raised', '--sunken', '--accent-soft', '--danger-soft']
const MARKS = ['--can', '--goal', '--grave']

describe('colours', () => {
  it('text is at least 7:1 on every ground of the page', () => {
    expect(alike(7, each(['--ink', '--quiet', '--accent-ink', '--yes', '--no', '--danger'], GROUNDS))).toEqual([])
    expect(alike(7, each(['--on-accent'], ['--accent', '--accent-strong']))).toEqual([])
  })

  it('marks and edges are at least 3:1 on every ground of the page', () => {
    expect(alike(3, each([...MARKS, '--accent', '--edge', '--ghost'], GROUNDS))).toEqual([])
    expect(alike(3, each(['--wake-1', '--wake-2', '--wake-3', '--wake-4', '--empire', '--blight'], GROUNDS))).toEqual(
      [],
    )
  })

  it('names and numbers of Rome’s map are at least 7:1, marks on land and water 3:1', () => {
    expect(alike(7, each(['--rome-ink'], ['--rome-land', '--rome-sheet']))).toEqual([])
    expect(alike(7, [['--rome-sea-ink', '--rome-sea']])).toEqual([])
    expect(alike(7, [['--rome-sheet', '--rome-level']])).toEqual([])
    expect(alike(3, each(MARKS, ['--rome-land', '--rome-sea', '--rome-sheet']))).toEqual([])
    expect(alike(3, each(['--rome-ink-soft'], ['--rome-land', '--rome-sheet']))).toEqual([])
  })

  it('marks on the board of muhq’s game are at least 3:1 on the edge that lies below them, whatever the ground', () => {
    expect(alike(3, each(MARKS, ['--muhq-under-mark']))).toEqual([])
  })
})

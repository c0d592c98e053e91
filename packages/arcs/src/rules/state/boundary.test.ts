// Nobody outside this folder knows where anything lies in a state; pages and bots only read.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../../', import.meta.url)

/** Sources below these folders, but for tests and what only tests use. */
function sources(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map((name) => `${folder}${String(name)}`)
      .filter((name) => /\.tsx?$/.test(name)),
  )
}

const ARCS = sources(
  'packages/arcs/src/',
  'apps/web/src/games/arcs/',
  'apps/web/test/',
  'apps/lab/src/',
  'apps/cli/src/',
)
const outside = ARCS.filter((name) => !name.startsWith('packages/arcs/src/rules/state/'))
const text = (name: string): string => readFileSync(new URL(name, root), 'utf8')
const without = (pattern: RegExp, names: readonly string[]): string[] =>
  names.filter((name) => pattern.test(text(name)))

const isTest = (name: string): boolean => /\.test\.|testing|apps\/web\/test\//.test(name)

/** At a place in it. */
const LOOKS_IN = /\.(?:b|m)\[|\{ (?:b|m|b, m) \} = (?:state|view|this\.state)/
/** At all. */
const TAKES_OUT = /(?<!pieces|\.)\.(?:b|m)\b(?!\()|\{(?! a[,:])[^{}()\n]*(?<![\w.'])(?:b|m)(?![\w'])[^{}()\n]*\} = /

describe('the layout of a state', () => {
  it('is known in its folder alone', () => {
    expect(outside.length).toBeGreaterThan(400)
    expect(without(/state\/layout\.ts'/, outside)).toEqual([])
    expect(without(LOOKS_IN, outside)).toEqual([])
    // Whoever takes the bytes out to look at them later, under whatever name. The pieces that a seat begins with are called a, b and c.
    const played = outside.filter((name) => !isTest(name))
    expect(without(TAKES_OUT, played)).toEqual([])
  })

  it.each([
    'const n = state.b[3]',
    'const n = position.b[3]',
    'const { b } = c.view',
    'const { options, m } = before',
    'const bytes = table.state.b',
  ])('would be found in: %s', (line) => {
    expect([LOOKS_IN, TAKES_OUT].some((pattern) => pattern.test(line))).toBe(true)
  })

  it('is changed by rules alone: bots, texts, lists for the table and pages read', () => {
    const readers = outside.filter(
      (name) => !isTest(name) && /packages\/arcs\/src\/(?:bots|text|beside)\/|apps\//.test(name),
    )
    expect(readers.length).toBeGreaterThan(200)
    expect(without(/state\/write\.ts'|\bwrite\b[^;\n]*from '@understudy\/arcs'/, readers)).toEqual([])
  })
})

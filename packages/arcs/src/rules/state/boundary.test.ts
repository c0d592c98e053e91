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

describe('the layout of a state', () => {
  it('is known in its folder alone', () => {
    expect(outside.length).toBeGreaterThan(400)
    expect(without(/state\/layout\.ts'/, outside)).toEqual([])
    expect(
      without(
        /\b(?:state|view|after|copy|from|to|next)\.(?:b|m)\[|\{ (?:b|m|b, m) \} = (?:state|view|this\.state)/,
        outside,
      ),
    ).toEqual([])
  })

  it('is changed by rules alone: bots, texts, lists for the table and pages read', () => {
    const readers = outside.filter(
      (name) => !isTest(name) && /packages\/arcs\/src\/(?:bots|text|beside)\/|apps\//.test(name),
    )
    expect(readers.length).toBeGreaterThan(200)
    expect(without(/state\/write\.ts'|\bwrite\b[^;\n]*from '@understudy\/arcs'/, readers)).toEqual([])
  })
})

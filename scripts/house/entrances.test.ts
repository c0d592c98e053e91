// What packages hand out: a small index each, and everything else by entrances that are named after what one looks for.

import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENTRANCES, SOURCES } from './sources.ts'

/** How many names a stranger may be shown at first. */
const MOST: Readonly<Record<string, number>> = { procedure: 80, table: 80, muhq: 40, arcs: 40, rome: 40 }

/** The files that a package hands out, by the end of what is written to import them; '' is its index. */
const entrancesOf = (name: string): Map<string, string> =>
  new Map(
    [...ENTRANCES].flatMap(([written, path]) => {
      const [, owner, at = ''] = /^@understudy\/(\w+)(?:\/(.+?))?\/?$/.exec(written) ?? []
      return owner === name ? [[at, path]] : []
    }),
  )
const textOf = (path: string): string => SOURCES.get(path)?.text ?? ''
const namesOf = (path: string): string[] => SOURCES.get(path)?.exports.map(({ name }) => name) ?? []
/** Handed on without being named. */
const wholes = (path: string): string[] =>
  [...textOf(path).matchAll(/^export (?:type )?\* from '(.+)'/gm)].map(([, to = '']) => join(dirname(path), to))

describe.each(Object.entries(MOST))('@understudy/%s', (name, most) => {
  const entrances = entrancesOf(name)
  const kit = entrances.get('kit') ?? ''

  it(`has an index of ${most} names at most`, () => {
    const names = namesOf(entrances.get('') ?? '')
    expect(names.length).toBeGreaterThan(5)
    expect(names.length).toBeLessThanOrEqual(most)
  })

  it('names what its index and the entrances in the kit hand out, and says in a sentence what they are', () => {
    const read = [entrances.get('') ?? '', ...wholes(kit)]
    expect(read.length).toBeGreaterThan(4)
    expect(read.filter((path) => wholes(path).length > 0)).toEqual([])
    expect([...read, kit].filter((path) => !/^\/\/ .+\./.test(textOf(path)))).toEqual([])
  })

  it('hands plug-ins its index and whole entrances, nothing beside them', () => {
    const files = [...entrances.values()]
    expect(wholes(kit)).toContain(entrances.get(''))
    expect(wholes(kit).filter((path) => !files.includes(path))).toEqual([])
    expect(namesOf(kit)).toEqual([])
  })

  it('has one entrance for each name, but for what the index shows of others', () => {
    const index = new Set(namesOf(entrances.get('') ?? ''))
    const seen = new Map<string, string>()
    const twice = wholes(kit).flatMap((path) =>
      path === entrances.get('')
        ? []
        : namesOf(path).flatMap((each) => {
            const before = seen.get(each)
            seen.set(each, path)
            return before === undefined || index.has(each) ? [] : [`${each}: ${before}, ${path}`]
          }),
    )
    expect(seen.size).toBeGreaterThan(40)
    expect(twice).toEqual([])
  })
})

// Which way imports may point: between packages, between the rooms of a game, and never in a circle.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENTRANCES, forTests, packageOf, roomOf, root, SOURCES } from './sources.ts'

const compiled = [...SOURCES.values()].filter(({ path }) => !forTests(path))

/** What each package may know of; those further up know nothing of those further down. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  'packages/procedure': [],
  'packages/table': ['packages/procedure'],
  'packages/muhq': ['packages/procedure', 'packages/table'],
  'packages/arcs': ['packages/procedure', 'packages/table'],
  'packages/rome': ['packages/procedure', 'packages/table'],
  'apps/lab': ['packages/procedure', 'packages/table', 'packages/muhq', 'packages/arcs', 'packages/rome'],
  'apps/cli': ['packages/procedure', 'packages/table', 'apps/lab'],
  'apps/web': ['packages/procedure', 'packages/table', 'packages/muhq', 'packages/arcs', 'packages/rome'],
}

/** Rooms of a game that a room may look into; of the top of `src` only words may be taken. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  data: ['pack'],
  pack: ['data'],
  rules: ['data', 'pack'],
  facts: ['rules', 'data', 'pack'],
  text: ['rules', 'data', 'pack'],
  beside: ['text', 'rules', 'data', 'pack', 'facts'],
  bots: ['text', 'rules', 'data', 'pack'],
}
/** Ids and names: no sentence of any language is in them. */
const WORDS = /\/src\/(?:about|vocabulary|card-sets)\.ts$/

const games = compiled.filter(({ path }) => /^packages\/(?:arcs|muhq|rome)\//.test(path))

/** A folder of texts is a room of texts wherever it stands. */
const room = (path: string): string => (/\/text\//.test(path) && roomOf(path) === 'rules' ? 'text' : roomOf(path))

describe('imports', () => {
  it('are many, of all packages', () => {
    expect([...new Set(compiled.map(({ path }) => packageOf(path)))].sort()).toEqual(Object.keys(KNOWS).sort())
    expect(games.length).toBeGreaterThan(1000)
    const between = compiled.flatMap(({ path, imports }) =>
      imports.filter(({ to }) => SOURCES.has(to) && packageOf(to) !== packageOf(path)),
    )
    expect(between.length).toBeGreaterThan(1500)
    const rooms = games.filter(({ path }) => OPEN[room(path)] !== undefined)
    expect(rooms.length).toBeGreaterThan(900)
    expect([...SOURCES.keys()].filter(forTests).length).toBeGreaterThan(800)
  })

  it('of other packages go down, and through their entrances', () => {
    const entrances = new Set(ENTRANCES.values())
    const wrong = compiled.flatMap(({ path, imports }) =>
      imports
        .filter(({ to }) => SOURCES.has(to) && packageOf(to) !== packageOf(path))
        .filter(({ to }) => !KNOWS[packageOf(path)]?.includes(packageOf(to)) || !entrances.has(to))
        .map(({ to }) => `${path} → ${to}`),
    )
    expect(wrong, 'A package imports only what stands below it, by an entrance in `exports`').toEqual([])
  })

  it('between the rooms of a game go from bots to texts to rules to data', () => {
    const wrong = games.flatMap(({ path, imports }) => {
      const from = room(path)
      const open = OPEN[from]
      if (open === undefined) return []
      return imports
        .filter(({ to }) => SOURCES.has(to) && packageOf(to) === packageOf(path) && room(to) !== from)
        .filter(({ to }) => !WORDS.test(to) && !open.includes(room(to)))
        .map(({ to }) => `${path} → ${to}`)
    })
    expect(wrong, 'Bots look into texts, texts into rules, rules into data, and none the other way').toEqual([])
  })

  it('of what only tests use stand only in tests', () => {
    const wrong = compiled.flatMap(({ path, imports }) =>
      imports.filter(({ to }) => SOURCES.has(to) && forTests(to)).map(({ to }) => `${path} → ${to}`),
    )
    expect(wrong, 'What is compiled imports nothing that only tests use').toEqual([])
  })

  it('of the page take the lean Arcs and no package: bots and parts come when they are wanted', () => {
    const heavy = ['arcs', 'arcsPackage', 'muhqPackage', 'romePackage', 'bots']
    const wrong = compiled
      .filter(({ path }) => path.startsWith('apps/web/src/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ to, names, type, later }) => {
            if (type || later || !/^packages\/(?:arcs|muhq|rome)\/src\/(?:index|package|game)\.ts$/.test(to))
              return false
            return names === 'all' || names.some((name) => heavy.includes(name))
          })
          .map(({ to }) => `${path} → ${to}`),
      )
    expect(wrong, 'The page fetches bots and parts of Arcs when they are wanted, by `import()`').toEqual([])
  })

  it('for what a file does are of files that say so in their package (`sideEffects`), or a bundler leaves them out', () => {
    expect(effectful().flatMap(([, named]) => named).length).toBeGreaterThan(4)
    for (const [folder, named] of effectful()) {
      const done = compiled
        .filter(({ path }) => packageOf(path) === folder)
        .flatMap(({ imports }) => imports.filter(({ names, again }) => names.length === 0 && !again))
        .filter(({ to }) => SOURCES.has(to))
      const unnamed = done.filter(({ to }) => !named.some((file) => file.test(to))).map(({ to }) => to)
      expect(unnamed, 'What acts by being loaded stands in `sideEffects`').toEqual([])
      const idle = named.filter((file) => ![...SOURCES.keys()].some((path) => file.test(path)))
      expect(idle).toEqual([])
    }
  })

  it('never lead in a circle (types apart, which are gone when it runs)', () => {
    expect(circles(), 'Files import one another in a circle: what both need goes into a third').toEqual([])
  })

  it('of tests alone are not compiled into a package', () => {
    const left = [...SOURCES.keys()].filter(
      (path) =>
        !path.startsWith('apps/web/') && forTests(path) && !excluded(packageOf(path)).some((out) => out.test(path)),
    )
    expect(left, 'What only tests use is left out by `exclude` in tsconfig.json of its package').toEqual([])
  })

  it('reach all that is compiled into a package', () => {
    const reached = new Set<string>()
    const reach = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      for (const { to } of SOURCES.get(path)?.imports ?? []) reach(to)
    }
    for (const entrance of ENTRANCES.values()) reach(entrance)
    const idle = compiled.filter(({ path }) => path.startsWith('packages/') && !reached.has(path))
    expect(
      idle.map(({ path }) => path),
      'What no entrance of its package leads to is not compiled into it',
    ).toEqual([])
  })
})

/** The files of each package that do something when they are loaded, as it says itself. */
function effectful(): [string, RegExp[]][] {
  return ['procedure', 'table', 'muhq', 'arcs', 'rome'].map((name) => {
    const folder = `packages/${name}`
    const { sideEffects } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      sideEffects: false | string[]
    }
    const sources = (sideEffects || []).filter((path) => path.startsWith('./src/'))
    return [
      folder,
      sources.map(
        (path) => new RegExp(`^${path.replace('.', folder).replaceAll('.ts', '\\.ts').replace('*', '[^/]*')}$`),
      ),
    ]
  })
}

/** What the compiler leaves out of a package. */
function excluded(folder: string): RegExp[] {
  const { exclude } = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')) as { exclude: string[] }
  return exclude.map((glob) => {
    const parts = glob
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.+/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')
    return new RegExp(`^${folder}/${parts}$`)
  })
}

const livePaths = (path: string): string[] =>
  (SOURCES.get(path)?.imports ?? []).flatMap(({ to, type, later }) => (type || later || !SOURCES.has(to) ? [] : [to]))

/** Circles of imports that are there when the program runs (Tarjan): of each knot the shortest, as it is walked. */
function circles(): string[] {
  const found: string[] = []
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (path: string): void => {
    numbers.set(path, numbers.size)
    lowest.set(path, numbers.get(path)!)
    stack.push(path)
    for (const to of livePaths(path)) {
      if (!numbers.has(to)) {
        visit(to)
        lowest.set(path, Math.min(lowest.get(path)!, lowest.get(to)!))
      } else if (stack.includes(to)) lowest.set(path, Math.min(lowest.get(path)!, numbers.get(to)!))
    }
    if (lowest.get(path) !== numbers.get(path)) return
    const knot = stack.splice(stack.indexOf(path))
    if (knot.length > 1 || livePaths(path).includes(path)) found.push(`in a circle: ${shortest(knot).join(' → ')}`)
  }
  for (const { path } of compiled) if (!numbers.has(path)) visit(path)
  return found
}

/** The shortest way from a file of a knot back to itself. */
function shortest(knot: readonly string[]): string[] {
  const ways = knot.map((first) => {
    const seen = new Set<string>()
    let ends = [[first]]
    while (ends.length > 0) {
      const further = ends.flatMap((way) => livePaths(way.at(-1)!).map((to) => [...way, to]))
      const back = further.find((way) => way.at(-1) === first)
      if (back !== undefined) return back
      ends = further.filter((way) => {
        const last = way.at(-1)!
        if (seen.has(last) || !knot.includes(last)) return false
        seen.add(last)
        return true
      })
    }
    return []
  })
  return ways.reduce((best, way) => (way.length < best.length ? way : best))
}

// Habits that a reader cannot see to everywhere.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allOfNothing } from './all-of-nothing.ts'
import { asksLanguage } from './asks-language.ts'
import { byPosition } from './by-position.ts'
import { ENTRANCES, forTests, root, SOURCES } from './sources.ts'

const sources = [...SOURCES.values()]
const where = (found: readonly { readonly path: string }[]): string[] => found.map(({ path }) => path)

/**
 * What is taken by name where no import says so: by a pool of threads, a bundle, a check of types, a declaration, a tool.
 */
const ELSEWHERE =
  /\/worker\.ts$|\/traced-games\.ts$|\/frame-schema\.ts$|\/campaign\/deed\.ts$|\/hooks\.ts$|\/browser-setup\.ts$|\/vite\.config\.ts$/

describe('sources', () => {
  // There they are listed, once.
  const listed = 'packages/procedure/src/words/say.ts'

  it('have records of languages, and never ask whether it is a certain one', () => {
    const asked = sources.filter(({ path }) => !forTests(path)).flatMap(({ path, text }) => asksLanguage(path, text))
    expect(asked, 'What depends on the language is a Record<Lang, …>; no code asks which one it is').toEqual([])
  })

  it.each([
    ['the usual way', "const word = (lang) => (lang === 'en' ? 'box' : 'ячейка')", 1],
    ['under another name', "const isRussian = (language) => language !== 'ru'", 1],
    ['the other way round', "const isEnglish = (lang) => 'en' === lang", 1],
    ['of a signal, loosely', "const word = () => (lang.value == 'en' ? 'a' : 'b')", 1],
    ['of a thing that has one', "const word = (context) => context.lang === 'ru'", 1],
    ['of the first there is', 'const isFirst = (lang) => lang === LANGS[0]', 1],
    ['in cases', "switch (lang) { case 'en': break }", 1],
    ['by how it begins', "const isRussian = (locale) => locale.startsWith('ru')", 1],
    ['in a list', "const isOurs = (lang) => ['ru'].includes(lang)", 1],
    ['with a language for an answer', "const other = (here) => (here ? 'ru' : 'en')", 1],
    ['not at all', "const word = (lang) => ({ en: 'box', ru: 'ячейка' })[lang]", 0],
    ['two with each other', 'const same = (lang, other) => lang === other', 0],
    ['a column that is called so', "const isLast = (column) => column === 'ru'", 0],
  ])('asking for a language would be found: %s', (_, text, n) => {
    expect(asksLanguage('packages/arcs/src/text/words.ts', text)).toHaveLength(n)
  })

  it('have one list of languages, tests too', () => {
    const lists = /\[\s*'en',\s*'ru',?\s*\]|'en' \| 'ru'|'ru' \| 'en'/
    expect(where(sources.filter(({ text }) => lists.test(text))), `Languages are listed in ${listed} alone`).toEqual([
      listed,
    ])
  })

  it('name languages, and never go by their order', () => {
    const ordered = sources.filter(({ path }) => !forTests(path)).flatMap(({ path, text }) => byPosition(path, text))
    expect(ordered, 'Words of a language stand under its name, { en, ru }, and not first or second').toEqual([])
  })

  it.each([
    ['a helper', 'const both = (en: string, ru: string) => ({ en, ru })', 1],
    ['one with more', 'function bad(where: string, en: string, ru = ""): void {}', 1],
    ['its call', "bad('none', 'There is none.', `Нет.`)", 1],
    ['forms', "forms(['ship', 'ships'], ['корабль', 'корабля'])", 1],
    ['a pair', "const rows = [['undo', 'отменить']]", 1],
    ['a list taken apart', 'const [en, ru] = names', 1],
    ['a record', "bad('none', { en: 'There is none.', ru: `Нет.` })", 0],
    ['a list of one language', "const named = { en: ['city'], ru: ['x', 'город'] }", 0],
    ['a key in a Russian part', "const words = { ru: [entry('city', 'город')] }", 0],
  ])('languages by position would be found: %s', (_, text, n) => {
    expect(byPosition('packages/arcs/src/text/words.ts', text)).toHaveLength(n)
  })

  it('of tests look at no clock and wait for none, but for those of the page itself', () => {
    // A turn of the event loop is no wait; what a fake clock says is no clock.
    const clock = /\bperformance\.now\(|\bnew Date\(\)|\bhrtime\b|\bsetTimeout\([^\n]*,\s*[1-9]|\bsetTimeout as /
    const today = /\bDate\.now\(/
    const unit = sources.filter(({ path }) => /\.test\.tsx?$/.test(path) && !/\/test\/|\.full\.test/.test(path))
    expect(unit.length).toBeGreaterThan(400)
    const told = 'Unit tests look at no clock and wait for none: what measures time is `npm run speed`'
    expect(where(unit.filter(({ text }) => clock.test(text))), told).toEqual([])
    expect(where(unit.filter(({ text }) => today.test(text) && !text.includes('useFakeTimers'))), told).toEqual([])
  })

  it('of tests leave nothing out, and run all of a file', () => {
    const left = /\b(?:it|test|describe)\.(?:only|skip|todo|fails)\b/
    const some = sources.filter(({ path, text }) => /\.test\.tsx?$/.test(path) && left.test(text))
    expect(where(some), 'Every test of a file runs: no `only`, `skip`, `todo` or `fails`').toEqual([])
  })

  it('of tests that say what holds of all in a list say that there is something in it', () => {
    const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path))
    expect(tests.length).toBeGreaterThan(800)
    const empty = tests.flatMap(({ path, text }) => allOfNothing(path, text))
    expect(empty, 'What is expected of all in a list holds of none, too: say how many there are').toEqual([])
  })

  it.each([
    ['nothing else', 'expect(all.every(isGood)).toBe(true)', 1],
    ['in a helper', 'const check = (all) => expect(all.every(isGood)).toBe(true)', 1],
    ['of a longer way', 'expect(turn.answers("A.1").every((yes) => !yes)).toBe(true)', 1],
    ['of another list', 'expect(other).toHaveLength(3)\nexpect(all.every(isGood)).toBe(true)', 1],
    ['how many there are', 'expect(all.length).toBeGreaterThan(2)\nexpect(all.every(isGood)).toBe(true)', 0],
    ['what they are', 'expect(all).toHaveLength(3)\nexpect(all.every(isGood)).toBe(true)', 0],
    ['what they are, before', 'const all = [1, 2]\nexpect(all.every(isGood)).toBe(true)', 0],
    ['where they are from', 'const all = [...others]\nexpect(all.every(isGood)).toBe(true)', 1],
    ['one by one', 'expect([1, 2].every(isGood)).toBe(true)', 0],
    ['not all', 'expect(all.every(isGood)).toBe(false)', 0],
  ])('all of nothing would be found: what is said is %s', (_, text, n) => {
    expect(allOfNothing('a.test.ts', `it('is so', () => {\n${text}\n})`)).toHaveLength(n)
  })

  it('export nothing that nobody imports', () => {
    const used = new Map<string, Set<string>>()
    for (const { imports } of sources)
      for (const { to, names } of imports) {
        const known = used.get(to) ?? new Set()
        used.set(to, known)
        for (const name of names === 'all' ? ['*'] : names) known.add(name)
      }
    const entrances = new Set(ENTRANCES.values())
    const idle = sources.flatMap(({ path, exports }) => {
      const known = used.get(path)
      if (entrances.has(path) || known?.has('*') === true || ELSEWHERE.test(path)) return []
      return exports.filter(({ name }) => known?.has(name) !== true).map(({ name }) => `${path}: ${name}`)
    })
    expect(idle, 'What nobody imports is not exported').toEqual([])
  })

  it('that are compiled export nothing that only tests want', () => {
    const entrances = new Set(ENTRANCES.values())
    const wanted = sources.filter(({ path }) => !forTests(path)).flatMap(({ imports }) => imports)
    const used = new Set(
      wanted.flatMap(({ to, names }) => (names === 'all' ? to : names.map((name) => `${to} ${name}`))),
    )
    const tested = sources.flatMap(({ path, text, exports }) => {
      if (forTests(path) || entrances.has(path) || used.has(path) || ELSEWHERE.test(path)) return []
      const times = (name: string): number => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length
      return exports
        .filter(({ name }) => !used.has(`${path} ${name}`) && times(name) === 1)
        .map(({ name }) => `${path}: ${name}`)
    })
    expect(tested, 'What only tests want stands in a test, or in a file called *-testing.ts').toEqual([])
  })
})

describe('npm test', () => {
  it('passes no test in which nothing was expected', () => {
    const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
    const projects = config
      .slice(config.indexOf('projects: ['))
      .split(/^ {6}\{$/m)
      .slice(1)
    expect(projects).toHaveLength(5)
    expect(projects.filter((each) => !/\.\.\.inBrowser,|expect: \{ requireAssertions \}/.test(each))).toEqual([])
    expect(config).toMatch(/^const requireAssertions = true$/m)
    expect(config).toMatch(/^ {2}expect: \{ requireAssertions,/m)
  })

  it('tries nothing twice: only what measures time may, and that is npm run speed', () => {
    const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
    const retried = [...config.matchAll(/name: '(\w+)'|retry: (\d+)/g)].map(([, name, times]) => name ?? times)
    expect(retried).toEqual(['unit', 'browser', 'speed', '2', 'full', 'machines'])
    expect(readFileSync(join(root, 'scripts/test.mjs'), 'utf8')).not.toMatch(/'speed'/)
  })
})

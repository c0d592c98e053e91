// A third language: added to a copy of the sources, the compiler asks for its words in every package, so that none can be forgotten. And it runs: with
// sisters of the English files and words in the files that docs/architecture.md names, a rulebook and a Why are said in it alone.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSisters, addThird, foreignIn, PSEUDO } from './pseudo.ts'
import { root } from './sources.ts'

const ROOMS = ['packages', 'apps']
let folder: string
let complaints: { readonly path: string; readonly what: string }[]

/** The sources alone; packages of ours are those of the copy, all others the real ones. */
function copySources(): void {
  folder = mkdtempSync(join(tmpdir(), 'understudy-third-'))
  for (const file of ['tsconfig.base.json', 'package.json']) cpSync(join(root, file), join(folder, file))
  for (const room of ROOMS)
    cpSync(join(root, room), join(folder, room), {
      recursive: true,
      filter: (path) => !/\/(?:dist|dev-dist|node_modules)$/.test(path),
    })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@understudy'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@understudy' && name !== 'understudy' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const room of ROOMS)
    for (const name of readdirSync(join(folder, room))) {
      const own = JSON.parse(readFileSync(join(folder, room, name, 'package.json'), 'utf8')) as { name: string }
      symlinkSync(join(folder, room, name), join(modules, own.name))
    }
}

/** What the compiler says, by file. It writes what it can all the same. */
function compiled(...projects: string[]): { path: string; what: string }[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', ...projects, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (.*)$/gm)].map(([, path = '', what = '']) => ({ path, what }))
}

function change(path: string, from: string, to: string): void {
  const known = readFileSync(join(folder, path), 'utf8')
  if (!known.includes(from)) throw new Error(`${path} is written otherwise now`)
  writeFileSync(join(folder, path), known.replace(from, to))
}

const SAY = 'packages/procedure/src/words/say.ts'

beforeAll(() => {
  copySources()
  change(SAY, "export type Lang = 'en' | 'ru'", "export type Lang = 'en' | 'ru' | 'xx'")
  change(SAY, "= ['en', 'ru']", "= ['en', 'ru', 'xx']")
  complaints = compiled('apps/cli', 'apps/web')
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

describe('a third language', () => {
  it('is asked for wherever there are words', () => {
    const asked = new Set(complaints.map(({ path }) => path.split('/').slice(0, 2).join('/')))
    for (const room of [
      'packages/procedure',
      'packages/table',
      'packages/arcs',
      'packages/muhq',
      'packages/rome',
      'apps/cli',
      'apps/web',
    ])
      expect([...asked]).toContain(room)
  })

  describe('for the bosses of muhq’s game', () => {
    /** The files that the docs name for it, from the root. */
    const [, table = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split(/third:(?:begin|end)/)
    const named = table.match(/packages\/[\w/.-]+\.ts/g) ?? []
    let said: { book: Record<string, string>; why: Record<string, string[]> }

    beforeAll(() => {
      writeFileSync(join(folder, 'packages/procedure/src/pseudo.ts'), PSEUDO)
      change('packages/procedure/src/index.ts', '', "export * from './pseudo.ts'\n")
      expect(addSisters(join(folder, 'packages/muhq/src'), '@understudy/procedure').length).toBeGreaterThan(8)
      for (const path of named)
        addThird(join(folder, path), path.startsWith('packages/procedure/') ? '../pseudo.ts' : '@understudy/procedure')
      compiled('packages/muhq')
      writeFileSync(join(folder, 'say.mjs'), SCRIPT)
      const ran = spawnSync(process.execPath, [join(folder, 'say.mjs'), pathToFileURL(folder).href], {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      })
      if (ran.status !== 0) throw new Error(ran.stderr)
      said = JSON.parse(ran.stdout)
    }, 300_000)

    it('takes so many files that are there already, and no more than the docs say', () => {
      expect(named.length).toBeGreaterThan(3)
      expect(named.length).toBeLessThan(12)
    })

    it.each(['kraken', 'tyrant'])('the rulebook of the %s is printed in it, every rule', (bot) => {
      const book = said.book[bot] ?? ''
      expect(book).toMatch(/[\u0561-\u057a]{4}/)
      expect(foreignIn(book)).toEqual([])
      expect(book.match(/\*\*[A-Z]{3}\.[\d.]+\w?\*\*/g)?.length).toBeGreaterThan(20)
    })

    it.each(['kraken', 'tyrant'])('every Why of a game of the %s is said in it', (bot) => {
      const why = said.why[bot] ?? []
      expect(why.length).toBeGreaterThan(100)
      expect(why.flatMap(foreignIn)).toEqual([])
    })

    it('a foreign word would be found', () => {
      expect(foreignIn('KRA.2.1 \u0561\u0562 B7 muhq/8')).toEqual([])
      expect(foreignIn('KRA.2.1 \u0561\u0562 Yes, да, undefined')).toEqual(['Yes', 'да', 'undefined'])
    })
  })
})

/** Prints both books and explains a game of each, in the copy. */
const SCRIPT = `
const [at] = process.argv.slice(2)
const { explain, explainShort } = await import(at + '/packages/procedure/dist/explain.js')
const { printMarkdown } = await import(at + '/packages/procedure/dist/print.js')
const { explainRun, Table } = await import(at + '/packages/table/dist/index.js')
const { kraken, muhqPackage, tyrant } = await import(at + '/packages/muhq/dist/index.js')
const lang = 'xx'
const said = { book: {}, why: {} }
for (const rulebook of [kraken, tyrant]) {
  said.book[rulebook.id] = printMarkdown(rulebook, { edition: 'standard', lang })
  const seats = { p1: { by: 'bot', bot: 'partner' }, boss: { by: 'bot', bot: rulebook.id } }
  const table = Table.start(muhqPackage, { options: { boss: rulebook.id }, seed: 'third', seats })
  while (table.next().kind !== 'over') table.advance()
  const firsts = table.entries.flatMap((entry, at) => (entry.seat === 'boss' && entry.first === true ? [at] : []))
  said.why[rulebook.id] = firsts.flatMap((first) => explainRun(table, first)).flatMap(({ events, led, index }) => {
    const speaker = { rulebook, lang, phrases: muhqPackage.game.phrases, view: table.stateAt(index) }
    return [explainShort(events, speaker, led), ...explain(events, speaker).map(({ text }) => text)]
  })
}
console.log(JSON.stringify(said))
`

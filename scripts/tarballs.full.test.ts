// What others install: tarballs of all packages, in an empty folder, without the network and without this repository.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './house/sources.ts'

const NAMES = ['procedure', 'table', 'muhq', 'arcs', 'rome', 'lab', 'web'].map((name) => `@understudy/${name}`)
const folder = mkdtempSync(join(tmpdir(), 'understudy-tarballs-'))
const tarballs = join(folder, 'tarballs')
const home = join(folder, 'home')
const installed = (name: string): string => join(home, 'node_modules', name)

interface Ran {
  readonly status: number | null
  readonly out: string
}
function run(program: string, args: readonly string[], cwd = home): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 })
  return { status, out: `${stdout}${stderr}` }
}
const understudy = (...args: string[]): Ran =>
  run(process.execPath, [join(installed('understudy'), 'bin/understudy.js'), ...args])

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

/** What our packages need of others, as it is installed here. */
function thirdParty(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Manifest>
  }
  const found = new Set<string>()
  const place = (from: string, name: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
      if (packages[path] !== undefined) return path
      if (!at.includes('node_modules/') && at !== '') at = ''
      if (at === '') return packages[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`
    }
  }
  const need = (from: string, { dependencies, optionalDependencies }: Manifest): void => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = name.startsWith('@understudy/') ? undefined : place(from, name)
      if (path === undefined || found.has(path)) continue
      found.add(path)
      need(path, packages[path] ?? {})
    }
  }
  for (const [path, manifest] of Object.entries(packages)) if (/^(?:packages|apps)\//.test(path)) need(path, manifest)
  return [...found].map((path) => join(root, path)).filter((path) => existsSync(path))
}

beforeAll(() => {
  const packed = run(process.execPath, ['scripts/pack.mjs', tarballs], root)
  expect(packed.status, packed.out).toBe(0)
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'home', private: true, type: 'module' }))
  const ours = readdirSync(tarballs).map((name) => join(tarballs, name))
  const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...ours]
  // What the cache of npm does not have is packed from what is installed here.
  if (run('npm', install).status === 0) return
  const { status, out } = run('npm', [...install, '--install-links', ...thirdParty()])
  expect(status, out).toBe(0)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 3 }), 60_000)

describe('a tarball', () => {
  it.each([...NAMES, 'understudy'])(
    'of %s has its licence, a README and what it exports, and nothing of tests',
    (name) => {
      const files = (readdirSync(installed(name), { recursive: true }) as string[]).filter(
        (file) => !/^node_modules/.test(file),
      )
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
      expect(readFileSync(join(installed(name), 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
      const { exports = {}, private: kept } = JSON.parse(
        readFileSync(join(installed(name), 'package.json'), 'utf8'),
      ) as {
        exports?: Record<string, string | { types: string; default: string }>
        private?: boolean
      }
      expect(kept).toBeUndefined()
      const targets = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [to] : [to.types, to.default]))
      expect(targets.filter((to) => !existsSync(join(installed(name), to)))).toEqual([])
      const ofTests = name === '@understudy/table' ? /\.test\.|\/toy/ : /\.test\.|testing/
      expect(
        files.filter(
          (file) => (ofTests.test(file) && !file.startsWith('templates')) || /\.map$|tsbuildinfo|^src/.test(file),
        ),
      ).toEqual([])
    },
  )
})

describe('in an empty folder', { timeout: 120_000 }, () => {
  it('a game is played by the command, saved and replayed; several in threads', () => {
    const played = understudy('play', 'muhq', '--seats', 'partner,kraken', '--seed', 'tarball', '--save', 'game.json')
    expect(played.out).toMatch(/the game is (?:won|lost)\.|has won\./)
    expect(understudy('replay', 'game.json')).toMatchObject({ status: 0 })
    const many = understudy(
      'simulate',
      'arcs',
      '--seats',
      'supercat,lars,eager',
      '--games',
      '4',
      '--jobs',
      '2',
      '--seed',
      't',
    )
    expect(many.out).toContain('4 games')
    expect(understudy('lab', 'run', 'rome', '--games', '1', '--seed', 't', '--out', 'folder')).toMatchObject({
      status: 0,
    })
  })

  it('a bot that `new` has written plays, named by a config file', () => {
    expect(understudy('new', 'bot', 'my-bot')).toMatchObject({ status: 0 })
    writeFileSync(join(home, 'understudy.config.json'), '{ "plugins": ["./my-bot/bot.js"] }')
    const { out } = understudy('simulate', 'muhq', '--seats', 'my-bot,kraken', '--games', '4', '--jobs', '2')
    expect(out).toContain('4 games')
    rmSync(join(home, 'understudy.config.json'))
  })

  it('a rulebook is printed, as text and as a page', () => {
    expect(understudy('rulebook', 'lars', '--lang', 'ru').out).toMatch(/^# Ларс/m)
    expect(understudy('rulebook', 'speedbot', '--format', 'html').out).toContain('<!doctype html>')
  })

  it('the page is served', async () => {
    const server = spawn(
      process.execPath,
      [join(installed('understudy'), 'bin/understudy.js'), 'serve', '--port', '0', '--json'],
      { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    try {
      const { url } = JSON.parse(await firstLine(server)) as { url: string }
      const page = await (await fetch(url)).text()
      expect(page).toContain('<div id="app"')
      const [, script] = /<script[^>]+src="\.\/([^"]+)"/.exec(page) ?? []
      const answer = await fetch(`${url}${script}`)
      expect(answer.headers.get('content-type')).toContain('javascript')
      expect((await fetch(`${url}licences.txt`)).status).toBe(200)
    } finally {
      server.kill()
    }
  })

  it('the library is imported by a program in TypeScript, which compiles, types and all, and runs', () => {
    writeFileSync(
      join(home, 'program.ts'),
      `import { type Action, muhqPackage, type State } from '@understudy/muhq'
import { arcsPackage } from '@understudy/arcs'
import { about } from '@understudy/arcs/about'
import { arcs } from '@understudy/arcs/lean'
import '@understudy/arcs/words/en'
import { romePackage } from '@understudy/rome/package'
import { speak } from '@understudy/procedure'
import { printMarkdown } from '@understudy/procedure/print'
import { type GamePackage, simulate, Table } from '@understudy/table'
import { conform } from '@understudy/table/testing'

const pkg: GamePackage<State, Action> = muhqPackage
const seats = { p1: { by: 'bot', bot: 'partner' }, boss: { by: 'bot', bot: 'kraken' } } as const
const { outcome } = simulate(pkg, { options: { players: 1 }, seats, seed: 'one' })
if (outcome === undefined) throw new Error('nobody has won')
console.log(speak(pkg.game.phrases, 'en', outcome.why))
const table = Table.start(arcsPackage, { options: { players: 3 }, seed: 'one' })
console.log(table.state.options.colours.join(), about.bots.map(({ id }) => id).join(), arcs.id, romePackage.game.id)
const [kraken] = pkg.bots
console.log(printMarkdown(kraken!.rulebook!, { edition: 'standard', lang: 'en' }).split('\\n')[0], typeof conform)
`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = [
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--types',
      '',
    ]
    expect(run(process.execPath, [tsc, ...options, 'program.ts'])).toEqual({ status: 0, out: '' })
    const { status, out } = run(process.execPath, ['program.js'])
    expect(out).toMatch(
      /(?:the game is (?:won|lost)|has won)\.\n[\s\S]*supercat,lars,eager arcs rome\n# The Kraken function/,
    )
    expect(status).toBe(0)
  })
})

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (part: Buffer) => {
      text += part
      if (text.includes('\n')) resolve(text)
    })
    child.on('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
}

// What the games of an experiment were played by, beyond version numbers: the code of the rules, the bots and what runs them.
// Games of two different codes are never mixed in one folder.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyPackage } from '@understudy/table'
import { pluginOf } from '../plugins.ts'

const built = import.meta.url.endsWith('.js')
const require = createRequire(import.meta.url)
/** What the lab adds to a game that is played, and what it writes down of it. */
const OWN = [
  'answer-by-lot',
  'play-game',
  'experiment/chunk',
  'experiment/gauge',
  'experiment/plan',
  'experiment/rotation',
  'experiment/rows',
]
const known = new Map<string, string>()

/** Of a game that these bots play: our packages, and the plug-ins that bring the game or one of the bots. */
export function codeHash({ game, bots }: AnyPackage, playing: readonly string[]): string {
  const own = ownHash(game.id)
  const plugins = [game, ...bots.filter(({ id }) => playing.includes(id))].flatMap((each) => pluginOf(each) ?? [])
  if (plugins.length === 0) return own
  const hash = createHash('sha256').update(own)
  // Where they lie does not matter: on another machine it is another folder.
  for (const url of [...new Set(plugins)])
    for (const module of modulesOf(url)) hash.update(`${placeOf(module, url)}\n`).update(textOf(module))
  return hash.digest('hex').slice(0, 16)
}

function ownHash(game: string): string {
  const found = known.get(game)
  if (found !== undefined) return found
  const hash = createHash('sha256')
  for (const name of ['procedure', 'table', game]) {
    const folder = folderOf(name)
    // A game from elsewhere: its plug-in is counted instead.
    if (folder === undefined) continue
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter(isCode).sort()
    for (const file of files) hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)))
  }
  const ending = built ? 'js' : 'ts'
  for (const name of OWN) hash.update(name).update(readFileSync(new URL(`../${name}.${ending}`, import.meta.url)))
  const code = hash.digest('hex').slice(0, 16)
  known.set(game, code)
  return code
}

/** A module and those that it imports by a path, and they in turn. */
function modulesOf(url: string): string[] {
  const found = new Set([url])
  for (const module of found)
    for (const [, path] of textOf(module).matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g)) {
      const other = new URL(path ?? '', module).href
      // What only looks like an import is in no file.
      if (existsSync(new URL(other))) found.add(other)
    }
  return [...found].sort()
}

const placeOf = (module: string, from: string): string =>
  relative(dirname(fileURLToPath(from)), fileURLToPath(module)).replaceAll('\\', '/')
const textOf = (url: string): string => readFileSync(new URL(url), 'utf8')

/** Where the code of a package of ours lies, if it is one. */
function folderOf(name: string): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined
  try {
    return join(dirname(require.resolve(`@understudy/${name}/package.json`)), built ? 'dist' : 'src')
  } catch {
    return undefined
  }
}

const isCode = (file: string): boolean =>
  built ? file.endsWith('.js') : file.endsWith('.ts') && !file.endsWith('.test.ts')

// What the games of an experiment were played by, beyond version numbers: the code of the rules, the bots and what runs them.
// Games of two different codes are never mixed in one folder.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const built = import.meta.url.endsWith('.js')
const require = createRequire(import.meta.url)
/** What the lab adds to a game that is played, and what it writes down of it. */
const OWN = [
  'answer-by-lot',
  'play-game',
  'experiment/chunk',
  'experiment/plan',
  'experiment/rotation',
  'experiment/rows',
]
const known = new Map<string, string>()

export function codeHash(game: string): string {
  const found = known.get(game)
  if (found !== undefined) return found
  const hash = createHash('sha256')
  for (const name of ['procedure', 'table', game]) {
    const folder = folderOf(name)
    // A game from elsewhere is told by its version alone.
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

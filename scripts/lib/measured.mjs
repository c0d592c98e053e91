// Tests that print lines of tables in the docs: which files, what they print, and what is wrong with them.

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Files of a project, by their names, as `vitest.config.ts` has them. */
const OF = {
  unit: (path) => /\.test\.tsx?$/.test(path) && !/\.browser\.test\./.test(path),
  browser: (path) => /\.browser\.test\.ts$/.test(path) && !/\.full\./.test(path),
  full: (path) => /\.full\.browser\.test\.ts$/.test(path),
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/](?:node_modules|dist)[\\/]/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))

const allFiles = () => ['packages', 'apps', 'scripts'].flatMap(filesIn)
/** Without the sign for what is left out. */
const bare = (filter) => filter.replace(/^!/, '')

/** Of runs (`[project, ...filters]`) what names no file, as a sentence each. */
export function unmatched(runs) {
  const files = allFiles()
  return runs.flatMap(([project, ...filters]) =>
    filters
      .map(bare)
      .filter((filter) => !files.some((path) => path.includes(filter) && OF[project](path)))
      .map((filter) => `no test of the project ${project} is called ${filter}…`),
  )
}

/** What vitest is told: the filters as they are, or the very files where some are left out (`!…`), which it cannot be told for a project. */
function toldFilters(project, filters) {
  const out = filters.filter((filter) => filter.startsWith('!')).map(bare)
  if (out.length === 0) return filters
  const wanted = filters.filter((filter) => !filter.startsWith('!'))
  const some = (path, list) => list.some((filter) => path.includes(filter))
  return allFiles().filter((path) => OF[project](path) && some(path, wanted) && !some(path, out))
}

/** Says what names no file and answers whether something does. */
export function allThere(runs) {
  const wrong = unmatched(runs)
  for (const sentence of wrong) console.error(sentence)
  return wrong.length === 0
}

/** The lines of tables that these tests print; all they print, if one of them fails. */
export function measured([project, ...filters], env, more = []) {
  const { status, stdout } = spawnSync(
    'npx',
    ['vitest', 'run', ...more, '--project', project, ...toldFilters(project, filters)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, NO_COLOR: '1', ...env },
    },
  )
  const lines = stdout.split('\n').filter((line) => /^\| .* \|$/.test(line))
  if (status !== 0) console.error(stdout)
  const [, counts = 'none'] = /^ +Tests +(.*?)(?: \(\d+\))?$/m.exec(stdout) ?? []
  return { lines, status: status ?? 1, counts }
}

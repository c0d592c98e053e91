// npm run pack -- [folder]: tarballs of every package, to be installed anywhere.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildCommand, buildPage } from './lib/build.mjs'
import { root } from './lib/root.mjs'
import { runNpm } from './lib/run.mjs'

/** What depends on others comes after them. */
const PACKAGES = [
  'packages/procedure',
  'packages/table',
  'packages/muhq',
  'packages/arcs',
  'packages/rome',
  'apps/lab',
  'apps/web',
  'apps/cli',
]

const into = resolve(process.argv[2] ?? 'tarballs')
// What older sources have left behind would go along.
for (const folder of PACKAGES) rmSync(join(root, folder, 'dist'), { recursive: true, force: true })
if (!(await buildCommand()) || !(await buildPage())) process.exit(1)
mkdirSync(into, { recursive: true })
const folders = PACKAGES.map((folder) => join(root, folder))
process.exitCode = await runNpm(['pack', '--silent', '--pack-destination', into, ...folders])
if (process.exitCode === 0)
  console.log(`${readdirSync(into).filter((name) => name.endsWith('.tgz')).length} tarballs in ${into}`)

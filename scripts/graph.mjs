// `npm run graph` draws docs/pictures/folders.svg: folders and what they import, before (as recorded) and after (as they are now).
// `npm run graph -- --record <commit>` reads the "before" from a commit.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draw } from './graph/draw.mjs'
import { foldersIn } from './graph/folders.mjs'
import { root } from './lib/root.mjs'

const BEFORE = new URL('./graph/before.json', import.meta.url)

const [flag, commit] = process.argv.slice(2)
if (flag === '--record' && commit !== undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-graph-'))
  const tree = execFileSync('git', ['archive', commit, 'packages', 'apps'], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: tree })
  writeFileSync(BEFORE, `${JSON.stringify(foldersIn(folder), null, 2)}\n`)
  rmSync(folder, { recursive: true })
}
writeFileSync(join(root, 'docs/pictures/folders.svg'), draw(JSON.parse(readFileSync(BEFORE, 'utf8')), foldersIn(root)))

// node scripts/check-size.mjs: the JavaScript that the first visit waits for stays small.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

const LIMIT = 150_000
const site = join(root, 'apps', 'web', 'dist')
const index = join(site, 'index.html')

if (!existsSync(index)) {
  console.error('The page is not built yet: run `npm run build` first.')
  process.exit(1)
}

const sizes = new Map()
for (const script of scriptsOf(readFileSync(index, 'utf8'))) add(join(site, script))

for (const [path, size] of sizes) console.log(`${kilobytes(size).padStart(9)}  ${relative(site, path)}`)
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
console.log(`${kilobytes(total).padStart(9)}  first load, gzipped (limit ${kilobytes(LIMIT)})`)
process.exitCode = total > LIMIT ? 1 : 0

function add(path) {
  if (sizes.has(path)) return
  const code = readFileSync(path, 'utf8')
  sizes.set(path, gzipSync(code, { level: 9 }).length)
  for (const imported of staticImportsOf(code)) add(join(dirname(path), imported))
}

function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b[^>]*>|<link\b[^>]*rel="modulepreload"[^>]*>/g)].map(([tag]) => tag)
  return tags.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
}

/** `import "./a.js"`, `import {b} from "./a.js"`, `export * from "./a.js"`; not `import("./a.js")`. */
function staticImportsOf(code) {
  return [...code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g)].map(([, path]) => path)
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

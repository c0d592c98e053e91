// All sources as a graph: which file imports which, what it exports, and which file stands for which import of a package.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const root: string = fileURLToPath(new URL('../../', import.meta.url))

export interface Import {
  /** A path from the root of the repository; the name of a package that is not ours. */
  readonly to: string
  /** What is taken: names, or everything. */
  readonly names: readonly string[] | 'all'
  /** Gone after compiling. */
  readonly type: boolean
  /** Loaded when it is wanted. */
  readonly later: boolean
  /** Handed on to whoever imports this file. */
  readonly again: boolean
}

export interface Source {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  /** By name; `type` as in an import. */
  readonly exports: readonly { readonly name: string; readonly type: boolean }[]
}

const ROOTS = ['packages', 'apps']
const NOT_OURS = new Set(['node_modules', 'dist', 'dev-dist', 'generated'])

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** What an import of a package of ours means: `@understudy/arcs/edit` is a file. */
function entrances(): Map<string, string> {
  const found = new Map<string, string>()
  for (const room of ROOTS)
    for (const name of readdirSync(join(root, room))) {
      const folder = join(root, room, name)
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name: string
        exports?: Record<string, { source?: string } | string>
      }
      for (const [at, to] of Object.entries(manifest.exports ?? {}))
        if (typeof to === 'object' && to.source !== undefined)
          found.set(join(manifest.name, at), relative(root, join(folder, to.source)))
    }
  return found
}

/** The files that other packages may import, by what they write. */
export const ENTRANCES: ReadonlyMap<string, string> = entrances()

function target(from: string, request: string): string {
  const bare = request.replace(/\?.*$/, '')
  if (!bare.startsWith('.')) return ENTRANCES.get(bare) ?? bare
  return relative(root, resolve(dirname(from), bare))
}

function read(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const { module } = parseSync(path, text)
  const imports: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports)
    imports.push({
      to: target(path, moduleRequest.value),
      names: entries.some(({ importName }) => importName.kind === 'NamespaceObject')
        ? 'all'
        : entries.map(({ importName }) => importName.name ?? 'default'),
      type: entries.length > 0 && entries.every(({ isType }) => isType),
      later: false,
      again: false,
    })
  const exports: { name: string; type: boolean }[] = []
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      const name = exportName.name ?? (exportName.kind === 'Default' ? 'default' : undefined)
      if (name !== undefined) exports.push({ name, type: isType })
      if (moduleRequest !== null)
        imports.push({
          to: target(path, moduleRequest.value),
          names: importName.name === null ? 'all' : [importName.name],
          type: isType,
          later: false,
          again: true,
        })
    }
  // `import('./a.ts')`, also in a type; workers and the like.
  for (const [, request = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    imports.push({ to: target(path, request), names: 'all', type: false, later: true, again: false })
  for (const [, request = ''] of text.matchAll(/new URL\(\s*['"](\.[^'"]+\.tsx?)['"],\s*import\.meta\.url\s*\)/g))
    imports.push({ to: target(path, request), names: 'all', type: false, later: true, again: false })
  return { path: relative(root, path), text, imports, exports }
}

export const SOURCES: ReadonlyMap<string, Source> = new Map(
  ROOTS.flatMap((room) => filesIn(join(root, room)))
    .filter((path) => existsSync(path) && !path.endsWith('.d.ts'))
    .map((path) => [relative(root, path), read(path)]),
)

const NAMED_FOR_TESTS =
  /\.test\.tsx?$|-testing\.tsx?$|(?:^|\/)testing(?:-\w+)?\.ts$|\/testing\/|\/test\/|\/scenes\.ts$|\/oracle(?:\.ts$|\/)/

/** Only for tests: neither compiled into `dist` nor seen by anything that is. What every game must pass is for others, too. */
export const forTests = (path: string): boolean =>
  path.startsWith('packages/table/src/testing') ? /\.test\.ts$|\/toy[\w-]*\.ts$/.test(path) : NAMED_FOR_TESTS.test(path)

/** `packages/arcs`. */
export const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The folder below `src`, or '' for what stands at its top. */
export function roomOf(path: string): string {
  const [, , src, room, ...rest] = path.split('/')
  return src === 'src' && rest.length > 0 ? (room ?? '') : ''
}

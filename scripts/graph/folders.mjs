// Which folder imports which: read from the sources, without tests and what only they use.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const NOT_OURS = new Set(['node_modules', 'dist', 'dev-dist', 'generated', 'test', 'testing', 'templates', 'oracle'])
const ONLY_TESTS =
  /\.test\.tsx?$|testing[\w-]*\.tsx?$|-testing\.tsx?$|\/scenes\.ts$|\/oracle\.ts$|\.d\.ts$|\.config\.ts$/

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(path)
    return /\.tsx?$/.test(entry.name) && !ONLY_TESTS.test(path) ? [path] : []
  })
}

/** `import … from`, `export … from`, `import()`: where to, and whether it is gone after compiling. */
function importsOf(text) {
  const found = []
  const whole = [
    ...text.matchAll(/^import\s+(?:([\w\s{},*$]+?)\s+from\s+)?['"]([^'"]+)['"]/gm),
    ...text.matchAll(/^export\s+((?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\}))\s+from\s+['"]([^'"]+)['"]/gm),
  ]
  for (const [, what = '', to] of whole) {
    const names = /^\{([^}]*)\}$/.exec(what)?.[1]
    const type = /^type\b/.test(what) || (names?.split(',').every((name) => /^\s*(?:type\s|$)/.test(name)) ?? false)
    found.push({ to, type })
  }
  for (const [, to] of text.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g)) found.push({ to, type: true })
  return found
}

/** All arrows between files of ours. */
function arrowsIn(root) {
  const files = ['packages', 'apps'].flatMap((room) => filesIn(join(root, room)))
  const names = new Map()
  for (const room of ['packages', 'apps'])
    for (const name of readdirSync(join(root, room))) {
      const manifest = join(root, room, name, 'package.json')
      if (existsSync(manifest)) names.set(JSON.parse(readFileSync(manifest, 'utf8')).name, `${room}/${name}`)
    }
  const packageNamed = (request) =>
    names.get(
      request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  const arrows = files.flatMap((path) =>
    importsOf(readFileSync(path, 'utf8')).flatMap(({ to, type }) => {
      const from = relative(root, path)
      if (to.startsWith('.')) return { from, to: relative(root, resolve(dirname(path), to.replace(/\?.*$/, ''))), type }
      const own = packageNamed(to)
      return own === undefined ? [] : { from, to: `${own}/src/index.ts`, type }
    }),
  )
  return { files: files.map((path) => relative(root, path)), arrows }
}

const packageOf = (path) => path.split('/').slice(0, 2).join('/')
const WORDS = /\/src\/(?:about|vocabulary|card-sets)\.ts$|\/text\/sayings[\w-]*\.ts$/

/** What is drawn: each a part of the house, with the folder of a file in it; undefined for files that do not belong to it. */
export const PARTS = [
  {
    id: 'packages',
    title: 'Packages',
    grain: ['web', 'cli', 'lab', 'rome', 'arcs', 'muhq', 'table', 'procedure'],
    roomOf: (path) => packageOf(path).split('/')[1],
  },
  ...['muhq', 'arcs', 'rome'].map((game) => ({
    id: game,
    title: `packages/${game}/src`,
    grain: ['top', 'words', 'bots', 'beside', 'text', 'facts', 'rules', 'pack', 'data', 'vocabulary'],
    roomOf: (path) => {
      if (!path.startsWith(`packages/${game}/src/`)) return undefined
      if (WORDS.test(path)) return 'vocabulary'
      const [, , , room, ...rest] = path.split('/')
      return rest.length === 0 ? 'top' : /\/text\//.test(path) && room === 'rules' ? 'text' : room
    },
  })),
  ...['packages/table/src', 'packages/arcs/src/rules', 'packages/rome/src/rules'].map((folder) => ({
    id: folder,
    title: folder,
    roomOf: (path) => {
      if (!path.startsWith(`${folder}/`) || WORDS.test(path)) return undefined
      const [room, ...rest] = path.slice(folder.length + 1).split('/')
      return rest.length === 0 ? 'in no room' : room
    },
  })),
]

/** Folders of each part by how many files they have (as steps, so that a file more seldom matters), and the arrows between them. */
export function foldersIn(root) {
  const { files, arrows } = arrowsIn(root)
  return Object.fromEntries(
    PARTS.map(({ id, roomOf }) => {
      const count = new Map()
      for (const path of files) {
        const room = roomOf(path)
        if (room !== undefined) count.set(room, (count.get(room) ?? 0) + 1)
      }
      const between = new Map()
      for (const { from, to, type } of arrows) {
        const [a, b] = [roomOf(from), roomOf(to)]
        if (a === undefined || b === undefined || a === b) continue
        const name = `${a} → ${b}`
        between.set(name, (between.get(name) ?? true) && type)
      }
      const size = (n) => (n <= 5 ? 1 : n <= 20 ? 2 : n <= 60 ? 3 : 4)
      const rooms = Object.fromEntries([...count].map(([room, n]) => [room, size(n)]).sort())
      return [id, { rooms, arrows: Object.fromEntries([...between].sort()) }]
    }),
  )
}

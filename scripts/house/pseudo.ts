// A made-up language for a copy of the sources: sisters of English files, and a third entry beside every pair of words in files that are named.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** Armenian letters for Latin ones: whatever is still Latin or Cyrillic was said in another language. Ids and names of tiles stay. */
export const PSEUDO = `
const KEPT = /(\\[\\[[^\\]|]*|\\b[A-Z]{2,4}\\.[\\dA-Z][\\w.]*|\\b[a-z]+\\/\\d+|\\b[A-Z]\\d+\\b)/
const letters = (text: string): string =>
  text.split(KEPT).map((part, at) => at % 2 === 1 ? part
    : part.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(0x561 + letter.toLowerCase().charCodeAt(0) - 97))).join('')
export function pseudo(said: any): any {
  if (typeof said === 'string') return letters(said)
  if (typeof said === 'function') return (...facts: any[]) => pseudo(said(...facts))
  if (Array.isArray(said)) return said.map(pseudo)
  if (said === null || typeof said !== 'object') return said
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, key === 'id' ? value : pseudo(value)]))
}
`

const inXx = (code: string): string =>
  code
    .replaceAll(/\ben\b/g, 'xx')
    .replaceAll(/En\b/g, 'Xx')
    .replaceAll(/(['/-])en(\.ts|\/)/g, '$1xx$2')

const ENGLISH = /(?:^|-)en\.ts$/

/** Beside every English file of a folder its sister; answers their paths. */
export function addSisters(folder: string, procedure: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    if (!entry.isFile() || !ENGLISH.test(entry.name)) return []
    const path = join(entry.parentPath, entry.name)
    const { module } = parseSync(path, readFileSync(path, 'utf8'))
    const names = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name])),
    )
    const sister = join(dirname(path), basename(path).replace(/en\.ts$/, 'xx.ts'))
    const lines = names.map((name) => `export const ${inXx(name)}: any = pseudo(source.${name})`)
    writeFileSync(
      sister,
      [`import { pseudo } from '${procedure}'`, `import * as source from './${entry.name}'`, ...lines, ''].join('\n'),
    )
    return [sister]
  })
}

interface Found {
  readonly at: number
  readonly text: string
}

/** A third entry beside every pair in a file, and an import beside every one of an English file. */
export function addThird(path: string, pseudoFrom: string): void {
  const code = readFileSync(path, 'utf8')
  const { program, module } = parseSync(path, code)
  const sisters = module.staticImports.filter(({ moduleRequest }) => ENGLISH.test(basename(moduleRequest.value)))
  const known = new Set(sisters.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)))
  const found: Found[] = sisters.map(({ start, end }) => ({ at: start, text: `${inXx(code.slice(start, end))}\n` }))
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const { type, properties } = node as { type?: string; properties?: Property[] }
    if (type === 'ObjectExpression' && properties !== undefined) {
      const named = (key: string) => properties.find((each) => (each.key?.name ?? each.key?.value) === key)
      const [en, ru] = [named('en'), named('ru')]
      if (en !== undefined && ru !== undefined) {
        const said = code.slice(en.start, en.end).replace(/^(?:en|'en')\s*:?\s*/, '') || 'en'
        const method = en.method === true ? `(${said.replace(/^\(/, 'function (')})` : said
        const own = [...known].some((name) => new RegExp(`\\b${name}\\b`).test(said)) || /\.en\b/.test(said)
        found.push({ at: ru.end, text: `, xx: ${own ? inXx(method) : `pseudo(${method})`}` })
      }
    }
    Object.values(node).forEach(visit)
  }
  visit(program)
  if (found.length === 0) throw new Error(`nothing to say in ${path}`)
  let out = code
  for (const { at, text } of found.sort((a, b) => b.at - a.at)) out = out.slice(0, at) + text + out.slice(at)
  writeFileSync(path, `import { pseudo } from '${pseudoFrom}'\n${out}`)
}

interface Property {
  readonly start: number
  readonly end: number
  readonly method?: boolean
  readonly key?: { readonly name?: string; readonly value?: unknown }
}

/** What is said in no made-up language: Latin and Cyrillic words, and what is missing. */
export function foreignIn(text: string): string[] {
  const bare = text
    .replaceAll(/<a id="[^"]*"><\/a>|\]\(#[^)]*\)/g, '')
    .replaceAll(/\b[A-Z]{2,4}\.[\dA-Z][\w.]*|\b[a-z]+\/\d+|\b[A-Z]\d+\b/g, '')
  return bare.match(/[A-Za-z]{2,}|[А-яЁё]+/g) ?? []
}

// What the docs name is there: files, folders, names of the code, commands. And so in the workflows.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root, SOURCES } from './sources.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const within = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`)

/** Everything that is kept, from the root. */
const KEPT = (function within(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return /^(?:node_modules|dist|dev-dist|\.git|saves)$/.test(entry.name) ? [] : within(path)
  })
})('')
const isThere = (path: string): boolean => KEPT.some((kept) => kept === path || kept.startsWith(`${path}/`))

const pages = KEPT.filter((path) => path.endsWith('.md') && !path.startsWith('.github/'))
const workflows = within('.github/workflows', '.yml')
const templates = within('.github/ISSUE_TEMPLATE', '.yml')
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)
const everything = [...SOURCES.values()].map(({ text }) => text).join('\n')

/** Without blocks, also of those within lists. */
const prose = (page: string): string => read(page).replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
/** What stands in backticks, outside of blocks. */
const quoted = (page: string): string[] => [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The address of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
const anchors = new Map(
  pages.map((page) => [
    page,
    new Set([...prose(page).matchAll(/^#+ +(.*?) *$/gm)].map(([, heading = '']) => anchorOf(heading))),
  ]),
)

/** Files that a reader makes, or that come out of a build. */
const NOT_KEPT = new Set(['packages/muhq/src/bots/shy/xx.ts', 'apps/web/dist', 'saves'])
/** Rules of the language and of browsers that docs name. */
const NOT_OURS = new Set(['Math.random', 'navigator.share'])

it('the pages link and name much', () => {
  expect(pages.length).toBeGreaterThan(40)
  const all = (pattern: RegExp): number => pages.flatMap((page) => [...prose(page).matchAll(pattern)]).length
  expect(all(/\]\((?!https?:)[^)\s]+\)/g)).toBeGreaterThan(60)
  expect(all(/\bnpm run [\w:]+/g)).toBeGreaterThan(30)
  expect(all(/`[^`\n]+`/g)).toBeGreaterThan(1500)
})

describe.each(pages)('%s', (page) => {
  it('links to what is there, and to headings that there are', () => {
    const broken = [...prose(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(
      ([, path = '', anchor]) => {
        const to = path === '' ? page : join(dirname(page), path).replace(/\/$/, '')
        return !isThere(to) || (anchor !== undefined && anchors.get(to)?.has(anchor) !== true)
      },
    )
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('names scripts that there are', () => {
    const named = [...read(page).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name)
    // Scripts of one workspace are named with it.
    expect(named.filter((name) => !scripts.includes(name) && name !== 'dev')).toEqual([])
  })

  it('names files and folders that there are', () => {
    const named = quoted(page).filter(
      (code) =>
        /^[\w.@/-]+\.(?:ts|tsx|mjs|css|md|svg|jpg)$/.test(code) ||
        /^(?:packages|apps|docs|scripts|saves)(?:\/[\w.-]+)*\/?$/.test(code),
    )
    const missing = named.filter((code) => {
      const path = code.replace(/\/$/, '')
      if (NOT_KEPT.has(path) || isThere(path) || isThere(join(dirname(page), path))) return false
      return !KEPT.some((kept) => kept.endsWith(`/${path}`))
    })
    expect(missing).toEqual([])
  })

  it('names parts of things by the thing that has them', () => {
    const parts = quoted(page).flatMap((code) => {
      const [, owner, part] = /^([A-Z]\w*[a-z]\w*)\.(#?\w+)(?:\(\))?$/.exec(code) ?? []
      return owner === undefined || part === undefined || NOT_OURS.has(code) ? [] : [{ code, owner, part }]
    })
    const lacking = parts.filter(({ owner, part }) => {
      const declared = new RegExp(`\\b(?:class|interface|type|const)\\s+${owner}\\b`)
      const has = new RegExp(`${part}\\b`)
      return ![...SOURCES.values()].some(({ text }) => declared.test(text) && has.test(text))
    })
    expect(lacking.map(({ code }) => code)).toEqual([])
  })
})

describe.each(['docs/architecture.md', 'docs/page.md', 'docs/adding-a-bot.md', 'docs/lab.md', 'docs/programs.md'])(
  '%s',
  (page) => {
    it('names things of the code that there are', () => {
      const names = quoted(page).flatMap(
        (code) => /^#?([A-Za-z]\w*)(?:\.#?(\w+))?(?:\(\))?$/.exec(code)?.slice(1) ?? [],
      )
      const ours = names.filter((name) => name !== undefined && /[a-z][A-Z]|^[A-Z]\w+[a-z]/.test(name))
      expect(ours.length).toBeGreaterThan(1)
      expect([...new Set(ours)].filter((name) => !new RegExp(`\\b${name}\\b`).test(everything))).toEqual([])
    })
  },
)

describe('a README within sources or tests names every room beside it, and no other', () => {
  const foldersIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

  const beside = pages.filter(
    (page) => /^(?:packages|apps)\/\w+\/(?:src|test)\//.test(page) && foldersIn(dirname(page)).length > 0,
  )
  it('in many of them', () => {
    expect(beside.length).toBeGreaterThan(7)
  })

  it.each(beside)('%s', (page) => {
    const folder = dirname(page)
    const named = [...read(page).matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    )
    // A bot with a heading of its own has its rooms below that.
    const all = foldersIn(folder)
    const parts = all.filter((name) => new RegExp(`^## ${name}$`, 'im').test(read(page)))
    const below = parts.flatMap((name) => foldersIn(`${folder}/${name}`))
    const rooms = [...all.filter((name) => !parts.includes(name)), ...below]
    const said = (name: string): boolean => named.includes(name) || read(page).includes(`\`${name}\` has `)
    expect(rooms.filter((name) => !said(name))).toEqual([])
    expect(named.filter((name) => !rooms.includes(name))).toEqual([])
  })
})

describe('the README of a package lists its entrances', () => {
  const readmes = pages.filter((page) => /^(?:packages|apps)\/\w+\/README\.md$/.test(page))
  it('in every package', () => {
    expect(readmes).toHaveLength(8)
  })

  it.each(readmes)('%s', (page) => {
    const { exports = {} } = JSON.parse(read(join(dirname(page), 'package.json'))) as { exports?: object }
    // What there is in English there is in Russian.
    const named = Object.keys(exports).filter((at) => !/^\.$|package\.json$|\/ru\b/.test(at))
    expect(named.filter((at) => !read(page).includes(`${at.slice(1)}\``))).toEqual([])
  })
})

describe('what is on GitHub', () => {
  it('runs scripts that there are, and serves what the build leaves', () => {
    expect(workflows).toHaveLength(3)
    for (const workflow of workflows) {
      const { jobs } = parse(read(workflow)) as { jobs: Record<string, { steps: { run?: string }[] }> }
      const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
      for (const run of runs) {
        const script = /^npm run ([\w:]+)/.exec(run)?.[1] ?? /^npm (test)/.exec(run)?.[1]
        if (script !== undefined) expect(scripts).toContain(script)
        const file = /^node (\S+)/.exec(run)?.[1]
        if (file !== undefined) expect(existsSync(join(root, file)), file).toBe(true)
      }
    }
    const deployed = read('.github/workflows/pages.yml')
    expect(deployed).toContain('path: apps/web/dist')
    // What a pull request brings is tested, too, and put nowhere.
    expect(deployed).toContain("workflow_run.event == 'push'")
  })

  it('takes a report of a bot in both languages', () => {
    for (const template of templates.filter((path) => !path.endsWith('config.yml'))) {
      const { name, body } = parse(read(template)) as { name: string; body: { attributes: { options?: unknown[] } }[] }
      expect(name).toMatch(/[a-z] \/ [А-Я]/)
      for (const { attributes } of body)
        expect((attributes.options ?? []).every((each) => typeof each === 'string')).toBe(true)
    }
    expect(read('.github/ISSUE_TEMPLATE/odd-decision.yml')).toContain('understudy report')
  })
})

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

const pages = ['README.md', 'CONTRIBUTING.md', ...within('docs', '.md')]
const workflows = within('.github/workflows', '.yml')
const templates = within('.github/ISSUE_TEMPLATE', '.yml')
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)
const paths = [...SOURCES.keys()]
const everything = [...SOURCES.values()].map(({ text }) => text).join('\n')

/** What stands in backticks, outside of blocks. */
const quoted = (page: string): string[] =>
  [
    ...read(page)
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code)

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([])
  })

  it('names scripts that there are', () => {
    const named = [...read(page).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name)
    // Scripts of one workspace are named with it.
    expect(named.filter((name) => !scripts.includes(name) && name !== 'dev')).toEqual([])
  })
})

describe.each(['docs/architecture.md', 'docs/page.md', 'docs/adding-a-bot.md'])('%s', (page) => {
  it('names files that there are', () => {
    const files = quoted(page).filter((code) => /^[\w./-]+\.(?:ts|tsx|css|md)$/.test(code))
    const there = (code: string): boolean =>
      paths.some((path) => path === code || path.endsWith(`/${code}`)) ||
      ['', 'apps/web/', 'apps/web/src/', 'docs/', 'packages/rome/src/', 'scripts/house/'].some((folder) =>
        existsSync(join(root, folder, code)),
      ) ||
      within('apps/web/src/style', '.css').some((path) => path.endsWith(`/${code}`))
    expect(files.filter((code) => !there(code))).toEqual([])
  })

  it('names things of the code that there are', () => {
    const names = quoted(page).flatMap((code) => /^#?([A-Za-z]\w*)(?:\.#?(\w+))?(?:\(\))?$/.exec(code)?.slice(1) ?? [])
    const missing = names.filter((name) => name !== undefined && /[a-z][A-Z]|^[A-Z]\w+[a-z]/.test(name))
    expect([...new Set(missing)].filter((name) => !new RegExp(`\\b${name}\\b`).test(everything))).toEqual([])
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
    expect(read('.github/workflows/pages.yml')).toContain('path: apps/web/dist')
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

// docs/adding-a-bot.md, followed step by step: its commands are run in their order, its code stands in files that are compiled and run.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@understudy/lab/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = await readFile(join(root, 'docs/adding-a-bot.md'), 'utf8')

/** What stands in a block, with the comment before it. */
const BLOCK = /^(?<indent> *)(?:<!-- (?<what>.+?) -->\n *)?```(?<lang>\w*)\n(?<text>[\s\S]*?)^ *```$/gm
const blocks = [...page.matchAll(BLOCK)].map(({ groups = {} }) => ({
  what: groups.what ?? '',
  lang: groups.lang ?? '',
  text: (groups.text ?? '').replaceAll(new RegExp(`^${groups.indent}`, 'gm'), ''),
}))
const commands = blocks.filter(({ what }) => what === 'run').flatMap(({ text }) => text.trim().split('\n'))
const snippets = blocks.filter(({ what }) => what !== 'run')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-adding-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('docs/adding-a-bot.md', () => {
  test('has nothing but commands that are run and code that is from somewhere', () => {
    expect(commands.length).toBeGreaterThan(12)
    expect(snippets.length).toBeGreaterThan(10)
    expect(snippets.filter(({ what }) => !what.startsWith('from ')).map(({ text }) => text)).toEqual([])
    // No block escaped the pattern.
    expect(page.match(/^ *```/gm)).toHaveLength(2 * blocks.length)
  })

  test.each(snippets.map(({ what, text }) => [what.slice('from '.length), text] as const))(
    'shows what stands in %s',
    async (path, text) => {
      // The templates, examples and sources that are named here have tests of their own.
      expect(path).toMatch(/^(?:apps\/cli\/(?:templates|src)|docs\/examples|packages\/\w+\/src)\//)
      expect(await readFile(join(root, path), 'utf8')).toContain(text)
    },
  )

  test('says what the kit has, with as many arguments', () => {
    const listed = page.split('<!-- kit:begin -->')[1]?.split('<!-- kit:end -->')[0] ?? ''
    const calls = [...listed.matchAll(/`(\w+)\(([^)]*)\)`/g)].map(([, name = '', args = '']) => ({
      name,
      args: args.split(', ').length,
    }))
    expect(calls.length).toBeGreaterThan(12)
    const kit = games.muhq?.kit
    expect(calls.filter(({ name, args }) => kit?.[name]?.length !== args)).toEqual([])
  })

  // In their order: what one has written the next one reads.
  test('names commands that do what they say', { timeout: 120_000 }, async () => {
    for (const line of commands) {
      const [typed = '', input] = line.split(' < ')
      const here = (word: string): string => word.replace(/^\.\//, `${folder}/`)
      // Threads are another matter: built.test.ts has them.
      const [name, ...args] = typed.replace('--jobs 2', '--jobs 1').split(' ').map(here)
      expect(name).toBe('understudy')
      const stdin = input === undefined ? '' : await readFile(here(input), 'utf8')
      const ran = await understudy(args, { games, stdin })
      expect([ran.code, ran.err], line).toEqual([0, ''])
      expect(ran.out.length, line).toBeGreaterThan(10)
    }
  })
})

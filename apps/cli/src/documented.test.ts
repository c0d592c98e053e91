// Whatever command the docs show is one: its name, its flags, the number of its words. What they print is the matter of others.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@understudy/lab/games'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { understudy } from './testing/run.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (page: string): string => readFileSync(join(root, page), 'utf8')
const inFolder = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : []))
// Every block of adding-a-bot.md is run by a test of its own.
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'apps/cli/README.md',
  'apps/lab/README.md',
  'apps/web/README.md',
  ...inFolder('docs').filter((page) => page !== 'docs/adding-a-bot.md'),
]

/** What is typed after `understudy`, in blocks and in backticks. */
function typedIn(page: string): string[] {
  const blocks = [...read(page).matchAll(/^ *```\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) => block.split('\n'))
  const lines = blocks.flatMap((line) => /^(?:\$ )?(?:npx )?understudy (.*)$/.exec(line)?.[1] ?? [])
  const quoted = [...read(page).matchAll(/`(?:npx )?understudy ([^`\n]+)`/g)].map(([, typed = '']) => typed)
  return [...lines, ...quoted]
}

/** Words as a shell takes them, without comments, pipes and files; brackets are ours. */
const wordsOf = (typed: string): string[] =>
  (
    typed
      .replaceAll('\\|', '|')
      .replace(/ #.*| [<>|] .*/, '')
      .match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? []
  ).map((word) => word.replaceAll(/^\[|\]$/g, ''))

const SURPLUS = 'surplus'

/**
 * What the command says of it. With words too many nothing is carried out: flags are looked at first, then words, and the first
 * one that has no place should be ours.
 */
async function complaintAbout(typed: string): Promise<string | undefined> {
  const given = wordsOf(typed)
  const words = given.flatMap((word, at) =>
    /^--(?:plugin|config|lang)$/.test(word) || /^--(?:plugin|config|lang)$/.test(given[at - 1] ?? '') ? [] : word,
  )
  const [name = '-'] = words
  const { parts } = commands.find((each) => each.name === name) ?? {}
  if (parts !== undefined && words.length === 1) return undefined
  const more = name.startsWith('-') ? [] : Array(5).fill(SURPLUS)
  const { err } = await understudy([...words, ...more], { games })
  return err === '' || err === `"${SURPLUS}" is one word too many.\n` ? undefined : err
}

describe('commands', () => {
  test.each(pages)('of %s', async (page) => {
    const found: Record<string, string> = {}
    for (const typed of new Set(typedIn(page))) {
      const complaint = await complaintAbout(typed)
      if (complaint !== undefined) found[typed] = complaint
    }
    // The README shows what becomes of a slip.
    const { 'simulate muhq --gmaes 5': shown, ...others } = found
    expect(others).toEqual({})
    expect(shown !== undefined).toBe(page === 'README.md')
  })

  test('a slip in one would be found', async () => {
    expect(await complaintAbout('schema arcs --of position')).toBeUndefined()
    expect(await complaintAbout('schema arcs position')).toMatch(/"position" is one word too many/)
    expect(await complaintAbout('simulate arcs --act 1 --gmaes 5 --csv')).toMatch(/no flag --gmaes/)
    expect(await complaintAbout('lab rnu trio')).toMatch(/did you mean run\?/)
    expect(await complaintAbout('lab game trio 17 18 --out game.json')).toMatch(/"18" is one word too many/)
  })

  test('in the table of the README are all there are', async () => {
    const cells = [...read('README.md').matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, typed = '']) => typed),
    )
    expect(cells.length).toBeGreaterThan(15)
    for (const typed of cells) expect([typed, await complaintAbout(typed)]).toEqual([typed, undefined])
    const named = new Set(cells.map((typed) => wordsOf(typed)[0]))
    expect(commands.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  })
})

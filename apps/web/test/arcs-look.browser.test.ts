// How Arcs looks: phone and desktop, both languages, both schemes. The pictures are kept to be looked at.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Action, arcsPackage, layout as L, type State } from '@understudy/arcs'
import { Table } from '@understudy/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints, EVERYTHING } from './axe.ts'
import { withSettings } from './drive.ts'
import { type PageOptions, siteAndBrowser } from './harness.ts'

const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

const { site, browser } = await siteAndBrowser()

type Arcs = Table<State, Action>

/** A game of the bots up to where `reached` holds; then a person sits down at the first seat. */
function saved(options: Record<string, string | number>, seed: string, reached: (table: Arcs) => boolean): string {
  const seats = { ...arcsPackage.seating(options), red: { by: 'bot', bot: 'eager' } } as const
  const table = Table.start(arcsPackage, { options, seats, seed })
  while (table.next().kind === 'auto' && !reached(table)) table.advance()
  table.seat('red', { by: 'person' })
  table.title = 'Arcs'
  return JSON.stringify(table.file())
}

const kindOf = (table: Arcs) => {
  const decision = arcsPackage.game.decision(table.state)
  return decision?.seat === 'red' ? decision.kind : ''
}

const SUPERCAT = { players: 3, role2: 'supercat', role3: 'supercat' }
const inChapter = (chapter: number, kind: string) => (table: Arcs) =>
  table.state.b[L.CHAPTER] === chapter && kindOf(table) === kind

const midgame = saved(SUPERCAT, 'look', inChapter(2, 'turn'))
const leading = saved(
  { players: 4, role2: 'supercat', role3: 'supercat', role4: 'supercat' },
  'look',
  inChapter(2, 'lead'),
)
const lars = saved({ players: 3, role2: 'lars', role3: 'lars' }, 'look', inChapter(2, 'turn'))
const over = saved(SUPERCAT, 'look', (table) => table.state.b[L.OVER] !== 0)

async function open(page: Page, file: string): Promise<void> {
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/import`)
  const upload = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  await page.locator('.arcs-board svg').waitFor()
  for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const SCREENS: readonly (readonly [string, string, Required<PageOptions>])[] = [
  ['a turn on a phone', midgame, { width: 360, height: 740, lang: 'ru', scheme: 'dark' }],
  ['a turn on a desktop', midgame, { width: 1440, height: 900, lang: 'en', scheme: 'light' }],
  ['a lead on a phone', leading, { width: 360, height: 740, lang: 'en', scheme: 'light' }],
  ['a lead on a tablet', leading, { width: 834, height: 1112, lang: 'ru', scheme: 'light' }],
  ['against Lars on a desktop', lars, { width: 1440, height: 900, lang: 'ru', scheme: 'dark' }],
]

test.each(SCREENS)('%s', async (name, file, options) => {
  const { page, problems, close } = await browser.newPage(options)
  await open(page, file)
  await page.screenshot({ path: `${pictures}arcs-${name.replaceAll(' ', '-')}.png` })
  expect(await widthOf(page)).toBe(options.width)
  // The whole map is there: six gates, eighteen planets, whatever is in play.
  expect(await page.locator('.arcs-board .arcs-system').count()).toBe(24)
  const board = await page.locator('.arcs-board').boundingBox()
  expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThan(150)
  expect(await complaints(page, EVERYTHING, 'all')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('whatever is tapped says what it is', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await open(page, midgame)
  const told = page.locator('.inspect')
  const ask = async (what: string, expected: RegExp) => {
    await page.locator(what).first().click({ button: 'right' })
    await expect.poll(() => told.textContent()).toMatch(expected)
  }
  await ask('[data-key="s1g"], [data-key="s2g"]', /^Gate [12]/)
  await ask('.arcs-court-card', /Guild card|Vox card/)
  await ask('.arcs-card', /action/)
  await page.locator('.arcs-seat-head').nth(1).click()
  await expect.poll(() => told.textContent()).toMatch(/SUPERCAT.*Power/)
  await page.locator('.arcs-when').click()
  await expect.poll(() => told.textContent()).toMatch(/Chapter 2 of 5/)
  await page.locator('.arcs-beside .arcs-ambition').first().click()
  await expect.poll(() => told.textContent()).toMatch(/^Tycoon/)
  expect(await complaints(page, EVERYTHING, 'all')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('keys lead over the map', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await open(page, leading)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '')
  await page.locator('.arcs-tap[tabindex="0"]').first().focus()
  const first = await focused()
  expect(first).toMatch(/^s[1-6][gach]$/)
  const seen = new Set([first])
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key)
    seen.add(await focused())
  }
  expect(seen.size).toBeGreaterThan(2)
  await page.keyboard.press('i')
  await expect.poll(() => page.locator('.inspect').textContent()).toMatch(/^(Gate|Cluster)/)
  expect(problems).toEqual([])
  await close()
})

test('the end of a game is summed up', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'ru', scheme: 'dark' })
  await open(page, over)
  await page.locator('.bar-over').waitFor()
  await page.getByRole('tab', { name: 'Ход' }).click()
  await page.locator('.arcs-plot').waitFor()
  expect(await page.locator('.arcs-summary tbody tr').count()).toBe(3)
  await page.screenshot({ path: `${pictures}arcs-summary.png` })
  expect(await complaints(page, EVERYTHING, 'all')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

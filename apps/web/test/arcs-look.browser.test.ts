// How Arcs looks: phone and desktop, both languages, both schemes. The pictures are kept to be looked at.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from './arcs-person.ts'
import { drafting, hits, hotSeat, lars, lastCard, leading, midgame, over, withBattle } from './arcs-saves.ts'
import { complaints, EVERYTHING } from './axe.ts'
import { withSettings } from './drive.ts'
import { type PageOptions, siteAndBrowser } from './harness.ts'

const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

const { site, browser } = await siteAndBrowser()

async function open(page: Page, file: string): Promise<void> {
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/import`)
  const upload = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  await page.locator('.arcs-board svg').first().waitFor()
  for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const heightOf = async (page: Page, what: string) => (await page.locator(what).boundingBox())?.height ?? 0

const PHONE: PageOptions = { width: 360, height: 740, lang: 'ru', scheme: 'dark' }

/** On a phone of 740 px the board keeps 280 of them whatever is asked, and the bar takes less than half. */
async function boardKeepsItsRoom(page: Page): Promise<void> {
  expect(await heightOf(page, '.stage-board')).toBeGreaterThanOrEqual(280)
  expect(await heightOf(page, 'section.bar')).toBeLessThanOrEqual(335)
}

/** Nothing is wrong with what is on the screen now, nothing is wider than it, and no sentence is still a key. */
async function fine(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${pictures}arcs-${name.replaceAll(' ', '-')}.png` })
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)
  expect(await complaints(page, EVERYTHING, 'all')).toEqual([])
  expect(await page.locator('#app').innerText()).not.toMatch(/\b(?:ask|choose|did|put|over)\.[a-z]+\b|undefined|NaN/)
}

/** The person's turn ends, whatever is left of it. */
async function endTurn(page: Page): Promise<void> {
  await page.locator('.arcs-end').click()
  const anyway = page.locator('.bar-refusal + .bar-row .main')
  if (await anyway.isVisible()) await anyway.click()
}

/** The whole map is there: six gates, eighteen planets, whatever is in play; and it is large enough to read. */
async function wholeMap(page: Page): Promise<void> {
  expect(await page.locator('.arcs-board .arcs-system').count()).toBe(24)
  const board = await page.locator('.arcs-board').boundingBox()
  expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThanOrEqual(280)
}

test('a turn on a phone, and its panels: why, log, rulebook, turn', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await open(page, midgame())
  await wholeMap(page)
  await boardKeepsItsRoom(page)
  await fine(page, 'a turn on a phone')
  for (const tab of ['why', 'log', 'rulebook', 'turn']) {
    await page.locator(`#tab-${tab}`).click()
    await page.locator('.panel-scroll :is(.why, .log, .book, .choice-groups)').first().waitFor()
    await fine(page, `${tab} on a phone`)
  }
  expect(problems).toEqual([])
  await close()
})

test('a turn on a desktop; whatever is tapped says what it is', async () => {
  const { page, problems, close } = await browser.newPage()
  await open(page, midgame())
  await wholeMap(page)
  await fine(page, 'a turn on a desktop')
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
  await fine(page, 'an ambition explained')
  expect(problems).toEqual([])
  await close()
})

test('four players: a lead on a phone; keys lead over the map of a desktop', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await open(page, leading())
  await wholeMap(page)
  await fine(page, 'a lead on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
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

test('a lead on a tablet; against Lars on a desktop', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112, lang: 'ru' })
  await open(page, leading())
  await wholeMap(page)
  await fine(page, 'a lead on a tablet')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, lars())
  await wholeMap(page)
  await fine(page, 'against Lars on a desktop')
  expect(problems).toEqual([])
  await close()
})

test('the end of a game is summed up', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'ru', scheme: 'dark' })
  await open(page, over())
  await page.locator('.bar-over').waitFor()
  await page.getByRole('tab', { name: 'Ход' }).click()
  await page.locator('.arcs-plot').waitFor()
  expect(await page.locator('.arcs-summary tbody tr').count()).toBe(3)
  await fine(page, 'summary')
  expect(problems).toEqual([])
  await close()
})

test('a battle with its odds, hits, and leaders to choose from leave the board its room', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await open(page, withBattle())
  await boardKeepsItsRoom(page)
  await page.locator('.arcs-kinds').getByRole('button', { name: 'Бой', exact: true }).click()
  await page.locator('.arcs-odds').waitFor()
  await boardKeepsItsRoom(page)
  await fine(page, 'a battle on a phone')
  await open(page, hits())
  await page.locator('.on-hits').waitFor()
  await boardKeepsItsRoom(page)
  await fine(page, 'hits on a phone')
  await open(page, drafting())
  await page.locator('.lore.can').first().waitFor()
  await boardKeepsItsRoom(page)
  await fine(page, 'leaders on a phone')
  expect(problems).toEqual([])
  await close()
})

test('beside the board on a phone: the Court and cards as grids', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
  for (const [what, name] of [
    ['.arcs-court-grid', 'the Court'],
    ['.arcs-card-grid', 'cards'],
  ] as const) {
    await playOn(page, ['over', 'broken'], { stop: what })
    await boardKeepsItsRoom(page)
    await fine(page, `${name} beside the board`)
  }
  expect(problems).toEqual([])
  await close()
})

test('the last chapter is scored with the names of the players, then the rules that decided are told', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, lang: 'en', scheme: 'light' })
  await open(page, lastCard())
  await endTurn(page)
  await page.locator('.bar-interval').waitFor()
  await expect.poll(() => page.locator('.arcs-pause').innerText()).toMatch(/You[\s\S]*SUPERCAT/)
  await fine(page, 'a chapter scored')
  await page.locator('.bar-interval .main').click()
  await page.locator('.arcs-rules .rule').first().waitFor()
  await expect.poll(() => page.locator('.arcs-rules .rule').first().innerText()).toMatch(/\w+ \w+/)
  await fine(page, 'the end on a phone')
  await page.goto(`${site.url}#/results`)
  await page.getByText('SUPERCAT').first().waitFor()
  await fine(page, 'finished games')
  expect(problems).toEqual([])
  await close()
})

test('two people: the device passes on, and correcting by hand names nobody’s cards', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, lang: 'en' })
  await open(page, hotSeat())
  await page.locator('.bar-pass').waitFor()
  await fine(page, 'passing the device')
  await page.locator('.bar-pass .main').click()
  await page.getByRole('button', { name: 'Game menu' }).click()
  await fine(page, 'the menu')
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  const editor = page.locator('.arcs-editor')
  for (const part of ['Map', 'Players', 'Court', 'Round']) {
    await editor.locator('.arcs-edit-tabs').getByRole('button', { name: part, exact: true }).click()
    // Hands are numbers here; the only action card that can be named is the one that leads, which all can see.
    expect(await editor.locator('.arcs-card-key[aria-pressed="true"]').count()).toBeLessThanOrEqual(1)
    if (part !== 'Round') expect(await editor.locator('.arcs-card-key').count()).toBe(0)
    await fine(page, `correcting ${part}`)
  }
  expect(problems).toEqual([])
  await close()
})

test('a new game with everything unfolded, the first round guided, and what the page is', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, scheme: 'light' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.locator('.seat-field').first().waitFor()
  await fine(page, 'a new game')
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  await fine(page, 'a new game unfolded')
  await page.goto(`${site.url}#/about`)
  await page.locator('main.about').waitFor()
  await fine(page, 'about')
  await page.goto(site.url)
  await page.getByRole('button', { name: /Первый раунд/ }).click()
  await page.locator('.coach').waitFor()
  await expect.poll(() => heightOf(page, '.stage-board')).toBeGreaterThan(180)
  await fine(page, 'guided')
  expect(problems).toEqual([])
  await close()
})

// A pack of one's own with gaps: what is missing is asked in the bar, in small tables, and can be taken back.

import { HOUSE_PACK, romePackage } from '@understudy/rome'
import { type Columns, emptied } from '@understudy/rome/facts'
import { filesOf, packText } from '@understudy/rome/pack'
import { keyedRandom, Table, withDefaults } from '@understudy/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

/** A game that has come to its first gap. */
function saved(columns: Columns): string {
  const pack = packText(emptied(filesOf(HOUSE_PACK), columns))
  const options = withDefaults(romePackage, { role1: 'human', role2: 'absent', role3: 'speed', role4: 'absent', pack })
  const table = Table.start(romePackage, { options, seed: 'facts' })
  for (let next = table.next(); next.kind !== 'gap'; next = table.next()) {
    if (next.kind === 'person') table.act(next.decision.sample(keyedRandom('me', String(table.entries.length))))
    else if (next.kind === 'auto') table.advance()
    else throw new Error('the game never comes to a gap')
  }
  table.title = 'Facts'
  return JSON.stringify(table.file())
}

async function open(page: Page, file: string): Promise<void> {
  await openSaved(page, site.url, file)
  await page.locator('.gap').waitFor()
}

const cellsOf = (page: Page) =>
  page.locator('.gap-cell').evaluateAll((all) => all.map((each) => each.getAttribute('data-cell')))

test('a small table of numbers: asked once, remembered, taken back; nonsense is refused', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await open(page, saved({ 'regions.csv': ['gold', 'port', 'def'] }))
  const before = await entries(page)
  const first = await cellsOf(page)
  expect(first.length).toBeGreaterThan(3)
  const answer = page.locator('.gap-end .button.main')
  expect(await answer.isDisabled()).toBe(true)
  const button = await answer.boundingBox()
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(900)
  // Nothing is drawn that the pack does not say.
  expect(await page.locator('.rome-place .gold').first().textContent()).toBe('?')
  const needed = page.locator('.gap-cell.needed input')
  await needed.fill('99')
  await answer.click()
  await page.locator('.gap-wrong').waitFor()
  await needed.fill('1')
  expect(await complaints(page)).toEqual([])
  // Enter goes on to the next number, and answers from the last.
  await needed.press('Enter')
  await countOf(page.locator('.gap-cell input:focus')).toBe(1)
  expect(await entries(page)).toBe(before)
  await answer.click()
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  // What was told is not asked again.
  await page.locator('.gap').waitFor()
  expect(await cellsOf(page)).not.toContain(first[0])
  await page.keyboard.press('Control+z')
  await expect.poll(() => cellsOf(page)).toEqual(first)
  expect(problems).toEqual([])
  await close()
})

test('one of the regions; dice by their letters', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await open(page, saved({ 'regions.csv': ['merc'], 'mercenaries.csv': ['region'] }))
  // A tap on the map says the same as the list, and goes on to the next stack.
  await page.locator('[data-key="region ibossim"]').click()
  expect(await page.locator('.gap-cell.needed select').inputValue()).toBe('ibossim')
  await page.locator('[data-key="region dimmidi"]').focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.gap-cell select').nth(1).inputValue()).toBe('dimmidi')
  await page.locator('.gap-cell.needed select').selectOption('rhodos')
  const before = await entries(page)
  await page.locator('.gap-end .button.main').click()
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  await open(page, saved({ 'actions.csv': ['any', 'agent', 'general'] }))
  const letters = page.locator('.gap-cell.needed .gap-letters')
  await letters.getByTitle('green').click()
  expect(await letters.locator('output').textContent()).toBe('G')
  expect(await letters.getByTitle('red').isDisabled()).toBe(true)
  expect(problems).toEqual([])
  await close()
})

test('coasts, on a phone and in Russian', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await open(page, saved({ 'regions.csv': ['seas'] }))
  const before = await entries(page)
  const needed = page.locator('.gap-cell.needed')
  await needed.locator('select').selectOption('tyr')
  await needed.locator('select').selectOption('lig')
  await countOf(needed.locator('.gap-chip')).toBe(2)
  await needed.locator('.gap-chip').last().click()
  await countOf(needed.locator('.gap-chip')).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const button = await page.locator('.gap-end .button.main').boundingBox()
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(740)
  expect(await complaints(page)).toEqual([])
  await page.locator('.gap-end .button.main').click()
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

// How the Arcs table looks: phone and desktop, both languages, both schemes. The pictures are kept to be looked at.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { crampedOn, endTurn, faultsOf, openBoard, PHONE } from './looking.ts'
import { drafting, hits, lars, leading, midgame, withBattle } from './saves.ts'

const { site, browser } = await siteAndBrowser()

/** The whole map is there: six gates, eighteen planets, whatever is in play; and it is large enough to read. */
async function wholeMap(page: Page): Promise<void> {
  await countOf(page.locator('.arcs-board .arcs-system')).toBe(24)
  const board = await page.locator('.arcs-board').boundingBox()
  expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThanOrEqual(280)
}

test('a turn on a desktop; whatever is tapped says what it is', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'step' })
  await openBoard(page, site.url, midgame())
  await wholeMap(page)
  expect(await faultsOf(page, 'a turn on a desktop')).toEqual([])
  const told = page.locator('.inspect')
  const ask = async (what: string, expected: RegExp) => {
    await page.locator(what).first().click({ button: 'right' })
    // Whatever the others have touched says first why.
    const more = page.getByRole('button', { name: 'What is this?' })
    await told.or(more).first().waitFor()
    if (await more.isVisible()) await press(more)
    await expect.poll(() => told.textContent()).toMatch(expected)
    // The reader lies over the lower part of the market.
    await told.getByRole('button', { name: 'Close' }).click()
  }
  await ask('[data-key="s1g"], [data-key="s2g"]', /^Gate [12]/)
  await ask('.arcs-court-card', /Guild card|Vox card/)
  await ask('.arcs-card', /action/)
  await page.locator('.arcs-seat-head').nth(1).click()
  await expect.poll(() => told.textContent()).toMatch(/SUPERCAT.*Power/)
  await page.locator('.head-clock').click()
  await expect.poll(() => told.textContent()).toMatch(/Chapter 2 of 5/)
  await page.locator('.arcs-ambition').first().click()
  await expect.poll(() => told.textContent()).toMatch(/^Tycoon/)
  expect(await faultsOf(page, 'an ambition explained')).toEqual([])
  await endTurn(page)
  await press(page.getByRole('button', { name: 'Next step' }))
  await page.getByRole('tab', { name: 'Turn' }).click()
  await page.locator('.step.current').waitFor()
  expect(await faultsOf(page, 'a step of a bot')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('a lead on a tablet; against Lars on a desktop', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112, lang: 'ru' })
  await openBoard(page, site.url, leading())
  await wholeMap(page)
  expect(await faultsOf(page, 'a lead on a tablet')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openBoard(page, site.url, lars())
  await wholeMap(page)
  expect(await faultsOf(page, 'against Lars on a desktop')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('a battle with its odds, hits, and leaders to choose from leave the board its room', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await openBoard(page, site.url, withBattle())
  expect(await crampedOn(page)).toEqual([])
  await page.locator('.arcs-kinds').getByRole('button', { name: 'Сражение', exact: true }).click()
  await page.locator('.arcs-odds').waitFor()
  expect(await crampedOn(page)).toEqual([])
  expect(await faultsOf(page, 'a battle on a phone')).toEqual([])
  await openBoard(page, site.url, hits())
  await page.locator('.on-hits').waitFor()
  expect(await crampedOn(page)).toEqual([])
  expect(await faultsOf(page, 'hits on a phone')).toEqual([])
  await openBoard(page, site.url, drafting())
  await page.locator('.lore.can').first().waitFor()
  expect(await crampedOn(page)).toEqual([])
  expect(await faultsOf(page, 'leaders on a phone')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

// Cards of the Court tell what they say while one of them is picked, and the pick is taken back.

import { expect, test } from 'vitest'
import { keysHeard, openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { lastAction } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const BACK = 'section.bar [data-key="back"]'

test('a card of the Court tells what it says before it is picked, and beside it; Escape takes the pick back', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lastAction())
  await keysHeard(page)
  await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Influence' }).click()
  await page.locator('.arcs-compose.on-pick').waitFor()
  await page.locator('.dock-plan').getByText('Which card of the Court?').waitFor()
  const cards = page.locator('.stage-market .arcs-court-card.can')
  const reader = page.locator('.inspect')
  const nameOf = (n: number) => cards.nth(n).locator('.name').innerText()
  // To a mouse that rests there, and to a key.
  await cards.nth(1).hover()
  await reader.getByRole('heading', { name: await nameOf(1) }).waitFor()
  await cards.nth(2).focus()
  await page.keyboard.press('i')
  await reader.getByRole('heading', { name: await nameOf(2) }).waitFor()
  expect(await page.locator(BACK).count()).toBe(1)
  // A tap picks it; what is read leaves the Court in sight, and the board and the dock.
  await cards.nth(0).click()
  await reader.getByRole('heading', { name: await nameOf(0) }).waitFor()
  await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor()
  // Which one lies ready is marked.
  expect(await page.locator('.stage-market .arcs-court-card.picked .name').allInnerTexts()).toEqual([await nameOf(0)])
  const box = (await reader.boundingBox())!
  for (const region of ['market', 'board', 'dock']) {
    const other = (await page.locator(`[data-region="${region}"]`).first().boundingBox())!
    const apart =
      box.x + box.width <= other.x + 1 ||
      other.x + other.width <= box.x + 1 ||
      box.y + box.height <= other.y + 1 ||
      other.y + other.height <= box.y + 1
    expect(apart, region).toBe(true)
  }
  await page.keyboard.press('Escape')
  await reader.waitFor({ state: 'detached' })
  await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor({ state: 'detached' })
  expect(await page.locator('.arcs-compose.on-pick').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('.arcs-compose.on-root').waitFor()

  // Also what was tapped on the map.
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).click()
  await page.locator('.arcs-compose.on-move').waitFor()
  await page.locator('.arcs-board .can').first().click()
  await page.locator('.dock-plan').getByText('To which system?').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.dock-plan').getByText('From which system?').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('on a phone what a card of the Court says is there once it is picked, and Back brings the Court again', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Влияние' }).click()
  const card = page.locator('.stage-hand .arcs-court-card.can').first()
  const name = await card.locator('.name').innerText()
  await card.click()
  await page.locator('.inspect').getByRole('heading', { name }).waitFor()
  await page.locator(BACK).click()
  await page.locator('.inspect').waitFor({ state: 'detached' })
  await card.click()
  await page.locator('.inspect').waitFor()
  expect(problems).toEqual([])
  await close()
})

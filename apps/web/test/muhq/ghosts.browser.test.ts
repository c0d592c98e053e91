// Ghosts of muhq’s game: what a tap would do, before a second one does it.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { afterLast, entries, playNow, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const reader = (page: Page) => page.locator('aside[data-region="reader"]')

test('muhq’s game: a ghost looks like one, says where it comes from, and takes a second tap', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  const tiles = page.locator('.muhq-tap-tile')
  // Three cards lie side by side, whole; a verb asks whom it is about.
  await page.locator('.stage-hand .muhq-card.can').first().waitFor()
  const cards = await page
    .locator('.stage-hand .muhq-slot > .muhq-card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  expect(cards).toHaveLength(3)
  for (const [at, card] of cards.entries())
    expect(card.x + card.width).toBeLessThanOrEqual((cards[at + 1]?.x ?? 390) + 1)
  await page.locator('[data-key="verb play"]').click()
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toMatch(/^Which card do you play/)
  await page.locator('.stage-hand .muhq-card.can', { hasText: 'Attack' }).first().click()
  await tiles.first().waitFor()
  expect(await page.locator('.bar-sentence').innerText()).toMatch(/^Where, or on whom/)
  const tile = await tiles.first().boundingBox()
  const at = { x: (tile?.x ?? 0) + (tile?.width ?? 0) / 2, y: (tile?.y ?? 0) + (tile?.height ?? 0) / 2 }
  const before = await entries(page)
  await page.mouse.click(at.x, at.y)
  await page.locator('.muhq-piece.ghost .ghost-edge').waitFor()
  expect(await entries(page)).toBe(before)
  await afterLast(page.locator('.muhq-piece.ghost'))
  await page.mouse.click(at.x, at.y)
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(await page.locator('.muhq-piece.ghost').count()).toBe(0)
  expect(await reader(page).count()).toBe(0)

  // On its way: an arrow from where it stands. What has just changed its meaning takes no tap for a moment.
  await press(page.locator('.muhq-piece.origin .catch').first())
  await tiles.last().click()
  await page.locator('.muhq-piece.ghost').waitFor()
  expect(await page.locator('.muhq-way .head').count()).toBe(1)
  expect(problems).toEqual([])
  await close()
})

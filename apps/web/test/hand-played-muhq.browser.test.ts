// What made people hesitate who played muhq’s game through the page by hand, and what it does now.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { afterLast, endTurn, enterStore, entries, playNow, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

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

test('muhq’s game: a card of the store is bought by tapping it; what was read about goes with the deed', async () => {
  const { page, problems, close } = await browser.newPage()
  await enterStore(page, site.url)
  const sold = page.locator('.muhq-store .muhq-card.can')
  await sold.first().waitFor()
  await page.locator('.muhq-piece .catch').last().click()
  await reader(page).waitFor()
  await reader(page).getByRole('button').first().click()
  const before = await entries(page)
  await sold.first().click()
  await page.locator('.dock-plan', { hasText: 'Buy' }).waitFor()
  await page.locator('.muhq-piece .catch').last().click()
  await reader(page).waitFor()
  await press(page.locator('section.bar button.dock-confirm'))
  await expect.poll(() => entries(page)).toBe(before + 1)
  await reader(page).waitFor({ state: 'detached' })

  // Cards that are left can be put away as the turn ends: that is asked, in words.
  await press(page.locator('section.bar button.dock-end'))
  expect(await page.locator('.bar-sentence').innerText()).toMatch(/put away/)
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game on a phone: the store that sells comes first and can be pushed to its end; numbers never stay away', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await enterStore(page, site.url)
  // One store to buy in: it is not asked which, and its cards lie there.
  await page.locator('[data-key="verb buy"]').click()
  await page.locator('.hand-page.of-market .muhq-card.can').first().waitFor()
  expect(await page.locator('.bar-sentence').innerText()).toMatch(/^Which card do you buy/)
  await page.locator('[data-key="back"]').click()
  await page.locator('[data-key="page market"]').click()
  const open = page.locator('.muhq-store:not(.closed)')
  await open.waitFor()
  expect((await open.boundingBox())?.x ?? 999).toBeLessThan(100)
  // Five cards are wider than the phone: the page of the store is pushed, the page of the table stays.
  const last = open.locator('.muhq-card').last()
  await expect.poll(async () => ((await last.boundingBox())?.x ?? 0) > 390).toBe(true)
  await page.locator('.hand-page.of-market').evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }))
  await last.scrollIntoViewIfNeeded()
  const seen = await last.boundingBox()
  expect(seen?.x ?? 0).toBeGreaterThanOrEqual(48)
  expect((seen?.x ?? 0) + (seen?.width ?? 999)).toBeLessThanOrEqual(390)

  // Under a page that lies over the board, what is hidden takes no number with it that might not come back.
  await page.locator('.tabs .tab', { hasText: 'Log' }).click()
  const numbers = page.locator('.stage-seats .ticking')
  await expect.poll(() => page.locator('.stage-seats').evaluate((at) => getComputedStyle(at).visibility)).toBe('hidden')
  expect(await numbers.evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility))).toEqual(
    Array.from({ length: await numbers.count() }, () => 'visible'),
  )
  expect(
    await numbers.evaluateAll((all) =>
      all.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === one
      }),
    ),
  ).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game on a phone: of the steps of a bot the one that is shown lies beside Confirm, not under it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'step', lang: 'ru' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await endTurn(page)
  const steps = page.locator('.strip-step')
  const next = page.locator('section.bar button.dock-confirm')
  for (let so = 0; so < 12 && (await steps.count()) < 4; so++) {
    const before = await entries(page)
    await press(next)
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
  }
  expect(await steps.count()).toBeGreaterThanOrEqual(4)
  const [shown, confirm] = await Promise.all([
    page.locator('.strip-step[aria-current]').boundingBox(),
    next.boundingBox(),
  ])
  expect((shown?.x ?? 999) + (shown?.width ?? 0)).toBeLessThanOrEqual(confirm?.x ?? 0)
  expect(problems).toEqual([])
  await close()
})

// The store of muhq’s game: bought in by tapping, pushed to its end on a phone, left by Back.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, enterStore, entries, press, pressIfThere } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { popover } from '../turn/verbs-offered.ts'

const { site, browser } = await siteAndBrowser()

const reader = (page: Page) => page.locator('aside[data-region="reader"]')

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

test('muhq’s game on a phone: after Buy and Back cards can be put away, and the last of them only lies ready', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await enterStore(page, site.url)
  const asked = page.locator('.bar-sentence')
  const back = page.locator('section.bar [data-key="back"]')
  // A single verb is not laid over the board: the row has it.
  await page.locator('[data-key="verb buy"]').click()
  await page.locator('.hand-page.of-market .muhq-card.can').first().waitFor()
  await drawn(page)
  expect(await popover(page).count()).toBe(0)
  await back.click()
  await back.waitFor({ state: 'detached' })
  expect(await asked.innerText()).toMatch(/^You, round 1: /)
  expect(await page.locator('[data-key="verb buy"]').getAttribute('aria-pressed')).toBe('false')
  // A verb alone can be taken back, too.
  await page.locator('[data-key="verb play"]').click()
  await expect.poll(() => asked.innerText()).toMatch(/^Which card/)
  await back.click()
  await expect.poll(() => asked.innerText()).not.toMatch(/^Which card/)
  await page.locator('[data-key="page hand"]').click()
  const before = await entries(page)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await back.waitFor()
  await drawn(page)
  expect(await popover(page).count()).toBe(0)
  await back.click()
  await back.waitFor({ state: 'detached' })

  await press(page.locator('section.bar button.dock-end'))
  const cards = page.locator('.stage-hand .muhq-slot > .muhq-card:not(.gone)')
  const n = await cards.count()
  expect(n).toBeGreaterThan(0)
  for (let at = 0; at < n; at++) {
    await cards.nth(at).click()
    await expect.poll(() => page.locator('.stage-hand .muhq-card.picked.away').count()).toBe(at + 1)
  }
  expect(await entries(page)).toBe(before)
  const sign = await cards.first().evaluate((card) => getComputedStyle(card, '::after').content)
  expect(sign).toBe('"✕"')
  await press(page.locator('section.bar button.dock-confirm'))
  // Somebody could still act: how long that is asked is seen at the edge of the button.
  const sure = page.locator('.bar-row.asked .main')
  await expect.poll(async () => (await sure.count()) > 0 || (await entries(page)) > before).toBe(true)
  await pressIfThere(sure)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

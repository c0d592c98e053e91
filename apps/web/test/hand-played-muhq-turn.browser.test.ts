// What made people hesitate who played muhq’s game by hand: taking back what was begun, and ending the turn.

import { expect, test } from 'vitest'
import { drawn, enterStore, entries, press } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { popover } from './verbs-offered.ts'

const { site, browser } = await siteAndBrowser()

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
  if ((await sure.count()) > 0) await press(sure)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

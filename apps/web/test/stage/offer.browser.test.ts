// "What is this?" in the dock: beside what pays, and not taken as met while something else stood in its place.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { prelude } from '../arcs/saves.ts'
import { endTurn, openSaved, playNow, still, untilAsked, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

/** Somebody who wants no coach. */
const declined = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('understudy.guide', JSON.stringify({ step: 0, over: true })))

test('what was never in sight is not met: it is offered again', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await declined(page)
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('section.bar:not(#seen) .dock-offer { display: none }')
    document.adoptedStyleSheets = [sheet]
  })
  await playNow(page, site.url)
  await page.locator('.dock-offer').waitFor({ state: 'attached' })
  await endTurn(page)
  await untilAsked(page)
  await page.locator('.dock-offer').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => localStorage.getItem('understudy.met') ?? '')).not.toContain('muhq act')
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.locator('.dock-offer button').click()
  await page.locator('.help-aid li.asked').first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test.each(
  sampled(
    [
      [1440, 900, 'en', 'What is this?'],
      [390, 844, 'ru', 'Что это?'],
    ],
    [
      [1024, 700, 'ru', 'Что это?'],
      [844, 390, 'en', 'What is this?'],
    ],
  ),
)(
  'Arcs, the first Prelude (%i px): what pays and "What is this?" stand side by side',
  async (width, height, lang, name) => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { speed: 'instant', lang })
    await declined(page)
    await openSaved(page, site.url, prelude())
    const [what, pay] = [page.locator('.dock-offer').getByRole('button', { name }), page.locator('.pay-token')]
    await what.waitFor()
    await still(page)
    const [a, b, confirm] = await Promise.all(
      [what, pay, page.locator('section.bar .dock-confirm').first()].map((each) => each.boundingBox()),
    )
    if (!a || !b || !confirm) throw new Error('not there')
    expect(b.x + b.width).toBeLessThanOrEqual(a.x)
    // On a phone on its side Confirm stands below.
    expect(a.x + a.width <= confirm.x || a.y + a.height <= confirm.y).toBe(true)
    expect(Math.min(a.height, b.height)).toBeGreaterThanOrEqual(width < 700 ? 42 : 36)
    // All of what pays can be read.
    expect(await pay.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1)
    expect(await pay.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
    await what.click()
    await page.locator('.help-aid li.asked', { hasText: /^(Prelude|Прелюдия):/ }).waitFor()
    expect(problems).toEqual([])
    await close()
  },
)

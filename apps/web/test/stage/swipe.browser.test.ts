// On a phone hand and market are turned by a swipe, too, and what scrolls sideways is scrolled first.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

/** A finger goes this far sideways over the page of the hand. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('.hand-page').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2 - by / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const touch = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x: x + by * part, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.5) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('a swipe turns to the Court and back; one in the middle of a Court that scrolls does not', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await page.locator('.hand-page button').first().waitFor()
  await page.locator('.hand-pages[data-swipes]').waitFor()
  const word = (which: string) => page.locator(`[data-key="page ${which}"][aria-pressed="true"]`)
  await word('hand').waitFor()
  await swipe(page, -160)
  await word('market').waitFor()
  const row = page.locator('.hand-page.of-market')
  // All of it can be reached: what does not fit scrolls.
  const most = await row.evaluate((each) => {
    each.scrollLeft = 1000
    return each.scrollLeft
  })
  expect(most).toBeGreaterThan(40)
  expect(await row.locator('button').last().isVisible()).toBe(true)
  // In the middle of it a finger that comes back only scrolls; from its beginning it turns the page.
  await swipe(page, 160)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await word('market').count()).toBe(1)
  // What the finger has set going may still glide on: it is at its beginning when it stays there.
  await page.waitForFunction(async () => {
    const strip = document.querySelector('.hand-page.of-market') as HTMLElement
    strip.scrollLeft = 0
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return strip.scrollLeft === 0
  })
  // A finger that stops what still glides is no swipe.
  await page.waitForTimeout(500)
  await swipe(page, 160)
  // The browser does not take it for its own: the table is still there.
  await word('hand').waitFor()
  expect(problems).toEqual([])
  await close()
})

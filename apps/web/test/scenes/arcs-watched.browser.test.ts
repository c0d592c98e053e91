// Battles of others in Arcs: seen as long as one likes.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amongOthers, attacked } from '../arcs/battle-saves.ts'
import { entries, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'
const pressed = (page: Page) => press(page.locator(confirm))
const seen = (page: Page, what: string): Promise<number> => page.locator(`${what}:visible`).count()

test('whoever is attacked sees it, and it stays until they go on, at any pace', async () => {
  for (const speed of sampled(['instant'], ['normal'])) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed })
    await openSaved(page, site.url, attacked())
    await page.locator('.scene .fight-result').waitFor()
    await page.locator('.bar-battle').waitFor()
    expect(await seen(page, '.fight-die .arcs-icon')).toBeGreaterThan(0)
    const before = await entries(page)
    await page.waitForTimeout(1500)
    expect(await entries(page)).toBe(before)
    await pressed(page)
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
    expect(problems).toEqual([])
    await close()
  }
})

test('a battle among others plays by itself: whole, small, or not at all', async () => {
  for (const [speed, what] of sampled(
    [
      ['quick', '.scene-small'],
      ['instant', ''],
    ],
    [['normal', '.scene-whole']],
  )) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed })
    await openSaved(page, site.url, amongOthers())
    if (what === '') {
      await page.locator('.bar-person, .bar-battle').waitFor()
      expect(await page.locator('.scene:not([data-scene="plan"])').count()).toBe(await seen(page, '.bar-battle'))
    } else {
      await page.locator(`${what} .fight-die`).first().waitFor()
      const from = Date.now()
      const begun = await page.locator('.scene').getAttribute('data-from')
      if (speed === 'quick') {
        const box = await page.locator('.arcs-fight.small').boundingBox()
        expect(box?.width).toBeLessThanOrEqual(241)
        expect(box?.height).toBeLessThanOrEqual(121)
      } else expect(await page.locator('.bar-run').count()).toBe(1)
      // It gives way by itself, to the board or to another one.
      await page.waitForFunction((from) => document.querySelector('.scene')?.getAttribute('data-from') !== from, begun)
      expect(Date.now() - from).toBeGreaterThan(speed === 'quick' ? 500 : 1500)
    }
    expect(problems).toEqual([])
    await close()
  }
})

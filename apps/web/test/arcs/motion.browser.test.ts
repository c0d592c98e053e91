// Ships that move: along their lanes, or, where nothing may travel, with a short fade.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { manyVerbs } from './battle-saves.ts'

const { site, browser } = await siteAndBrowser()

/** From now on: each animation of something on the map, what of it changes, and how long it takes. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: { what: string; changes: string[]; ms: number }[] = []
    Object.assign(window, { moved: seen })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, how) {
      const all = Array.isArray(frames) ? frames : [frames ?? {}]
      const changes = [...new Set(all.flatMap((frame) => Object.keys(frame)))].filter((each) => each !== 'offset')
      const ms = typeof how === 'object' ? Number(how.duration) : Number(how)
      if (this.closest('.arcs-board') !== null)
        seen.push({ what: this.getAttribute('class') ?? this.getAttribute('data-ships') ?? '', changes, ms })
      return animate.call(this, frames, how)
    }
  })
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { what: string; changes: string[]; ms: number }[] }).moved)

for (const [name, reducedMotion, motion, travels] of [
  ['motion is wanted', 'no-preference', 'auto', true],
  ['the device asks for less motion', 'reduce', 'auto', false],
  ['motion is switched off in the settings', 'no-preference', 'none', false],
  ['the settings have it although the device asks for less', 'reduce', 'full', true],
] as const)
  test(`ships ${travels ? 'fly along their lane' : 'travel nowhere'} where ${name}`, async () => {
    const { page, problems, close } = await browser.newPage()
    await page.emulateMedia({ reducedMotion })
    await withSettings(page, { speed: 'normal', motion })
    await openSaved(page, site.url, manyVerbs())
    await page.locator('.on-root .arcs-end').waitFor()
    await page
      .locator('.arcs-kinds .arcs-key', { hasText: /^Move$/ })
      .first()
      .click()
    await page.locator('.arcs-tap.origin').first().click()
    await page.locator('.arcs-tap.goal').first().click()
    // What draws flights comes with the first decision.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name: file }) => file.includes('flights')),
    )
    await watch(page)
    await press(page.locator('section.bar button.dock-confirm:not(:disabled)'))
    await expect.poll(async () => (await moved(page)).length).toBeGreaterThan(0)
    const all = await moved(page)
    expect(all.some(({ what }) => what === 'flying')).toBe(travels)
    if (!travels)
      for (const { changes, ms } of all) {
        expect(changes).toEqual(['opacity'])
        expect(ms).toBeLessThanOrEqual(120)
      }
    expect(problems).toEqual([])
    await close()
  })

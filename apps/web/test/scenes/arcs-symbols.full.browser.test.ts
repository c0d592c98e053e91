// What dice of Arcs come to: each symbol travels to its counter.

import { expect, test } from 'vitest'
import { attacked } from '../arcs/battle-saves.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('symbols travel to their counters, in time; where nothing is to move, none do', async () => {
  for (const motion of ['full', 'none'] as const) {
    const { page, close } = await browser.newPage()
    await withSettings(page, { speed: 'normal', motion })
    await page.addInitScript(() => {
      const flights: number[] = []
      Object.assign(window, { flights })
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (this.matches('[data-from-die]') && typeof options === 'object')
          flights.push(Number(options.duration) + Number(options.delay))
        return animate.call(this, frames, options)
      }
    })
    await openSaved(page, site.url, attacked())
    await page.locator('.scene .fight-result').waitFor()
    const flights = await page.evaluate(() => (window as unknown as { flights: number[] }).flights)
    const counted = await page.evaluate(() =>
      [...document.querySelectorAll('.fight-ledger dd')].reduce(
        (sum, { firstChild }) => sum + Number(firstChild?.textContent),
        0,
      ),
    )
    expect(counted).toBeGreaterThan(0)
    expect(flights).toHaveLength(motion === 'full' ? counted : 0)
    for (const each of flights) expect(each).toBeLessThanOrEqual(250)
    expect(await page.locator('.fight-flying').count()).toBe(0)
    await close()
  }
})

// What lies in the hand of Rome, and how much of it is in sight.

import { expect, test } from 'vitest'
import { openSaved, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { othersAgents } from './rome-saves.ts'

const { site, browser } = await siteAndBrowser()

test('action cards are whole while others send their agents, and nothing slides under the dock', async () => {
  for (const lang of ['en', 'ru'] as const) {
    const { page, problems, close } = await browser.newPage({ lang })
    await withSettings(page, { speed: 'step', lang })
    await openSaved(page, site.url, othersAgents())
    await page.locator('.stage-hand .rome-card.action.own').nth(3).waitFor()
    const hand = page.locator('.rome-hand')
    expect(await hand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const cut = await page
      .locator('.rome-card.action, .rome-card.action .effect')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
    expect(problems).toEqual([])
    await close()
  }
})

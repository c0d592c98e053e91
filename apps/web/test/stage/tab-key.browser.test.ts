// Tab goes to the decision first, then over the table, and to the head last, wherever these are drawn.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { keysHeard, openSaved, playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

/** The regions in the order in which Tab comes to them, until it leaves the page. */
async function tabbed(page: Page): Promise<string[]> {
  await page.locator('button.skip').focus()
  const regions: string[] = []
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { activeElement: now } = document
      if (now === document.body || now?.matches('button.skip') === true) return undefined
      return now?.closest('[data-region]')?.getAttribute('data-region') ?? 'none'
    })
    if (at === undefined) return regions
    if (regions.at(-1) !== at) regions.push(at)
  }
  throw new Error(`no end of it: ${regions.join(', ')}`)
}

const ORDER = ['dock', 'board', 'hand', 'market', 'score', 'seats', 'head']

for (const game of ['arcs', 'rome', 'muhq'])
  test(`${game}: dock, board, hand, market, score, seats, head`, async () => {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 1)
    if (game === 'muhq') await playNow(page, site.url)
    else await openSaved(page, site.url, game === 'arcs' ? midgame() : campaign())
    await page.locator('.bar-person').waitFor()
    await page.locator('.stage-board svg').first().waitFor()
    await keysHeard(page)
    // What muhq's game is won by is only looked at.
    expect(await tabbed(page)).toEqual(ORDER.filter((region) => game !== 'muhq' || region !== 'score'))
    expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

test('on a phone the same, with the tabs of the drawer last', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await page.locator('.stage-board svg').first().waitFor()
  await keysHeard(page)
  expect(await tabbed(page)).toEqual([...ORDER.filter((region) => region !== 'market'), 'none'])
  expect(problems).toEqual([])
  await close()
})

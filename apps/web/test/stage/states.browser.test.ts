// States of one thing differ without colour: pictures of the same target at rest, pointed at, focused, as an origin or a
// destination, picked; in greyscale every two of them differ in three pixels of a hundred at least.

import { expect, test } from 'vitest'
import { entries, keysHeard, playNow, press, still, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { around, away, expectApart, grey } from './states-grey.ts'

const { site, browser } = await siteAndBrowser()

test('muhq’s game: a tile at rest, as a destination, pointed at, focused; a unit at rest, as an origin, picked', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant', motion: 'none' })
  await withSeed(page, 3)
  await playNow(page, site.url)
  await keysHeard(page)
  const card = page.locator('.stage-hand .muhq-card.can:has(.muhq-stats)').first()
  await card.click()
  const tile = page.locator('.muhq-tap-tile').first()
  const box = await around(tile, 2)
  await away(page)
  const destination = await grey(page, box)
  await tile.hover()
  const hover = await grey(page, box)
  await away(page)
  await tile.focus()
  await page.keyboard.press('Shift')
  const focus = await grey(page, box)
  await tile.click()
  const before = await entries(page)
  await press(page.locator('section.bar button.dock-confirm:not(:disabled)'))
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  await still(page)
  const unit = page.locator('.muhq-piece:has(.muhq-seat-p1) .catch').first()
  const own = await around(unit, 4)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await away(page)
  expectApart('a tile', { destination, hover, focus })
  await page.locator('.muhq-piece.origin:has(.muhq-seat-p1)').first().waitFor()
  const origin = await grey(page, own)
  await unit.click()
  await away(page)
  await page.locator('.muhq-tap-tile').first().waitFor()
  await still(page)
  const picked = await grey(page, own)
  // First go the verbs beside it, then the pick.
  await page.locator('.popover.verbs').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.popover.verbs').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  // While a card is picked, tiles are the destinations, and units are at rest.
  await page.locator('.stage-hand .muhq-card.can:has(.muhq-stats)').first().click()
  await page.locator('.muhq-tap-tile').first().waitFor()
  await away(page)
  await still(page)
  expectApart('a unit', { rest: await grey(page, own), origin, picked })
  expect(problems).toEqual([])
  await close()
})

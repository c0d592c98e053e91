// Rome on a phone held upright: cards of a battle are whole, rows show what can be tapped, nothing lies over armies, ghosts are as
// large as pieces.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, openSaved, press, pressIfThere, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { battle, fourArmies, spending } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm.main:not(:disabled)'

/** Names of cards in the lanes of which something is cut off. */
const cutCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rome-half .rome-card:not(.down)')].flatMap((card) => {
      // Of many that fell some are only counted.
      if (card.getClientRects().length === 0) return []
      const [box, lane] = [
        card.getBoundingClientRect(),
        card.closest('.lane')?.getBoundingClientRect() ?? new DOMRect(),
      ]
      const cut =
        card.scrollHeight > card.clientHeight + 1 ||
        card.scrollWidth > card.clientWidth + 1 ||
        box.top < lane.top - 1 ||
        box.bottom > lane.bottom + 1
      return cut ? [card.textContent ?? ''] : []
    }),
  )

for (const [lang, width, height] of sampled(
  [
    ['ru', 390, 844],
    ['ru', 360, 640],
  ],
  [
    ['en', 390, 844],
    ['en', 360, 640],
  ],
))
  test(`${width}×${height}, ${lang}: cards of a battle are whole`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang, scheme: 'dark' })
    await withSettings(page, { speed: 'quick', lang })
    await openSaved(page, site.url, battle())
    await page.locator('.stage-hand .rome-card.can').first().waitFor()
    let seen = 0
    for (let step = 0; step < 40 && (await page.locator('[data-scene="over"]').count()) === 0; step++) {
      seen += await page.locator('.rome-half:not(.mine) .rome-card:not(.down)').count()
      expect(await cutCards(page)).toEqual([])
      for (const what of [confirm, '.stage-hand .rome-card.can', '.bar-person .rome-chip:not(:disabled, .impossible)'])
        if (await pressIfThere(page.locator(what).first())) break
      await drawn(page)
    }
    expect(seen).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await close()
  })

test('390 px, ru: three armies are in sight in the row, the caption lies on no army, a ghost is as large as its piece', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-names [data-name]').first().waitFor()
  const chips = await page
    .locator('.on-campaign .pairs .rome-chip')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  expect(chips.filter((right) => right <= 390).length).toBeGreaterThanOrEqual(3)
  const under = await page.evaluate(() => {
    const label = document.querySelector('.rome-pack-label')?.getBoundingClientRect() ?? new DOMRect()
    const board = document.querySelector('.rome-board')?.getBoundingClientRect() ?? new DOMRect()
    const pieces = [...document.querySelectorAll('.rome-piece')].map((each) => each.getBoundingClientRect())
    const lies = pieces.filter((box) => box.top < label.bottom && box.left < label.right).length
    return { lies, inside: label.height > 0 && label.top >= board.top && label.right <= board.right }
  })
  expect(under).toEqual({ lies: 0, inside: true })
  await press(page.locator('.on-campaign .pairs .rome-chip:not(.impossible)').first())
  await page.locator('.rome-hit.can[data-key^="region"]').first().waitFor()
  const goals = await page
    .locator('.rome-hit.can[data-key^="region"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-key')))
  const ghost = page.locator('.rome-ghosts .army .body')
  for (const key of goals) {
    await page.locator(`.rome-hit[data-key="${key}"]`).dispatchEvent('click')
    await drawn(page)
    if ((await ghost.count()) > 0) break
  }
  const heights = await page.evaluate(() =>
    ['.rome-ghosts .army .body', '.rome-pieces .army .body', '.rome-ghosts .rome-way .left'].map(
      (what) => document.querySelector(what)?.getBoundingClientRect().height ?? 0,
    ),
  )
  // Shields differ a little in shape from seat to seat.
  for (const each of heights) expect(Math.abs(each / (heights[1] ?? 1) - 1)).toBeLessThan(0.2)
  expect(problems).toEqual([])
  await close()
})

test('390 px, ru: the second site of a wonder can be seen to be there', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, spending())
  await page.locator('.rome-good', { hasText: 'Чудо света' }).click()
  const sites = page.locator('.on-spending .rome-place-list .rome-chip')
  await sites.nth(1).waitFor()
  const box = await sites.nth(1).boundingBox()
  // Half of it at least, before the row fades.
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
  await close()
})

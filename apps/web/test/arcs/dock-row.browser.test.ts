// The row of choices in the dock of Arcs: everything in it can be reached.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { manyVerbs, twoRivals } from './battle-saves.ts'

const { site, browser } = await siteAndBrowser()

/** How much of each button of the row can be reached: where its middle is, it lies on top. */
const unreachable = (page: Page) =>
  page.locator('.dock-choices button').evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return over === null || !(each === over || each.contains(over)) || width < 32
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  )

for (const [width, lang] of [
  [1440, 'en'],
  [1280, 'ru'],
] as const)
  test(`against either of two rivals every die can be chosen at ${width} px (${lang})`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height: width === 1440 ? 900 : 720, lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, twoRivals())
    await page.locator('.arcs-kinds .arcs-key', { hasText: /^(Battle|Сражение)$/ }).click()
    const dice = page.locator('.dock-choices .arcs-die-step')
    const rivals = page.locator('.dock-choices .arcs-rivals button')
    await rivals.nth(1).click()
    await dice.nth(2).waitFor()
    expect(await dice.count()).toBe(3)
    expect(await unreachable(page)).toEqual([])
    // No other place stands there without a word.
    expect(await page.locator('.dock-choices .arcs-place').count()).toBe(0)
    // A pill is one line of the dock, and no neighbour lies in it.
    const boxes = await dice.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    for (const [n, { left, right, height }] of boxes.entries()) {
      expect(height).toBeLessThanOrEqual(44)
      if (n > 0) expect(left).toBeGreaterThan(boxes[n - 1].right)
      expect(right).toBeLessThan(width)
    }
    // What is pointed at does not look like what is chosen.
    const look = (n: number) =>
      rivals.nth(n).evaluate((each) => {
        const { backgroundColor, borderTopColor, boxShadow } = getComputedStyle(each)
        return [backgroundColor, borderTopColor, boxShadow]
      })
    const rest = await look(0)
    await rivals.nth(0).hover()
    await expect.poll(async () => (await look(0))[0]).not.toBe(rest[0])
    const [hovered, chosen] = [await look(0), await look(1)]
    expect(hovered.slice(1)).toEqual(rest.slice(1))
    for (const [n, each] of chosen.entries()) expect(each).not.toBe(hovered[n])
    expect(problems).toEqual([])
    await close()
  })

test('a row that is longer than its frame goes with the wheel', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1280, height: 720, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, manyVerbs())
  const row = page.locator('.dock-choices')
  await page.locator('.on-root .arcs-end').waitFor()
  expect(await row.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true)
  await row.hover()
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 120)
        return row.evaluate((each) => each.scrollLeft)
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  expect(problems).toEqual([])
  await close()
})

// The thumb column of a phone: Undo and ⋯, which never move; the rest is behind ⋯.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBoard } from './arcs-looking.ts'
import { midgame } from './arcs-saves.ts'
import { entries, playNow, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

const tools = (page: Page) =>
  page.locator('.bar-tools button').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.getAttribute('data-key'), ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

for (const lang of ['en', 'ru'] as const)
  test(`Undo and ⋯ stay where they are; Redo and typing are behind ⋯ (${lang})`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang })
    await openBoard(page, site.url, midgame())
    await page.locator('.arcs-kinds').waitFor()
    const before = await tools(page)
    expect(before.map((each) => each.split(' ')[0])).toEqual(['undo', 'more'])
    const played = await entries(page)
    await press(page.locator('[data-key="undo"]'))
    await expect.poll(() => entries(page)).toBeLessThan(played)
    await expect.poll(() => tools(page)).toEqual(before)
    const more = page.locator('[data-key="more"]')
    await press(more)
    const list = page.locator('.popover.more-tools')
    await list.locator('[data-key="redo"]:not(:disabled)').waitFor()
    const [over, dock] = [await list.boundingBox(), await page.locator('section.bar').boundingBox()]
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
    // Escape closes it, and whoever came by keys is where they were.
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(await more.evaluate((each) => each === document.activeElement)).toBe(true)
    await press(more)
    await press(list.locator('[data-key="redo"]'))
    await expect.poll(() => entries(page)).toBe(played)
    await list.waitFor({ state: 'detached' })
    await page.locator('.arcs-kinds').waitFor()
    expect(await tools(page)).toEqual(before)
    await press(more)
    await press(list.getByRole('button', { name: { en: 'Type it', ru: 'Набрать' }[lang] }))
    await page.locator('.typed-line input').waitFor()
    expect(problems).toEqual([])
    await close()
  })

test('the list of all choices is the last chip of a row that scrolls', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
  await playNow(page, site.url)
  const last = page.locator('section.bar .bar-row > button').last()
  await expect.poll(() => last.innerText()).toBe('All …')
  await last.scrollIntoViewIfNeeded()
  await press(last)
  await page.locator('.choice-groups button').first().waitFor()
  expect(problems).toEqual([])
  await close()
})

// The thumb column of a phone: Undo and ⋯, which never move; the rest is behind ⋯.

import { LANGS } from '@understudy/procedure'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBoard } from '../arcs/looking.ts'
import { leading, midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { entries, openSaved, playNow, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const tools = (page: Page) =>
  page.locator('.bar-tools button').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.getAttribute('data-key'), ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

for (const lang of LANGS)
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

for (const [game, file] of [
  ['muhq', undefined],
  ['arcs', leading],
  ['rome', campaign],
] as const)
  test(`${game}: the list of all choices is the last chip of a row that scrolls, and nowhere else`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 360, height: 640 })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 1)
    if (file === undefined) await playNow(page, site.url)
    else await openSaved(page, site.url, file())
    await page.locator('.bar-person').waitFor()
    const all = page.locator('section.bar .all-choices')
    await expect.poll(() => all.allInnerTexts()).toEqual(['All …'])
    // Whatever is drawn beside it stands before it.
    const right = await page
      .locator('section.bar :is(.bar-row, .dock-choices) button:not(.dock-confirm, .dock-end, .all-choices)')
      .evaluateAll((others) => Math.max(...others.map((each) => each.getBoundingClientRect().right)))
    expect((await all.boundingBox())?.x).toBeGreaterThanOrEqual(right)
    // The end of the turn has room for its words.
    const end = page.locator('section.bar .dock-end').first()
    expect(await end.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(2)
    await all.scrollIntoViewIfNeeded()
    await press(all)
    await page.locator('.choice-groups button').first().waitFor()
    expect(problems).toEqual([])
    await close()
  })

// muhq's game on a phone: all verbs in sight, and numbers that keep to their own tiles, however small those are.

import { readFileSync } from 'node:fs'
import { LANGS } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { openSaved, still, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

/** Units side by side and one above another, the Tyrant with two digits. */
const crowded = () =>
  readFileSync(new URL('../../../../saves/2026-11-17-20baac7/muhq-tyrant-corrected.json', import.meta.url), 'utf8')

for (const lang of LANGS)
  test(`at 390 px, ${lang}: five verbs are in sight, no number lies over another one`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, crowded())
    await page.locator('.bar-person').waitFor()
    await page.locator('.muhq-board.compact .muhq-token').first().waitFor()
    await still(page)
    const verbs = await page
      .locator('section.bar [data-key^="verb "]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(verbs).toHaveLength(5)
    for (const { width, height, left, right } of verbs) {
      expect(left).toBeGreaterThanOrEqual(8)
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(42)
      expect(right).toBeLessThanOrEqual(390)
    }
    // Letters alone: boxes of text have room above and below them.
    const over = await page.locator('.muhq-board.compact .number text').evaluateAll((all) => {
      const boxes = all.map((each) => {
        const { left, right, top, height } = each.getBoundingClientRect()
        return { left, right, top: top + height * 0.22, bottom: top + height * 0.76, text: each.textContent }
      })
      return boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.text} ${b.text}`),
      )
    })
    expect(over).toEqual([])
    const lines = await page
      .locator('.stage-score .muhq-pips-label')
      .evaluateAll((all) => all.map((each) => each.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
    // Names end before the coins, in two lines if need be.
    const under = await page.locator('.muhq-seat-head').evaluateAll((all) =>
      all.map((head) => {
        const written = document.createRange()
        written.selectNodeContents(head.querySelector('.muhq-seat-called') ?? head)
        const coin = head.querySelector('.muhq-coin')?.getBoundingClientRect()
        return written.getBoundingClientRect().right <= (coin?.left ?? 0)
      }),
    )
    expect(under.length).toBeGreaterThan(1)
    expect(under).not.toContain(false)
    expect(problems).toEqual([])
    await close()
  })

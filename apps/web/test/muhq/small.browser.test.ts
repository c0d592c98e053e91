// muhq's game on a phone: all verbs in sight, and numbers that keep to their own tiles, however small those are.

import { readFileSync } from 'node:fs'
import { LANGS } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { endTurn, openSaved, playNow, still, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
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
    // As wide whether it can be done or not: what stands after it stays.
    const widths = await page.locator('section.bar [data-key^="verb "]').evaluateAll((all) =>
      all.map((each) =>
        [true, false].map((impossible) => {
          each.classList.toggle('impossible', impossible)
          return each.getBoundingClientRect().width
        }),
      ),
    )
    for (const [one, other] of widths) expect(one).toBe(other)
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
    expect(problems).toEqual([])
    await close()
  })

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`at ${width}×${height} a name, the coin and what changed lie beside one another, and a seat is tapped in its whole height`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang: 'ru' })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await playNow(page, site.url)
    await endTurn(page)
    await untilAsked(page)
    await page.locator('.seat-changed li').nth(2).waitFor()
    await still(page)
    const seats = await page.locator('.muhq-seat-panel').evaluateAll((all) =>
      all.map((seat) => {
        const own = seat.getBoundingClientRect()
        const parts = [...seat.querySelectorAll('.muhq-seat-called, .muhq-seat-head .muhq-coin, .seat-changed li')]
        const boxes = parts.map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
        // One more than the line holds is in the next one, which nobody sees.
        const seen = boxes.filter(({ box }) => box.top < own.bottom - 1)
        const name = seat.querySelector<HTMLElement>('.muhq-seat-name')!
        const { left, top, width, height } = name.getBoundingClientRect()
        const tapped = (y: number) => name.contains(document.elementFromPoint(left + width / 2, y))
        return {
          marks: seen.filter(({ box }) => box.bottom <= own.bottom + 1 && box.right <= own.right + 1).length,
          cut: seen
            .filter(({ box }) => box.bottom > own.bottom + 1 || box.right > own.right + 1)
            .map(({ text }) => text),
          shortened: (name.firstElementChild?.scrollWidth ?? 0) > (name.firstElementChild?.clientWidth ?? 0),
          over: seen.flatMap(({ text, box: a }, at) =>
            seen
              .slice(at + 1)
              .filter(
                ({ box: b }) =>
                  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
              )
              .map((other) => `${text} ${other.text}`),
          ),
          tapped: tapped(own.top + 2) && tapped(top + height / 2) && tapped(own.bottom - 3),
          wide: width,
        }
      }),
    )
    expect(seats).toHaveLength(2)
    for (const { marks, tapped, wide, ...faults } of seats) {
      expect(faults).toEqual({ cut: [], shortened: false, over: [] })
      expect([tapped, wide >= 44]).toEqual([true, true])
      expect(marks).toBeGreaterThan(2)
    }
    // A sign stands for the word, which is heard all the same.
    expect(await page.locator('.seat-changed li').first().innerText()).toMatch(/^[+−]\d+ \p{L}/u)
    expect(problems).toEqual([])
    await close()
  })

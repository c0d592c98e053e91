// What a finger can hit on a phone and on a tablet: as far around its middle as a tap still goes to it. The tools beside the question of a
// tablet are as high as its line and the gaps above and below it, which is less than elsewhere.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { keysHeard, openSaved, playNow, still, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const WHAT =
  '.table-head .icon, button.head-clock, .tabs .tab, .arcs-seat-head, .rome-seat-head, .muhq-seat-name, .muhq-discard summary, .zoom, section.bar button:not(:disabled)'

for (const [game, width, height] of ['arcs', 'muhq', 'rome'].flatMap((game) => [
  [game, 390, 844] as const,
  [game, 834, 1112] as const,
]))
  test(`${game}: 44 by 42 at least, at ${width} px`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang: 'ru' })
    await withSettings(page, { speed: 'instant', lang: 'ru' })
    await withSeed(page, 1)
    if (game === 'muhq') await playNow(page, site.url)
    else await openSaved(page, site.url, game === 'arcs' ? midgame() : campaign())
    await page.locator('.bar-person').waitFor()
    await page.locator('.stage-board svg').first().waitFor()
    await keysHeard(page)
    await still(page)
    const small = await page.locator(WHAT).evaluateAll((all) =>
      all.flatMap((each) => {
        const box = each.getBoundingClientRect()
        const [x, y] = [Math.min(box.x + box.width / 2, innerWidth - 12), box.y + box.height / 2]
        const own = (px: number, py: number) => {
          const hit = document.elementFromPoint(px, py)
          return hit !== null && (each === hit || each.contains(hit))
        }
        if (!own(x, y)) return []
        const reach = (dx: number, dy: number) => {
          let n = 0
          while (n < 60 && own(x + dx * (n + 1), y + dy * (n + 1))) n++
          return n
        }
        const [width, height] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
        const cut = box.right > innerWidth
        const high = innerWidth > 700 && each.closest('.bar-tools') !== null ? 34 : 41
        return (width >= 43 || cut) && height >= high ? [] : [`${each.className}: ${width} × ${height}`]
      }),
    )
    expect(small).toEqual([])
    // Those on the board itself.
    const tools = await page
      .locator('.zoom')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(tools.length).toBeGreaterThanOrEqual(3)
    for (const { width, height } of tools) expect([width, height]).toEqual([44, 44])
    expect(problems).toEqual([])
    await close()
  })

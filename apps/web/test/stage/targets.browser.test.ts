// What a finger can hit on a phone: as far around its middle as a tap still goes to it.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { keysHeard, openSaved, playNow, still, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const WHAT =
  '.table-head .icon, button.head-clock, .tabs .tab, .arcs-seat-head, .muhq-seat-name, .muhq-discard summary, .zoom, section.bar button:not(:disabled)'

for (const game of ['arcs', 'muhq', 'rome'])
  test(`${game}: 44 by 42 at least, at 390 px`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
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
        return (width >= 43 || cut) && height >= 41 ? [] : [`${each.className}: ${width} × ${height}`]
      }),
    )
    expect(small).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

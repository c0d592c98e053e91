// A phone on its side: who sits at the table stands in the rail, one sign each, with its number; score, market and drawer are
// behind two signs. All of it can be hit by a finger, and nothing lies over anything.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaignBeside } from '../rome/saves.ts'
import { drawn, openSaved, playNow, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { type Box, measure } from './measure.ts'
import { SIZES } from './sizes.ts'

const { site, browser } = await siteAndBrowser()

const GAMES = {
  arcs: { lang: 'ru', head: '.arcs-seat-head', seats: 3, file: midgame },
  rome: { lang: 'ru', head: '.rome-seat-head', seats: 2, file: campaignBeside },
  muhq: { lang: 'en', head: '.muhq-seat-name', seats: 2, file: undefined },
} as const

const over = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5

/** What lies over the column leaves the plan and the thumb's buttons free, which stand in the column, also beside a notch. */
async function leavesFree(page: Page, which: string): Promise<void> {
  for (const [bottom, aside] of [
    [0, 0],
    [21, 47],
  ] as const) {
    const boxes = await page.evaluate(
      ([which, bottom, aside]) => {
        const table = document.querySelector<HTMLElement>('.table-page')
        table?.style.setProperty('--safe', `${bottom}px`)
        for (const side of ['left', 'right']) table?.style.setProperty(`--safe-${side}`, `${aside}px`)
        return [which, '.dock-confirm', '.dock-end', 'section.bar'].map((each) => {
          const { x, y, width, height } = document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect()
          return { x, y, width, height }
        })
      },
      [which, bottom, aside] as const,
    )
    const [lies, confirm, end, dock] = boxes as [Box, Box, Box, Box]
    const plan = { ...dock, y: confirm.y - 44, height: 42 }
    expect(lies.width, which).toBeGreaterThan(0)
    for (const each of [confirm, end, plan]) expect(over(lies, each), `${which} ${bottom}`).toBe(false)
    for (const each of [lies, confirm]) expect(each.x + each.width).toBeLessThanOrEqual(844 - aside)
    expect(confirm.y + confirm.height).toBeLessThanOrEqual(390 - bottom)
  }
  await page.locator('.table-page').evaluate((table) => table.removeAttribute('style'))
}

for (const [game, { lang, head, seats, file }] of Object.entries(GAMES))
  test(`${game}, ${lang}: every seat has its sign and number in the rail`, async () => {
    const size = SIZES.PL!
    const { page, problems, close } = await browser.newPage({ width: size.width, height: size.height, lang })
    await withSettings(page, { speed: 'instant', lang })
    await withSeed(page, 1)
    if (file === undefined) await playNow(page, site.url)
    else await openSaved(page, site.url, file())
    await page.locator('.bar-person').waitFor()
    await page.locator('.stage-board svg').first().waitFor()
    await page.locator('[data-key="drawer"]').waitFor()
    for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
    const { share, regions } = await measure(page, 16)
    expect(share).toBeGreaterThanOrEqual(size.rest)
    for (const [region, { x, y, width, height }] of Object.entries(size.frames))
      expect([region, ...[x, y, width, height]]).toEqual([
        region,
        ...(['x', 'y', 'width', 'height'] as const).map((each) => Math.round(regions[region]?.[each] ?? -1)),
      ])
    // What can be hit: back, the seats, the two signs, the menu; one below another.
    const rail = await page.locator(`.table-head > :is(a, button.icon), .stage-seats ${head}`).evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return { x, y, width, height, own: hit !== null && each.contains(hit) }
      }),
    )
    expect(rail).toHaveLength(4 + seats)
    for (const each of rail) {
      expect(each.own).toBe(true)
      expect(each.width).toBeGreaterThanOrEqual(44)
      expect(each.height).toBeGreaterThanOrEqual(42)
      expect(each.x + each.width).toBeLessThanOrEqual(44)
      expect(each.y + each.height).toBeLessThanOrEqual(size.height)
      expect(rail.filter((other) => other !== each && over(each, other))).toEqual([])
    }
    // A shape and a number each, whole.
    const tiles = page.locator('.stage-seats :is(article, .muhq-seat-panel)')
    expect(await tiles.count()).toBe(seats)
    for (const tile of await tiles.all()) {
      await tile.locator('svg:visible').first().waitFor()
      const number = await tile.locator('.ticking:visible').boundingBox()
      const frame = await tile.boundingBox()
      expect(await tile.locator('.ticking:visible').innerText()).toMatch(/^\d+$/)
      expect(number!.y + number!.height).toBeLessThanOrEqual(frame!.y + frame!.height + 0.5)
      expect(number!.x + number!.width).toBeLessThanOrEqual(44)
    }
    // A tap tells more about it.
    await press(page.locator(`.stage-seats ${head}`).last())
    await page.locator('.inspect h3, .inspect h2').first().waitFor()
    // Its first frame is still on its way.
    await drawn(page)
    await leavesFree(page, '.inspect')
    await page.locator('.inspect > .button').click()
    // Undo and the rest stand beside the question and its marks, not over them.
    const [say, tools] = [await page.locator('.bar-say').boundingBox(), await page.locator('.bar-tools').boundingBox()]
    expect(over(say!, tools!)).toBe(false)
    expect(await page.locator('.bar-say').evaluate((ask) => ask.scrollHeight - ask.clientHeight)).toBeLessThan(2)
    // Score and market, then the drawer: five signs that have names, and no words that break.
    await press(page.locator('[data-key="side"]'))
    await page.locator('.stage-score:visible').waitFor()
    await page.locator('.stage-market:visible').waitFor()
    await press(page.locator('[data-key="drawer"]'))
    const tabs = page.locator('.panel-head [role="tab"]')
    await tabs.last().waitFor()
    expect(await page.locator('.stage-score:visible').count()).toBe(0)
    expect(await tabs.allInnerTexts()).toEqual(['', '', '', '', ''])
    await page.getByRole('tab', { name: { en: 'Log', ru: 'Журнал' }[lang] }).click()
    await page.locator('#panel .log, #panel .panel-body').first().waitFor()
    await leavesFree(page, '.panel')
    await press(page.locator('[data-key="drawer"]'))
    await page.locator('.panel').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await close()
  })

// The names of Rome's map: of one size at every zoom, touching nothing, and enough of them.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { fourArmies } from './rome-saves.ts'
import { sampled } from './sample.ts'

const { site, browser } = await siteAndBrowser()

interface Seen {
  readonly zoom: number
  readonly regions: number
  /** Names of regions on the map, and those whose region is in sight. */
  readonly named: number
  readonly inSight: number
  readonly namedInSight: number
  readonly sizes: readonly number[]
  readonly overlaps: readonly string[]
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const board = document.querySelector('[data-region="board"]')?.getBoundingClientRect() ?? new DOMRect()
    const layer = document.querySelector('.rome-board > svg > g')
    const zoom = Number(/scale\(([\d.]+)\)/.exec(layer?.getAttribute('transform') ?? '')?.[1] ?? 1)
    const fit = document.querySelector<SVGSVGElement>('.rome-board > svg')?.getScreenCTM()?.a ?? 1
    const names = [...document.querySelectorAll<SVGGElement>('.rome-names [data-name]')].map((own) => {
      const text = own.querySelector('text') as SVGTextElement
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * fit * zoom
      // The letters themselves: the box of a font reaches further up and down than they do.
      const all = text.getBoundingClientRect()
      const spare = all.height - text.querySelectorAll('tspan').length * size
      const ink = { left: all.left, right: all.right, top: all.top + spare * 0.6, bottom: all.bottom - spare * 0.4 }
      return { key: own.getAttribute('data-name') ?? '', size, ink }
    })
    const things = [...document.querySelectorAll('.rome-place .coin, .rome-piece .army .body, .rome-piece .badge')].map(
      (each) => each.getBoundingClientRect(),
    )
    const overlaps: string[] = []
    type Box = { left: number; right: number; top: number; bottom: number }
    const touch = (a: Box, b: Box) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
    for (const [n, { key, ink }] of names.entries()) {
      for (const other of names.slice(n + 1)) if (touch(ink, other.ink)) overlaps.push(`${key} on ${other.key}`)
      if (things.some((box) => touch(ink, box))) overlaps.push(`${key} on a piece`)
    }
    const hits = [...document.querySelectorAll('.rome-hit[data-key^="region"]')]
    const coins = [...document.querySelectorAll('.rome-place .coin')].map((each) => each.getBoundingClientRect())
    const seen = hits.flatMap((hit, n) => {
      const coin = coins[n]
      if (coin === undefined) return []
      const [x, y] = [coin.x + coin.width / 2, coin.y + coin.height / 2]
      const inside = x > board.left + 20 && x < board.right - 20 && y > board.top + 20 && y < board.bottom - 20
      return inside ? [hit.getAttribute('data-key') ?? ''] : []
    })
    const shown = new Set(names.map(({ key }) => key))
    return {
      zoom,
      regions: hits.length,
      named: names.filter(({ key }) => key.startsWith('region')).length,
      inSight: seen.length,
      namedInSight: seen.filter((key) => shown.has(key)).length,
      sizes: [...new Set(names.map(({ size }) => Math.round(size * 10) / 10))],
      overlaps,
    }
  })

async function zoomTo(page: Page, zoom: number): Promise<void> {
  const box = await page.locator('.rome-board').boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  const { zoom: now } = await look(page)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240 * Math.log(zoom / now))
  await page.keyboard.up('Control')
  await expect.poll(async () => (await look(page)).zoom).toBeCloseTo(zoom, 1)
  // Off the board: what is pointed at says its name, wherever it lies.
  await page.mouse.move(2, 2)
}

for (const [lang, width, height, least] of sampled([['en', 1440, 900, 57]], [['ru', 390, 844, 14]]))
  test(`${width} px, ${lang}: enough names, of one size, none on another, at every zoom`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { speed: 'instant' })
    await openSaved(page, site.url, fourArmies())
    await page.locator('.rome-names [data-name]').first().waitFor()
    const whole = await look(page)
    expect(whole.named).toBeGreaterThanOrEqual(least)
    for (const zoom of [1, 1.5, 2.2, 3.3, 5]) {
      await zoomTo(page, zoom)
      const seen = await look(page)
      expect(seen.overlaps, `at ${zoom}`).toEqual([])
      expect(seen.sizes, `at ${zoom}`).toEqual(expect.arrayContaining([14]))
      for (const size of seen.sizes) expect([14, 16]).toContain(size)
      if (zoom >= 2.2) expect(seen.namedInSight).toBeGreaterThanOrEqual(Math.floor(seen.inSight * 0.9))
    }
    // A name that was left out comes with the focus.
    await zoomTo(page, 1)
    const left = await page.evaluate(() => {
      const shown = new Set([...document.querySelectorAll('[data-name]')].map((each) => each.getAttribute('data-name')))
      const hit = [...document.querySelectorAll<SVGElement>('.rome-hit[data-key^="region"]')].find(
        (each) => !shown.has(each.getAttribute('data-key')),
      )
      hit?.focus()
      return hit?.getAttribute('data-key')
    })
    if (left !== undefined) await page.locator(`[data-name="${left}"]`).waitFor()
    // Zoom buttons: 44 by 44, stacked in the lower left corner, the whole map third.
    const boxes = await page
      .locator('.zoom:not(.zoom-changed)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(boxes.map(({ width: w, height: h }) => [w, h])).toEqual([44, 44, 44].map((n) => [n, n]))
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

test('all four armies are in sight in the hand at 1440 px, and no name in the shop is a single letter', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru' })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-troops').first().waitFor()
  const hand = await page.locator('[data-region="hand"]').boundingBox()
  for (const army of await page.locator('.rome-troops').all()) {
    const box = await army.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((hand?.x ?? 0) + (hand?.width ?? 0))
  }
  for (const width of [1440, 834]) {
    await page.setViewportSize({ width, height: width === 834 ? 1112 : 900 })
    const narrow = await page
      .locator('[data-region="market"] .rome-market .title')
      .evaluateAll((all) =>
        all.filter((each) => each.clientWidth < Math.min(70, each.scrollWidth)).map((each) => each.textContent),
      )
    expect(narrow).toEqual([])
  }
  expect(problems).toEqual([])
  await close()
})

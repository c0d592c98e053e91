// The names of Rome's map: of one size at every zoom, touching nothing, and enough of them.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { fourArmies } from './saves.ts'

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
  /** The longest line from a disc to its name, in pixels. */
  readonly leader: number
  /** Where names stand on the map. */
  readonly places: Readonly<Record<string, string>>
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const board = document.querySelector('[data-region="board"]')?.getBoundingClientRect() ?? new DOMRect()
    const layer = document.querySelector('.rome-board > svg > g')
    const zoom = Number(/scale\(([\d.]+)\)/.exec(layer?.getAttribute('transform') ?? '')?.[1] ?? 1)
    const fit = document.querySelector<SVGSVGElement>('.rome-board > svg')?.getScreenCTM()?.a ?? 1
    const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const shownNames = [...document.querySelectorAll<SVGGElement>('.rome-names [data-name]:not([data-cut])')]
    const names = shownNames.map((own) => {
      const text = own.querySelector('text') as SVGTextElement
      const style = getComputedStyle(text)
      const size = Number.parseFloat(style.fontSize) * fit * zoom
      // The letters themselves: the box of a font reaches further up and down than they do. Measured large: small ones are told in whole pixels.
      const all = text.getBoundingClientRect()
      paper.font = `${style.fontStyle} ${style.fontWeight} ${size * 10}px ${style.fontFamily}`
      const lines = [...text.querySelectorAll('tspan')]
      const at = (line: number) => {
        const first = lines.slice(0, line).reduce((n, each) => n + (each.textContent ?? '').length, 0)
        return text.getStartPositionOfChar(first).matrixTransform(text.getScreenCTM() as DOMMatrix).y
      }
      const inkOf = (line: number) => paper.measureText(lines[line]?.textContent ?? '')
      const top = at(0) - inkOf(0).actualBoundingBoxAscent / 10
      const bottom = at(lines.length - 1) + inkOf(lines.length - 1).actualBoundingBoxDescent / 10
      return { key: own.getAttribute('data-name') ?? '', size, ink: { left: all.left, right: all.right, top, bottom } }
    })
    const boxes = (what: string) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect())
    const things = boxes('.rome-place .coin, .rome-piece .army .body, .rome-piece .badge')
    const overlaps: string[] = []
    type Box = { left: number; right: number; top: number; bottom: number }
    // Two pixels clear; a quarter of one is for edges that are drawn between pixels.
    const CLEAR = 1.75
    const touch = (a: Box, b: Box) =>
      a.left < b.right + CLEAR && b.left < a.right + CLEAR && a.top < b.bottom + CLEAR && b.top < a.bottom + CLEAR
    for (const [n, { key, ink }] of names.entries()) {
      for (const other of names.slice(n + 1)) if (touch(ink, other.ink)) overlaps.push(`${key} on ${other.key}`)
      if (things.some((box) => touch(ink, box))) overlaps.push(`${key} on a piece`)
      if (boxes('.rome-board .zoom').some((box) => touch(ink, box))) overlaps.push(`${key} under a button`)
      if (
        ink.left < board.left + CLEAR ||
        ink.right > board.right - CLEAR ||
        ink.top < board.top + CLEAR ||
        ink.bottom > board.bottom - CLEAR
      )
        overlaps.push(`${key} on the frame`)
    }
    const leaders = [...document.querySelectorAll<SVGLineElement>('.rome-names [data-name]:not([data-cut]) .leader')]
    const leader = Math.max(0, ...leaders.map((line) => line.getTotalLength() * fit * zoom))
    const places = Object.fromEntries(
      shownNames.map((each) => [each.getAttribute('data-name') ?? '', each.getAttribute('transform') ?? '']),
    )
    const hits = [...document.querySelectorAll('.rome-hit[data-key^="region"]')]
    const coins = [...document.querySelectorAll('.rome-place .coin')].map((each) => each.getBoundingClientRect())
    const seen = hits.flatMap((hit, n) => {
      const coin = coins[n]
      if (coin === undefined) return []
      const [x, y] = [coin.x + coin.width / 2, coin.y + coin.height / 2]
      const inside = x > board.left + 20 && x < board.right - 20 && y > board.top + 20 && y < board.bottom - 20
      // What lies under a button is not in sight.
      const covered = boxes('.rome-board .zoom').some((box) => touch(coin, box))
      return inside && !covered ? [hit.getAttribute('data-key') ?? ''] : []
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
      leader,
      places,
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
  // Names look for places in what is in sight once the map rests.
  await page.waitForTimeout(300)
}

for (const [lang, width, height, least] of sampled(
  [['en', 1440, 900, 57]],
  [
    ['ru', 390, 844, 14],
    ['en', 390, 844, 14],
    ['ru', 1440, 900, 57],
  ],
))
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
      expect(seen.leader, `at ${zoom}`).toBeLessThanOrEqual(24)
      if (zoom >= 2.2) expect(seen.namedInSight, `at ${zoom}`).toBeGreaterThanOrEqual(seen.inSight * 0.9)
      if (zoom !== 2.2) continue
      // Dragged, what is shown stays where it is on the map; then the frame cuts nothing, and enough is named again.
      const box = await page.locator('.rome-board').boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 60, y - 40, { steps: 5 })
      const dragged = await look(page)
      for (const [key, place] of Object.entries(dragged.places))
        if (key in seen.places) expect(place).toBe(seen.places[key])
      await page.mouse.up()
      await page.mouse.move(2, 2)
      await page.waitForTimeout(300)
      const after = await look(page)
      expect(after.overlaps, 'dragged').toEqual([])
      expect(after.namedInSight, 'dragged').toBeGreaterThanOrEqual(after.inSight * 0.9)
      for (const [key, place] of Object.entries(after.places))
        if (key in dragged.places) expect(place).toBe(dragged.places[key])
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

/** What is wrong with the names in sight, as soon as they rest. */
const wrong = async (page: Page): Promise<readonly string[]> => {
  const { overlaps, namedInSight, inSight } = await look(page)
  return namedInSight >= inSight * 0.9 ? overlaps : [...overlaps, `${namedInSight} of ${inSight} named`]
}

/** Drags, in halves of the board: to a corner of the map, then in rows across it. */
const CORNER = [2, 2] as const
const ROWS = [
  [-1, 0],
  [-1, 0],
  [0, -1],
  [1, 0],
  [1, 0],
  [0, -1],
  [-1, 0],
  [-1, 0],
] as const

for (const [lang, width, height, drags] of sampled(
  [
    [
      'en',
      360,
      640,
      [
        [-1, 0],
        [1, -1],
      ],
    ],
  ],
  [
    ['en', 360, 640, [CORNER, ...ROWS]],
    ['ru', 360, 640, [CORNER, ...ROWS]],
    ['en', 390, 844, [CORNER, ...ROWS]],
    ['ru', 390, 844, [CORNER, ...ROWS]],
  ],
))
  test(`${width} px, ${lang}: wherever ${drags.length} drags lead, nine of ten regions in sight are named, and no name lies on anything`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { speed: 'instant' })
    await openSaved(page, site.url, fourArmies())
    await page.locator('.rome-names [data-name]').first().waitFor()
    for (const zoom of sampled([2.2], [3.3])) {
      await zoomTo(page, zoom)
      const box = await page.locator('.rome-board').boundingBox()
      const [w, h] = [box?.width ?? 0, box?.height ?? 0]
      const [x, y] = [(box?.x ?? 0) + w / 2, (box?.y ?? 0) + h / 2]
      for (const [no, [across, down]] of drags.entries()) {
        // From the middle, as far as a finger goes at once.
        for (let n = Math.max(Math.abs(across), Math.abs(down)); n > 0; n--) {
          await page.mouse.move(x, y)
          await page.mouse.down()
          await page.mouse.move(x + Math.sign(across) * w * 0.45, y + Math.sign(down) * h * 0.45, { steps: 4 })
          await page.mouse.up()
        }
        await page.mouse.move(2, 2)
        await expect.poll(() => wrong(page), { message: `drag ${no} at ${zoom}` }).toEqual([])
      }
    }
    expect(problems).toEqual([])
    await close()
  })

test('390 px: a region that is tapped and had no name lays it on no other name', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-names [data-name]').first().waitFor()
  await zoomTo(page, 1)
  const { places } = await look(page)
  const keys = await page
    .locator('.rome-hit[data-key^="region"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-key') ?? ''))
  const unnamed = keys.filter((key) => !(key in places))
  expect(unnamed.length).toBeGreaterThan(5)
  for (const key of sampled([0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10, 11])
    .map((n) => unnamed[n] ?? '')
    .filter(Boolean)) {
    await page.locator(`.rome-hit[data-key="${key}"]`).focus()
    await expect.poll(async () => key in (await look(page)).places, { message: key }).toBe(true)
    const { overlaps } = await look(page)
    expect(
      overlaps.filter((each) => each.startsWith('region') && / on (region|sea)/.test(each)),
      key,
    ).toEqual([])
  }
  // Those that made way come back.
  await page.locator('.rome-hit:focus').evaluate((each) => (each as SVGElement).blur())
  await expect.poll(async () => (await look(page)).places).toEqual(places)
  expect(problems).toEqual([])
  await close()
})

/** Where names stand once they do: they find their places in slices. */
async function rested(page: Page): Promise<Seen['places']> {
  const stand = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.rome-names [data-name]:not([data-cut])')].map(
        (each) => [each.getAttribute('data-name') ?? '', each.getAttribute('transform') ?? ''] as const,
      ),
    )
  let places = await stand()
  for (let same = 0; same < 2; ) {
    await page.waitForTimeout(150)
    const now = await stand()
    same = JSON.stringify(now) === JSON.stringify(places) ? same + 1 : 0
    places = now
  }
  return Object.fromEntries(places)
}

test('390 px: whatever a finger taps, no name goes and none moves, and none stands nearer to another disc without a line', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-names [data-name]').first().waitFor()
  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const tap = async (what: string) => {
    const { x, y, width, height } = (await page.locator(what).first().boundingBox())!
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  let places = await rested(page)
  expect(Object.keys(places).length).toBeGreaterThan(20)
  const army = (n: number) => `.rome-piece[data-key="army ROM.${n}"] .body`
  const goal = (of: string) => `.rome-goals > ${of}`
  for (const what of [army(0), goal('.grave .badge'), army(1)]) {
    await tap(what)
    const now = await rested(page)
    expect(now, what).toMatchObject(places)
    places = now
  }
  expect(await page.locator('.on-army').count()).toBe(1)
  // From the rim of each disc to the name.
  const nearer = await page.evaluate(() => {
    const discs = [...document.querySelectorAll('.rome-place .coin')].map((each) => each.getBoundingClientRect())
    const keys = [...document.querySelectorAll('.rome-hit[data-key^="region"]')].map((each) =>
      each.getAttribute('data-key'),
    )
    const names = [...document.querySelectorAll('.rome-names [data-name^="region"]:not(:has(.leader))')]
    return names.flatMap((each) => {
      const box = each.querySelector('text')?.getBoundingClientRect() ?? new DOMRect()
      const far = discs.map((disc) => {
        const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2]
        const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)]
        return Math.hypot(dx, dy) - disc.width / 2
      })
      // The box of a font reaches further up and down than its letters.
      const own = far[keys.indexOf(each.getAttribute('data-name'))] ?? 0
      return Math.min(...far) < own - 6 ? [each.textContent] : []
    })
  })
  expect(nearer).toEqual([])
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

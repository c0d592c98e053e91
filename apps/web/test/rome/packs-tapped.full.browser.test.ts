// Packs of one's own on a phone: a board that nobody knows yet, typed and tapped; the way to another device and into a game.

import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { pictures, sideways } from './drive.ts'
import { answerSetUp, Hands, stored } from './packs-hands.ts'

const { site, browser } = await siteAndBrowser()

const NAMES =
  'Aldmoor Brenwick Carrow Dunmere Eastfell Farholt Grenvale Harrowby Inverlan Jutmark Kelstone Lorwick Marrowdale Northam Oxmere Pellgate Quarrick Ravensby Stowmarch Tarnholm'.split(
    ' ',
  )
/** The regions lie in four rows of five; each faction has a corner. */
const CORNERS = [
  [0, 1, 5, 6],
  [4, 3, 9, 8],
  [15, 16, 10, 11],
  [19, 18, 14, 13],
] as const
const COASTS = [
  ['North Sea', [0, 1, 2, 3, 4]],
  ['East Sea', [4, 9, 14, 19]],
  ['South Sea', [15, 16, 17, 18, 19]],
  ['West Sea', [0, 5, 10, 15]],
] as const

test('another board, typed and tapped on a phone: ten minutes are enough', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  const hands = new Hands(page)
  await page.goto(`${site.url}#/rome/packs`)
  await hands.tap(page.getByRole('button', { name: 'New blank pack' }))
  await hands.tap(page.getByLabel('New region'))
  for (const name of NAMES) await hands.type(name)
  const sheet = page.locator('.pack-sketch svg')
  await page.getByText(`Tap where ${NAMES[0]} lies (1 of 20)`).waitFor()
  const box = await sheet.boundingBox()
  for (const no of NAMES.keys()) {
    if (no === 7) expect(await complaints(page)).toEqual([])
    const position = {
      x: (box?.width ?? 0) * (0.1 + 0.2 * (no % 5) + (no % 2) * 0.02),
      y: (box?.height ?? 0) * (0.12 + 0.25 * Math.floor(no / 5) + (no % 3) * 0.02),
    }
    hands.inputs++
    await sheet.click({ position })
  }
  const mode = (name: string) => hands.tap(page.getByRole('radio', { name }))
  await mode('Borders')
  await page.locator('.pack-place').nth(19).waitFor()
  await page.getByText('Drawing…').waitFor({ state: 'hidden' })
  for (const row of [0, 5, 10, 15]) await hands.slide([0, 1, 2, 3, 4].map((no) => row + no))
  for (const column of [0, 1, 2, 3, 4]) await hands.slide([0, 5, 10, 15].map((no) => column + no))
  await mode('Homes')
  for (const [no, corner] of CORNERS.entries()) {
    if (no > 0) await hands.tap(page.locator('.pack-chip').nth(no))
    for (const region of corner) await hands.tap(page.locator('.pack-place').nth(region))
  }
  await page.getByText('Northam is a home of Barbarians; army III starts there.').waitFor()
  await mode('Coasts')
  for (const [name, coast] of COASTS) {
    await hands.tap(page.getByLabel('New sea'))
    await hands.type(name)
    // The new sea stands above the map, which has made room for it.
    await page.locator('.pack-chip[aria-pressed="true"]', { hasText: name }).waitFor()
    await hands.slide(coast)
    await page.getByText(` lies on ${name}.`).waitFor()
  }
  // The West Sea is marked now: it touches the North and the South Sea; both touch the East Sea.
  const beside = page.locator('.pack-beside .pack-chip')
  for (const no of [0, 2]) await hands.tap(beside.nth(no))
  await hands.tap(page.locator('.pack-map > .pack-chips .pack-chip').nth(1))
  for (const no of [0, 1]) await hands.tap(beside.nth(no))
  await hands.tap(page.getByRole('button', { name: /regions left over lie inland/ }))
  // The seas lie around the land and reach the edge of the map.
  const beyond = () =>
    page.locator('.pack-map-box svg').evaluate((svg: SVGSVGElement) => {
      const { width, height } = svg.viewBox.baseVal
      const water = svg.querySelector<SVGPathElement>('.rome-water .deep')?.getBBox() ?? new DOMRect(1, 1)
      return [-water.x, -water.y, water.x + water.width - width, water.y + water.height - height].every((by) => by > 0)
    })
  await expect.poll(beyond).toBe(true)
  const play = page.getByRole('button', { name: 'Play with this pack' })
  await expect.poll(() => play.isEnabled()).toBe(true)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${pictures}rome-packs-360-en-light.png` })

  // What refers to a region goes with it, and comes back.
  const row = page.locator('.pack-row').filter({ hasText: 'Aldmoor' })
  await page.getByRole('button', { name: 'Tables', exact: true }).click()
  await row.click()
  await page.getByRole('button', { name: 'Remove the row' }).click()
  await page.getByText('Borders: 2 rows').waitFor()
  await page.getByText('Factions: 1 cell becomes empty').waitFor()
  await page.getByRole('button', { name: 'Remove all of it' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await row.waitFor()

  // As a file it goes to another device, and is the same there.
  await stored(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a file' }).click()
  const written = await text(await (await file).createReadStream())
  const files: Record<string, string> = JSON.parse(written)
  const times = (name: string, what: RegExp) => files[name]?.match(what)?.length
  expect(times('borders.csv', /,land$/gm)).toBe(31)
  expect(COASTS.map(([, coast]) => coast.length)).toEqual(
    ['north_sea', 'east_sea', 'south_sea', 'west_sea'].map((id) => times('regions.csv', new RegExp(id, 'g'))),
  )
  const buffer = Buffer.from(written)
  await page.getByRole('link', { name: 'All packs' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'My-pack.json', mimeType: 'application/json', buffer })
  await expect.poll(() => play.isEnabled()).toBe(true)
  await hands.tap(play)
  await hands.tap(page.locator('.draft-start button'))
  await answerSetUp(page, 3)
  const inBar = (name: string, no = 0) =>
    hands.press(page.locator('.bar').getByRole('button', { name, exact: true }).nth(no))
  await inBar('Deal all four evenly')
  // One's own card and gold first; then the bots turn theirs over.
  await inBar('2')
  await inBar('0')
  for (const seat of [0, 1, 2]) await inBar(String(seat + 3), seat)
  await page.locator('.bar-listed').waitFor()
  const { inputs, keys, seconds } = hands
  console.log(`20 regions and 4 seas by hand: ${inputs} taps and strokes, ${keys} keys, about ${Math.round(seconds)} s`)
  expect(seconds).toBeLessThanOrEqual(360)
  expect(problems).toEqual([])
  await close()
}, 90_000)

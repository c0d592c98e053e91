// Nothing moves under the finger: two clicks of a real mouse, 120 ms apart in the same place, do one thing at most. A sample here;
// `npm run stage` takes all games, on a desktop and on a phone.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { entries, keysHeard, openSaved, playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { journal } from '../tools/journal.ts'
import { beginTaps, nextTap } from './person.ts'

const { site, browser } = await siteAndBrowser()

const ALL = process.env.STAGE === '1'
const PAIRS = ALL ? 40 : 8

const RUNS: readonly (readonly [string, number, number])[] = ALL
  ? ['arcs', 'rome', 'muhq'].flatMap((game) => [[game, 1440, 900] as const, [game, 390, 844] as const])
  : [['muhq', 390, 844]]

test.each(RUNS)('%s, %i × %i: a double press is one press', async (game, width, height) => {
  const { page, problems, close } = await browser.newPage({ width, height })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 5)
  if (game === 'muhq') await playNow(page, site.url)
  else await openSaved(page, site.url, game === 'arcs' ? midgame() : campaign())
  await page.locator('.bar-person').waitFor()
  await page.locator('.stage-board svg').first().waitFor()
  await keysHeard(page)
  await beginTaps(page)
  const before: number[] = []
  const pressed: string[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const { what, x, y } = await nextTap(page)
    if (x < 0) break
    before.push(await entries(page))
    pressed.push(what)
    await page.mouse.click(x, y)
    await page.waitForTimeout(120)
    await page.mouse.click(x, y)
    await page.waitForTimeout(450)
  }
  before.push(await entries(page))
  const all = await journal(page)
  const deeds = pressed.map((what, at) => ({
    what,
    n: all.slice(before[at], before[at + 1]).filter((entry) => entry.t === 'action' && entry.by === 'person').length,
  }))
  expect(deeds.filter(({ n }) => n > 1)).toEqual([])
  expect(deeds.some(({ n }) => n === 1)).toBe(true)
  if (ALL) console.log(`| ${game}, ${width}×${height}, pressed twice | ${deeds.length} pairs | one deed each at most |`)
  expect(problems).toEqual([])
  await close()
})

// What a game loads until its first decision: the page stays small.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { keysHeard, openSaved, playNow, settled, withSeed, withSettings } from '../tools/drive.ts'
import { noteFirstDecision, untilThen } from '../tools/first-decision.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { noteScripts, sizeOf } from '../tools/scripts.ts'

const { site, browser } = await siteAndBrowser()
const LIMIT = { arcs: 180_000, muhq: 150_000 }

test('what Arcs loads until the first decision, and the keys, stays under 180 kB gzipped', async () => {
  const { page, problems, close } = await browser.newPage({ fresh: true })
  // The same game every time: in some a bot attacks before one's first decision, and the scene of that waits for a tap.
  await withSeed(page, 1)
  await withSettings(page, { speed: 'instant' })
  await noteFirstDecision(page)
  const scripts = noteScripts(page)
  await playNow(page, site.url, 'arcs')
  // Keys are fetched when it is known who is in turn: often before the first decision, sometimes after it.
  await keysHeard(page)
  const keys = (await scripts()).map(({ url }) => url).filter((url) => /\/keys-[^/]+$/.test(url))
  expect(keys).toHaveLength(1)
  const sizes = await scripts([...(await untilThen(page)), ...keys])
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.min(...sizes.map(({ size }) => size))).toBeGreaterThan(30)
  const all = sizeOf(sizes)
  console.info(sizes.map(({ url, size }) => `${url.replace(/^.*\//, '')} ${size}`).join(', '))
  console.info(`Arcs loads ${Math.round(all / 1000)} kB of JavaScript, gzipped, in ${sizes.length} files`)
  expect(all).toBeLessThan(LIMIT.arcs)

  expect(problems).toEqual([])
  await close()
}, 60_000)

test('what muhq’s game loads until the first decision stays under 150 kB gzipped', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await settled(page)
  const scripts = noteScripts(page)
  await noteFirstDecision(page)
  // By the address of the game: the start page shows a drawing of another one.
  await page.reload()
  await page.locator('.bar-person').waitFor()
  const sizes = await scripts(await untilThen(page))
  expect(sizes.length).toBeGreaterThan(3)
  const all = sizeOf(sizes)
  console.info(`muhq’s game loads ${Math.round(all / 1000)} kB of JavaScript, gzipped, in ${sizes.length} files`)
  expect(all).toBeLessThan(LIMIT.muhq)
  expect(problems).toEqual([])
  await close()
}, 60_000)

test('Why brings the words of the language in use alone', async () => {
  const { page, problems, close } = await browser.newPage({ fresh: true })
  await withSettings(page, { speed: 'instant', lang: 'en' })
  const scripts = noteScripts(page)
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await page.locator('[data-key="tab why"]').click()
  await page.locator('.why-sentence').waitFor()
  // The worker, which has a list of its own, thinks in all languages.
  const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const said = (await scripts(own)).map(({ text }) => text)
  // A sentence of the log: its English is there, its Russian is not.
  expect(said.some((body) => body.includes('surpasses with'))).toBe(true)
  expect(said.some((body) => body.includes('превосходит картой'))).toBe(false)
  expect(problems).toEqual([])
  await close()
}, 60_000)

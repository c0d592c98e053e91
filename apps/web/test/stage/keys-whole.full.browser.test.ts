// Whole games of Arcs and Rome by keys alone, from the first card to the result. muhq's game: `whole.full`.

import { expect, test } from 'vitest'
import { entries, keysHeard, playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { playByKeys } from './keys-person.ts'

const { site, browser } = await siteAndBrowser()
const MOST = 40_000

for (const game of ['arcs', 'rome'])
  test(`${game} by keys alone, to its end`, async () => {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant', motion: 'none' })
    await withSeed(page, 5)
    await playNow(page, site.url, game)
    await keysHeard(page)
    const from = await entries(page)
    const { keys, seen } = await playByKeys(page, MOST)
    expect(seen.bar, `${keys} keys: ${seen.say}`).toBe('over')
    expect(await entries(page)).toBeGreaterThan(from + 100)
    console.log(`| ${game} by keys alone | ${keys} keys, ${await entries(page)} entries | to its end |`)
    expect(problems).toEqual([])
    await close()
  }, 900_000)

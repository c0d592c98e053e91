// The head of small windows: when it is comes before what the game is called.

import { expect, test } from 'vitest'
import { cut } from '../tools/cut.ts'
import { playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

for (const [width, height] of [
  [390, 844],
  [834, 1112],
] as const)
  test(`the head at ${width} px: the round is whole while a card leads; the title ends between words`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang: 'ru' })
    await withSettings(page, { speed: 'instant', lang: 'ru' })
    await withSeed(page, 1)
    await playNow(page, site.url, 'arcs')
    await page.locator('.arcs-clock .lead').waitFor()
    expect(await page.locator('.when.short').innerText()).toMatch(/^Гл. 1, р. \d$/)
    expect(await cut(page, '.table-head', '.when.short, .arcs-clock > span')).toEqual([])
    const title = page.locator('.table-head h1')
    expect(await title.textContent()).toMatch(/^Arcs: Вы против /)
    // Of the rest not a letter is in sight: it stands on a second line.
    const [line, rest] = [await title.boundingBox(), await title.locator('.whole').boundingBox()]
    expect(rest!.y).toBeGreaterThanOrEqual(line!.y + line!.height - 4)
    expect(problems).toEqual([])
    await close()
  })

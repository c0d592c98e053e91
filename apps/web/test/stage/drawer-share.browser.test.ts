// An open drawer leaves the board 40 % of the window where the two are seen together.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { openSaved, still, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

/** One of each class but the phones held upright, which show one thing at a time. */
const WINDOWS = sampled(
  [
    [1024, 768],
    [834, 1112],
  ],
  [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1112, 834],
    [844, 390],
  ],
)

test.each(WINDOWS)('%i×%i', async (width, height) => {
  const { page, problems, close } = await browser.newPage({ width, height })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await page.locator('.table-page[data-keys]').waitFor()
  for (const key of ['t', '?']) {
    await page.keyboard.press(key)
    await page.locator('[role="tabpanel"]:not([hidden])').waitFor()
    await still(page)
    const { board, dock, all } = await page.evaluate(() => {
      const count = { board: 0, dock: 0, all: 0 }
      for (let x = 4; x < innerWidth; x += 8)
        for (let y = 4; y < innerHeight; y += 8) {
          const region = document.elementFromPoint(x, y)?.closest('[data-region]')?.getAttribute('data-region')
          count.all++
          if (region === 'board') count.board++
          if (region === 'dock') count.dock++
        }
      return count
    })
    expect(board / all, key).toBeGreaterThanOrEqual(0.395)
    // A phone on its side has it over the column of hand and dock.
    if (height > 400) expect(dock, key).toBeGreaterThan(0)
  }
  expect(problems).toEqual([])
  await close()
})

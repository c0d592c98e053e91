// Seats of Rome: who sits there, in every window.

import { expect, test } from 'vitest'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { fourArmies } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('the names at the seats are whole in every window', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-seat-rest').nth(3).waitFor()
  for (const [width, height] of [
    [1440, 900],
    [1112, 834],
    [834, 1112],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const cut = await page
      .locator('.rome-seat-head .name')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
    expect(cut, `${width}`).toEqual([])
  }
  expect(problems).toEqual([])
  await close()
})

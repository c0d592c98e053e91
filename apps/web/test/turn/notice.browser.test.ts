// A notice is one line over the head of the table, or over the column of a phone on its side; it covers neither board nor dock.

import { expect, test } from 'vitest'
import { endTurn, entries, playNow, press, untilAsked, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

test.each(
  sampled(
    [
      [390, 844, 'ru'],
      [844, 390, 'en'],
    ],
    [
      [360, 640, 'ru'],
      [834, 1112, 'en'],
      [1440, 900, 'ru'],
    ],
  ),
)('%i×%i (%s)', async (width, height, lang) => {
  const { page, problems, close } = await browser.newPage({ width, height, lang })
  await withSettings(page, { speed: 'instant', lang })
  await playNow(page, site.url)
  const before = await entries(page)
  await endTurn(page)
  await untilAsked(page)
  await press(page.locator('section.bar [data-key="undo"]'))
  await expect.poll(() => entries(page)).toBe(before)
  const toast = page.locator('.toast')
  await toast.waitFor()
  expect(await toast.count()).toBe(1)
  // What was done, and how much after it.
  expect(await toast.locator('span').first().innerText()).toMatch(
    { en: /^Taken back: .+, and \d+ steps? after it\.$/, ru: /^Отменено: .+ и ещё \d+ шаг\S* после\.$/ }[lang],
  )
  const [box, board, dock, undo] = await Promise.all(
    ['.toast', '[data-region="board"]', '[data-region="dock"]', 'section.bar [data-key="undo"]'].map((what) =>
      page.locator(what).first().boundingBox(),
    ),
  )
  if (!box || !board || !dock || !undo) throw new Error('something is not there')
  expect(box.height).toBe(40)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  const apart = (other: typeof box) =>
    box.x >= other.x + other.width ||
    other.x >= box.x + box.width ||
    box.y >= other.y + other.height ||
    other.y >= box.y + box.height
  expect([apart(board), apart(dock)]).toEqual([true, true])
  // It goes by itself.
  await toast.waitFor({ state: 'detached', timeout: 8000 })
  expect(problems).toEqual([])
  await close()
})

// A finger that rests on something with a word about it is told that word, and presses nothing.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastAction } from '../arcs/saves.ts'
import { entries, openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    on: async (what: string) => {
      const box = await page.locator(what).filter({ visible: true }).last().boundingBox()
      if (box === null) throw new Error(what)
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await touch('touchStart', [at])
      return at
    },
    to: (x: number, y: number) => touch('touchMove', [{ x, y }]),
    off: () => touch('touchEnd', []),
    cancel: () => touch('touchCancel', []),
  }
}

test('450 ms on a button tell its word and its key, and the tip stays a while; a short tap presses, a finger that travels tells nothing', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.bar-person').waitFor()
  await page.locator('.table-page[data-asks]').waitFor()
  const before = await entries(page)
  const tip = page.locator('.tip')
  const touch = await finger(page)

  await touch.on('section.bar button.dock-end')
  await tip.waitFor()
  expect(await tip.innerText()).toMatch(/\(E\)$/)
  await touch.off()
  // It can be read with the finger away, and nothing was pressed.
  await page.waitForTimeout(600)
  expect(await tip.count()).toBe(1)
  expect(await entries(page)).toBe(before)
  expect(await page.locator('.bar-row.asked').count()).toBe(0)
  await tip.waitFor({ state: 'detached' })

  const at = await touch.on('section.bar button.dock-end')
  await touch.to(at.x, at.y - 40)
  await page.waitForTimeout(700)
  expect(await tip.count()).toBe(0)
  await touch.off()
  expect(await entries(page)).toBe(before)

  // What was asked by a finger does not hold the keys back, even if the finger never pressed.
  await touch.on('section.bar button.dock-end')
  await tip.waitFor()
  await touch.cancel()
  await page.keyboard.press('e')
  await page.locator('.bar-row.asked').or(page.locator('.bar-run')).first().waitFor()
  expect(problems).toEqual([])
  await close()
})

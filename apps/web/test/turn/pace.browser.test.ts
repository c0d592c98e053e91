// The pace of bots is in the hands of whoever watches.

import { expect, test } from 'vitest'
import { lastAction } from '../arcs/saves.ts'
import { entries, keysHeard, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const END = 'section.bar button.dock-end'

test('bots stop at a tap on the board, are walked through beat by beat, and skipped by a key', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'slow' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.arcs-end').waitFor()
  await keysHeard(page)
  await press(page.locator(END))
  await press(page.locator('.bar-refusal + .bar-row .dock-end'))
  await page.locator('.bar-run .strip-step').nth(1).waitFor()
  await page
    .locator('.stage-board svg')
    .first()
    .click({ position: { x: 6, y: 6 } })
  await page.locator('.bar-run .dock-confirm', { hasText: 'Go on' }).waitFor()
  await page.locator('.bar-run .bar-row .button', { hasText: 'Next step' }).waitFor()
  // Space goes on and pauses.
  await page.keyboard.press('Space')
  await page.locator('.bar-run .dock-confirm', { hasText: 'Pause' }).waitFor()
  await page.keyboard.press('Space')
  await page.locator('.bar-run .dock-confirm', { hasText: 'Go on' }).waitFor()
  const paused = await entries(page)
  await page.waitForTimeout(1200)
  expect(await entries(page)).toBe(paused)
  await page.keyboard.press('ArrowLeft')
  await page.locator('.bar-look').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.locator('.bar-run').waitFor()
  expect(await entries(page)).toBe(paused)
  await page.keyboard.press('End')
  await page.locator('.bar-person, .bar-interval, .bar-battle').first().waitFor()
  expect(await entries(page)).toBeGreaterThan(paused)
  expect(problems).toEqual([])
  await close()
})

// The pace of bots is in the hands of whoever watches.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { afterOthers, lastAction } from '../arcs/saves.ts'
import {
  endTurn,
  entries,
  keysHeard,
  openSaved,
  playNow,
  press,
  unhurried,
  withSeed,
  withSettings,
} from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const END = 'section.bar button.dock-end'

test('bots stop at a tap on the board, are walked through beat by beat, and skipped by a key', async () => {
  const { page, problems, close } = await browser.newPage()
  await unhurried(page)
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

/** Somebody whom no help is offered any more: it would come first. */
const knowing = (page: Page) =>
  page.addInitScript(
    (met) => {
      localStorage.setItem('understudy.guide', JSON.stringify({ step: 0, over: true }))
      localStorage.setItem('understudy.met', JSON.stringify(met))
    },
    [
      ...['lead', 'follow', 'prelude', 'turn', 'declare', 'seize', 'battle', 'outrage'].map((each) => `arcs ${each}`),
      ...['act', 'boss', 'buy', 'discard', 'play', 'unit', 'upkeep'].map((each) => `muhq ${each}`),
    ],
  )

/** The dock says that something happened, and leads to it; once it was read it says so no more. */
async function toldOnce(page: Page): Promise<void> {
  const happened = page.locator('.dock-offer [data-key="happened"]')
  await happened.click()
  await page.locator('.told-seat .told-head').first().waitFor()
  await page.locator('.all-in-all').waitFor()
  await happened.waitFor({ state: 'detached' })
}

test('after bots that played at once the dock leads to what happened, until it was read; at another pace it was seen', async () => {
  const seen = await browser.newPage({ width: 390, height: 844 })
  await withSettings(seen.page, { speed: 'normal' })
  await openSaved(seen.page, site.url, afterOthers())
  await seen.page.locator('.dock-offer .button').first().waitFor()
  expect(await seen.page.locator('[data-key="happened"]').count()).toBe(0)
  await seen.close()
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await knowing(page)
  await openSaved(page, site.url, afterOthers())
  await toldOnce(page)
  await withSeed(page, 5)
  await playNow(page, site.url)
  await keysHeard(page)
  await endTurn(page)
  await toldOnce(page)
  expect(problems).toEqual([])
  await close()
})

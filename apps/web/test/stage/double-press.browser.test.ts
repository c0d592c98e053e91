// Two clicks 120 ms apart on End turn, Confirm or Go on have one effect.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attacked } from '../arcs/battle-saves.ts'
import { lastAction, midgame } from '../arcs/saves.ts'
import { entries, openSaved, playNow, press, unhurried, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const CONFIRM = 'section.bar button.dock-confirm:not(:disabled)'

/** By the clock of the page: from here to there and back may take longer. What lies there is clicked, whatever it is by then. */
async function pressTwice(what: Locator): Promise<void> {
  await what.waitFor()
  // A button that has just changed its meaning lets nothing through.
  await what.page().waitForTimeout(450)
  await what.evaluate(async (button) => {
    const { left, top } = button.getBoundingClientRect()
    const [clientX, clientY] = [left + 20, top + 20]
    const click = () =>
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }))
    click()
    await new Promise((done) => setTimeout(done, 120))
    click()
  })
  await what.page().waitForTimeout(300)
}

test('End turn: it asks whether that is meant, or the turn is over and no step of a bot was skipped', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'step' })
  await openSaved(page, site.url, midgame())
  const before = await untilEnd(page)
  await pressTwice(page.locator('.arcs-end'))
  expect(await entries(page)).toBeLessThanOrEqual(before + 1)
  expect(await page.locator('.bar-row.asked .main, .bar-run').count()).toBe(1)
  expect(problems).toEqual([])
  await close()
})

async function untilEnd(page: Page): Promise<number> {
  await page.locator('.arcs-end').waitFor()
  return entries(page)
}

test('End turn after the last action: the turn ends, and Skip, which takes its place, is not pressed', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'normal' })
  await openSaved(page, site.url, lastAction())
  await untilEnd(page)
  await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Influence' }).click()
  await page.locator('.stage-market .can').first().click()
  await press(page.locator(CONFIRM))
  await page.locator('.bar-rest').waitFor()
  await pressTwice(page.locator('.bar-rest button.dock-end'))
  // Skipped, they would be through at once.
  expect(await page.locator('.bar-run').count()).toBe(1)
  expect(problems).toEqual([])
  await close()
})

test('Confirm: one deed, and nothing else is picked or pressed', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
  await playNow(page, site.url)
  const before = await entries(page)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await pressTwice(page.locator(CONFIRM))
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(await page.locator('.plan-preview, .bar-row.asked').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('Go on in a pause: the bots go on, and are not stopped again', async () => {
  const { page, problems, close } = await browser.newPage()
  await unhurried(page)
  await withSettings(page, { speed: 'slow' })
  await openSaved(page, site.url, midgame())
  await untilEnd(page)
  await press(page.locator('.arcs-end'))
  await press(page.locator('.bar-row.asked .main'))
  await press(page.locator('.bar-run').getByRole('button', { name: 'Pause' }))
  await pressTwice(page.locator('.bar-run').getByRole('button', { name: 'Go on' }))
  await page.locator('.bar-run').getByRole('button', { name: 'Pause' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('Go on after a battle: the scene closes, and Pause, which takes its place, is not pressed', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'slow' })
  await openSaved(page, site.url, attacked())
  await page.locator('.fight-result').waitFor()
  const before = await entries(page)
  await pressTwice(page.locator('.bar-battle').getByRole('button', { name: 'Go on' }))
  await page.locator('.scene').waitFor({ state: 'detached' })
  // Paused, they would stay where they are.
  await expect.poll(() => entries(page), { timeout: 20_000 }).toBeGreaterThan(before)
  expect(await page.locator('.bar-run').getByRole('button', { name: 'Go on' }).count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

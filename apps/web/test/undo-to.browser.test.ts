// "Undo to here" asks first, says what it takes back, and Redo is in sight afterwards.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from './arcs-saves.ts'
import { complaints } from './axe.ts'
import { entries, openSaved, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { battle } from './rome-saves.ts'
import { sampled } from './sample.ts'

const { site, browser } = await siteAndBrowser()

const redo = (page: Page) => page.locator('section.bar').getByRole('button', { name: 'Redo' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Undo to here?' })

/** Opens a line of the log, from the end. */
async function askUndo(page: Page, back: number): Promise<void> {
  await page.locator('#tab-log').click()
  const lines = page.locator('.log-line .log-text')
  await lines.first().waitFor()
  await lines.nth((await lines.count()) - 1 - back).click()
  // Beside the line, or on a phone in the bar.
  await page.getByRole('button', { name: 'Undo to here' }).locator('visible=true').first().click()
  await sheet(page).waitFor()
}

async function asksFirst(page: Page): Promise<void> {
  const before = await entries(page)
  await askUndo(page, 5)
  const words = await sheet(page).innerText()
  expect(words).toMatch(/This takes back \d+ steps?:/)
  expect(await sheet(page).locator('.taken-back li').count()).toBeGreaterThan(0)
  expect(await entries(page)).toBe(before)
  expect(await complaints(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Leave it' }).click()
  expect(await sheet(page).count()).toBe(0)
  expect(await entries(page)).toBe(before)

  await page.keyboard.press('Escape')
  await askUndo(page, 5)
  await sheet(page)
    .getByRole('button', { name: /^Take back/ })
    .click()
  await expect.poll(() => entries(page)).toBeLessThan(before)
  const now = await entries(page)
  await redo(page).waitFor()
  expect(await redo(page).isEnabled()).toBe(true)
  await redo(page).click()
  await expect.poll(() => entries(page)).toBeGreaterThan(now)
}

test.each(sampled([[360, 740]], [[1440, 900]]))('Arcs, %i px', async (width, height) => {
  const { page, problems, close } = await browser.newPage({ width, height })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await asksFirst(page)
  expect(problems).toEqual([])
  await close()
})

test('Rome', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, battle())
  await page.locator('.on-battleCard').waitFor()
  await asksFirst(page)
  expect(problems).toEqual([])
  await close()
})

// What was done is taken back: undone, amended, corrected by hand.

import { expect, test } from 'vitest'
import { choose, endTurn, entries, playNow, simpleTurn, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('undo and redo, through a bot’s turn too, with keys and with buttons', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  const start = await entries(page)
  await endTurn(page)
  await untilAsked(page)
  const later = await entries(page)
  expect(later).toBeGreaterThan(start + 2)
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click()
  expect(await entries(page)).toBe(start)
  await page.keyboard.press('Control+Shift+z')
  expect(await entries(page)).toBe(later)
  await page.keyboard.press('Control+z')
  expect(await entries(page)).toBe(start)
  expect(problems).toEqual([])
  await close()
})

test('an earlier step is amended, and what follows from it is shown', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  // The same game in every run: what can be amended, and what follows from it, depends on the cards.
  await withSeed(page, 21)
  await playNow(page, site.url)
  await simpleTurn(page, 1)
  await endTurn(page)
  await untilAsked(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-line.by-person .log-text').first().click()
  await page.locator('.bar-look').waitFor()
  await page.locator('.log-line').getByRole('button', { name: 'Amend this' }).click()
  await page.locator('.bar').getByText('Amend an earlier step').waitFor()
  // All taps but the last stand already; here something quite different was meant.
  while (await page.locator('.bar').getByRole('button', { name: 'Back' }).isVisible())
    await page.locator('.bar').getByRole('button', { name: 'Back' }).click()
  await choose(page, /End the turn/)
  await page.locator('.bar').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Amend an earlier step' }).waitFor()
  await page.locator('.versus').first().waitFor()
  const ways = page.locator('.ways')
  await ways.getByRole('button', { name: 'Cancel' }).waitFor()
  await ways.locator('button').first().click()
  await page.locator('.toast').getByText('Amended.').waitFor()
  await page.locator('.bar-person, .bar-over, .bar-run').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the position is corrected by hand, and a seat changes hands', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  const before = await entries(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  await page.locator('.edit-stage').waitFor()
  expect(await page.getByRole('button', { name: 'Save the correction' }).isDisabled()).toBe(true)
  await page.locator('.editor').getByRole('group', { name: 'Player 1' }).getByRole('button').last().click()
  await page.getByLabel('Why? (for the log)').fill('forgot the harvest')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(before + 1)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('forgot the harvest').waitFor()
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Who sits where' }).click()
  await page.locator('.choose').first().getByRole('radio', { name: 'Random moves' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n + 3,
    before,
  )
  expect(problems).toEqual([])
  await close()
})

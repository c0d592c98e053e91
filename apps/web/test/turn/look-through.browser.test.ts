// Through a finished game: by beats, turns and chapters, with a clock that follows.

import { expect, test } from 'vitest'
import { keysHeard, openSaved, withSettings } from '../tools/drive.ts'
import { finished, lostToTheKraken } from '../tools/finished.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('a finished game is looked through by turns and chapters, by buttons and keys', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, finished('arcs'))
  // At the end nothing waits to be confirmed or ended.
  await page.locator('.bar-over').waitFor()
  expect(await page.locator('.bar-over .hollow:visible').count()).toBe(0)
  const clock = page.locator('.head-clock .when.long')
  const end = await clock.innerText()
  expect(end).not.toContain('Chapter 1')
  await page.locator('[data-key="through"]').click()
  const look = page.locator('.bar-look')
  await look.getByRole('button', { name: 'The next turn' }).click()
  await clock.getByText('Chapter 1').waitFor()
  await keysHeard(page)
  await page.keyboard.press('PageDown')
  await look.getByText('Looking back: Chapter 2').first().waitFor()
  await clock.getByText('Chapter 2').waitFor()
  const told = () => page.locator('.bar-look .bar-sentence').innerText()
  const begun = await told()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(told).not.toBe(begun)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(told).toBe(begun)
  await page.keyboard.press('ArrowRight')
  await expect.poll(told).not.toBe(begun)
  await look.getByRole('button', { name: 'The chapter before' }).click()
  await expect.poll(told).toBe(begun)
  // In the log, however long, the step that is looked at is there with what can be done about it.
  await look.getByRole('button', { name: 'The chapter before' }).click()
  await page.locator('#tab-log').click()
  await page.locator('.log-line.open').getByRole('button', { name: 'Undo to here' }).waitFor()
  expect(await look.getByRole('button', { name: 'Undo to here' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await clock.getByText(end).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a result calls nobody “the people”, and no card of the boss lies over the stores', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lostToTheKraken())
  const why = page.locator('.over-stage .outcome-why')
  await why.waitFor()
  expect(await why.innerText()).toBe('No unit of the players is left on the board: The Kraken has won.')
  await page.locator('.stage-market').getByText('Stores').waitFor()
  expect(await page.locator('.muhq-boss-card').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

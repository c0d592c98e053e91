// The Turn tab: beside the board a list to tick off, in order or by place; on the screen the others' turns, seat by seat.

import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { playOn } from '../arcs/person.ts'
import { complaints } from '../tools/axe.ts'
import { endTurn, keysHeard, openSaved, playNow, press, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('a list is ticked off in either order; what is ticked outlives a reload, and Done needs no ticks', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 11)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: 'Beside the board, secret hand' }).click()
  await page.locator('.bar-table').waitFor()
  expect((await playOn(page, ['listed', 'over', 'broken'])).bar).toBe('listed')
  const lines = page.locator('.to-do-line')
  await lines.first().waitFor()
  const ordered = await lines.allInnerTexts()
  // Each line can be tapped, and asked about.
  for (const box of await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(44)
  expect(await lines.getByRole('button', { name: 'Why?' }).count()).toBe(ordered.length)
  await lines.first().getByRole('checkbox').check()

  // By place a card that is turned over and played goes its way in one line.
  await page.getByRole('radio', { name: 'By place' }).check()
  await expect.poll(() => lines.count()).toBeLessThan(ordered.length)
  const places = await page.locator('.to-do-place h4').allInnerTexts()
  expect(new Set(places).size).toBe(places.length)
  expect(await lines.first().getByRole('checkbox').isChecked()).toBe(false)
  await lines.nth(1).getByRole('checkbox').check()
  expect(await page.locator('.all-in-all dt').count()).toBeGreaterThan(1)
  expect(await complaints(page)).toEqual([])

  // Counters may be the app's: then they are no lines.
  const all = await lines.count()
  expect(await lines.filter({ hasText: /counter of the virtual hand/i }).count()).toBe(1)
  await page.getByRole('checkbox', { name: 'The app keeps the counters' }).check()
  await expect.poll(() => lines.count()).toBeLessThan(all)
  expect(await lines.filter({ hasText: /counter/i }).count()).toBe(0)

  await settled(page)
  await page.reload()
  await page.locator('.bar-listed').waitFor()
  await lines.first().waitFor()
  expect(await page.getByRole('radio', { name: 'By place' }).isChecked()).toBe(true)
  expect(await page.locator('.to-do-line :checked').count()).toBe(1)
  expect(await lines.nth(1).getByRole('checkbox').isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'By order' }).check()
  expect(await lines.first().getByRole('checkbox').isChecked()).toBe(true)

  // They travel with the game: its file opens at the same list, with the same ticks.
  await page.getByRole('button', { name: 'Game menu' }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await downloaded).createReadStream().then(text)
  await page.evaluate(() => localStorage.removeItem('understudy.ticks'))
  await openSaved(page, site.url, file)
  await page.locator('.bar-listed').waitFor()
  await lines.first().waitFor()
  expect(await page.locator('.to-do-line :checked').count()).toBe(1)
  expect(await lines.first().getByRole('checkbox').isChecked()).toBe(true)
  await press(page.locator('section.bar').getByRole('button', { name: 'Done on my table' }))
  await page.locator('.bar-listed').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('the others’ turns are told seat by seat: a headline, beats with small print and their Why, and all in all', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 5)
  await playNow(page, site.url)
  await keysHeard(page)
  await endTurn(page)
  await page.locator('.bar-person').waitFor()
  await page.getByRole('tab', { name: 'Turn' }).click()
  await page.locator('.all-in-all').waitFor()
  const seats = page.locator('.told-seat')
  expect(await seats.count()).toBe(1)
  await seats.locator('.told-head').waitFor()
  const heads = await page.locator('.told-head, .step-head').allInnerTexts()
  expect(heads.length).toBeGreaterThan(3)
  expect(heads.filter((head) => head.length > 56)).toEqual([])
  // With numbers, and only of the boss: the income of whoever comes next is not its own.
  expect(heads[0]).toMatch(/^Gains 5 resources, plays 2 cards, .*\d/)
  expect(await page.locator('.step-small').first().innerText()).toContain('has 5 now')
  expect(await seats.getByRole('button', { name: 'Why?' }).count()).toBe(heads.length - 1)
  // The same as is marked on the board.
  expect((await page.locator('.all-in-all dl > div').allInnerTexts()).join('\n')).toMatch(
    /Tile I2\n?.*The Kraken.* from H2/,
  )
  expect(await complaints(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

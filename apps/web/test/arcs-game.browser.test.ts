// A whole game of Arcs on screen, by taps alone.

import { expect, test } from 'vitest'
import { playOn } from './arcs-person.ts'
import { entries, settled, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

test('three players: a person with taps alone against two SUPERCAT, to the end', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /You against two SUPERCAT/ }).click()
  await page.locator('.bar-person').waitFor()
  const { bar, taps, pages } = await playOn(page, ['over', 'broken'])
  expect(bar).toBe('over')
  console.log(`a whole game on screen: ${taps} taps, ${await entries(page)} entries, pages ${JSON.stringify(pages)}`)
  // The person played cards and took actions of several kinds.
  expect(pages.card).toBeGreaterThan(5)
  expect(pages.root).toBeGreaterThan(10)
  await settled(page)
  expect(await page.locator('.bar-over').count()).toBe(1)
  expect(problems).toEqual([])
  await close()
})

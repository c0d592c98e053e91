// A whole game of Arcs on screen, by taps alone.

import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { entries, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { playOn } from './person.ts'

const { site, browser } = await siteAndBrowser()

test('three players: a person with taps alone against two SUPERCAT, to the end, its summary and the history', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
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
  await countOf(page.locator('.bar-over')).toBe(1)

  // Power over the chapters, drawn and in numbers, and which rules decided; the same after a reload.
  const summary = page.locator('.arcs-summary')
  const finals = () =>
    summary
      .locator('.arcs-totals tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.querySelector('b')?.textContent))
  await summary.locator('.arcs-plot .line').first().waitFor()
  await countOf(summary.locator('.arcs-plot .line')).toBe(3)
  const scores = await finals()
  expect(scores).toHaveLength(3)
  await countOf(summary.locator('.arcs-rules')).toBe(2)
  await countOf(summary.locator('.arcs-rules li')).toBeGreaterThan(4)
  await page.reload()
  await page.locator('.bar-over').waitFor()
  await page.getByRole('tab', { name: 'Turn' }).click()
  await summary.locator('.arcs-plot .line').first().waitFor()
  expect(await finals()).toEqual(scores)

  // It is kept once, with everybody's Power; the winner is marked.
  await page.locator('.outcome').getByRole('link').click()
  const result = page.locator('.result')
  await result.first().waitFor()
  await countOf(result).toBe(1)
  expect(await result.innerText()).toContain('You against two SUPERCAT')
  expect((await result.locator('.result-score').allInnerTexts()).sort()).toEqual([...scores].sort())
  await countOf(result.locator('.won')).toBe(1)
  await page.reload()
  await result.first().waitFor()
  await countOf(result).toBe(1)
  expect(problems).toEqual([])
  await close()
})

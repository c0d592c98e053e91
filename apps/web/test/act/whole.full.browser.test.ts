// Act I of the campaign on screen, begun and played to its end by taps.

import { expect, test } from 'vitest'
import { playOn } from '../arcs/person.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('a whole act on screen, by taps alone, to its end and its hand-over sheet', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Act I of the campaign/ }).click()
  await page.locator('.bar-person').waitFor()
  await page.locator('.reach-fate-card').first().waitFor()
  await countOf(page.locator('.reach-fate-card')).toBe(2)
  const { bar, taps, pages } = await playOn(page, ['over', 'broken'], { most: 9000 })
  expect(bar).toBe('over')
  console.log(`an act on screen: ${taps} taps, ${await entries(page)} entries, pages ${JSON.stringify(pages)}`)
  expect(pages.card).toBeGreaterThan(4)
  await settled(page)
  await page.getByRole('tab', { name: 'Turn' }).click()
  await page.locator('.reach-ending').waitFor()
  await countOf(page.locator('.reach-results li')).toBe(3)
  await page.reload()
  await page.locator('.bar-over').waitFor()
  expect(problems).toEqual([])
  await close()
}, 240_000)

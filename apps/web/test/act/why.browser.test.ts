// "Why?" in an act of the campaign: beat by beat a question, what the bot is after with the number of its rule, and what it was
// compared with, as chips that are all different and on the board.

import { expect, test } from 'vitest'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { ACT, actUpTo, asked } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('beats of an act say what the bots are after', async () => {
  const options = { ...ACT, fate2: 'founder', fate3: 'steward' }
  const file = actUpTo(options, 'whyact', (table) => asked('turn')(table) && table.entries.length > 260)
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  await page.locator('.bar-person').waitFor()
  await page.locator('.table-page[data-asks]').waitFor()
  await page.keyboard.press('w')
  const said = () => page.locator('.why-sentence').innerText()
  const what = () => page.locator('.why-what').innerText()
  const told: string[] = []
  let placed = 0
  for (let beat = 0; beat < 7; beat++) {
    await page.locator('.why-sentence').waitFor()
    told.push(await said())
    expect(await page.locator('.why-title').innerText()).toMatch(/^Why \S.*\?$/)
    const chips = await page.locator('.weighed-chips .chip').allInnerTexts()
    expect(new Set(chips).size).toBe(chips.length)
    placed += await page.locator('.weighed-mark.chosen').count()
    const now = await what()
    await page.getByRole('button', { name: 'What was done before' }).click()
    await expect.poll(what).not.toBe(now)
  }
  for (const each of told) expect(each).toMatch(/^\S.{3,}\([^()]+(?:\([^()]+\))?\).*[.…]$/s)
  expect(told.join('\n')).toMatch(/Its Fate wants/)
  expect(placed).toBeGreaterThan(2)
  expect(problems).toEqual([])
  await close()
})

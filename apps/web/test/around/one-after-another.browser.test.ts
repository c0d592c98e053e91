// Another game after Arcs, in the same tab: the styles of Arcs are still loaded, and touch nothing of it.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { battle } from '../rome/saves.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('Rome on a phone looks the same before and after a game of Arcs', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  const bar = async () => {
    await openSaved(page, site.url, battle())
    await page.locator('.game-rome .bar-person').waitFor()
    const buttons = page.locator('section.bar button').locator('visible=true')
    return (await buttons.allInnerTexts()).map((text) => text.trim())
  }
  const before = await bar()
  expect(before).toContain('Undo')
  await openSaved(page, site.url, midgame())
  await page.locator('.game-arcs .bar-person').waitFor()
  expect(await bar()).toEqual(before)
  expect(problems).toEqual([])
  await close()
})

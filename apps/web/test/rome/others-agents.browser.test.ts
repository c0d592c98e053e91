// Action cards of Rome while others send their agents, and where all of them are told beside a real board.

import { LANGS } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { cardsBeside, othersAgents } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('action cards are whole while others send their agents, and nothing slides under the dock', async () => {
  for (const lang of LANGS) {
    const { page, problems, close } = await browser.newPage({ lang })
    await withSettings(page, { speed: 'step', lang })
    await openSaved(page, site.url, othersAgents())
    await page.locator('.stage-hand .rome-card.action.own').nth(3).waitFor()
    const hand = page.locator('.rome-hand')
    expect(await hand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const cut = await page
      .locator('.rome-card.action, .rome-card.action .effect')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
    expect(problems).toEqual([])
    await close()
  }
})

test('beside the board a tablet has all action cards to tell, and all keys, in sight', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, cardsBeside())
  const pad = page.locator('.dock-pad')
  await pad.locator('.bar-row button').nth(11).waitFor()
  expect(await pad.locator('.told-line').count()).toBe(4)
  expect(await pad.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
})

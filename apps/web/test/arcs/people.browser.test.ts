// People at a table of Arcs: between chapters, and instead of a bot.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { report } from '../../src/games/arcs/beside/measuring-testing.ts'
import { entries, openSaved, playNow, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { asked, handOf, takeDevice, turn } from './drive.ts'
import { hotSeatEnd } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('hot seat: the end of a chapter is still to be read after a reload, and nobody’s new hand is shown', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, hotSeatEnd())
  for (let n = 0; n < 6 && (await asked(page)) !== 'interval'; n++) {
    if ((await asked(page)) === 'pass') await takeDevice(page)
    await turn(page)
  }
  await page.locator('.bar-interval').waitFor()
  await page.locator('.arcs-pause').waitFor()
  await settled(page)
  await page.reload()
  await page.locator('.bar-interval').waitFor()
  await page.locator('.arcs-pause').waitFor()
  expect(await page.locator('.arcs-card').count()).toBe(0)
  await page.locator('.bar-interval .main').click()
  // Whoever is next takes the device first.
  expect(await asked(page)).toBe('pass')
  expect(await handOf(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('a friend takes over a bot’s seat in four taps, with as many cards; later a bot takes it back', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  // A game in which nobody attacks before the first decision.
  await withSeed(page, 1)
  await playNow(page, site.url, 'arcs')
  const before = await entries(page)
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>) => {
    taps++
    await what.click()
  }
  await tap(page.getByRole('button', { name: 'Game menu' }))
  await tap(page.getByRole('button', { name: 'Who sits where' }))
  const yellow = page.locator('.choose').nth(1)
  await tap(yellow.getByRole('radio', { name: 'Person' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  report('A friend takes over a bot’s seat', [['taps', String(taps)]])
  expect(taps).toBeLessThanOrEqual(4)
  expect(await entries(page)).toBeGreaterThan(before)

  // Two people now: hands are hidden from each other, and the newcomer has a real hand.
  let cards: string[] = []
  for (let n = 0; n < 12 && cards.length === 0; n++) {
    const now = await asked(page)
    if (now === 'pass') {
      const newcomer = (await page.locator('.bar-sentence').innerText()).includes('Yellow')
      await takeDevice(page)
      await page.getByRole('tab', { name: 'Board' }).click()
      if (newcomer) cards = await handOf(page)
    } else await turn(page)
  }
  expect(cards.length).toBeGreaterThanOrEqual(4)
  expect(new Set(cards).size).toBe(cards.length)

  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Who sits where' }).click()
  await yellow.getByRole('radio', { name: 'SUPERCAT 0.10' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // One person again: nobody passes the device, and SUPERCAT plays yellow's turn.
  await page.locator('.bar-person').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('Yellow is now played by: SUPERCAT 0.10.').waitFor()
  expect(['person', 'interval']).toContain(await turn(page))
  expect(problems).toEqual([])
  await close()
})

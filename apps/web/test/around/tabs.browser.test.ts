// Never lose a game: two tabs on one game, a tab that is killed.

import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endTurn, entries, playNow, settled, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

test('two tabs on one game: the second looks on, can take over, and nothing is lost', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
  await playNow(page, site.url)
  await settled(page)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.locator('.bar').getByText('This game is open in another tab.').waitFor()
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const played = await entries(page)
  await second.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) === n,
    played,
  )
  await second.getByRole('button', { name: 'Continue here' }).click()
  await second.locator('.bar-person').waitFor()
  await page.locator('.bar').getByText('This game is open in another tab.').waitFor()
  await endTurn(second)
  await untilAsked(second)
  await settled(second)
  const more = await entries(second)
  expect(more).toBeGreaterThan(played)
  await second.close()
  await page.getByRole('button', { name: 'Continue here' }).click()
  await page.locator('.bar-person, .bar-over').waitFor()
  expect(await entries(page)).toBe(more)
  expect(problems).toEqual([])
  await close()
})

test('a tab killed right after a move has lost nothing', async () => {
  const { page, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
  await playNow(page, site.url)
  const url = page.url()
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const played = await entries(page)
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(url)
  await again.locator('.bar-person, .bar-over').waitFor()
  expect(await entries(again)).toBe(played)
  await close()
})

test('a tab whose game was deleted elsewhere says so, and offers it as a file', async () => {
  const forget = [
    // In another tab, with the button for it.
    async (second: Page) => {
      await second.goto(site.url)
      await second.getByRole('button', { name: /^What to do with/ }).click()
      await second.getByRole('button', { name: 'Delete' }).click()
      await second.getByText(/was deleted/).waitFor()
    },
    // The whole database.
    async (second: Page) => {
      await second.goto(`${site.url}icon.svg`)
      await second.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const gone = indexedDB.deleteDatabase('understudy')
            gone.onsuccess = () => resolve()
            gone.onerror = () => reject(gone.error)
          }),
      )
    },
  ]
  for (const lose of sampled(forget.slice(0, 1), forget.slice(1))) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 1)
    await playNow(page, site.url)
    await settled(page)
    const second = await page.context().newPage()
    await lose(second)
    await endTurn(page)
    await page.locator('.bar').getByText('This game is no longer stored here').waitFor()
    expect(await page.locator('.save-state').textContent()).toBe('Not saved')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.bar').getByRole('button', { name: 'Export' }).click(),
    ])
    expect(JSON.parse(await text(await download.createReadStream())).entries.length).toBe(await entries(page))
    expect(problems).toEqual([])
    await close()
  }
})

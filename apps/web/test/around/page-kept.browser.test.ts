// The page is kept: it is there without a network. When there is a newer one: `updates.full.browser.test.ts`.

import { expect, test } from 'vitest'
import { playNow, withSeed } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { startSite } from '../tools/site.ts'

const { browser } = await siteAndBrowser()

test('after the first visit a game can be started, left and taken up again without a network', async () => {
  const { page, problems, close } = await browser.newPage({
    width: 360,
    height: 740,
    lang: 'ru',
    scheme: 'dark',
    fresh: true,
  })
  const ownSite = await startSite()
  await page.goto(ownSite.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await ownSite.close()
  await withSeed(page, 1)
  await playNow(page, ownSite.url)
  await page.reload()
  await page.locator('.bar-person').waitFor()
  await page.goto(ownSite.url)
  await page.locator('.saved-game').waitFor()
  expect(problems).toEqual([])
  await close()
})

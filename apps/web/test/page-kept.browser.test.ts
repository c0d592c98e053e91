// The page is kept: without a network, and when there is a newer one.

import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStatic } from 'understudy/serve'
import { expect, test } from 'vitest'
import { entries, playNow, settled, withSeed } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { dist, startSite } from './site.ts'

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

test('an update of the app in mid-game waits for the player and loses nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-update-'))
  await cp(dist, folder, { recursive: true })
  const ownSite = await serveStatic({ root: folder, port: 0 })
  const { page, close } = await browser.newPage({ fresh: true })
  await page.goto(ownSite.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await withSeed(page, 1)
  await playNow(page, ownSite.url)
  await settled(page)
  const played = await entries(page)
  await appendFile(join(folder, 'sw.js'), '\n// a new version\n')
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => void registration?.update()),
  )
  const notice = page.locator('.toast').filter({ hasText: 'A new version is ready.' })
  await notice.waitFor()
  expect(await entries(page)).toBe(played)
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Update now' }).click()])
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(played)
  await close()
  await ownSite.close()
  await rm(folder, { recursive: true })
})

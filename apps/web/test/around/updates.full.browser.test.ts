// New versions of the page, while it is open.

import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { serveStatic } from 'understudy/serve'
import { expect, test } from 'vitest'
import { entries, playNow, settled, withSeed } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { dist } from '../tools/site.ts'

const { browser } = await siteAndBrowser()

/** A site of its own, which new versions can be put on. */
async function ownSite(): Promise<{ url: string; update(page: Page): Promise<void>; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-update-'))
  await cp(dist, folder, { recursive: true })
  const server = await serveStatic({ root: folder, port: 0 })
  return {
    url: server.url,
    update: async (page) => {
      await appendFile(join(folder, 'sw.js'), '\n// a new version\n')
      await page.evaluate(() =>
        navigator.serviceWorker.getRegistration().then((found) => found?.update().then(() => undefined)),
      )
    },
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

const updateNotice = (page: Page) => page.locator('.toast').filter({ hasText: 'A new version is ready.' })

test('an update of the app in mid-game waits for the player and loses nothing', async () => {
  const own = await ownSite()
  const { page, close } = await browser.newPage({ fresh: true })
  await page.goto(own.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await withSeed(page, 1)
  await playNow(page, own.url)
  await settled(page)
  const played = await entries(page)
  await own.update(page)
  await updateNotice(page).waitFor()
  expect(await entries(page)).toBe(played)
  await Promise.all([page.waitForEvent('load'), updateNotice(page).getByRole('button', { name: 'Update now' }).click()])
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(played)
  await close()
  await own.close()
})

test('an update is taken in the tab of the first visit too', async () => {
  const own = await ownSite()
  const { page, close } = await browser.newPage({ fresh: true })
  await playNow(page, own.url)
  await settled(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  const played = await entries(page)
  await own.update(page)
  const button = updateNotice(page).getByRole('button', { name: 'Update now' })
  await button.waitFor()
  await Promise.all([page.waitForEvent('load'), button.click()])
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(played)
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting)),
  ).toBeNull()
  await close()
  await own.close()
})

test('several updates are announced once', async () => {
  const own = await ownSite()
  const { page, close } = await browser.newPage({ fresh: true })
  await page.goto(own.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await own.update(page)
  await updateNotice(page).waitFor()
  await page.reload()
  await updateNotice(page).waitFor()
  for (let version = 0; version < 2; version++) {
    await own.update(page)
    // Long enough for another one to come.
    await page.waitForTimeout(2500)
    expect(await updateNotice(page).count()).toBe(1)
  }
  await close()
  await own.close()
})

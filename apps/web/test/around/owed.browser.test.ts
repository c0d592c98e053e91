// The result of a game outlives that it could not be kept when the game ended.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, settled, withSettings } from '../tools/drive.ts'
import { nearlyFinished } from '../tools/finished.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

interface Stored {
  readonly results: readonly { readonly id: string; readonly date: number }[]
  readonly owed: readonly (number | undefined)[]
}

const stored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result)
      })
    const db = await asked(indexedDB.open('understudy'))
    const all = (store: string) => asked(db.transaction(store).objectStore(store).getAll())
    const [results, games] = [await all('results'), await all('games')]
    db.close()
    return { results, owed: games.map(({ owed }: { owed?: number }) => owed) }
  })

test('what could not be kept at the end is kept when the page is next opened, with its own date', async () => {
  const { page, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  const part = /\/result-[^/]*\.js$/
  await page.route(part, (route) => route.abort())
  await openSaved(page, site.url, nearlyFinished('muhq'))
  await page.locator('.over-stage').waitFor()
  await settled(page)
  await expect.poll(async () => (await stored(page)).owed).toEqual([expect.any(Number)])
  const { results, owed } = await stored(page)
  expect(results).toEqual([])
  await page.unroute(part)
  await page.goto(site.url)
  await expect.poll(async () => (await stored(page)).results).toHaveLength(1)
  expect((await stored(page)).results[0]?.date).toBe(owed[0])
  await expect.poll(async () => (await stored(page)).owed).toEqual([undefined])
  await close()
})

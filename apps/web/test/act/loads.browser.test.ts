// What is fetched for a game of an act, and for none.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { arcsPackage } from '@understudy/arcs'
import { Table } from '@understudy/table'
import { expect, test } from 'vitest'
import { openSaved, settled, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { dist } from '../tools/site.ts'
import { actUpTo as act, asked, ACT as OPTIONS } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('an act loads at most 90 kB more than a base game until its first decision, and a base game nothing of it', async () => {
  const base = JSON.stringify(
    Table.start(arcsPackage, { options: { players: 3, role2: 'supercat', role3: 'supercat' }, seed: 'load' }).file(),
  )
  const loaded: { size: number; act: boolean }[] = []
  for (const file of [base, act(OPTIONS, 'load', asked('fate'))]) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant' })
    await openSaved(page, site.url, file)
    await settled(page)
    // Opened anew, without the page that reads files.
    await page.reload()
    await page.locator('.bar-person').waitFor()
    await page.locator('.arcs-tap').first().waitFor()
    const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const own = [...new Set(urls)].filter((url) => url.endsWith('.js') && !url.includes('/worker-'))
    const sizes = own.map((url) => gzipSync(readFileSync(join(dist, new URL(url).pathname))).length)
    const size = sizes.reduce((sum, each) => sum + each, 0)
    console.info(own.map((url, at) => `${url.replace(/^.*\//, '')} ${sizes[at]}`).join(', '))
    loaded.push({ size, act: own.some((url) => url.includes('/campaign-')) })
    expect(problems).toEqual([])
    await close()
  }
  const [plain, campaign] = loaded
  console.info(`JavaScript until the first decision: base ${plain?.size}, act ${campaign?.size}`)
  expect(plain?.act).toBe(false)
  expect(campaign?.act).toBe(true)
  expect(campaign!.size - plain!.size).toBeLessThan(90_000)
})

// The licences of what is in the page: all of them, in both languages' About page, offline too.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { dist, startSite } from '../tools/site.ts'

const { site, browser } = await siteAndBrowser()

test.each(
  sampled([['en', 'Licences of everything in this page']], [['ru', 'Лицензии всего, что есть на этой странице']]),
)(
  'in %s they are on the About page, fetched only when they are opened, and there without a network',
  async (lang, title) => {
    const { page, problems, close } = await browser.newPage({ lang, fresh: true })
    const ownSite = await startSite()
    await page.goto(`${ownSite.url}#/about`)
    const summary = page.getByText(title)
    await summary.waitFor()
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(asked.filter((name) => name.includes('licences'))).toEqual([])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await ownSite.close()
    await page.reload()
    await summary.click()
    await page.getByText('preact 11').waitFor()
    expect(await page.locator('.licences').textContent()).toBe(await readFile(join(dist, 'licences.txt'), 'utf8'))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBe(0)
    expect(problems).toEqual([])
    await close()
  },
)

test('where they cannot be had, the page says so', async () => {
  const { page, close } = await browser.newPage()
  await page.route('**/licences.txt', (route) => route.abort())
  await page.goto(`${site.url}#/about`)
  await page.getByText('Licences of everything in this page').click()
  await page.getByRole('alert').getByText('could not be fetched').waitFor()
  expect(await page.locator('.licences').count()).toBe(0)
  await close()
})

// What a new game of Arcs fetches at once, and what when it is asked for.

import { expect, test } from 'vitest'
import { playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('what a new game has not needed so far comes when it is asked for: why a move is refused, the list of the table', async () => {
  const { page, problems, close } = await browser.newPage({ fresh: true })
  await withSettings(page, { speed: 'instant' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  // A game in which nobody attacks before the first decision.
  await withSeed(page, 1)
  await playNow(page, site.url, 'arcs')
  expect(fetched.filter((url) => /\/(?:(?:en-)?refusals|bring|checking-part)-/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Type it' }).click()
  // Nobody holds it in a game of three.
  await page.locator('.typed-line input').fill('ad7')
  await page.keyboard.press('Enter')
  const why = page.locator('.typed-line .bar-refusal')
  await why.waitFor()
  expect(await why.textContent()).toMatch(/^\s*[A-Z“].*\w\./)
  expect(fetched.filter((url) => url.includes('/en-refusals-'))).toHaveLength(1)
  await page.locator('.typed-line').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Set up from the box' }).click()
  await page.locator('dialog .changes li').nth(20).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the short words of what others do are there before one has done anything', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await withSeed(page, 1)
  const fetched = page.waitForRequest(/\/assets\/heads-now-/)
  await playNow(page, site.url, 'arcs')
  await fetched
  expect(problems).toEqual([])
  await close()
})

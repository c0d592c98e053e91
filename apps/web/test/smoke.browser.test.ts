import { CONTENT_SECURITY_POLICY, type StaticServer } from 'understudy/serve'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, startSite, type TestBrowser } from './harness.ts'

let site: StaticServer
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('the page opens without complaints', async () => {
  const { page, problems, close } = await browser.newPage()
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'Understudy' }).waitFor()
  expect(await page.title()).toBe('Understudy')
  expect(problems).toEqual([])
  await close()
})

test('the page carries the policy that the server sends', async () => {
  const { page, close } = await browser.newPage()
  await page.goto(site.url)
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  expect(await policy.getAttribute('content')).toBe(CONTENT_SECURITY_POLICY)
  await close()
})

test('the page opens again when the network is gone', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  const ownSite = await startSite()
  await page.goto(ownSite.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await ownSite.close()
  await page.reload()
  await page.getByRole('heading', { name: 'Understudy' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

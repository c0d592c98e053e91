// The page itself: it opens, says what it is, carries its policy, speaks a language, loads little.

import { BUILT_IN_MAPS } from '@understudy/muhq'
import { CONTENT_SECURITY_POLICY } from 'understudy/serve'
import { expect, test } from 'vitest'
import { playNow, withSeed } from '../tools/drive.ts'
import { noteFirstDecision, untilThen } from '../tools/first-decision.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { noteScripts, sizeOf } from '../tools/scripts.ts'

const { site, browser } = await siteAndBrowser()

test('the start page opens without complaints and says what is not there yet', async () => {
  const { page, problems, close } = await browser.newPage()
  await page.goto(site.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toBe('Understudy')
  await page.getByText('No games yet.').waitFor()
  await page.getByRole('heading', { name: 'Not here yet' }).waitFor()
  await page.getByText('Blighted Reach').first().waitFor()
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

test('the language follows the browser, can be switched at any time and is remembered', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru' })
  await withSeed(page, 1)
  await playNow(page, site.url)
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  await page.getByRole('tab', { name: 'Почему' }).waitFor()
  await page.getByRole('button', { name: 'Настройки' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Rulebook' }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Rulebook' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(problems).toEqual([])
  await close()
})

test('an unknown game and an unknown address lead somewhere sensible', async () => {
  const { page, problems, close } = await browser.newPage()
  await page.goto(`${site.url}#/game/nowhere`)
  await page.getByRole('heading', { name: 'This game is not on this device.' }).waitFor()
  await page.goto(`${site.url}#/what`)
  // It says what it begins, before the first game, too.
  await page.getByRole('button', { name: 'Play now Arcs: you against two SUPERCAT' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('what a first game loads, with the page of a new game, stays under 150 kB of JavaScript, gzipped', async () => {
  const { page, close } = await browser.newPage({ fresh: true })
  const scripts = noteScripts(page)
  await noteFirstDecision(page)
  // Without the start page, which shows another game.
  await page.goto(`${site.url}#/new/muhq`)
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.bar-person').waitFor()
  const asked = await scripts(await untilThen(page))
  expect(asked.some(({ url }) => url.includes('/new-page-'))).toBe(true)
  expect(asked.length).toBeGreaterThan(1)
  const all = sizeOf(asked)
  console.info(
    `a first game of muhq’s loads ${Math.round(all / 1000)} kB of JavaScript, gzipped, in ${asked.length} files`,
  )
  expect(all).toBeLessThan(150_000)
  await close()
})

test('a map of one’s own: a mistake is named, a good one is played, saved and opened again', async () => {
  const { page, problems, close } = await browser.newPage()
  await page.goto(`${site.url}#/new/muhq`)
  await page.getByText('Change …', { exact: true }).click()
  const input = page.getByLabel('A map of your own')
  const map = (text: string) => ({ name: 'bay.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) })
  await input.setInputFiles(map('map: ['))
  await page.getByRole('alert').getByText(/YAML/).waitFor()
  expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true)
  await input.setInputFiles(map(`# my own\n${BUILT_IN_MAPS.kraken}`))
  await page.getByText('bay.yaml').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.bar-person').waitFor()
  await page.reload()
  await page.locator('.bar-person').waitFor()
  await page.goto(site.url)
  await page.locator('.saved-thumb svg').waitFor()
  expect(problems).toEqual([])
  await close()
})

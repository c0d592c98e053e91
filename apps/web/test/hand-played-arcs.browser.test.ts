// What made somebody hesitate who played Arcs by hand.

import { expect, test } from 'vitest'
import { playNow, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

test('two players: the hand is kept or drawn anew in so many words, and one is called what one’s seat is called', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: 'Players: less' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText(/^You: keep the hand, or draw a new one\?/).waitFor()
  await page.getByRole('button', { name: 'Draw a new hand', exact: true }).waitFor()
  // No name of a suit is cut off.
  const cut = await page
    .locator('.stage-hand .arcs-face')
    .evaluateAll(
      (faces) =>
        faces.filter((face) => face.scrollWidth > face.clientWidth || face.scrollHeight > face.clientHeight).length,
    )
  expect(cut).toBe(0)
  await page.getByRole('button', { name: 'Keep the hand', exact: true }).click()
  await page.getByText(/^You: (?:lead a card|surpass)/).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('beside the board: what was read about a seat goes with the answer, it lies where the next answers are', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, deal me in/ }).click()
  await page.locator('.bar-sentence', { hasText: 'Who begins?' }).waitFor()
  // One answer only: it says why.
  expect(await page.locator('.arcs-ready .dock-plan').innerText()).toContain('a bot begins')
  await page.getByRole('button', { name: /^You/ }).click()
  await page.locator('.inspect').waitFor()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.locator('.bar-sentence', { hasText: 'Which setup card is drawn?' }).waitFor()
  expect(await page.locator('.inspect').count()).toBe(0)
  await page.getByRole('button', { name: /Mix Up/ }).click({ timeout: 2000 })
  // It lies ready; what follows is the Court: so many cards are asked for, and one that was told keeps its place.
  const keys = page.locator('.arcs-court-grid .arcs-key')
  const confirm = page.locator('section.bar button.dock-confirm:not(:disabled)')
  await keys.first().or(confirm).first().waitFor()
  if ((await keys.count()) === 0) await press(confirm)
  await keys.first().waitFor()
  const places = () =>
    keys.evaluateAll((all) => all.map((key) => `${key.textContent} ${key.getBoundingClientRect().x}`))
  const before = await places()
  expect(await page.locator('.arcs-ask').innerText()).toMatch(/^0 of 4/)
  await keys.nth(2).click()
  await expect.poll(() => page.locator('.arcs-ask').innerText()).toMatch(/^1 of 4/)
  expect(await places()).toEqual(before)
  expect(await keys.nth(2).getAttribute('aria-pressed')).toBe('true')
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

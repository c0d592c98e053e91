// A turn never ends by itself: after the last action it waits for its end to be pressed, with Undo at hand.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastAction } from '../arcs/saves.ts'
import { entries, keysHeard, openSaved, playNow, press, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const END = 'section.bar button.dock-end'

/** Influences a card of the Court with the action that is left. */
async function doLast(page: Page): Promise<void> {
  await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Influence' }).click()
  await page.locator('.arcs-compose.on-pick').waitFor()
  await page.locator('.stage-market .can').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
}

test('Arcs: the last action is done, the bots wait, and it can be taken back', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.arcs-end').waitFor()
  await page.locator('.arcs-clock').waitFor()
  const clock = await page.locator('.head-clock').innerText()
  await doLast(page)
  await page.locator('.bar-rest').waitFor()
  const done = await entries(page)
  // Whoever comes next has not begun, and nothing on the table says that they have.
  await page.waitForTimeout(700)
  expect(await entries(page)).toBe(done)
  expect(await page.locator('.head-clock').innerText()).toBe(clock)
  expect(await page.locator('.arcs-seat.active').last().innerText()).toContain('You')
  expect(await page.locator('section.bar .bar-tools [data-key="undo"]:not(:disabled)').count()).toBe(1)

  await page.locator('[data-key="undo"]').click()
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBeLessThan(done)
  await page.locator('[data-key="redo"]').click()
  await page.locator('.bar-rest').waitFor()
  expect(await entries(page)).toBe(done)

  // It still waits when the page is opened again.
  await settled(page)
  await page.reload()
  await page.locator('.bar-rest').waitFor()
  expect(await entries(page)).toBe(done)
  await keysHeard(page)
  await page.keyboard.press('e')
  await expect.poll(() => entries(page)).toBeGreaterThan(done)
  expect(problems).toEqual([])
  await close()
})

test('Arcs: whoever wants it so has the turn ended with the last action', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant', endsAlone: true })
  await openSaved(page, site.url, lastAction())
  await page.locator('.arcs-end').waitFor()
  const before = await entries(page)
  await doLast(page)
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 1)
  expect(await page.locator('.bar-rest').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game: a turn with units that could act asks first, says which, and turns back', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
  const before = await entries(page)
  await press(page.locator(END))
  const done = page.locator('section.bar button.dock-confirm:not(:disabled)')
  await done.waitFor()
  const pressed = await done.boundingBox()
  await press(done)
  await page.locator('.bar-refusal').waitFor()
  // The question stands where the finger is, and the sentence beside it.
  const asked = page.locator('.bar-row.asked .main')
  expect(await asked.boundingBox()).toEqual(pressed)
  const sentence = await page.locator('.bar-refusal').boundingBox()
  expect((sentence?.x ?? 0) + (sentence?.width ?? 999)).toBeLessThanOrEqual(pressed?.x ?? 0)
  expect(await page.locator('.bar-refusal').innerText()).toMatch(/^Ещё могут действовать: .+ [A-O]\d+\.$/)
  expect(await page.locator('.bar-row.asked .main').innerText()).toBe('Закончить: ещё 1 юнит')
  expect(await entries(page)).toBe(before)
  // Nobody pressed it: it is Done again, which asks again; pressed then, the turn ends.
  await page.locator('.bar-refusal').waitFor({ state: 'detached', timeout: 8000 })
  expect(await entries(page)).toBe(before)
  await press(done)
  await press(asked)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

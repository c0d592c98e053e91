// Keys of the stage: for everything that is done, and for what is looked at.

import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import {
  entries,
  keysHeard,
  openSaved,
  playNow,
  press,
  pressIfThere,
  unhurried,
  withSeed,
  withSettings,
} from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'

test('keys: the drawer, Undo, the end of the turn; the sheet of keys stands under Help', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
  await playNow(page, site.url)
  await keysHeard(page)
  for (const [key, tab] of [
    ['t', 'turn'],
    ['l', 'log'],
    ['r', 'rulebook'],
    ['?', 'help'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(`#tab-${tab}[aria-selected="true"]`).waitFor()
  }
  // At the sheet of keys.
  await page.getByText('end the turn', { exact: true }).waitFor()
  await page.getByText('also what cannot be chosen now', { exact: true }).waitFor()
  await page.keyboard.press('b')
  await page.locator('[data-region="drawer"]').waitFor({ state: 'detached' })
  // To something that can be seen; in the dock to a choice, not to a tool. I asks about a card of the hand.
  for (const [key, region] of [
    ['s', 'seats'],
    ['c', 'market'],
    ['d', 'dock'],
    ['h', 'hand'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(`[data-region="${region}"]:focus, [data-region="${region}"] :focus`).waitFor()
    expect(await page.locator('.bar-tools :focus').count()).toBe(0)
  }
  await page.keyboard.press('i')
  await page.locator('[data-region="reader"]').waitFor()
  const before = await entries(page)
  await page.keyboard.press('e')
  const done = page.locator(confirm)
  const ended = async () => (await entries(page)) > before
  await expect.poll(async () => (await ended()) || (await done.count()) > 0).toBe(true)
  if (!(await ended())) await press(done)
  await expect.poll(ended).toBe(true)
  await page.locator('.bar-person').waitFor()
  await page.keyboard.press('z')
  await expect.poll(() => entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('what changed is marked on the map when one’s turn begins, and V hides it', async () => {
  const { page, problems, close } = await browser.newPage()
  await unhurried(page)
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.arcs-end').waitFor()
  await page.locator('.arcs-end').click()
  const anyway = page.locator('.bar-refusal + .bar-row .dock-end')
  await anyway.or(page.locator('.bar-person:not(:has(.arcs-end)), .bar-interval, .bar-run')).first().waitFor()
  await pressIfThere(anyway)
  await page.locator('.bar-person, .bar-interval').first().waitFor()
  if ((await page.locator('.bar-interval').count()) > 0) await press(page.locator(confirm))
  await page.locator('.bar-person').waitFor()
  await page.locator('.arcs-wake').waitFor({ state: 'attached' })
  await page.keyboard.press('v')
  await page.locator('.arcs-wake').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('Escape closes the reader, then the drawer, and undoes nothing', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await keysHeard(page)
  await page.keyboard.press('l')
  await page.locator('[data-region="drawer"]').waitFor()
  const before = await entries(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-region="drawer"]').waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

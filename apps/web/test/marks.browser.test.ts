// Where a deed begins and where it can lead are told apart; what changed is seen at the seats and in the Court; whoever likes acts
// at once.

import { expect, test } from 'vitest'
import { midgame } from './arcs-saves.ts'
import { entries, openSaved, press, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

test('origins and destinations are never marked at the same time; a move is a ghost first, or is done at once', async () => {
  for (const atOnce of [false, true]) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant', atOnce })
    await openSaved(page, site.url, midgame())
    await page.locator('.arcs-end').waitFor()
    const origins = page.locator('.arcs-tap.origin')
    const goals = page.locator('.arcs-tap.goal')
    await origins.first().waitFor()
    expect(await goals.count()).toBe(0)
    const before = await entries(page)
    // Whatever can be done there: a move is among it.
    await origins.first().click()
    const move = page.locator('.popover .button', { hasText: 'Move' })
    if ((await move.count()) > 0) await move.click()
    await goals.first().waitFor()
    expect(await origins.count()).toBe(0)
    expect(await page.locator('.arcs-tap.picked .badge').count()).toBe(1)
    await goals.first().click()
    if (atOnce) await expect.poll(() => entries(page)).toBe(before + 1)
    else {
      await page.waitForTimeout(300)
      expect(await entries(page)).toBe(before)
      await press(page.locator('section.bar button.dock-confirm:not(:disabled)'))
      await expect.poll(() => entries(page)).toBe(before + 1)
    }
    expect(problems).toEqual([])
    await close()
  }
})

test('after the others have played, seats say what they gained and lost', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru', scheme: 'dark' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, midgame())
  await page.locator('.arcs-end').waitFor()
  expect(await page.locator('.arcs-changed li').count()).toBe(0)
  const before = await page.locator('.arcs-seat').allInnerTexts()
  await press(page.locator('.arcs-end'))
  const sure = page.locator('.bar-refusal + .bar-row .dock-end')
  if ((await sure.count()) > 0) await press(sure)
  for (let wait = 0; wait < 40; wait++) {
    await page.locator('.bar-person, .bar-battle, .bar-interval').first().waitFor()
    if ((await page.locator('.bar-person').count()) > 0) break
    await press(page.locator('section.bar button.dock-confirm:not(:disabled)'))
  }
  await page.locator('.arcs-changed li').first().waitFor()
  expect(await page.locator('.arcs-seat').allInnerTexts()).not.toEqual(before)
  expect(await page.locator('.arcs-changed li').first().innerText()).toMatch(/^[+−]\d/)
  expect(problems).toEqual([])
  await close()
})

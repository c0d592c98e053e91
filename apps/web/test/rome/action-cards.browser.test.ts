// Action cards of Rome while one sends agents: whole and in sight, and one that does nothing says why.

import { expect, test } from 'vitest'
import { watch, watched } from '../stage/measure.ts'
import { drawn, entries, keysHeard, openSaved, press, unhurried, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { journal } from '../tools/journal.ts'
import { agents, spending, vain } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('Rome: action cards lie in the hand, whole and in sight, and “What is this?” stands beside a tray', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const { page, problems, close } = await browser.newPage({ width, height, lang: 'ru' })
    await withSettings(page, { speed: 'instant', lang: 'ru' })
    await openSaved(page, site.url, agents())
    const cards = page.locator('.stage-hand .rome-card.action.can')
    await cards.first().waitFor()
    expect(await page.locator('.dock-pad').count()).toBe(0)
    const frame = await page.locator('[data-region="hand"]').boundingBox()
    for (const card of (await cards.all()).slice(0, width > 1000 ? 4 : 3)) {
      const box = await card.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1)
    }
    // All of it is at hand: the gold of all cards, or one card and what it is aimed at.
    expect(await page.getByRole('button', { name: /^Взять золото за все карты/ }).isVisible()).toBe(true)
    await cards.first().click()
    await page.locator('.stage-hand .rome-card.action.picked').waitFor()

    await openSaved(page, site.url, spending())
    await page.locator('.dock-tray').waitFor()
    await page.locator('.dock-offer').getByRole('button').first().waitFor()
    expect(await page.locator('.dock-offer').isVisible()).toBe(true)
    expect(problems).toEqual([])
    await close()
  }
})

test('Rome: the end of the agents asks once about cards that are left, and one undo brings all of them back', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await unhurried(page)
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, agents())
  const end = page.locator('.on-agents button.dock-end')
  await end.waitFor()
  await keysHeard(page)
  // Another card is another row of choices: nothing of the one before moves to another place.
  await watch(page)
  const cards = page.locator('.stage-hand .rome-card.action.can')
  for (const at of [0, 1, 0, 0]) {
    await cards.nth(at).click()
    await drawn(page)
  }
  const { shifts, shifted } = await watched(page)
  expect(shifts, shifted).toBeLessThan(0.01)
  const before = await entries(page)
  const where = await end.boundingBox()
  await press(end)
  const sure = page.locator('.asked .dock-end')
  await sure.waitFor()
  expect(await sure.innerText()).toBe('End with 4 cards unspent')
  expect(await sure.boundingBox()).toEqual(where)
  expect(await page.locator('.bar-refusal').innerText()).toContain('5 gold')
  expect(await entries(page)).toBe(before)
  await press(sure)
  // The others begin: nobody presses the end of the turn once more.
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 4)
  expect(await page.locator('.bar-rest').count()).toBe(0)
  const gold = { t: 'action', action: { do: 'gold' } }
  expect((await journal(page)).slice(before, before + 4)).toMatchObject([gold, gold, gold, gold])
  await page.locator('.bar-person').waitFor()
  await page.keyboard.press('z')
  await expect.poll(() => entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: why an action card does nothing is in sight on a phone', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, vain())
  await page.locator('.on-agents .rome-line.tall .rome-chip, .stage-hand .rome-card.can').first().waitFor()
  await page.locator('.stage-hand .rome-card.can').first().click()
  const why = page.locator('[data-region="dock"]').getByText('Ваши агенты ни до чего не дотянутся.').first()
  await why.waitFor()
  const box = await why.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
  await close()
})

// Escape takes one thing back at a time, what stands on top first; a plan is kept while one looks back or speaks another language.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastAction } from '../arcs/saves.ts'
import { campaign, spending } from '../rome/saves.ts'
import {
  entries,
  keysHeard,
  openSaved,
  playNow,
  tapImpossible,
  untilAsked,
  withSeed,
  withSettings,
} from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const confirm = (page: Page) => page.locator('section.bar button.dock-confirm:not(:disabled, .hollow)')

test('muhq’s game: a typed line and a plan, one Escape each; the plan waits while one looks back', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await untilAsked(page)
  await keysHeard(page)
  const before = await entries(page)
  await page.locator('.muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await confirm(page).waitFor()
  const plan = await page.locator('.dock-plan .plan-words').innerText()

  // The focus is elsewhere than in the line.
  await page.keyboard.press('/')
  await page.locator('.typed-line input').waitFor()
  await page.locator('.typed-line input').blur()
  await page.keyboard.press('Escape')
  await page.locator('.typed-line').waitFor({ state: 'detached' })
  expect(await page.locator('.dock-plan .plan-words').innerText()).toBe(plan)

  await page.locator('#tab-log').click()
  await page.locator('.log-line .log-text').first().click()
  await page.locator('.bar-look').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.bar-person').waitFor()
  expect(await page.locator('.dock-plan .plan-words').innerText()).toBe(plan)
  expect(await entries(page)).toBe(before)

  await page.keyboard.press('Escape')
  await confirm(page).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('Rome: an end with armies left, and why something cannot be done, go with Escape', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.bar-person').waitFor()
  await keysHeard(page)
  const before = await entries(page)
  await page.keyboard.press('e')
  await page.locator('.bar-row.asked').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.bar-row.asked').waitFor({ state: 'detached' })
  await tapImpossible(page.locator('section.bar .impossible[aria-disabled]').first())
  await page.locator('.bar-refusal').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.bar-refusal').waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: in another language the shop asks on where it was', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, spending())
  await page.locator('.rome-good', { hasText: 'Wonder' }).click()
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toBe('Wonder: where?')
  await page.locator('.table-head').getByRole('button', { name: 'Settings' }).click()
  await page.locator('dialog input[value="ru"]').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toBe('Чудо света: где?')
  expect(await page.locator('.dock-plan .plan-token').allInnerTexts()).toContain('Чудо света')
  await page.keyboard.press('Escape')
  await page.locator('.dock-tray').waitFor()
  expect(await page.locator('.rome-good .title').allInnerTexts()).toContain('Чудо света …')
  expect(problems).toEqual([])
  await close()
})

test('Arcs: a plan is kept in another language, and is told in it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).click()
  await page.locator('.arcs-tap.can.origin').first().dispatchEvent('click')
  await page.locator('.arcs-tap.can.goal').first().dispatchEvent('click')
  await confirm(page).waitFor()
  const before = await entries(page)
  await page.locator('.table-head').getByRole('button', { name: 'Settings' }).click()
  await page.locator('dialog input[value="ru"]').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => confirm(page).innerText()).toBe('Подтвердить')
  expect(await page.locator('.dock-plan').first().innerText()).not.toMatch(/[A-Za-z]{3}/)
  expect(await entries(page)).toBe(before)
  await confirm(page).click()
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(problems).toEqual([])
  await close()
})

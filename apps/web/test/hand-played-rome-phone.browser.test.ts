// What made people hesitate in Rome on a phone and a tablet, and what the page does now.

import { expect, test } from 'vitest'
import { entries, openSaved, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { cardsBeside, spending } from './rome-saves.ts'

const { site, browser } = await siteAndBrowser()
const PHONE = { width: 390, height: 844, lang: 'ru', scheme: 'dark' } as const

test('a game begins with the map in sight; cards are dealt by one press, or chosen in a tray', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await withSeed(page, 7)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').first().click()
  const deal = page.locator('.on-compose button.dock-confirm')
  await deal.waitFor()
  expect(await deal.innerText()).toBe('Всем поровну')
  expect(await deal.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
  expect(await page.locator('.bar-sentence').innerText()).toBe('Вы: раздайте своим армиям карты войск (28).')
  expect(await page.locator('.dock-tray').count()).toBe(0)
  await page.locator('[data-region="board"] .rome-piece').first().waitFor()
  await page.getByRole('button', { name: 'Выбрать полководцев и карты' }).click()
  await page.locator('.dock-tray .rome-counter').first().waitFor()
  // The longest name is divided where it can be, and nothing of a card is cut off.
  const cut = await page
    .locator('.dock-tray .rome-card')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map(String),
    )
  expect(cut).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('where to build is asked on the map, with what it brings', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, spending())
  const wonder = page.locator('.rome-good', { hasText: 'Чудо света' })
  await wonder.waitFor()
  expect(await wonder.innerText()).toContain('2 очка')
  await wonder.click()
  await page.locator('.dock-tray').waitFor({ state: 'detached' })
  expect(await page.locator('.bar-sentence').innerText()).toBe('Чудо света: где?')
  const site_ = page.locator('.on-spending .rome-chip', { hasText: 'Капитолийский храм, 2 очка' })
  await site_.waitFor()
  const before = await entries(page)
  await page.locator('.rome-hit.can[data-key="region rome"]').dispatchEvent('click')
  await page.locator('.dock-tray').waitFor()
  expect(await entries(page)).toBe(before + 1)
  await page.getByRole('button', { name: 'Отменить' }).first().waitFor()
  await press(page.locator('.on-spending .dock-end'))
  expect(problems).toEqual([])
  await close()
})

test('beside the board a tablet has all action cards to tell, and all keys, in sight', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, cardsBeside())
  const pad = page.locator('.dock-pad')
  await pad.locator('.bar-row button').nth(11).waitFor()
  expect(await pad.locator('.told-line').count()).toBe(4)
  expect(await pad.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
})

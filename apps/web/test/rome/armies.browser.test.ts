// Armies of Rome: dealt when a game begins, and asked about while they can do something.

import { expect, test } from 'vitest'
import { entries, keysHeard, openSaved, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { listPlaces } from './drive.ts'
import { campaign } from './saves.ts'

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

test('an army that can do nothing more is not asked about; whoever takes that back is', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.rome-chip', { hasText: /^I / }).click()
  await page.locator('.on-army').waitFor()
  await keysHeard(page)
  // As far as it can go, until the campaign asks for the next one.
  const ways = page.locator('.on-army .rome-line', { hasText: 'March to' }).locator('.rome-chip')
  const over = page.locator('.on-campaign')
  const asked = ways.or(page.locator('.on-army .rome-by-name')).or(over).first()
  for (let at = await entries(page); (await over.count()) === 0; at = await entries(page)) {
    await asked.waitFor()
    await listPlaces(page)
    await ways.last().click()
    await press(page.getByRole('button', { name: 'Confirm' }))
    await page.waitForFunction(
      (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
      at,
    )
    await asked.waitFor()
  }
  const done = await entries(page)
  await page.keyboard.press('z')
  await page.locator('.on-army').waitFor()
  expect(await entries(page)).toBe(done - 1)
  expect(await page.locator('section.bar').innerText()).toContain('You, army I: nothing more can be done.')
  await page.keyboard.press('z')
  await page.locator('.bar-sentence', { hasText: 'What now?' }).waitFor()
  expect(await entries(page)).toBe(done - 2)
  expect(problems).toEqual([])
  await close()
})

test('a tap on another army takes up that one, and the first can still set out; one that has marched is said to be done', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  const chip = (slot: string) => page.locator('.on-campaign .pairs .rome-chip', { hasText: new RegExp(`^${slot} `) })
  const next = (slot: string) =>
    page.locator('.on-army .rome-line', { hasText: 'Next' }).locator('.rome-chip', { hasText: new RegExp(`^${slot}$`) })
  await press(chip('I'))
  await page.locator('.on-army').waitFor()
  const before = await entries(page)
  await next('II').dispatchEvent('click')
  await page.locator('.bar-sentence', { hasText: /army II\b/ }).waitFor()
  expect(await entries(page)).toBe(before)
  // The first one waits to be taken up.
  await next('I').waitFor({ state: 'attached' })
  expect(await page.locator('.plan-preview').count()).toBe(0)
  // After a march it is done when another one is taken up: the row says so.
  await listPlaces(page)
  await page
    .locator('.on-army .rome-line', { hasText: 'March to' })
    .locator('.rome-chip')
    .first()
    .dispatchEvent('click')
  await press(page.getByRole('button', { name: 'Confirm' }))
  await expect.poll(() => entries(page)).toBe(before + 1)
  await page.locator('.on-army .rome-line', { hasText: 'Next army (II is done then)' }).waitFor({ state: 'attached' })
  await next('I').dispatchEvent('click')
  await expect.poll(() => entries(page)).toBe(before + 3)
  await page.getByText(/^Army II is done: \d movement points? unspent\.$/).waitFor()
  // One undo brings it back.
  await press(page.getByRole('button', { name: 'Undo' }).first())
  await expect.poll(() => entries(page)).toBe(before + 1)
  await page.locator('.bar-sentence', { hasText: /army II\b/ }).waitFor()
  expect(problems).toEqual([])
  await close()
})

// Names of cards in both languages, for those whose box speaks the other one.

import { expect, test } from 'vitest'
import { siteAndBrowser } from '../tools/harness.ts'
import { crampedOn, faultsOf, openBoard, PHONE } from './looking.ts'
import { midgame } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('a setting shows them in a running game, and takes them away again', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'ru' })
  await openBoard(page, site.url, midgame())
  const name = page.locator('.arcs-court-card .name').first()
  await expect.poll(() => name.textContent()).toMatch(/^[А-Яа-яё ]+$/)
  const own = await name.textContent()
  const choose = async (title: string) => {
    await page.getByRole('button', { name: 'Настройки' }).click()
    await page.getByRole('radio', { name: title, exact: true }).check()
    await page.keyboard.press('Escape')
  }
  await choose('По-русски и по-английски')
  await expect.poll(() => name.textContent()).toMatch(/^[А-Яа-яё ]+ \([A-Za-z’\- ]+\)$/)
  await page.locator('#tab-log').click()
  await expect.poll(() => page.locator('.log').textContent()).toMatch(/карту «[А-Яа-яё ]+» \([A-Za-z’\- ]+\)/)
  await page.locator('#tab-rulebook').click()
  await expect.poll(() => page.locator('.book').textContent()).toContain('«Всеобщий запрет» (Outrage Spreads)')
  expect(await faultsOf(page, 'names in both languages')).toEqual([])
  // It is kept.
  await page.reload()
  await expect.poll(() => name.textContent()).toMatch(/\([A-Za-z’\- ]+\)$/)
  await choose('По-русски')
  await expect.poll(() => name.textContent()).toBe(own)
  await page.locator('#tab-log').click()
  await expect.poll(() => page.locator('.log').textContent()).not.toMatch(/» \([A-Za-z]/)
  expect(problems).toEqual([])
  await close()
})

test('they leave a phone its room', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await page.addInitScript(() =>
    localStorage.setItem('understudy.settings', JSON.stringify({ lang: 'ru', names: 'both' })),
  )
  await openBoard(page, site.url, midgame())
  await page.getByRole('button', { name: 'Двор', exact: true }).click()
  await expect.poll(() => page.locator('.arcs-court-card .name').first().textContent()).toMatch(/\([A-Za-z’\- ]+\)$/)
  expect(await crampedOn(page)).toEqual([])
  expect(await faultsOf(page, 'names in both languages on a phone')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

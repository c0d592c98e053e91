// Battles of Rome, card by card: on the screen, and beside the board.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { drawn, entries, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { pictures, sideways } from './drive.ts'
import { battle, battleBeside } from './saves.ts'

const { site, browser } = await siteAndBrowser()
const tab = (page: Page, name: string) => page.locator(`#tab-${name}`).click()

test('a battle is fought card by card where the map stands: on a phone, dark, in Russian', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru', speed: 'quick' })
  await openSaved(page, site.url, battle())
  await page.locator('.on-battleCard').waitFor()
  await countOf(page.locator('.rome-phases li')).toBe(4)
  await countOf(page.locator('.rome-phases [aria-current]')).toBe(1)
  await countOf(page.locator('.rome-half')).toBe(2)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Показать поле' }).click()
  await page.locator('.rome-hit').first().waitFor()
  await press(page.getByRole('button', { name: 'Вернуться к битве' }))

  // Cards until dice have been thrown: each is seen with its face, and the log says in words what they show.
  const dice = page.locator('.rome-half .rome-die path')
  let seen = false
  for (let step = 0; step < 12 && !seen; step++) {
    const at = await entries(page)
    const play = page.locator('.rome-compose .rome-chip.main')
    // Cards lie in the hand, everything else in the dock.
    const other = page.locator('.rome-compose .rome-chip:not([disabled], .impossible), .stage-hand .rome-card.can')
    await press(((await play.count()) > 0 ? play : other).first())
    // While they fall nothing else is asked.
    await page.waitForFunction(
      (n) =>
        document.querySelector('.rome-half .rome-die path') !== null ||
        (Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n &&
          document.querySelector('.bar-person') !== null),
      at,
    )
    seen = (await dice.count()) > 0
  }
  expect(seen).toBe(true)
  await countOf(page.locator('.rome-half .rome-card')).toBeGreaterThan(0)
  await tab(page, 'log')
  await page
    .locator('.log-line', { hasText: /Нападающий: \d (череп|ран|стыч|пуст)/ })
    .last()
    .waitFor()
  expect(problems).toEqual([])
  await close()
})

test('beside the board the bot’s card and the dice of the round are told on one screen', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'en', scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await openSaved(page, site.url, battleBeside())
  const dice = page.locator('.told ~ .rome-compose .rome-die-row')
  // Whatever else comes first: a terrain without dice, artillery, a list of what a bot has done.
  for (let step = 0; step < 40 && (await dice.count()) === 0; step++) {
    await page.locator('.rome-compose, .bar-listed, .told').first().waitFor()
    const tap = page.locator(
      '.bar-listed .main, .rome-chip:not([disabled], .impossible), .rome-die-row button, .told ~ * .button',
    )
    await press(tap.first())
    await drawn(page)
  }
  await countOf(page.locator('.told-line')).toBeGreaterThan(1)
  // The bot's dice lie there already.
  await countOf(page.locator('.rome-rolled .rome-die')).toBeGreaterThan(0)
  expect(await page.locator('.told-line').last().innerText()).toMatch(/dice/i)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(await complaints(page)).toEqual([])
  await page.screenshot({ path: `${pictures}rome-battle-360.png` })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: `${pictures}rome-battle-1440.png` })

  // Nothing is recorded before the last die; then each answer is an entry of its own.
  const before = await entries(page)
  const n = await dice.count()
  for (let die = 0; die < n; die++) {
    expect(await entries(page)).toBe(before)
    await dice.nth(die).getByRole('button').last().click()
  }
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 1)
  expect(problems).toEqual([])
  await close()
})

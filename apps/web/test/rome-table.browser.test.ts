// Rome's table: a battle card by card, a step put right, and how a finished game is told.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from './axe.ts'
import { countOf } from './count-of.ts'
import { entries, openSaved, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { battle, battleBeside, over } from './rome-saves.ts'

const { site, browser } = await siteAndBrowser()
const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
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
    await ((await play.count()) > 0 ? play : other).first().click()
    // While they fall nothing else is asked.
    for (let wait = 0; wait < 300 && !seen; wait++) {
      seen = (await dice.count()) > 0
      if ((await entries(page)) > at && (await page.locator('.bar-person').count()) > 0) break
      await page.waitForTimeout(50)
    }
    // Another card in the same place takes no tap at once.
    await page.waitForTimeout(450)
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
    const at = await entries(page)
    await page.locator('.rome-compose, .bar-listed, .told').first().waitFor()
    const shown = await page.locator('.bar').innerText()
    const tap = page.locator(
      '.bar-listed .main, .rome-chip:not([disabled], .impossible), .rome-die-row button, .told ~ * .button',
    )
    await tap.first().click()
    if ((await entries(page)) === at && (await page.locator('.bar').innerText()) === shown)
      await page.waitForTimeout(450)
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

test('an earlier step is put right: its page opens with what it was', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await withSeed(page, 7)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').first().click()
  const compose = page.locator('.rome-compose')
  await compose.getByRole('button', { name: 'Deal evenly' }).click()
  await page.locator('.on-commit').waitFor()
  await tab(page, 'log')
  const line = page.locator('.log-line', { hasText: 'army II was formed' })
  await expect.poll(() => line.count()).toBe(1)
  const was = Number(/formed: (\d+) cards/.exec(await line.innerText())?.[1])
  await line.locator('.log-text').click()
  await page.getByRole('button', { name: 'Amend this' }).first().click()
  expect(await page.locator('.rome-was').innerText()).toMatch(/^It was: Army II: .+ with \d+ cards\.$/)
  await countOf(compose.getByRole('button', { name: `Muster this army chosen: ${was}` })).toBe(1)
  await countOf(compose.locator('.pressed')).toBe(1)
  await compose.getByRole('button', { name: 'One Velites less' }).click()
  await compose.getByRole('button', { name: `Muster this army chosen: ${was - 1}` }).click()
  await page
    .getByRole('button', { name: /^(Save the amendment|Take the new course)/ })
    .first()
    .click()
  await tab(page, 'log')
  await expect.poll(() => line.innerText()).toContain(`army II was formed: ${was - 1} cards`)
  expect(problems).toEqual([])
  await close()
})

test('a finished game: points by round, stance cards, statuses, a log in words, why, and the rulebook', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'dark' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await openSaved(page, site.url, over())
  await page.locator('.bar-over').waitFor()
  await page.locator('.rome-summary table').first().waitFor()
  await countOf(page.locator('.rome-stance')).toBe(2)
  await countOf(page.locator('.rome-stance .box')).toBe(18)
  expect(await complaints(page)).toEqual([])
  await page.locator('.rome-seat-head').nth(1).click()
  await page.locator('.inspect').waitFor()

  await tab(page, 'log')
  await page.locator('.log-text').first().waitFor()
  const log = (await page.locator('.log-text').allInnerTexts()).join('\n')
  expect(log).toContain('finished spending.')
  // No ids, no letters of dice, nothing without a subject.
  expect(log).not.toMatch(/\b(ROM|GRE|CAR|BAR|rom\d)\b|Is done|Carries out|rolled [-SXK] |undefined|\[object/)
  await page.locator('.log-line.by-bot .log-text').last().click()
  await page.locator('.bar .why-word').click()
  await page.locator('.panel .why, .why-panel, .panel-body').first().waitFor()
  expect((await page.locator('.panel-scroll').innerText()).length).toBeGreaterThan(80)
  expect(await complaints(page)).toEqual([])
  await tab(page, 'rulebook')
  await page.locator('.panel-scroll h2').first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the longest question changes no height on a narrow phone, and nothing has to be scrolled', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await withSeed(page, 7)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').first().click()
  await page
    .locator('.rome-compose')
    .getByRole('button', { name: /^раздать поровну$/i })
    .click()
  await page.locator('.rome-compose.on-commit').waitFor()
  const dock = page.locator('[data-region="dock"]')
  const before = await dock.boundingBox()
  const { lines, scrolls } = await page.locator('.bar-sentence').evaluate((sentence) => {
    sentence.textContent =
      'Карфаген, карты разбитой армии: какая из них уходит в резерв? Осталось выбрать: 12. Остальные карты возвращаются владельцу, как велят правила.'
    const { lineHeight, overflowY } = getComputedStyle(sentence)
    return { lines: Math.round(sentence.clientHeight / Number.parseFloat(lineHeight)), scrolls: overflowY !== 'hidden' }
  })
  expect({ lines, scrolls }).toEqual({ lines: 2, scrolls: false })
  expect(await dock.boundingBox()).toEqual(before)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
})

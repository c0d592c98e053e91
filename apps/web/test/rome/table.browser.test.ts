// Rome’s table: a step put right, and a dock that keeps its height.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sideways } from './drive.ts'

const { site, browser } = await siteAndBrowser()
const tab = (page: Page, name: string) => page.locator(`#tab-${name}`).click()

test('an earlier step is put right: its page opens with what it was', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await withSeed(page, 7)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').first().click()
  const compose = page.locator('.rome-compose')
  await compose.getByRole('button', { name: 'Deal all four evenly', exact: true }).click()
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

test('the longest question changes no height on a narrow phone, and nothing has to be scrolled', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await withSeed(page, 7)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').first().click()
  await page
    .locator('.rome-compose')
    .getByRole('button', { name: /^всем поровну$/i })
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

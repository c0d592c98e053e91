// Rome: a game with bots on a desktop and on a phone, as somebody plays it who takes what is offered first.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from './axe.ts'
import { entries, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()
const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

async function begin(page: Page): Promise<void> {
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').first().click()
  await page.locator('.bar-person').waitFor()
}

/** Takes one choice from the list of all; armies are composed evenly. */
async function answer(page: Page): Promise<void> {
  await page.locator('.bar-person').waitFor()
  const list = page.locator('.choice-groups button')
  if (!(await list.first().isVisible())) await page.getByRole('tab', { name: /^(Turn|Ход)$/ }).click()
  await list.first().waitFor()
  const texts = await list.allInnerTexts()
  const even = texts.findIndex((text) => /even share|поровну/i.test(text))
  await list.nth(Math.max(0, even)).click()
}

async function play(page: Page, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) await answer(page)
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each([
  { width: 1440, height: 900, lang: 'en', scheme: 'light' },
  { width: 360, height: 740, lang: 'ru', scheme: 'dark' },
] as const)('a game with three bots, $width pixels wide', async ({ width, height, lang, scheme }) => {
  const { page, problems, close } = await browser.newPage({ width, height, lang, scheme })
  await withSettings(page, { lang, speed: 'instant' })
  await begin(page)
  const start = await entries(page)
  await play(page, 9)
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBeGreaterThan(start + 5)
  if (width < 700) await page.getByRole('tab', { name: /^(Board|Поле)$/ }).click()
  await page
    .getByText(/^(Reconstruction|Реконструкция)/)
    .first()
    .waitFor()
  expect(await page.locator('.rome-piece').count()).toBeGreaterThan(10)
  await page.locator('[data-key="region cyrene"]').click()
  await page
    .locator('.rome-inspect h3')
    .getByText(/^(Cyrene|Кирена)$/)
    .waitFor()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(await complaints(page)).toEqual([])
  await page.screenshot({ path: `${pictures}rome-${width}-${lang}-${scheme}.png` })
  expect(problems).toEqual([])
  await close()
})

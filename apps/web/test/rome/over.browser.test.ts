// How a finished game of Rome is told.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { over } from './saves.ts'

const { site, browser } = await siteAndBrowser()
const tab = (page: Page, name: string) => page.locator(`#tab-${name}`).click()

test('a finished game: points by round, stance cards, statuses, a log in words, why, and the rulebook', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'dark' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await openSaved(page, site.url, over())
  await page.locator('.bar-over').waitFor()
  await page.locator('.rome-summary table').first().waitFor()
  // The points of all are one word.
  expect(await page.locator('.over-stage h2').textContent()).toMatch(/, \d+(\u00a0:\u00a0\d+){2}$/)
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

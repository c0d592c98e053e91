// How the table of Arcs looks on a phone.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { crampedOn, faultsOf, openBoard, PHONE } from './looking.ts'
import { leading, midgame } from './saves.ts'

const { site, browser } = await siteAndBrowser()

/** The whole map is there: six gates, eighteen planets, whatever is in play; and it is large enough to read. */
async function wholeMap(page: Page): Promise<void> {
  await countOf(page.locator('.arcs-board .arcs-system')).toBe(24)
  const board = await page.locator('.arcs-board').boundingBox()
  expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThanOrEqual(280)
}

test('a turn on a phone, and its panels: why, log, rulebook, turn', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await openBoard(page, site.url, midgame())
  await wholeMap(page)
  expect(await crampedOn(page)).toEqual([])
  expect(await faultsOf(page, 'a turn on a phone')).toEqual([])
  await page.locator('[data-key="more"]').click()
  await page.locator('.more-tools').waitFor()
  expect(await faultsOf(page, 'more tools')).toEqual([])
  await page.getByRole('button', { name: 'Набрать' }).click()
  await page.locator('.typed-line input').fill('m 9z-9g 1')
  await page.keyboard.press('Enter')
  await page.locator('.typed-line .bar-refusal').waitFor()
  expect(await faultsOf(page, 'a typed move refused')).toEqual([])
  await page.locator('.typed-line').getByRole('button', { name: 'Отмена' }).click()
  for (const tab of ['why', 'log', 'rulebook', 'turn']) {
    await page.locator(`#tab-${tab}`).click()
    await page.locator('.panel-scroll :is(.why, .log, .book, .choice-groups)').first().waitFor()
    expect(await faultsOf(page, `${tab} on a phone`)).toEqual([])
  }
  await page.locator('#tab-log').click()
  await page.locator('.log-line.by-bot .log-text').last().click()
  await page.locator('.bar-look').waitFor()
  await page.locator('#tab-board').click()
  expect(await faultsOf(page, 'looking back')).toEqual([])
  await page.getByRole('button', { name: 'Настройки' }).click()
  expect(await faultsOf(page, 'settings')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('four players: a lead on a phone; keys lead over the map of a desktop', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await openBoard(page, site.url, leading())
  await wholeMap(page)
  expect(await faultsOf(page, 'a lead on a phone')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '')
  await page.locator('.arcs-tap[tabindex="0"]').first().focus()
  const first = await focused()
  expect(first).toMatch(/^s[1-6][gach]$/)
  const seen = new Set([first])
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key)
    seen.add(await focused())
  }
  expect(seen.size).toBeGreaterThan(2)
  await page.keyboard.press('i')
  await expect.poll(() => page.locator('.inspect').textContent()).toMatch(/^(Gate|Cluster)/)
  expect(problems).toEqual([])
  await close()
})

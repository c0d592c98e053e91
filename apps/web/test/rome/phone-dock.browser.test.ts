// What one taps and reads on a phone held upright: targets are large enough, odds are whole, the last chip of a row can be
// brought into sight.

import type { Lang } from '@understudy/procedure'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { measure } from '../stage/measure.ts'
import { SIZES } from '../stage/sizes.ts'
import { drawn, openSaved, press, pressIfThere, withSettings } from '../tools/drive.ts'
import { partWay } from '../tools/finished.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { isWhole, openPhone, WINDOWS } from './phones.ts'
import { agents, fourArmies, initiativeBeside, spending } from './saves.ts'

const opened = await siteAndBrowser()
const { site, browser } = opened
const open = (file: string, size: 'P' | 'P−', lang: Lang) => openPhone(opened, file, size, lang)

const tiny = async (page: Page, size: 'P' | 'P−'): Promise<readonly string[]> =>
  (await measure(page, 64, SIZES[size]!.finger)).tiny

test.each(WINDOWS)(
  '%s, %s: gold, goods, cards and initiative numbers are large enough for a finger',
  async (size, lang) => {
    const begun = await open(partWay('rome', 0), size, lang)
    await press(begun.page.locator('.rome-compose .rome-chip').first())
    const gold = begun.page.locator('.on-commit .rome-chip')
    await gold.first().waitFor()
    expect(await tiny(begun.page, size)).toEqual([])
    await press(gold.nth(1))
    await begun.page.locator('.plan-token').waitFor()
    expect(await tiny(begun.page, size)).toEqual([])
    await begun.close()
    for (const file of [spending(), agents(), initiativeBeside()]) {
      const { page, problems, close } = await open(file, size, lang)
      expect(await tiny(page, size)).toEqual([])
      await pressIfThere(page.locator('.stage-hand .rome-card.can').first())
      await drawn(page)
      expect(await tiny(page, size)).toEqual([])
      expect(problems).toEqual([])
      await close()
    }
  },
)

test.each(WINDOWS)('%s, %s: the odds of one throw are whole, in the scene and in the plan', async (size, lang) => {
  const { page, problems, close } = await open(fourArmies(), size, lang)
  await press(page.locator('.on-campaign .pairs .rome-chip', { hasText: /^IV/ }).first())
  await press(
    page
      .locator('.rome-compose .dock-verbs button, .rome-compose .rome-chip', { hasText: /^(Attack|Атаковать)$/ })
      .first(),
  )
  // The map follows the verb: nowhere can be marched to any more.
  await page.locator('.rome-goals .grave').first().waitFor({ state: 'attached' })
  await page.locator('.rome-goals .goal').first().waitFor({ state: 'detached' })
  await page.locator('.rome-hit.can[data-key^="region"]').first().dispatchEvent('click')
  await page.locator('.rome-outcome.odds').waitFor()
  await drawn(page)
  expect(await isWhole(page, '.rome-outcome.odds', '[data-region="board"]')).toBe(true)
  for (const role of ['attack', 'defence'])
    expect(await isWhole(page, `.rome-throw-sides [data-role="${role}"]`, '[data-region="board"]')).toBe(true)
  expect(await page.locator('.plan-note').innerText()).toMatch(/\d\s?%/)
  expect(await isWhole(page, '.dock-plan .plan-words', '.dock-plan')).toBe(true)
  expect(problems).toEqual([])
  await close()
})

test.each(sampled<Lang, Lang>(['ru'], ['en']))(
  '390 px, %s: the odds of an agent stand whole in the plan',
  async (lang) => {
    const { page, problems, close } = await open(agents(), 'P', lang)
    await press(page.locator('.stage-hand .rome-card.can').first())
    await press(page.locator('.on-agents .rome-chip', { hasText: /^1:/ }))
    await press(page.locator('.on-agents .rome-line:not(:has(.dock-end))').last().locator('.rome-chip').first())
    await page.locator('.plan-note').waitFor()
    const odds = { en: /^Wins \d+%(, lost \d+%)?$/, ru: /^Успех \d+\s%(, гибель \d+\s%)?$/ }[lang]
    expect(await page.locator('.plan-note').innerText()).toMatch(odds)
    expect(await isWhole(page, '.dock-plan .plan-words', '.dock-plan')).toBe(true)
    // What it tries, and where, is a tap away.
    await page.locator('.plan-words').click()
    await page.locator('.plan-whole').waitFor()
    expect(problems).toEqual([])
    await close()
  },
)

test('a window that becomes a phone’s: what the plan leaves out there is a tap away', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'quick' })
  await openSaved(page, site.url, agents())
  await press(page.locator('.stage-hand .rome-card.can').first())
  await press(page.locator('.on-agents .rome-chip', { hasText: /^1:/ }))
  await press(page.locator('.on-agents .rome-line:not(:has(.dock-end))').last().locator('.rome-chip').first())
  await page.locator('.plan-note').waitFor()
  expect(await page.locator('.plan-words[role="button"]').count()).toBe(0)
  const { width, height } = SIZES.P!
  await page.setViewportSize({ width, height })
  await page.locator('.plan-words[role="button"]').click()
  await page.locator('.plan-whole').waitFor()
  expect(problems).toEqual([])
  await close()
})

test.each(WINDOWS)(
  '%s, %s: the row of the campaign fades where it goes on, and its last chip comes into sight',
  async (size, lang) => {
    const { page, problems, close } = await open(fourArmies(), size, lang)
    const row = page.locator('.rome-compose.dock-choices')
    const measured = () =>
      row.evaluate((own) => {
        const { left, right } = own.getBoundingClientRect()
        const chips = [...own.querySelectorAll('button:not(.dock-confirm, .dock-end)')].map((each) =>
          each.getBoundingClientRect(),
        )
        const last = chips.at(-1) ?? new DOMRect()
        return {
          more: own.scrollWidth - own.clientWidth,
          at: own.scrollLeft,
          lastSeen: last.width > 0 && last.left >= left - 1 && last.right <= right + 1,
          chips: chips.length,
        }
      })
    const before = await measured()
    expect(before.more).toBeGreaterThan(0)
    expect(before.lastSeen).toBe(false)
    // Armies, fleets, muster, renouncing, and all choices.
    expect(before.chips).toBeGreaterThan(6)
    expect(await row.evaluate((own) => getComputedStyle(own, '::after').backgroundImage)).toContain('gradient')
    const box = (await row.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(before.more + 200, 0)
    await expect.poll(async () => (await measured()).lastSeen).toBe(true)
    expect(problems).toEqual([])
    await close()
  },
)

// Beside the board: the keys of a pad are large enough for a finger in every class of window, and all of them are in sight; what
// stands at its edges stays there, whatever is picked.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, press, withSeed, withSettings } from '../tools/drive.ts'
import { partWay } from '../tools/finished.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { playOn } from './person.ts'

const { site, browser } = await siteAndBrowser()

/** Keys below 44×42, what is out of sight, and whether any key lies under a tool. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const pad = document.querySelector('.dock-pad')!
    const frame = pad.getBoundingClientRect()
    const keys = [...pad.querySelectorAll('.arcs-key')].map((key) => ({ key, box: key.getBoundingClientRect() }))
    const tools = [...document.querySelectorAll('.bar-tools .button')].map((tool) => tool.getBoundingClientRect())
    const seen = keys.filter(({ box }) => box.bottom <= frame.bottom + 0.5)
    return {
      small: keys.flatMap(({ key, box }) =>
        box.width < 43.5 || box.height < 41.5 ? [`${key.ariaLabel ?? key.textContent} ${box.width}x${box.height}`] : [],
      ),
      seen: seen.length / keys.length,
      under: seen.filter(({ box }) =>
        tools.some(
          (tool) =>
            tool.left < box.right - 1 &&
            tool.right > box.left + 1 &&
            tool.top < box.bottom - 1 &&
            tool.bottom > box.top + 1,
        ),
      ).length,
      suits: [...pad.querySelectorAll('.arcs-suit-row .arcs-key')].length,
    }
  })

/** Court: so much of it is in sight at once. */
const WINDOWS = [
  { name: 'L', width: 1440, height: 900, court: 0.5 },
  { name: 'T', width: 834, height: 1112, court: 0.35 },
  { name: 'P', width: 390, height: 844, court: 0.5 },
  { name: 'P−', width: 360, height: 640, court: 0.5 },
  { name: 'PL', width: 844, height: 390, court: 0.5 },
  { name: 'PL, small and square', width: 760, height: 860, court: 0.5 },
] as const

for (const { name, width, height, court } of WINDOWS)
  test(`${name}: cards and Court are told with keys that a finger meets`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 3)
    await page.goto(`${site.url}#/new/arcs`)
    await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
    await page.locator('.bar-table').waitFor()
    await playOn(page, [], { stop: '.dock-pad .arcs-court-grid .arcs-key' })
    const inCourt = await measured(page)
    expect(inCourt.small, 'the Court').toEqual([])
    expect(inCourt.under).toBe(0)
    expect(inCourt.seen).toBeGreaterThanOrEqual(court)
    await playOn(page, [], { stop: '.dock-pad .arcs-card-grid .arcs-key' })
    const cards = await measured(page)
    expect(cards.small, 'cards').toEqual([])
    expect(cards.under).toBe(0)
    expect(cards.seen).toBe(1)
    // A row of suits, then their numbers, where a grid would be too small.
    expect(cards.suits).toBe(name === 'L' || name === 'T' ? 0 : 4)
    expect(problems).toEqual([])
    await close()
  })

const boxOf = async (of: Locator): Promise<readonly number[]> => {
  const { x, y, width, height } = (await of.boundingBox())!
  return [x, y, width, height].map(Math.round)
}

for (const [name, width, height, lang] of [
  ['P', 390, 844, 'en'],
  ['M', 1112, 834, 'en'],
  ['T', 834, 1112, 'ru'],
] as const)
  test(`${name}: what is seldom wanted, the list of all choices and the frame of the pad stay where they are`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { speed: 'instant' })
    await openSaved(page, site.url, partWay('arcs', 0.5, true))
    const [bar, foot, all] = ['section.bar', '.dock-pad > .late', '.dock-pad > .all-choices'].map((one) =>
      page.locator(one),
    )
    const cards = page.locator('.dock-pad button:is(.arcs-card-chip, .arcs-card-key):not(:disabled)')
    await press(cards.first())
    await foot!.first().waitFor()
    const boxes = async () => [await boxOf(bar!), await boxOf(foot!.first()), await boxOf(all!)]
    const before = await boxes()
    // Whatever can follow stands between them.
    await page.locator('.dock-pad .arcs-kinds').waitFor()
    for (const at of [1, 0]) {
      await press(cards.nth(at))
      await page.locator('.dock-pad .arcs-card-chip.pressed').and(cards.nth(at)).waitFor()
      expect(await boxes()).toEqual(before)
    }
    // Upright a tablet has one line for the plan: it is whole, and large enough to be tapped for the rest.
    if (name === 'T') {
      const words = page.locator('.dock-plan .plan-words[role="button"]')
      expect(await page.locator('.dock-plan').evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true)
      expect(await words.evaluate((one) => [one.clientHeight, getComputedStyle(one).lineHeight])).toEqual([36, '36px'])
    }
    await press(page.locator('section.bar button.dock-confirm'))
    await page.locator('.on-root .dock-pad .arcs-kinds').waitFor()
    expect([await boxOf(bar!), await boxOf(all!)]).toEqual([before[0], before[2]])
    // A place is tapped on the map, or after its verb.
    expect(await page.locator('.dock-pad .arcs-places').isVisible()).toBe(false)
    await press(page.locator('section.bar button.dock-end').last())
    await page.locator('.dock-pad .asked .dock-end').waitFor()
    expect(await boxOf(bar!)).toEqual(before[0])
    expect(problems).toEqual([])
    await close()
  })

// Beside the board: the keys of a pad are large enough for a finger in every class of window, and all of them are in sight.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSeed, withSettings } from '../tools/drive.ts'
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

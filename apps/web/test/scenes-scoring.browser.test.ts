// A scoring is told line by line, in six seconds at most, until somebody taps; then the figures stay.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endTurn, openBoard } from './arcs-looking.ts'
import { lastCard } from './arcs-saves.ts'
import { openSaved, settled, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { roundOfBots } from './rome-saves.ts'

const { site, browser } = await siteAndBrowser()

interface Seen {
  /** When it began and when it was over, by the page's clock. */
  readonly times: number[]
  /** How many lines there were, and in which order they were told. */
  readonly told: number[]
  /** Flights of pieces and sums, and the longest of all motions. */
  flights: number
  longest: number
}

/** Once more with this motion, from its beginning. */
async function again(page: Page, motion: 'full' | 'none', speed = 'normal'): Promise<void> {
  await settled(page)
  await page.evaluate(
    (kept) => {
      const settings = JSON.parse(localStorage.getItem('understudy.settings') ?? '{}')
      localStorage.setItem('understudy.settings', JSON.stringify({ ...settings, ...kept }))
    },
    { motion, speed },
  )
  await page.reload()
  await page.locator('[data-counting]').waitFor()
}

/** Whoever watches the page from its beginning. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { times: [] as number[], told: [] as number[], flights: 0, longest: 0 }
    Object.assign(window, { seen })
    let lines: Element[] = []
    const look = () => {
      const root = document.querySelector('[data-counting]')
      if ((root !== null) === (seen.times.length % 2 === 1)) return
      seen.times.push(performance.now())
      if (root !== null) lines = [...root.querySelectorAll('[data-line]')]
    }
    new MutationObserver((records) => {
      look()
      for (const { attributeName, target, oldValue } of records)
        if (attributeName === 'data-uncounted' && oldValue !== null) seen.told.push(lines.indexOf(target as Element))
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeOldValue: true })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (document.querySelector('[data-counting]') !== null && typeof options === 'object') {
        if (this.matches('.count-up-layer *')) seen.flights++
        seen.longest = Math.max(seen.longest, Number(options.duration))
      }
      return animate.call(this, frames, options)
    }
  })
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const ended = (page: Page) =>
  page.locator('[data-counting], [data-uncounted], .count-up-layer').first().waitFor({ state: 'detached' })

async function atChapterEnd(width: number, height: number) {
  const opened = await browser.newPage({ width, height })
  await watch(opened.page)
  await openBoard(opened.page, site.url, lastCard())
  await endTurn(opened.page)
  await opened.page.locator('.bar-interval').waitFor()
  await opened.page.locator('.arcs-pause').waitFor()
  // At once: nothing moves.
  expect(await opened.page.locator('[data-counting]').count()).toBe(0)
  return opened
}

test('a chapter of Arcs: line by line to the end in six seconds; where nothing moves, in the same order', async () => {
  const { page, problems, close } = await atChapterEnd(1440, 900)
  for (const motion of ['full', 'none'] as const) {
    await again(page, motion)
    await ended(page)
    const { times, told, flights, longest } = await seenBy(page)
    const [began = 0, over = Number.POSITIVE_INFINITY] = times
    expect(over - began).toBeLessThanOrEqual(6000)
    expect(told.length).toBeGreaterThan(2)
    expect(told).toEqual(told.map((_, i) => i))
    if (motion === 'full') expect(flights).toBeGreaterThan(told.length)
    else expect({ flights, longest }).toEqual({ flights: 0, longest: 120 })
  }
  await page.locator('.bar-interval .main').click()
  await page.locator('.bar-over').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a tap, Space and Skip end it at once; the figures stay until Go on', async () => {
  const { page, problems, close } = await atChapterEnd(390, 844)
  const skip = page.locator('.bar-interval').getByRole('button', { name: 'Skip to the end' })
  const ways = [() => page.locator('.arcs-pause h2').click(), () => page.keyboard.press('Space'), () => skip.click()]
  for (const way of ways) {
    await again(page, 'full', 'slow')
    await skip.waitFor()
    await way()
    await ended(page)
    const [began = 0, over = 0] = (await seenBy(page)).times
    expect(over - began).toBeLessThan(5000)
    // Nobody has gone on by that.
    await page.locator('.bar-interval').getByRole('button', { name: 'Go on' }).waitFor()
    expect(await page.locator('.arcs-totals').isVisible()).toBe(true)
  }
  expect(problems).toEqual([])
  await close()
})

test('a round of Rome is told side by side, and what changed hands after it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112, lang: 'ru' })
  await watch(page)
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await openSaved(page, site.url, roundOfBots())
  await page.locator('.rome-pause').waitFor({ timeout: 20_000 })
  await again(page, 'full')
  await ended(page)
  const { times, told, flights } = await seenBy(page)
  const [began = 0, over = Number.POSITIVE_INFINITY] = times
  expect(over - began).toBeLessThanOrEqual(6000)
  expect(told.length).toBeGreaterThan(3)
  // Points of the round, though it was opened again: how the round began is looked up.
  expect(flights).toBeGreaterThan(1)
  expect(told).toEqual(told.map((_, i) => i))
  expect(problems).toEqual([])
  await close()
})

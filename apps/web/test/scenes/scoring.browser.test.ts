// A scoring is told line by line, in six seconds at most, until somebody taps; then the figures stay.

import { expect, test } from 'vitest'
import { endTurn, openBoard } from '../arcs/looking.ts'
import { lastCard } from '../arcs/saves.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { again, ended, expectShort, seenBy, watch } from './scoring-watched.ts'

const { site, browser } = await siteAndBrowser()

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
  // The ambitions beside it are those that were scored, with the same counts.
  const pairs = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.arcs-scored')].filter((box) => box.querySelector('[data-counted]'))
    const counts = (of: ParentNode | null | undefined, what: string, n: (each: Element) => string | null) =>
      [...(of?.querySelectorAll(what) ?? [])].map(n).filter((each) => each !== '0')
    return boxes.map((box) => {
      const name = box.querySelector('h3')?.firstElementChild?.nextSibling?.textContent
      const row = [...document.querySelectorAll('.arcs-ambition')].find((each) =>
        each.textContent?.startsWith(name ?? '?'),
      )
      return [
        counts(box, '[data-counted]', (each) => each.getAttribute('data-counted')),
        counts(row, '.standings .count', (each) => each.textContent),
      ]
    })
  })
  expect(pairs.length).toBeGreaterThan(0)
  for (const [told, shown] of pairs) expect(shown).toEqual(told)
  for (const motion of ['full', 'none'] as const) {
    await again(page, motion)
    await ended(page)
    const seen = await seenBy(page)
    expectShort(seen)
    const { told, flights, longest } = seen
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

// Whoever watches a scoring: when it began and ended, in which order it was told, and what moved.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from '../tools/drive.ts'

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
export async function again(page: Page, motion: 'full' | 'none', speed = 'normal'): Promise<void> {
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
export async function watch(page: Page): Promise<void> {
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

export const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
export const ended = (page: Page) =>
  page.locator('[data-counting], [data-uncounted], .count-up-layer').first().waitFor({ state: 'detached' })

/** Six seconds by the page's clock, asked of quiet cores (`npm run test:full`); that the plan keeps to them `count-up-times.test.ts` holds. */
export function expectShort({ times: [began, over] }: Seen): void {
  expect([began, over]).toEqual([expect.any(Number), expect.any(Number)])
  if (process.env.FULL === '1') expect((over ?? 0) - (began ?? 0)).toBeLessThanOrEqual(6000)
}

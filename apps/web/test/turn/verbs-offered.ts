// The verbs that a touched piece offers beside it.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const popover = (page: Page) => page.locator('.popover.verbs')
export const verbs = (page: Page) => popover(page).locator('button')
export const refusal = (page: Page) => page.locator('section.bar .bar-refusal')
const MARKS = '.rome-goals > g, .rome-piece:is(.can, .other), .muhq-tap-tile, .muhq-piece.can, .stage-hand .can'

/** It is there, small, on nothing that may not be covered. */
export async function offered(page: Page, piece: string): Promise<string[]> {
  await expect.poll(() => popover(page).isVisible()).toBe(true)
  const box = (await popover(page).boundingBox())!
  expect(box.width).toBeLessThanOrEqual(300)
  expect(box.height).toBeLessThanOrEqual(200)
  const covered = await page.evaluate(
    ([{ x, y, width, height }, all]) =>
      [...document.querySelectorAll(all)]
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box: b }) => x < b.right && b.left < x + width && y < b.bottom && b.top < y + height)
        .map(({ each }) => `${each.getAttribute('class')} ${each.getAttribute('data-key')}`),
    [box, `${piece}, section.bar, ${MARKS}`] as const,
  )
  expect(covered).toEqual([])
  for (const each of await verbs(page).all()) {
    const size = (await each.boundingBox())!
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([132, 44])
  }
  return verbs(page).allInnerTexts()
}

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** How many there are, once the page has drawn them: its parts come one after another. */
export const countOf = (locator: Locator): ReturnType<typeof expect.poll<number>> =>
  expect.poll(() => locator.count(), { timeout: 10_000 })

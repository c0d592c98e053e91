// A whole game of bots, and opening it again, measured task by task.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { entries, settled } from '../tools/drive.ts'
import { expectShort } from './expect-short.ts'
import { LongTasks } from './long-tasks.ts'

/** From a table that has just been opened; `drawn` waits for its board. */
export async function expectShortGame(page: Page, drawn: () => Promise<void>): Promise<void> {
  const bots = await LongTasks.start(page)
  await untilOver(page)
  await settled(page)
  expectShort('the whole game', await bots.over(40))

  const length = await entries(page)
  // Leaving a full page is the browser's own work: an empty one is left.
  await page.evaluate(() => document.body.replaceChildren())
  const opening = await LongTasks.start(page)
  await page.reload()
  await page.locator('.bar-over').waitFor()
  await drawn()
  expectShort(`opening ${length} entries`, await opening.over(40))
  expect(await entries(page)).toBe(length)
}

/** Until the game is over, reading what stands in between. */
async function untilOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (document.querySelector('.bar-over') === null) {
      document.querySelector<HTMLElement>('.bar-interval .button.main')?.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

// Rome at the beginning of a game, through the page.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { withSeed } from '../tools/drive.ts'

/** Pictures that are kept to be looked at. */
export const pictures = fileURLToPath(new URL('../../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
export const asked = (page: Page, kind: string) => page.locator(`.rome-compose.on-${kind}`)
export const named = (page: Page, name: RegExp) => page.locator('.rome-compose').getByRole('button', { name })

export async function begin(page: Page, url: string, preset: number): Promise<void> {
  await withSeed(page, 7)
  await page.goto(`${url}#/new/rome`)
  await page.locator('.preset').nth(preset).click()
  await named(page, /^(deal all four evenly|всем поровну)$/i).click()
}

/** The regions by name in the dock, where there are too many for a row. */
export async function listPlaces(page: Page): Promise<void> {
  const list = page.locator('.rome-by-name[aria-expanded="false"]')
  if ((await list.count()) > 0) await list.click()
}

/** What is asked now. */
export async function question(page: Page): Promise<string> {
  const bar = page.locator('.rome-compose, .bar-listed, .bar-interval, .told')
  await bar.first().waitFor()
  return (await bar.first().getAttribute('class')) ?? ''
}

// The scoring of a round of Rome, as in `scoring.browser.test.ts`.

import { expect, test } from 'vitest'
import { roundOfBots } from '../rome/saves.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { again, ended, expectShort, seenBy, watch } from './scoring-watched.ts'

const { site, browser } = await siteAndBrowser()

test('a round of Rome is told side by side, and what changed hands after it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112, lang: 'ru' })
  await watch(page)
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await openSaved(page, site.url, roundOfBots())
  await page.locator('.rome-pause').waitFor({ timeout: 20_000 })
  await again(page, 'full')
  await ended(page)
  const seen = await seenBy(page)
  expectShort(seen)
  const { told, flights } = seen
  expect(told.length).toBeGreaterThan(3)
  // Points of the round, though it was opened again: how the round began is looked up.
  expect(flights).toBeGreaterThan(1)
  expect(told).toEqual(told.map((_, i) => i))
  expect(problems).toEqual([])
  await close()
})

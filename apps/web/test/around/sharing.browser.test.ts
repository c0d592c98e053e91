// A game for somebody else: in a link, or as a file.

import type { JournalFile } from '@understudy/table'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, openSaved, press, settled, withSettings } from '../tools/drive.ts'
import { finished } from '../tools/finished.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('a game in a link: a copy at the same step, all hands covered until somebody plays on', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await settled(page)
  const before = await entries(page)
  const cards = await page.locator('.stage-hand .arcs-card').count()
  expect(cards).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'What else' }).or(page.locator('.table-head .icon').last()).first().click()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.locator('.share-link')
  await link.waitFor()
  const address = await link.inputValue()
  expect(address.length).toBeLessThan(8 * 1024 + 100)
  await page.goto(address)
  await page.locator('.bar-pass').waitFor()
  // Positions that are written down from time to time follow from the rest.
  const written = (JSON.parse(midgame()) as JournalFile).entries.filter(({ t }) => t === 'snapshot').length
  expect(await entries(page)).toBe(before - written)
  expect(page.url()).not.toContain('shared')
  await page.locator('.hand-covered').waitFor()
  await countOf(page.locator('.stage-hand .arcs-card')).toBe(0)
  // Covered also after a reload; not any more once somebody plays on.
  await page.reload()
  await page.locator('.bar-pass').waitFor()
  await press(page.locator('button.dock-confirm'))
  await page.locator('.bar-person').waitFor()
  await countOf(page.locator('.stage-hand .arcs-card')).toBe(cards)
  await settled(page)
  await page.reload()
  await page.locator('.bar-person').waitFor()
  // What is no game is refused in one sentence.
  await page.goto(`${site.url}#/shared/${address.split('/').at(-1)?.slice(0, 400)}`)
  await page.locator('.notice.error').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a long game is shared as a file, and says why', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await openSaved(page, site.url, finished('rome'))
  await page.locator('.over-stage [data-key="share"]').click()
  await page.locator('.share-long').waitFor()
  await countOf(page.locator('.share-link')).toBe(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Сохранить в файл' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  expect(problems).toEqual([])
  await close()
})

// A table of a pack with very many rows.

import { expect, test } from 'vitest'
import { withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { Hands, lines, stored } from './packs-hands.ts'

const { site, browser } = await siteAndBrowser()

// How long it takes is a matter of `npm run speed`.
test('a thousand rows are pasted, scrolled through and typed into; only those in sight are drawn', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { lang: 'en' })
  const hands = new Hands(page)
  await page.goto(`${site.url}#/rome/packs`)
  await hands.tap(page.getByRole('button', { name: 'New blank pack' }))
  const cell = (at: string) => page.locator(`.pack-grid [data-at="${at}"]`)
  await cell('0 0').click()
  await page.getByText('Where does this army start?').first().waitFor()
  const rows = Array.from({ length: 1000 }, (_, no) => [`"Region ""${no}"""`, 'Rome', String(no % 5), 'a note', '41,5'])
  await hands.paste(lines([['Name', 'Home of', 'Gold', 'Comment', 'North (°)'], ...rows]))
  await page.getByText('Not taken, because this table has no such column: Comment.').waitFor()
  expect(await page.locator('.pack-grid tbody tr').count()).toBeLessThan(60)
  await page.keyboard.press('Control+End')
  await page.locator('[data-at="1000 14"]:focus').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.type('Last')
  await page.keyboard.press('Enter')
  await cell('1000 1').filter({ hasText: 'last' }).waitFor()
  await stored(page)
  expect(problems).toEqual([])
  await close()
}, 60_000)

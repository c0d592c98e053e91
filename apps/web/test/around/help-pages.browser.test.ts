// A game's player aid and its cards have addresses of their own: what the Help tab has, without a game.

import { expect, test } from 'vitest'
import { complaints, EVERYTHING } from '../tools/axe.ts'
import { withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

test.each(
  sampled(
    [['arcs', 'ru', 390]],
    [
      ['arcs', 'en', 1440],
      ['rome', 'ru', 1440],
      ['muhq', 'en', 390],
    ],
  ),
)('%s (%s, %i px): aid and cards by their addresses', async (game, lang, width) => {
  const { page, problems, close } = await browser.newPage({ width, height: 844, lang })
  await withSettings(page, { lang })
  await page.goto(`${site.url}#/aid/${game}`)
  await page.locator('.help-aid li').first().waitFor()
  // The very aid of the table, with its signs and what things cost.
  expect(await page.locator('.help-aid .aid-sign svg').count()).toBeGreaterThan(3)
  expect(await page.locator('.help-aid h2').isVisible()).toBe(true)
  expect(await complaints(page, EVERYTHING, 'all')).toEqual([])

  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('header, nav, .help-aid button').filter({ visible: true }).count()).toBe(0)
  const lines = page.locator('.help-aid li')
  expect(await lines.filter({ visible: true }).count()).toBe(await lines.count())
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(1)
  expect(pages).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`${site.url}#/cards/${game}`)
  const cards = page.locator('.help-cards li')
  await cards.first().waitFor()
  const all = await cards.count()
  expect(all).toBeGreaterThan(5)
  expect(await page.locator('.help-cards .index-card').count()).toBe(all)
  // Without a game no card lies anywhere.
  expect(await page.locator('.help-cards .where').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const name = (await page.locator('.help-cards h3').nth(2).innerText()).split('\n')[0]?.slice(0, 6) ?? ''
  await page.locator('.help-cards input').fill(name.toUpperCase())
  await expect.poll(() => cards.count()).toBeLessThan(all)
  expect(await cards.count()).toBeGreaterThan(0)
  expect(await complaints(page, EVERYTHING, 'all')).toEqual([])

  // The other language comes at once, and what was looked for stays.
  await page.locator(`.head-lang[lang="${lang === 'en' ? 'ru' : 'en'}"]`).click()
  await expect.poll(() => page.locator('h1').innerText()).toMatch(lang === 'en' ? 'Карты' : 'Cards')
  expect(problems).toEqual([])
  await close()
})

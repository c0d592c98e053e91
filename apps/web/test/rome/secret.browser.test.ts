// Secret armies (rulings rome/R-136, R-137): people say how many cards an army has, what kinds before it fights, and which card is shown.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { openSaved, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { secret } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('two people with secret armies: by number, then by kind, then card by card', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'light' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await withSeed(page, 5)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset', { hasText: 'тайные армии' }).click()
  await page.getByRole('button', { name: /^Я .*Рим/ }).click()
  const bar = page.locator('.rome-compose')
  await bar.getByRole('button', { name: '8', exact: true }).click()
  await page.locator('.bar-sentence', { hasText: /армию II\b/ }).waitFor()
  await bar.getByRole('button', { name: /поровну/ }).click()
  await page.getByRole('button', { name: /^Я .*Греки/ }).waitFor()

  await openSaved(page, site.url, secret())
  await page.locator('.on-tell').waitFor()
  expect(await complaints(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await bar.getByRole('button', { name: /^пехота: 2/ }).click()
  await bar.getByRole('button', { name: 'Это все её карты' }).click()
  // Any infantry of the faction may be among them.
  await page.locator('.on-battleCard').waitFor()
  const cards = page.locator('.stage-hand .rome-card.can')
  await countOf(page.locator('.stage-hand .rome-card.can.class-MI')).toBeGreaterThan(2)
  await cards.first().click()
  await countOf(page.locator('.rome-half.mine .rome-card.ghost')).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await close()
})

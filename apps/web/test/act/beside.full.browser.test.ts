// Act I beside the board, on a phone and in Russian: set up by the letters of the rulebook and played to its end by taps.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { report, spread } from '../../src/games/arcs/beside/measuring-testing.ts'
import { playOn } from '../arcs/person.ts'
import { entries, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Page, name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

test('a whole act beside the board at 390 px in Russian', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 5)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Рядом с полем, акт I/ }).click()
  await page.locator('.bar-table').waitFor()
  await page.locator('.reach-laying li').nth(27).waitFor()
  await shot(page, 'laying-first')
  // Until the first card: everything that chance and the person decide.
  const laid = await playOn(page, ['listed', 'over', 'broken'], { stop: '.arcs-compose.on-card' })
  await shot(page, 'laying-listed')
  let inputs = laid.inputs
  const turns: number[] = []
  let lists = 0
  let bar = laid.bar
  for (let screens = 0; bar !== 'over' && screens < 400; screens++) {
    const played = await playOn(page, ['listed', 'person', 'interval', 'over', 'broken'])
    bar = played.bar
    if (bar === 'listed') {
      lists++
      if (lists === 1 || lists === 6) await shot(page, `listed-${lists}`)
      if (lists > 1) turns.push(played.inputs)
      else inputs += played.inputs
      await press(page.locator('section.bar .button.main'))
    } else if (bar === 'person') await playOn(page, ['listed', 'interval', 'over', 'broken'])
    else if (bar === 'interval') {
      await shot(page, `interval-${screens}`)
      await press(page.locator('section.bar .button.main'))
    }
  }
  expect(bar).toBe('over')
  report('Act I beside the board, a bot’s turn on the page', [
    ['screens', spread(turns)],
    ['set-up, screens', String(inputs)],
    ['lists with one “Done”', String(lists)],
    ['entries', String(await entries(page))],
  ])
  expect(inputs).toBeLessThanOrEqual(25)
  await shot(page, 'act-over')
  expect(problems).toEqual([])
  await close()
}, 600_000)

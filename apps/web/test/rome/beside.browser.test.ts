// Rome beside the board, on a phone.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { afterLast, drawn, entries, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { asked, begin, listPlaces, named, pictures, question, sideways } from './drive.ts'

const { site, browser } = await siteAndBrowser()

test('beside the board on a phone: dice and cards of one throw on one screen, a bot’s turn as one list', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await begin(page, site.url, 3)
  await asked(page, 'initiative').waitFor()
  const start = await entries(page)
  // Only one's own card: those of the three bots lie face down until gold has been added.
  const rows = page.locator('.rome-initiative-row')
  expect(await rows.count()).toBe(1)
  await rows.first().getByRole('button', { name: '2', exact: true }).click()
  await expect.poll(() => entries(page)).toBeGreaterThan(start)
  expect(await sideways(page)).toBeLessThanOrEqual(0)

  let rolled = 0
  let lists = 0
  let turnedOver = 0
  for (let step = 0; step < 60 && (rolled === 0 || lists < 2); step++) {
    const what = await question(page)
    const at = await entries(page)
    if (what.includes('bar-listed')) {
      lists++
      await countOf(page.locator('.to-do .to-do-line')).toBeGreaterThan(0)
      await press(page.locator('.bar-listed .main'))
      continue
    }
    if (what.includes('on-roll')) {
      const dice = page.locator('.rome-die-row')
      const n = await dice.count()
      if (rolled === 0 && n > 1) expect(await complaints(page)).toEqual([])
      for (let die = 0; die < n; die++) {
        expect(await entries(page)).toBe(at)
        await dice.nth(die).getByRole('button').last().click()
      }
      rolled = Math.max(rolled, n > 1 ? n : 0)
    } else if (what.includes('on-initiative') && turnedOver === 0) {
      turnedOver = await rows.count()
      for (let row = 0; row < turnedOver; row++) await rows.nth(row).getByRole('button').nth(row).click()
    } else if (what === 'told')
      await press(page.locator('.bar-choices button:not([disabled], .impossible, .told-line, .told-now)').first())
    else {
      const chips = page.locator('.rome-compose .rome-chips button:not([disabled], .impossible)')
      // An army's verbs only narrow what it can do: it goes where the list says, attacks first.
      if (what.includes('on-army')) await listPlaces(page)
      const places = page.locator('.on-army .rome-place-list .rome-chips button')
      const first = (await places.count()) > 0 ? places.first() : chips.first()
      const next = what.includes('on-agents') ? named(page, /^Взять золото/) : first
      await afterLast(next)
      // On a slow machine the tap before may only now have its effect: then something else is asked.
      await next.click({ timeout: 3000 }).catch(async (error) => {
        if ((await question(page)) === what && (await entries(page)) === at) throw error
      })
    }
    // A deal or a card with its aim takes more than one tap.
    await drawn(page)
  }
  expect(turnedOver).toBe(3)
  expect(rolled).toBeGreaterThan(1)
  expect(lists).toBeGreaterThanOrEqual(2)
  await page.screenshot({ path: `${pictures}rome-360-ru-dark.png` })
  expect(problems).toEqual([])
  await close()
})

// Rome: a round with bots on a desktop. Taps are counted.

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from './axe.ts'
import { countOf } from './count-of.ts'
import { entries, press, untilOther, withSettings } from './drive.ts'
import { asked, begin, named, pictures, question, sideways } from './drive-rome.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

test('a round on a desktop, from the first army to the screen between rounds', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await begin(page, site.url, 0)
  let taps = 1
  const tap = async (what: Locator) => {
    await press(what)
    taps++
  }
  await asked(page, 'commit').waitFor()
  // Gold lies ready first; Confirm adds it.
  const asking = await entries(page)
  await tap(named(page, /^1$/))
  await page.locator('.plan-preview').waitFor()
  expect(await entries(page)).toBe(asking)
  await tap(named(page, /^0$/))
  await tap(page.getByRole('button', { name: 'Confirm', exact: true }))
  // Who has won the initiative says who begins, and bots may make offers before; that is not part of what is counted.
  for (let n = 0; n < 12 && !(await question(page)).includes('on-agents'); n++) {
    await untilOther(page, () => press(page.locator('.rome-compose button:not([disabled], .impossible)').first()))
    await page.locator('.bar-person').waitFor()
  }
  await asked(page, 'agents').waitFor()
  await tap(named(page, /gold of all cards/))

  // An army and a region on the map, the next army in place of "done".
  await asked(page, 'campaign').waitFor()
  await tap(page.locator('[data-key="army ROM.3"]'))
  await asked(page, 'army').waitFor()
  expect(await page.locator('.rome-pack-label').textContent()).toContain('Reconstruction: ')
  expect(await complaints(page)).toEqual([])
  await page.screenshot({ path: `${pictures}rome-1440-en-light.png` })
  const before = await entries(page)
  // The first tap shows it, the second does it.
  await tap(page.locator('[data-key="region velathri"]'))
  await page.locator('.plan-preview').waitFor()
  expect(await entries(page)).toBe(before)
  await tap(page.locator('[data-key="region velathri"]'))
  await expect.poll(() => entries(page)).toBe(before + 1)
  await tap(page.locator('[data-key="army ROM.0"]'))
  await page.locator('.bar-sentence', { hasText: /army I\b/ }).waitFor()
  await page.locator('.rome-find input').fill('ari')
  await tap(named(page, /^Ariminum/))
  await tap(page.getByRole('button', { name: 'Confirm', exact: true }))
  await tap(named(page, /This army is done/))
  await tap(named(page, /End the campaign turn/))
  // Two armies have not set out: asked once.
  await tap(page.locator('.bar-refusal + .bar-row .main'))

  // The shop: a price, the purse, what was bought.
  await asked(page, 'spending').waitFor()
  const purse = page.locator('.rome-purse')
  const gold = Number(/\d+/.exec(await purse.innerText())?.[0])
  await tap(page.locator('.rome-good', { hasText: 'Hastati' }))
  await expect.poll(() => purse.innerText()).toContain(`${gold - 1} gold left, spent 1`)
  expect(await purse.innerText()).toContain('Hastati (1)')
  await tap(named(page, /Done spending/))
  await page.locator('.rome-pause', { hasText: 'Round 1 is over' }).waitFor()
  await countOf(page.locator('.rome-pause tbody tr')).toBe(4)
  // The map comes back with its names: there is no frame without them.
  await page.evaluate(() => {
    const look = () => {
      const bare =
        document.querySelector('.rome-board > svg') !== null &&
        document.querySelector('.rome-names [data-name]') === null
      if (bare) document.body.dataset.bare = 'seen'
      requestAnimationFrame(look)
    }
    look()
  })
  await tap(page.getByRole('button', { name: 'Go on' }))
  await asked(page, 'commit').or(asked(page, 'order')).first().waitFor()
  await page.locator('.rome-names [data-name]').first().waitFor()
  expect(await page.evaluate(() => document.body.dataset.bare)).toBeUndefined()
  expect(taps).toBeLessThanOrEqual(18)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
})

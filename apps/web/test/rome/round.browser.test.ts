// Rome: a round with bots on a desktop. Taps are counted.

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, press, unhurried, untilOther, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { asked, begin, named, pictures, question, sideways } from './drive.ts'

const { site, browser } = await siteAndBrowser()

test('a round on a desktop, from the first army to the screen between rounds', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'light' })
  await unhurried(page)
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
  // The gold of all cards lies ready with its sum; it is taken by one press, and one undo gives all of it back.
  const confirm = page.locator('section.bar button.dock-confirm:not(:disabled)')
  const held = await entries(page)
  await press(named(page, /gold of all cards/))
  await expect.poll(() => confirm.innerText()).toMatch(/^Take \d+ gold$/)
  expect(await entries(page)).toBe(held)
  await press(confirm)
  await expect.poll(() => entries(page)).toBeGreaterThan(held + 2)
  // The agents are done, and nobody begins before their end is pressed.
  await page.locator('.bar-rest').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => entries(page)).toBe(held)
  // Their end does the same, and is asked about once while agents could still act.
  await tap(page.locator('.on-agents .dock-end'))
  await tap(page.locator('.asked .dock-end'))
  await expect.poll(() => entries(page)).toBeGreaterThan(held + 2)

  // An army and a region on the map, the next army in place of "done".
  await asked(page, 'campaign').waitFor()
  await tap(page.locator('[data-key="army ROM.3"]'))
  await asked(page, 'army').waitFor()
  expect(await page.locator('.rome-pack-label').textContent()).toContain('Reconstruction: ')
  expect(await complaints(page)).toEqual([])
  await page.screenshot({ path: `${pictures}rome-1440-en-light.png` })
  const before = await entries(page)
  // The first tap shows it: a ghost where it would be, a hollow outline where it stands, and no name moves. The second does it.
  const names = () =>
    page
      .locator('.rome-names [data-name]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('transform') ?? one.innerHTML))
  const named_ = await names()
  await tap(page.locator('[data-key="region velathri"]'))
  await page.locator('.plan-preview').waitFor()
  expect(await page.locator('.rome-piece.ghost').getAttribute('data-key')).toBe('army ROM.3')
  expect(await page.locator('.rome-way :is(.left, .line, .head)').count()).toBe(3)
  expect(await names()).toEqual(named_)
  expect(await entries(page)).toBe(before)
  await tap(page.locator('[data-key="region velathri"]'))
  await expect.poll(() => entries(page)).toBe(before + 1)
  await tap(page.locator('[data-key="army ROM.0"]'))
  await page.locator('.bar-sentence', { hasText: /army I\b/ }).waitFor()
  await page.locator('.rome-find input').fill('ari')
  await tap(named(page, /^Ariminum/))
  await tap(page.getByRole('button', { name: 'Confirm', exact: true }))
  await tap(named(page, /This army is done/))
  await tap(named(page, /End the campaign/))
  // Two armies have not set out: asked once.
  await tap(page.locator('.bar-refusal + .bar-row .main'))

  // The shop: a price, the purse, what was bought.
  await asked(page, 'spending').waitFor()
  const purse = page.locator('.rome-purse')
  const gold = Number(/\d+/.exec(await purse.innerText())?.[0])
  const shopping = await entries(page)
  await tap(page.locator('.rome-good', { hasText: 'Hastati' }))
  await expect.poll(() => purse.innerText()).toContain(`${gold - 1} gold left, spent 1`)
  expect(await purse.innerText()).toContain('Hastati (1)')
  // Two of them are picked, Escape gives one back, Confirm has the sum.
  await press(page.locator('.rome-good', { hasText: 'Hastati' }))
  await expect.poll(() => confirm.innerText()).toBe('Buy 2 for 2 gold')
  await page.keyboard.press('Escape')
  await expect.poll(() => confirm.innerText()).toBe('Buy for 1 gold')
  expect(await entries(page)).toBe(shopping)
  await tap(confirm)
  await expect.poll(() => entries(page)).toBe(shopping + 1)
  expect(await purse.innerText()).toContain('Hastati (1)')
  await tap(named(page, /Done spending/))
  // Gold that could still buy something: asked once.
  await tap(page.locator('.asked .dock-end'))
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
  expect(taps).toBeLessThanOrEqual(20)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
})

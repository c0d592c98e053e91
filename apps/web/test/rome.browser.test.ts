// Rome: a round with bots on a desktop, and the beginning of one beside the board on a phone. Taps are counted.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from './axe.ts'
import { countOf } from './count-of.ts'
import { entries, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()
const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const asked = (page: Page, kind: string) => page.locator(`.rome-compose.on-${kind}`)
const named = (page: Page, name: RegExp) => page.locator('.rome-compose').getByRole('button', { name })

async function begin(page: Page, preset: number): Promise<void> {
  await withSeed(page, 7)
  await page.goto(`${site.url}#/new/rome`)
  await page.locator('.preset').nth(preset).click()
  await named(page, /^(deal evenly|раздать поровну)$/i).click()
}

/** What is asked now. */
async function question(page: Page): Promise<string> {
  const bar = page.locator('.rome-compose, .bar-listed, .bar-interval, .told')
  await bar.first().waitFor()
  return (await bar.first().getAttribute('class')) ?? ''
}

test('a round on a desktop, from the first army to the screen between rounds', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  await begin(page, 0)
  let taps = 1
  const tap = async (what: Locator) => {
    await what.click()
    taps++
  }
  await asked(page, 'commit').waitFor()
  await tap(named(page, /^0$/))
  // Who has won the initiative says who begins, and bots may make offers before; that is not part of what is counted.
  for (let n = 0; n < 12 && !(await question(page)).includes('on-agents'); n++) {
    await page.locator('.rome-compose button:not([disabled])').first().click()
    await page.waitForTimeout(450)
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
  await page.waitForTimeout(450)
  await tap(named(page, /End the campaign turn/))
  await page.waitForTimeout(450)
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
  await tap(page.getByRole('button', { name: 'Go on' }))
  await asked(page, 'commit').or(asked(page, 'order')).first().waitFor()
  expect(taps).toBeLessThanOrEqual(18)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
})

test('beside the board on a phone: dice and cards of one throw on one screen, a bot’s turn as one list', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await begin(page, 3)
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
      await countOf(page.locator('.to-do .steps li')).toBeGreaterThan(0)
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
      await page.locator('.bar-choices button:not([disabled], .told-line, .told-now)').first().click()
    else {
      const chips = page.locator('.rome-compose .rome-chips button:not([disabled])')
      const next = what.includes('on-agents') ? named(page, /^Взять золото/) : chips.first()
      // On a slow machine the tap before may only now have its effect: then something else is asked.
      await next.click({ timeout: 3000 }).catch(async (error) => {
        if ((await question(page)) === what && (await entries(page)) === at) throw error
      })
    }
    // A deal or a card with its aim takes more than one tap.
    if ((await entries(page)) === at) await page.waitForTimeout(450)
  }
  expect(turnedOver).toBe(3)
  expect(rolled).toBeGreaterThan(1)
  expect(lists).toBeGreaterThanOrEqual(2)
  await page.screenshot({ path: `${pictures}rome-360-ru-dark.png` })
  expect(problems).toEqual([])
  await close()
})

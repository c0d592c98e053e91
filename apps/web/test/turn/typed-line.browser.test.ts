// A typed line shows what it would do before Enter, and Enter is pressed as any other deed; with a plan ready Enter is Confirm.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastAction } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { entries, openSaved, playNow, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const said = (page: Page) => page.locator('p.unseen[aria-live]').textContent()
const confirm = (page: Page) => page.locator('section.bar button.dock-confirm:not(:disabled, .hollow)').last()
/** What comes a while after the keys. */
const attended = (page: Page) => page.locator('.table-page[data-asks]').waitFor()

test('Arcs: a move is a ghost while it is typed; picked by keys it is heard, and Enter on the place is Confirm', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.bar-person').waitFor()
  await attended(page)
  // By its place on the keyboard: a Russian layout gives a full stop here.
  await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true, cancelable: true })),
  )
  await page.locator('.typed-line input').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.typed-line').waitFor({ state: 'detached' })

  const before = await entries(page)
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).click()
  await page.locator('.arcs-tap.can.origin').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.arcs-tap.can.goal').first().waitFor()
  await expect.poll(() => said(page)).toMatch(/\d+ destinations?$/)
  await page.locator('.arcs-tap.can.goal').first().focus()
  await page.keyboard.press('Enter')
  await confirm(page).waitFor()
  await expect.poll(() => said(page)).toMatch(/^Move, .+ ▸ .+, 1 ship, Preview: no action left$/)
  expect(await entries(page)).toBe(before)
  const plan = (await said(page)) ?? ''
  await page.keyboard.press('Enter')
  await expect.poll(() => entries(page)).toBeGreaterThan(before)

  // Undo says what came back, in one line over the head.
  await page.keyboard.press('z')
  await page.locator('.toast').getByText('Taken back:').waitFor()
  const [toast, head] = [await page.locator('.toast').boundingBox(), await page.locator('.table-head').boundingBox()]
  expect(toast?.height).toBe(40)
  expect((toast?.y ?? 99) + 40).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
  await expect.poll(() => said(page)).toContain('Taken back:')

  const [, from, to] = /^Move, (.+?) ▸ (.+?), 1 ship,/.exec(plan) ?? []
  const place = (name = ''): string => name.replace(/^gate (\d)$/, '$1g').replace(/^cluster (\d), (\w)\w*$/, '$1$2')
  await page.keyboard.press('/')
  await page.locator('.typed-line input').fill(`m ${place(from)}-${place(to)} 1`)
  await page.locator('.typed-line .plan-words').waitFor()
  await page.locator('.arcs-board.preview').waitFor()
  expect(await entries(page)).toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: an army that was picked is heard with the places it can go to', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.bar-person').waitFor()
  await attended(page)
  const before = await entries(page)
  await page.locator('.rome-piece.can.origin, .can.origin').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.can:is(.goal, .grave)').first().waitFor()
  await expect.poll(() => said(page)).toMatch(/destinations?$/)
  expect(await entries(page)).toBeGreaterThanOrEqual(before)
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game: a card by its name and a tile, as a ghost before Enter', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await untilAsked(page)
  await attended(page)
  const before = await entries(page)
  await page.locator('.muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().waitFor()
  await expect.poll(() => said(page)).toMatch(/; \d+ destinations?$/)
  const name = /“(.+)”/.exec(await page.locator('.dock-plan').innerText())?.[1] ?? ''
  const tile = await page.locator('.muhq-tap-tile').first().getAttribute('aria-label')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const place = /\b[A-Z]\d{1,2}\b/.exec(tile ?? '')?.[0] ?? ''
  await page.locator('.typed-line input').fill(`${name.split(' ')[0]} ${place}`)
  await page.locator('.muhq-piece.ghost').waitFor()
  expect(await entries(page)).toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

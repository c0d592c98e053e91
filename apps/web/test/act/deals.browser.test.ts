// Deals among people at a Summit: on one screen with hidden hands, and told after the fact beside a real board. And the sheet with
// which people go on after an act.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handOf } from '../arcs/drive.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { actOver, dealBetween } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Page, name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

const side = (page: Page, n: number) => page.locator('.reach-side').nth(n)
const promise = (page: Page, n: number) => side(page, n).getByRole('button', { name: '+ promise' }).click()
const confirm = (page: Page) => page.locator('.arcs-ready .dock-confirm')

/** Nobody's cards are in sight until somebody says that they hold the device. */
async function passed(page: Page): Promise<string> {
  const bar = page.locator('.bar-pass')
  await bar.waitFor()
  expect(await handOf(page)).toEqual([])
  expect(await page.locator('.reach-deal').count()).toBe(0)
  const who = await bar.innerText()
  await press(bar.getByRole('button').filter({ hasText: /show my hand/ }))
  await page.locator('.reach-deal').waitFor()
  return who.includes('Anna') ? 'Anna' : 'Boris'
}

test('two people on one screen: proposed, changed by the other, agreed; each sees their own hand only', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, dealBetween('deal', false))
  const first = await passed(page)
  const hand = await handOf(page)
  const before = await entries(page)
  await promise(page, 0)
  expect(await confirm(page).innerText()).toBe('Propose')
  await shot(page, 'deal-proposed')
  await press(confirm(page))

  const second = await passed(page)
  expect(second).not.toBe(first)
  const others = await handOf(page)
  for (const card of others) expect(hand).not.toContain(card)
  await page.locator('section.bar').getByText(`${first} proposes:`).waitFor()
  expect(await confirm(page).innerText()).toBe('Agree')
  await promise(page, 0)
  await shot(page, 'deal-countered')
  expect(await confirm(page).innerText()).toBe('Propose this instead')
  await press(confirm(page))

  expect(await passed(page)).toBe(first)
  expect(await handOf(page)).toEqual(hand)
  await page.locator('section.bar').getByText(`${second} proposes:`).waitFor()
  await countOf(page.locator('.reach-basket .pressed')).toBe(2)
  await press(confirm(page))
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) >= n,
    before + 3,
  )
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('The deal is agreed.').first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a proposal that is turned down changes nothing', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, dealBetween('deal', false))
  await passed(page)
  await promise(page, 1)
  await press(confirm(page))
  await passed(page)
  await press(page.locator('.arcs-ready .dock-end'))
  await page.locator('.bar-pass, .bar-person').first().waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log').first().waitFor()
  expect(await page.getByText('The deal is agreed.').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('beside the board a deal is told after the fact, as one entry', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, dealBetween('deal', true))
  const pass = page
    .locator('.bar-pass')
    .getByRole('button')
    .filter({ hasText: /show my hand/ })
  await page.locator('.bar-pass, .reach-deal').first().waitFor()
  if ((await pass.count()) > 0) await pass.click()
  await page.getByText('What you have agreed on at the table, as one entry.').waitFor()
  const before = await entries(page)
  await promise(page, 0)
  await promise(page, 1)
  await shot(page, 'deal-told')
  expect(await confirm(page).innerText()).toBe('Agreed on it')
  await press(confirm(page))
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) === n,
    before + 1,
  )
  expect(problems).toEqual([])
  await close()
})

test('the hand-over sheet is printed on A4, with nothing else on it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await openSaved(page, site.url, actOver('sheet'))
  await page.locator('.bar-over').waitFor()
  await page.getByRole('tab', { name: 'Turn' }).click()
  const opened = page.waitForEvent('popup')
  await page.locator('.reach-ending').getByRole('button', { name: 'Print' }).click()
  const sheet = await opened
  await sheet.locator('html[data-printed]').waitFor()
  await sheet.emulateMedia({ media: 'print' })
  await shot(sheet, 'hand-over')
  const look = await sheet.evaluate(() => ({
    sections: document.querySelectorAll('section').length,
    columns: getComputedStyle(document.querySelector('.seats')!).gridTemplateColumns.split(' ').length,
    title: document.title,
    lang: document.documentElement.lang,
    wide: document.documentElement.scrollWidth <= innerWidth,
  }))
  expect(look).toEqual({ sections: 6, columns: 2, title: 'Hand-over sheet', lang: 'en', wide: true })
  const pdf = await sheet.pdf({ preferCSSPageSize: true })
  if (process.env.SHOTS !== undefined)
    (await import('node:fs')).writeFileSync(`${process.env.SHOTS}/hand-over.pdf`, pdf)
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(2)
  // 210 × 297 mm.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  await sheet.close()
  expect(problems).toEqual([])
  await close()
})

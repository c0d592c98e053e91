// Packs of one's own: an owner of the box pastes tables and plays against Speed-bots beside the board; the same editor on
// a phone; what was stored stays.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesOf, HOUSE_PACK, readPack } from '@understudy/rome'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from './axe.ts'
import { withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()
const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

/** What an owner has in a spreadsheet: names, whose home a region is, its seas, which regions touch, where armies start. */
const house = readPack(filesOf(HOUSE_PACK))
const nameOf = (no: number): string => house.regions[no]?.name.en ?? ''
const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\n')
const REGIONS = lines([
  ['Name', 'Home of', 'Seas'],
  ...house.regions.map(({ name, home, seas }) => [
    name.en,
    house.factions[home]?.name.en ?? 'none',
    seas.length === 0 ? 'none' : seas.map((no) => house.seas[no]?.name.en).join(' / '),
  ]),
])
const SEAS = lines([['Name'], ...house.seas.map(({ name }) => [name.en])])
const BORDERS = lines([
  ['From', 'To', 'Kind'],
  ...house.edges.map(({ a, b, strait }) => [nameOf(a), nameOf(b), strait ? 'strait' : 'land']),
])
const STARTS = lines(house.factions.map(({ starts }) => starts.map(nameOf)))

/** Counts what a person does. */
class Hands {
  inputs = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async tap(what: Locator): Promise<void> {
    this.inputs++
    await what.click()
  }

  /** Ctrl+V of what was copied elsewhere. */
  async paste(text: string): Promise<void> {
    this.inputs++
    await this.#page.evaluate((copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', copied)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }
}

const stored = (page: Page) => page.locator('.pack-state[data-state="saved"]').waitFor()
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('from a blank pack to the first turn of a Speed-bot, beside the board', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  const hands = new Hands(page)
  const began = performance.now()
  await page.goto(`${site.url}#/rome/packs`)
  await hands.tap(page.getByRole('button', { name: 'New blank pack' }))
  const cell = (at: string) => page.locator(`.pack-grid [data-at="${at}"]`)
  await hands.tap(cell('0 0'))
  await hands.paste(REGIONS)
  await hands.tap(page.getByRole('button', { name: /^Borders/, pressed: false }))
  await hands.tap(cell('0 0'))
  await hands.paste(BORDERS)
  await hands.tap(page.getByRole('button', { name: /^Seas/, pressed: false }))
  await hands.tap(cell('0 0'))
  await hands.paste(SEAS)
  await hands.tap(page.getByRole('button', { name: /^Factions/, pressed: false }))
  // Until it is said where the armies start, the notes ask for it, and lead there.
  await page.locator('.pack-remark-line').filter({ hasText: 'Where does this army start?' }).first().waitFor()
  await hands.tap(cell('0 2'))
  await hands.paste(STARTS)
  const play = page.getByRole('button', { name: 'Play with this pack' })
  await expect.poll(() => play.isEnabled()).toBe(true)
  await page.locator('.pack-place').nth(59).waitFor()
  expect(await complaints(page)).toEqual([])
  await page.screenshot({ path: `${pictures}rome-packs-1440-en-light.png` })
  await hands.tap(play)

  // The pack is chosen there, and goes into the game as a whole.
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('.draft select')?.selectedOptions[0]?.text === 'My pack',
  )
  await hands.tap(page.locator('.draft-start button'))
  const bar = page.locator('.bar')
  const answer = (name: string, no = 0) => hands.tap(bar.getByRole('button', { name, exact: true }).nth(no))
  await answer('Deal all four armies evenly')
  for (const seat of [0, 1, 2, 3]) await answer(String(seat + 2), seat)
  await answer('0')
  await page.locator('.bar-listed').waitFor()
  const first = { inputs: hands.inputs, seconds: (performance.now() - began) / 1000 }
  console.log(
    `From a blank pack to the first turn of a Speed-bot: ${first.inputs} inputs, ${first.seconds.toFixed(1)} s`,
  )
  // At ten seconds an input, what is left of ten minutes is for finding the tables.
  expect(first.inputs).toBeLessThanOrEqual(20)

  // What the pack does not say is asked when it is needed, and can be written into it.
  await answer('Done on my table')
  for (const card of ['Assassination', 'Bribe', 'Spy', 'Trade']) await answer(card)
  await answer('Recruit Mercenaries')
  await bar.getByText('Your pack does not say it yet').waitFor()
  await bar.locator('select').first().selectOption('ibossim')
  await bar.getByRole('button', { name: 'Answer' }).click()
  await page.getByRole('button', { name: 'Write into the pack' }).click()
  await page.getByText(/^Written into “My pack”/).waitFor()
  await page.goto(`${site.url}#/rome/packs`)
  await page.getByRole('link', { name: /My pack/ }).click()
  await page.getByRole('button', { name: /^Mercenaries/ }).click()
  await page.locator('.pack-grid td', { hasText: 'ibossim' }).first().waitFor()
  expect(problems).toEqual([])
  await close()
}, 90_000)

test('on a phone: rows in a sheet, the map, and nothing that was stored is lost', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru' })
  await page.goto(`${site.url}#/rome/packs`)
  await page.getByRole('button', { name: 'Скопировать домашний' }).click()
  await page.locator('.pack-row').filter({ hasText: 'Афины' }).click()
  await page.getByLabel('Золото').fill('много')
  await page.locator('dialog .pack-remark', { hasText: 'нужно целое число' }).waitFor()
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Замечания/ }).click()
  await page.locator('.pack-remark-line').filter({ hasText: 'Золото' }).click()
  await page.getByLabel('Золото').fill('3')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Карта', exact: true }).click()
  await page.locator('.pack-place').nth(59).waitFor()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${pictures}rome-packs-360-ru-dark.png` })
  await stored(page)

  // A record that cannot be read is named and kept; a deleted pack comes back.
  await page.evaluate(async () => {
    const open = indexedDB.open('understudy')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const write = db
      .transaction('packs', 'readwrite')
      .objectStore('packs')
      .put({ id: 'old', title: 'Старый', files: 7 })
    await new Promise((resolve) => {
      write.onsuccess = resolve
    })
    db.close()
  })
  await page.getByRole('link', { name: 'Все наборы' }).click()
  await page.getByText('«Старый» больше не читается').waitFor()
  await page.getByRole('button', { name: /^Ещё: Копия/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('link', { name: /Копия домашнего набора/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await page.getByRole('link', { name: /Копия домашнего набора/ }).click()
  await page.locator('.pack-row').filter({ hasText: 'Афины' }).filter({ hasText: 'Золото 3' }).waitFor()
  expect(problems).toEqual([])
  await close()
}, 60_000)

// A blank pack with a small map of one's own, and a game with it: everything else is asked at the table.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { press, pressIfThere, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { pictures, sideways } from './drive.ts'
import { answerOnce, Hands, stored } from './packs-hands.ts'

/** Two rows of five; the outer four of each side are homes. */
const NAMES = 'Alba Veii, Lower|Cures|Ostia|Tibur|Fidenae|Gabii|Lavinium|Ardea|Norba'
  .replace('Alba ', 'Alba|')
  .split('|')
const HOMES = [
  [0, 1, 5, 6],
  [4, 3, 9, 8],
] as const

/** A name of a file or a path in it: nothing that somebody who plays knows. */
const TECHNICAL = /\.csv|\.yaml|\w\[\d+\]|undefined|NaN/

async function expectPlainWords(page: Page): Promise<void> {
  expect((await page.locator('body').innerText()).match(TECHNICAL)).toBeNull()
}

/** From a blank pack to a bot's first turn, in a window of this size. */
export async function blankPack(width: number, height: number): Promise<void> {
  const { site, browser } = await siteAndBrowser()
  const { page, problems, close } = await browser.newPage({ width, height, scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  const hands = new Hands(page)
  await page.goto(`${site.url}#/rome/packs`)
  await page.getByRole('button', { name: 'New blank pack' }).click()
  await page.getByLabel('New region').click()
  for (const name of NAMES) await hands.type(name)
  const sheet = page.locator('.pack-sketch svg')
  await page.getByText(`(1 of ${NAMES.length})`).waitFor()
  const box = await sheet.boundingBox()
  for (const no of NAMES.keys())
    await sheet.click({
      position: {
        x: (box?.width ?? 0) * (0.1 + 0.2 * (no % 5)),
        y: (box?.height ?? 0) * (0.25 + 0.4 * Math.floor(no / 5)),
      },
    })
  const mode = (name: string) => page.getByRole('radio', { name }).click()
  // Homes before borders: nothing is a contradiction only because it is not drawn yet.
  await mode('Homes')
  await page.locator('.pack-place').nth(9).waitFor()
  await page.getByText('Drawing…').waitFor({ state: 'hidden' })
  for (const [no, regions] of HOMES.entries()) {
    if (no > 0) await page.locator('.pack-chip').nth(no).click()
    for (const region of regions) {
      await page.locator('.pack-place').nth(region).click()
      await page.getByText(`${NAMES[region]} is `).waitFor()
    }
  }
  await mode('Borders')
  await page.locator('.pack-place').nth(9).waitFor()
  for (const row of [0, 5]) await hands.slide([0, 1, 2, 3, 4].map((no) => row + no))
  for (const column of [0, 2, 4]) await hands.slide([column, column + 5])
  await expectPlainWords(page)
  await page.screenshot({ path: `${pictures}rome-blank-map-${width}.png` })

  // Two of the four factions are not on this board.
  if (width < 700) await page.getByRole('button', { name: 'Tables', exact: true }).click()
  const tab = page.getByRole('button', { name: /^Factions/ }).or(page.getByRole('tab', { name: /^Factions/ }))
  await tab.first().click()
  for (const name of ['Barbarians', 'Carthage']) {
    if (width < 700) await page.locator('.pack-row').filter({ hasText: name }).click()
    else await page.locator('.pack-grid [role=gridcell], .pack-grid td').filter({ hasText: name }).first().click()
    await page.getByRole('button', { name: 'Remove the row' }).click()
    await pressIfThere(page.getByRole('button', { name: 'Remove all of it' }))
  }
  await page.screenshot({ path: `${pictures}rome-blank-factions-${width}.png` })
  if (width < 700) await page.getByRole('button', { name: 'Notes', exact: true }).click()
  const play = page.getByRole('button', { name: 'Play with this pack' })
  await expect.poll(() => play.isEnabled()).toBe(true)
  await stored(page)
  await expectPlainWords(page)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${pictures}rome-blank-ready-${width}.png` })

  await play.click()
  await expectPlainWords(page)
  await page.locator('.draft-start button').click()
  await page.locator('.gap').waitFor()
  const asked: string[] = []
  let pictured = 0
  for (let step = 0; step < 300; step++) {
    await page.locator('.gap, .bar-listed, .bar button').filter({ visible: true }).first().waitFor()
    if ((await page.locator('.bar-listed').count()) > 0) break
    if ((await page.locator('.gap').count()) > 0) {
      const kind = (await page.locator('.gap-list').count()) > 0 ? 'list' : 'cells'
      if (pictured < 3 || step === 6)
        await page.screenshot({ path: `${pictures}rome-blank-ask-${pictured++}-${kind}-${width}.png` })
      if (pictured === 2) expect(await complaints(page)).toEqual([])
      const before = await page.locator('.bar-sentence').first().innerText()
      asked.push(...(await answerOnce(page)))
      expect(await page.locator('.gap-wrong').count(), await page.locator('.gap').allInnerTexts().then(String)).toBe(0)
      await expect.poll(() => page.locator('.bar-sentence').first().innerText()).not.toBe(before)
      continue
    }
    const bar = page.locator('.bar')
    const evenly = bar.getByRole('button', { name: 'Deal all four evenly', exact: true })
    if ((await evenly.count()) > 0) await evenly.click()
    else {
      const number = bar.getByRole('button', { name: /^\d+$/ })
      if ((await number.count()) > 0) {
        await number.first().click()
        // Gold lies ready first.
        const confirm = page.locator('section.bar-person .dock-confirm:not(:disabled)')
        if ((await confirm.count()) > 0) await press(confirm)
      }
    }
    await page.waitForTimeout(50)
  }
  await page.locator('.bar-listed').waitFor()
  await page.screenshot({ path: `${pictures}rome-blank-turn-${width}.png` })
  // Nothing of the house pack was taken without a word.
  expect(asked).toContain('troops.csv/ROM/list')
  expect(asked).toContain('pack.yaml/setup/gold')
  expect(new Set(asked).size).toBe(asked.length)
  await expectPlainWords(page)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await close()
}

// Arcs beside a real board: typed dice, a secret hand, a position entered by hand, a reload.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from './arcs-person.ts'
import { entries, settled, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

const secretHand = async (page: Page) => {
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
  await page.locator('.bar-table').waitFor()
}

const type = async (page: Page, open: string, line: string) => {
  const field = page.locator('.typed-line input')
  if (!(await field.isVisible())) await page.locator('.bar').getByRole('button', { name: open }).click()
  await field.fill(line)
  await page.keyboard.press('Enter')
}

const more = (page: Page, than: number) =>
  page.waitForFunction((n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n, than)

/** A face for each die that is asked for, as somebody would type it. */
async function facesAsked(page: Page): Promise<string> {
  const rows = await page.locator('.arcs-pad-row').evaluateAll((all) =>
    all.map((row) => ({
      die: /die-(\w+)/.exec(row.querySelector('.arcs-face-key')?.className ?? '')?.[1] ?? '',
      n: Number(row.querySelector('b')?.textContent?.split('/')[1] ?? 0),
    })),
  )
  const face: Readonly<Record<string, string>> = { assault: 'ПП', skirmish: 'п', raid: 'зк' }
  return rows.flatMap(({ die, n }) => Array.from({ length: n }, () => face[die] ?? '-')).join(' ')
}

test('two Lars in Russian with typed dice, through a reload in the middle of a battle, to the end', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('radio', { name: /Рядом с/ }).check()
  for (const n of [1, 2]) await page.locator('.seat-field').nth(n).getByRole('radio', { name: 'Ларс' }).check()
  await page.getByRole('button', { name: 'Начать', exact: true }).click()
  await page.locator('.bar-table').waitFor()
  let typed = 0
  for (let battle = 0; battle < 3; battle++) {
    const { bar } = await playOn(page, ['over', 'broken'], { stop: '.on-roll', seed: battle + 3 })
    if (bar !== 'table') break
    await settled(page)
    if (battle === 0) {
      await page.reload()
      await page.locator('.on-roll').waitFor()
    }
    const before = await entries(page)
    await type(page, 'Набрать', 'пппп')
    await page.getByText(/Введено граней: 1/).waitFor()
    await page.locator('.typed-line input').fill(await facesAsked(page))
    await page.keyboard.press('Enter')
    await more(page, before)
    typed++
  }
  expect(typed).toBe(3)
  const { bar, taps } = await playOn(page, ['over', 'broken'])
  console.log(
    `a whole game beside the board against two Lars: ${taps} taps after the third battle, ${await entries(page)} entries`,
  )
  expect(bar).toBe('over')
  expect(problems).toEqual([])
  await close()
})

test('a secret hand goes on after the stack was reshuffled', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await secretHand(page)
  for (let i = 0; i < 12; i++) {
    await playOn(page, ['over', 'broken'], { most: 40, seed: i + 1 })
    await page.getByRole('tab', { name: 'Log' }).click()
    if (/shuffled into a new stack/.test(await page.locator('.panel').innerText())) break
    await page.getByRole('tab', { name: 'Board' }).click()
  }
  await page
    .getByText(/shuffled into a new stack/)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Board' }).click()
  // The person's own cards are still nobody's business, and any card that can be among them can be played.
  const { bar } = await playOn(page, ['over', 'broken'], { stop: '.on-card' })
  expect(bar).toBe('person')
  const held = await page.locator('.stage-hand .arcs-back').count()
  expect(held).toBeGreaterThan(0)
  expect(await page.locator('.arcs-card-grid button:not(:disabled)').count()).toBeGreaterThanOrEqual(held)
  const before = await entries(page)
  await playOn(page, ['over', 'broken'], { most: 30 })
  expect(await entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('a position of the middle of a game is entered, and SUPERCAT takes its turn', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await secretHand(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  const editor = page.locator('.arcs-editor')
  const tab = (name: string) => editor.locator('.arcs-edit-tabs').getByRole('button', { name, exact: true }).click()
  await editor.getByRole('button', { name: 'Mix Up (3)' }).click()
  await editor.getByRole('button', { name: 'Lay it out' }).click()
  await editor.getByRole('button', { name: 'cluster 6, crescent' }).click()
  const row = (label: string) => editor.getByRole('group', { name: label, exact: true })
  await row('Yellow: ships').getByRole('button', { name: '4', exact: true }).click()
  await row('Slot 1').getByRole('button', { name: 'Yellow: city' }).click()
  await tab('Players')
  await row('Power').getByRole('button', { name: /\+5/ }).click()
  await tab('Round')
  await row('Chapter').getByRole('button', { name: '3' }).click()
  await row('Large marker').getByRole('button', { name: 'Tycoon' }).click()
  await editor
    .getByRole('group', { name: /Whose turn/ })
    .getByRole('button', { name: 'Yellow' })
    .click()
  expect(await page.locator('.problems').allTextContents()).toEqual([])
  await page.getByRole('button', { name: 'Save the correction' }).click()
  const { bar } = await playOn(page, ['listed', 'broken', 'over'], { stop: '.on-pick' })
  expect(bar).toBe('listed')
  await page.locator('.bar').getByRole('button', { name: 'Done on my table' }).click()
  // The cards that were turned over for SUPERCAT are tapped, then its turn is one list.
  await page.locator('.on-pick .arcs-card-grid').waitFor()
  await playOn(page, ['listed', 'broken'])
  expect(await page.locator('.to-do .step').count()).toBeGreaterThan(1)
  expect(await page.locator('.to-do').innerText()).toContain('Yellow')
  expect(problems).toEqual([])
  await close()
})

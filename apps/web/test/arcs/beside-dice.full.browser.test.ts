// Arcs beside a real board, with typed dice: a whole game against two Lars.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { entries, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { playOn } from './person.ts'

const { site, browser } = await siteAndBrowser()

const type = async (page: Page, open: string, line: string) => {
  const field = page.locator('.typed-line input')
  // On a phone it lies behind ⋯. A line that was open for the last question may still be on its way to this one.
  const tools = page.locator('.bar [data-key="more"]')
  await field.or(tools).first().waitFor()
  if (!(await field.isVisible())) {
    await tools.click()
    await page.locator('.popover.more-tools').getByRole('button', { name: open }).click()
  }
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
  const face: Readonly<Record<string, string>> = { assault: 'УУ', skirmish: 'у', raid: 'зк' }
  return rows.flatMap(({ die, n }) => Array.from({ length: n }, () => face[die] ?? '-')).join(' ')
}

/** Three dice of a Lars that follows stand on one screen and are typed in one line. */
async function typeThreeDice(page: Page): Promise<void> {
  const lines = page.locator('.told')
  for (let tries = 0; tries < 40; tries++) {
    await playOn(page, ['over', 'broken'], { stop: '.told li:nth-child(3)', seed: tries + 1 })
    const texts = await lines.innerText()
    if (/тарана.*перестрелки.*налёта/s.test(texts)) break
    // Three other things: told one by one.
    await page.locator('.told-faces .face, .bar .composer .arcs-key:not(:disabled, .impossible)').first().click()
  }
  expect(await complaints(page)).toEqual([])
  const before = await entries(page)
  await type(page, 'Набрать', 'ус уу')
  await page.getByText(/На этом кубике нет грани «уу»/).waitFor()
  await page.locator('.typed-line input').fill('ус у зк')
  await page.keyboard.press('Enter')
  await more(page, before + 2)
}

test('two Lars in Russian with typed dice, through a reload in the middle of a battle, to the end', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await withSeed(page, 1)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('radio', { name: /Рядом с/ }).check()
  for (const n of [1, 2]) await page.locator('.seat-tile').nth(n).getByRole('radio', { name: 'Ларс' }).check()
  await page.getByRole('button', { name: 'Начать', exact: true }).click()
  await page.locator('.bar-table').waitFor()
  await typeThreeDice(page)
  let typed = 0
  for (let battle = 0; battle < 3; battle++) {
    // The dice that were typed last may still be drawn: only a roll that stays is a new one.
    let bar = ''
    do {
      bar = (await playOn(page, ['over', 'broken'], { stop: '.on-roll', seed: battle + 3 })).bar
      await settled(page)
    } while (bar === 'table' && !(await page.locator('.on-roll').isVisible()))
    if (bar !== 'table') break
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
}, 120_000)

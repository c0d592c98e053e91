// Beside the board: typed draws, a bot's turn as one list, differences after an undo, "allow anyway", checklists.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { choose, drawn, endTurn, entries, press, settled, withSeed } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

async function startBeside(page: Page): Promise<void> {
  await withSeed(page, 4)
  await page.goto(`${site.url}#/new/muhq`)
  await page.getByRole('radio', { name: /Beside the board/ }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.bar-table').waitFor()
}

/** Answers what the table is asked, until a person or the list is up; with the first card unless another is wanted. */
async function drawAll(page: Page, wanted = /./): Promise<number> {
  let typed = 0
  for (; typed < 30; typed++) {
    await page.locator('.bar-table, .bar-person, .bar-listed').waitFor()
    if ((await page.locator('.bar-table').count()) === 0) break
    const before = await entries(page)
    const cards = page.locator('.bar-table .bar-row button')
    const card = cards.filter({ hasText: wanted })
    await press(((await card.count()) > 0 ? card : cards).first())
    await page.waitForFunction(
      (n) =>
        Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n ||
        document.querySelector('.bar-row .button.main') !== null,
      before,
    )
  }
  return typed
}

test('a turn with typed draws, the bot’s turn as one list, and the differences after an undo', async () => {
  const { page, problems, close } = await browser.newPage()
  await startBeside(page)
  expect(await drawAll(page)).toBe(3)
  await page.locator('.bar-person').waitFor()
  await endTurn(page)
  expect(await drawAll(page)).toBeGreaterThan(0)
  await page.locator('.bar-listed').waitFor()
  const steps = page.locator('.to-do .to-do-line')
  await countOf(steps).toBeGreaterThan(2)
  await settled(page)

  // The list is still to be done after a reload.
  await page.reload()
  await page.locator('.bar-listed').waitFor()
  await countOf(steps).toBeGreaterThan(2)
  await steps.first().getByRole('button', { name: 'Why?' }).click()
  await page.getByText('The rule that decided').waitFor()
  await press(page.locator('.bar').getByRole('button', { name: 'Done on my table' }))
  await page.locator('.bar-table, .bar-person').waitFor()

  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Put this on your table' }).waitFor()
  const changes = await page.locator('.changes li').allInnerTexts()
  expect(changes.length).toBeGreaterThan(0)

  // So are the differences.
  await settled(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Put this on your table' }).waitFor()
  expect(await page.locator('.changes li').allInnerTexts()).toEqual(changes)
  await press(page.locator('.bar').getByRole('button', { name: 'Done on my table' }))
  await page.locator('.bar-table').waitFor()
  // What the list has opened goes with it.
  expect(await page.locator('[data-region="drawer"]').count()).toBe(0)
  await settled(page)
  await page.reload()
  await page.locator('.bar-table').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('what the rules forbid can be allowed anyway', async () => {
  const { page, problems, close } = await browser.newPage()
  await startBeside(page)
  await drawAll(page, /Farmer/)
  const before = await entries(page)
  await page.getByRole('button', { name: 'Something else …' }).click()
  await page.locator('.bar-other').waitFor()
  // A farmer in a corner of the map, far from every spawn.
  await choose(page, /Farmer/)
  await page.locator('.choice-groups button').last().click()
  await page.locator('.bar-refused').waitFor()
  await page.locator('.bar').getByText('The rules forbid this.').waitFor()
  await page.getByRole('button', { name: 'Allow anyway' }).click()
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
    before,
  )
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('allowed anyway').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('set up from the box, and does your table match?', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112, lang: 'en' })
  await startBeside(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Set up from the box' }).click()
  const items = page.locator('dialog .changes li')
  await countOf(items).toBeGreaterThan(3)
  await items.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Does your table match?' }).click()
  await page.getByRole('button', { name: 'It matches' }).click()
  await page.locator('.bar-table').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('how the table is laid out is told first, and in the boss’s turn what came of an answer', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await startBeside(page)
  await page.locator('.dock-plan').getByRole('button', { name: 'How to lay out the table …' }).click()
  await countOf(page.locator('dialog .changes li')).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await drawAll(page)
  await page.locator('.bar-person').waitFor()
  await endTurn(page)
  // The boss draws: while its question comes again, the plan has what was done with the last card.
  const question = page.locator('.bar-table')
  const told = async () => /^The Kraken (?:draws|plays) “/.test(await page.locator('.dock-plan').innerText())
  for (let card = 0; card < 6 && !(await told()); card++) {
    await question.waitFor()
    const before = await entries(page)
    await press(question.locator('.bar-row button').first())
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
    await page.locator('.bar-table, .bar-person').waitFor()
    await drawn(page)
  }
  expect(await told()).toBe(true)
  expect(problems).toEqual([])
  await close()
})

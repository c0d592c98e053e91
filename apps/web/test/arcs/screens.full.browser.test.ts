// The screens around the Arcs table: a new game, what lies between and after turns, menus, the guide.

import { expect, test } from 'vitest'
import { seatsInDetail, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { crampedOn, faultsOf, heightOf, openBoard, PHONE } from './looking.ts'
import { playOn } from './person.ts'
import { hotSeat, midgame } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('beside the board on a phone: the Court and cards as grids', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
  for (const [what, name] of [
    ['.arcs-court-grid', 'the Court'],
    ['.arcs-card-grid', 'cards'],
  ] as const) {
    await playOn(page, ['over', 'broken'], { stop: what })
    expect(await crampedOn(page)).toEqual([])
    expect(await faultsOf(page, `${name} beside the board`)).toEqual([])
  }
  await playOn(page, ['listed', 'over', 'broken'])
  await page.locator('.to-do .to-do-line').first().waitFor()
  expect(await faultsOf(page, 'what a bot did')).toEqual([])
  for (const [item, name] of [
    ['Set up from the box', 'set up'],
    ['Does your table match?', 'comparing'],
    ['Who sits where', 'seats'],
  ] as const) {
    await page.getByRole('button', { name: 'Game menu' }).click()
    await page.getByRole('button', { name: item }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page, name)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  expect(problems).toEqual([])
  await close()
})

test('two people: the device passes on, and correcting by hand names nobody’s cards', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, lang: 'en' })
  await openBoard(page, site.url, hotSeat())
  await page.locator('.bar-pass').waitFor()
  expect(await faultsOf(page, 'passing the device')).toEqual([])
  await page.locator('.bar-pass .main').click()
  await page.getByRole('button', { name: 'Game menu' }).click()
  expect(await faultsOf(page, 'the menu')).toEqual([])
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  const editor = page.locator('.arcs-editor')
  for (const part of ['Map', 'Players', 'Court', 'Round']) {
    await editor.locator('.arcs-edit-tabs').getByRole('button', { name: part, exact: true }).click()
    // Hands are numbers here; the only action card that can be named is the one that leads, which all can see.
    expect(await editor.locator('.arcs-card-key[aria-pressed="true"]').count()).toBeLessThanOrEqual(1)
    if (part !== 'Round') expect(await editor.locator('.arcs-card-key').count()).toBe(0)
    expect(await faultsOf(page, `correcting ${part}`)).toEqual([])
  }
  expect(problems).toEqual([])
  await close()
})

test('a new game with everything unfolded, the first round guided, and what the page is', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, scheme: 'light' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.locator('.seat-tile').first().waitFor()
  expect(await faultsOf(page, 'a new game')).toEqual([])
  await seatsInDetail(page)
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  await page.locator('.seat-field').first().waitFor()
  expect(await faultsOf(page, 'a new game unfolded')).toEqual([])
  // Turn order: the second seat goes first, with whoever sits there.
  await page.getByRole('button', { name: 'Место 2: раньше в порядке хода' }).click()
  await expect
    .poll(() => page.locator('.seat-tile > .choose > legend').allInnerTexts())
    .toEqual(['Место 1: Жёлтый', 'Место 2: Красный', 'Место 3: Синий'])
  expect(await page.locator('.seat-tile').nth(0).getByRole('radio', { name: 'SUPERCAT' }).isChecked()).toBe(true)
  expect(await page.locator('.seat-tile').nth(1).getByRole('radio', { name: 'Вы' }).isChecked()).toBe(true)
  await page.goto(`${site.url}#/import`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  expect(await faultsOf(page, 'import')).toEqual([])
  await page.goto(`${site.url}#/about`)
  await page.locator('main.about').waitFor()
  expect(await faultsOf(page, 'about')).toEqual([])
  await page.goto(site.url)
  await page
    .getByRole('button', { name: /Первый раунд/ })
    .first()
    .waitFor()
  expect(await faultsOf(page, 'start')).toEqual([])
  await page.getByRole('button', { name: 'Первый раунд с подсказками: Arcs' }).click()
  await page.locator('.coach').waitFor()
  // The words lie over the table; the board has its room all the same, and is free after the first tap elsewhere.
  await page.locator('.arcs-tap').first().waitFor()
  expect(await heightOf(page, '.stage-board')).toBeGreaterThanOrEqual(0.4 * 740)
  await page.locator('.coach-words').waitFor()
  expect(await faultsOf(page, 'guided')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('a word in the name of a card is never broken, however long', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, width: 390 })
  await openBoard(page, site.url, midgame())
  await page.getByRole('button', { name: /^(Court|Двор)$/ }).click()
  await page.locator('.arcs-court-card .name').first().waitFor()
  const broken = await page.evaluate(() => {
    return [...document.querySelectorAll('.arcs-court-card .name')].flatMap((each) => {
      each.textContent = 'Союз проектировщиков'
      const text = each.firstChild
      if (text === null) return ['nothing']
      return ['Союз', 'проектировщиков'].filter((word) => {
        const range = document.createRange()
        const at = each.textContent?.indexOf(word) ?? 0
        range.setStart(text, at)
        range.setEnd(text, at + word.length)
        const lines = range.getClientRects().length
        return lines !== 1
      })
    })
  })
  expect(broken).toEqual([])
  expect(await faultsOf(page, 'long names')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

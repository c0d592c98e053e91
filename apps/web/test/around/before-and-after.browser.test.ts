// Around the table: one tap to play, on screen or beside the board; how a game ended and what turned it; figures of past
// games.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { countOf } from '../tools/count-of.ts'
import { endTurn, openSaved, playNow, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { finished, lostToTheKraken } from '../tools/finished.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

for (const [game, lang, width, height, scheme] of sampled(
  [['muhq', 'ru', 390, 844, 'dark']],
  [
    ['arcs', 'en', 1440, 900, 'light'],
    ['rome', 'ru', 834, 1112, 'light'],
  ],
))
  test(`${game}: the result stands in the board’s frame, with what turned the game (${lang}, ${width} px)`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang, scheme })
    await withSettings(page, { speed: 'instant' })
    // Won by its practice partner, muhq's game was turned by nobody who can say why.
    await openSaved(page, site.url, game === 'muhq' ? lostToTheKraken() : finished(game))
    const stage = page.locator('[data-region="board"] .over-stage')
    await stage.locator(`.${game}-plot`).first().waitFor()
    const frame = await page.locator('[data-region="board"]').boundingBox()
    expect(await stage.boundingBox()).toEqual(frame)
    const points = stage.locator('.turning > li')
    await expect.poll(() => points.count()).toBeGreaterThan(0)
    expect(await points.count()).toBeLessThanOrEqual(3)
    // Each has a sentence, a number that changed, and a way to look at it.
    for (const point of await points.all()) {
      expect((await point.innerText()).length).toBeGreaterThan(20)
      expect(await point.locator('.turning-facts').count()).toBeGreaterThan(0)
    }
    // One button has the accent, and none is cut off. The curve comes before the turning points, the rules are folded.
    expect(await page.locator('.button.main:visible').count()).toBe(1)
    const beyond = (all: readonly Element[]) =>
      all.filter((each) => each.getBoundingClientRect().right > innerWidth || each.scrollWidth > each.clientWidth)
        .length
    expect(await page.locator('.over-deeds .button, .bar-over .bar-row .button').evaluateAll(beyond)).toBe(0)
    const top = async (part: string) => (await stage.locator(part).boundingBox())?.y ?? 0
    expect(await top('.over-head')).toBeLessThan(await top('.over-deeds'))
    expect(await top('.over-deeds')).toBeLessThan(await top('.over-curve'))
    expect(await top('.over-curve')).toBeLessThanOrEqual(await top('.over-turning'))
    expect(await top('.over-curve')).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0) - 40)
    expect(await stage.locator('.over-rules[open]').count()).toBe(0)
    expect(await stage.locator('.over-scored[open]').count()).toBe(width < 700 ? 0 : 1)
    expect(await complaints(page)).toEqual([])
    // No drawer has opened by itself.
    await countOf(page.locator('[data-region="drawer"]')).toBe(0)
    await stage
      .locator('.turning .row')
      .filter({ has: page.locator('button + button') })
      .first()
      .locator('button')
      .last()
      .click()
    await page.locator('.panel .panel-body').waitFor()
    expect(await page.getByRole('tab', { selected: true }).innerText()).toMatch(/^(Why|Почему)$/)
    await page
      .getByRole('tab', { name: /^(Board|Поле)$/ })
      .or(page.locator('.panel-head .icon'))
      .first()
      .click()
    await points.first().locator('button').first().click()
    await page.locator('.bar-look').waitFor()
    await countOf(stage).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

test('again, with everybody one seat on, and harder: each begins at once', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, finished('arcs'))
  for (const key of ['again', 'swap', 'harder']) await page.locator(`.over-stage [data-key="${key}"]`).waitFor()
  const before = page.url()
  await page.locator('.over-stage [data-key="harder"]').click()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.locator('.over-stage').waitFor({ state: 'detached' })
  await page.locator('section.bar').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('play now begins where it was played last, on screen or beside the board', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
  await page.goto(site.url)
  const tile = page.locator('.game-card').filter({ hasText: 'muhq' })
  await tile.getByRole('button', { name: 'Beside the board' }).click()
  await page.reload()
  expect(await tile.getByRole('button', { name: 'Beside the board' }).getAttribute('aria-pressed')).toBe('true')
  await tile.locator('[data-play]').click()
  // Beside the board the table is asked for what it has drawn.
  await page.locator('.bar-table, .bar-listed, .bar-person').first().waitFor()
  // Another game, by another name.
  await withSeed(page, 2)
  await page.goto(site.url)
  await page.locator('.saved-where').filter({ hasText: 'Beside the board' }).waitFor()
  await tile.getByRole('button', { name: 'On screen' }).click()
  await tile.locator('[data-play]').click()
  await page.locator('.bar-person').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('figures: counted by table, marked, exported; one line of them on the start page', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await page.goto(site.url)
  await page.locator('.book-link').first().waitFor()
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const open = indexedDB.open('understudy')
      open.onsuccess = () => done(open.result)
    })
    const tx = db.transaction('results', 'readwrite')
    for (const n of [0, 1, 2])
      tx.objectStore('results').put({
        id: `r${n}`,
        game: 'arcs',
        title: `Evening ${n}`,
        date: Date.UTC(2026, 0, n + 1),
        beside: false,
        difficulty: 'normal',
        marks: n === 1 ? ['allowed'] : [],
        seats: [
          { seat: 'red', name: 'You', by: 'person', score: 20 + n, won: n > 0 },
          { seat: 'blue', name: 'SUPERCAT', by: 'bot', bot: 'supercat', score: 21, won: n === 0 },
        ],
      })
    await new Promise((done) => {
      tx.oncomplete = done
    })
    db.close()
  })
  await page.reload()
  expect(await page.locator('[data-figure="arcs"]').innerText()).toBe('Arcs 2 won of 3')
  await page.getByRole('link', { name: 'All figures' }).click()
  const row = page.locator('.figures tbody tr')
  await countOf(row).toBe(1)
  expect((await row.innerText()).split(/\s*\t\s*/)).toEqual([
    'Arcs',
    'SUPERCAT',
    'normal',
    '2',
    'screen',
    '3*',
    '2',
    '0',
    '',
  ])
  expect(await row.locator('.figures-marks i').evaluateAll((all) => all.map((each) => each.className))).toEqual([
    'won',
    'won marked',
    'lost',
  ])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toBe('understudy.csv')
  expect(await complaints(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(problems).toEqual([])
  await close()
})

test('sound is off; switched on, one’s turn is heard', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await page.addInitScript(() => {
    const made = { sounds: 0 }
    Object.assign(window, { made })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      made.sounds++
      return start.apply(this, when)
    }
  })
  const heard = () => page.evaluate(() => (window as unknown as { made: { sounds: number } }).made.sounds)
  await withSeed(page, 1)
  await playNow(page, site.url)
  await endTurn(page)
  await untilAsked(page)
  expect(await heard()).toBe(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page
    .getByLabel('Sound')
    .getByText('Medium', { exact: true })
    .or(page.getByRole('radio', { name: 'Medium', exact: true }).last())
    .last()
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Medium', exact: true }).last().waitFor({ state: 'hidden' })
  await endTurn(page)
  await untilAsked(page)
  await expect.poll(heard).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await close()
})

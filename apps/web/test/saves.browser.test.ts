// Never lose a game: lists, files, broken files, two tabs.

import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'
import { endTurn, entries, playNow, settled, untilAsked, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('rename, duplicate, export, delete with undo, import', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const played = await entries(page)
  await page.getByRole('link', { name: 'All games' }).click()
  const menu = page.getByRole('button', { name: /^What to do with/ })
  await menu.click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('New name').fill('Night at the bay')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /Night at the bay/ }).waitFor()

  await menu.click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('link', { name: /Night at the bay \(copy\)/ }).waitFor()

  await menu.first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Night-at-the-bay.*\.json$/)
  const written = await text(await download.createReadStream())

  await menu.first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText(/was deleted/).waitFor()
  await countOf(page.locator('.saved-game')).toBe(1)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.saved-game').length === 2)

  await page.getByRole('link', { name: 'Import' }).click()
  await page.locator('input[type="file"]').setInputFiles(file('game.json', written))
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(played)
  expect(problems).toEqual([])
  await close()
})

test('a broken file is refused with one clear sentence, and other games stay as they are', async () => {
  const { page, problems, close } = await browser.newPage()
  await playNow(page, site.url)
  await settled(page)
  await page.goto(`${site.url}#/import`)
  const input = page.locator('input[type="file"]')
  const notice = page.getByRole('alert')
  const cases: [string, RegExp][] = [
    ['{ not json', /“x.json” was not imported: this is not a JSON file/],
    ['{"format":"something"}', /this is not a saved game of Understudy/],
    ['['.repeat(5000) + ']'.repeat(5000), /nested too deeply/],
    ['{"format":"understudy-journal","version":99}', /newer Understudy/],
    [
      '{"format":"understudy-journal","version":1,"game":"chess","rules":"1","entries":[{"t":"start"}]}',
      /entries\[0\]/,
    ],
  ]
  for (const [text, sentence] of cases) {
    await input.setInputFiles(file('x.json', text))
    await notice.getByText(sentence).waitFor()
    await notice.getByText('Your other games are unchanged.').waitFor()
  }
  await page.goto(site.url)
  await countOf(page.locator('.saved-game')).toBe(1)
  await page.locator('.saved-link').click()
  await page.locator('.bar-person').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('two tabs on one game: the second looks on, can take over, and nothing is lost', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await settled(page)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.locator('.bar').getByText('This game is open in another tab.').waitFor()
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const played = await entries(page)
  await second.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) === n,
    played,
  )
  await second.getByRole('button', { name: 'Continue here' }).click()
  await second.locator('.bar-person').waitFor()
  await page.locator('.bar').getByText('This game is open in another tab.').waitFor()
  await endTurn(second)
  await untilAsked(second)
  await settled(second)
  const more = await entries(second)
  expect(more).toBeGreaterThan(played)
  await second.close()
  await page.getByRole('button', { name: 'Continue here' }).click()
  await page.locator('.bar-person, .bar-over').waitFor()
  expect(await entries(page)).toBe(more)
  expect(problems).toEqual([])
  await close()
})

test('a tab killed right after a move has lost nothing', async () => {
  const { page, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  const url = page.url()
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const played = await entries(page)
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(url)
  await again.locator('.bar-person, .bar-over').waitFor()
  expect(await entries(again)).toBe(played)
  await close()
})

test('a game of older rules goes on from its last known position, and its history can be read', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await endTurn(page)
  await untilAsked(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  await page.locator('.editor').getByRole('group', { name: 'Player 1' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await page.locator('.bar-person').waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ])
  const journal = JSON.parse(await text(await download.createReadStream()))
  journal.rules = 'before'
  journal.entries[3].hash = '00000000000000'
  await page.goto(`${site.url}#/import`)
  await page.locator('input[type="file"]').setInputFiles(file('old.json', JSON.stringify(journal)))
  await page.getByText('The rules have changed since this game was saved').waitFor()
  await page.locator('.bar-person').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('Before the rules changed').click()
  await countOf(page.locator('.log-before li')).toBeGreaterThan(3)
  expect(problems).toEqual([])
  await close()
})

// Never lose a game: lists, files, broken files.

import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { endTurn, entries, playNow, settled, untilAsked, upload, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('rename, duplicate, export, delete with undo, import', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
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
  await page.locator('.saved-link', { hasText: 'Night at the bay' }).waitFor()

  await menu.click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.locator('.saved-link', { hasText: 'Night at the bay (copy)' }).waitFor()

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
  await page.locator('input[type="file"]').setInputFiles(upload('game.json', written))
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(played)
  // It is open: nothing lies over it that offers to open it.
  expect(await page.getByRole('button', { name: 'Open', exact: true }).count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('a broken file is refused with one clear sentence, and other games stay as they are', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSeed(page, 1)
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
    await input.setInputFiles(upload('x.json', text))
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

test('a file that is too large is refused by its size, before any of it is read', async () => {
  const { page, problems, close } = await browser.newPage()
  await page.addInitScript(() => {
    const never = () => Promise.reject(new Error('it was read'))
    Object.assign(File.prototype, { text: never, arrayBuffer: never, stream: never })
  })
  await page.goto(`${site.url}#/import`)
  await page.locator('input[type="file"]').evaluate((input) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(200_000_000)], 'huge.json', { type: 'application/json' }))
    ;(input as HTMLInputElement).files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.getByRole('alert').getByText('“huge.json” was not imported: the file is larger than 8 MB').waitFor()
  expect(problems).toEqual([])
  await close()
})

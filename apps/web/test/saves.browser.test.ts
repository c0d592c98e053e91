// Never lose a game: lists, files, broken files, two tabs.

import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
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
  await page.locator('input[type="file"]').setInputFiles(file('game.json', written))
  await page.locator('.bar-person').waitFor()
  expect(await entries(page)).toBe(played)
  // It is open: nothing lies over it that offers to open it.
  expect(await page.getByRole('button', { name: 'Open', exact: true }).count()).toBe(0)
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

/** A game that an older build has saved; see `saves/`. */
const older = (path: string) => readFileSync(new URL(`../../../saves/${path}.json`, import.meta.url), 'utf8')

test('a game that an older build has saved opens with one sentence, which stays until it is read', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru' })
  await page.goto(`${site.url}#/import`)
  const saved = older('2026-11-16-8351e42/rome-secret')
  await page.locator('input[type="file"]').setInputFiles(file('rome.json', saved))
  const notice = page.getByRole('status').filter({ hasText: 'правила изменились' })
  await notice.getByText(/шаг 77 уже не сыграть .* продолжается с того, что было на столе после шага \d+/).waitFor()
  await page.locator('.save-state[data-state="saved"]').waitFor()
  await page.reload()
  await notice.getByRole('button', { name: 'Закрыть' }).click()
  await page.locator('.save-state[data-state="saved"]').waitFor()
  await page.getByRole('tab', { name: 'Журнал' }).click()
  await page.locator('.log-before summary').click()
  await countOf(page.locator('.log-before li')).toBeGreaterThan(100)
  await page.reload()
  await page.getByRole('tab', { name: 'Журнал' }).waitFor()
  expect(await notice.count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

/** As a page with other rules would find the game: an entry leads elsewhere. */
const asIfRulesHadChanged = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('understudy')
    opening.onsuccess = () => {
      const tx = opening.result.transaction('entries', 'readwrite')
      const store = tx.objectStore('entries')
      const id = location.hash.split('/').at(-1) ?? ''
      const got = store.get([id, 3])
      got.onsuccess = () => store.put({ ...got.result, hash: '00000000000000' }, [id, 3])
      tx.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      tx.onerror = () => reject(tx.error)
    }
  })

test('a running game that an update cannot replay goes on where it was, and is saved on', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const hand = await page.locator('.bar').innerText()
  await page.evaluate(asIfRulesHadChanged)
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'The rules have changed' })
  await notice.getByText(/step 3 cannot be played .*nothing that was played is lost/).waitFor()
  await page.locator('.bar-person').waitFor()
  expect(await page.locator('.bar').innerText()).toBe(hand)
  await page.locator('#tab-log').click()
  expect(await page.locator('.log-line .log-text').first().innerText()).toBe('The game goes on from here.')
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const played = await entries(page)
  await page.reload()
  await untilAsked(page)
  expect(await entries(page)).toBe(played)
  expect(problems).toEqual([])
  await close()
})

test('a tab whose game was deleted elsewhere says so, and offers it as a file', async () => {
  const forget = [
    // In another tab, with the button for it.
    async (second: Page) => {
      await second.goto(site.url)
      await second.getByRole('button', { name: /^What to do with/ }).click()
      await second.getByRole('button', { name: 'Delete' }).click()
      await second.getByText(/was deleted/).waitFor()
    },
    // The whole database.
    async (second: Page) => {
      await second.goto(`${site.url}icon.svg`)
      await second.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const gone = indexedDB.deleteDatabase('understudy')
            gone.onsuccess = () => resolve()
            gone.onerror = () => reject(gone.error)
          }),
      )
    },
  ]
  for (const lose of forget) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant' })
    await playNow(page, site.url)
    await settled(page)
    const second = await page.context().newPage()
    await lose(second)
    await endTurn(page)
    await page.locator('.bar').getByText('This game is no longer stored here').waitFor()
    expect(await page.locator('.save-state').textContent()).toBe('Not saved')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.bar').getByRole('button', { name: 'Export' }).click(),
    ])
    expect(JSON.parse(await text(await download.createReadStream())).entries.length).toBe(await entries(page))
    expect(problems).toEqual([])
    await close()
  }
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

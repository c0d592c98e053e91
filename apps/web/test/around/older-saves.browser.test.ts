// Never lose a game: older rules, older builds, updates.

import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { endTurn, entries, playNow, settled, untilAsked, upload, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('a game of older rules goes on from its last known position, and its history can be read', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
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
  await page.locator('input[type="file"]').setInputFiles(upload('old.json', JSON.stringify(journal)))
  await page.getByText('The rules have changed since this game was saved').waitFor()
  await page.locator('.bar-person').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('Before the rules changed').click()
  await countOf(page.locator('.log-before li')).toBeGreaterThan(3)
  expect(problems).toEqual([])
  await close()
})

/** A game that an older build has saved; see `saves/`. */
const older = (path: string) => readFileSync(new URL(`../../../../saves/${path}.json`, import.meta.url), 'utf8')

test('a game that an older build has saved opens with one sentence, which stays until it is read', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru' })
  await page.goto(`${site.url}#/import`)
  const saved = older('2026-11-16-8351e42/rome-secret')
  await page.locator('input[type="file"]').setInputFiles(upload('rome.json', saved))
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

/** What the bar says and offers; that a guide can be had stands there only for a while. */
const asked = (page: Page): Promise<string | null> =>
  page.locator('.bar').evaluate((bar) => {
    const copy = bar.cloneNode(true) as Element
    copy.querySelector('.dock-offer')?.remove()
    return copy.textContent
  })

test('a running game that an update cannot replay goes on where it was, and is saved on', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
  await playNow(page, site.url)
  await endTurn(page)
  await untilAsked(page)
  await settled(page)
  const hand = await asked(page)
  await page.evaluate(asIfRulesHadChanged)
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'The rules have changed' })
  await notice.getByText(/step 3 cannot be played .*nothing that was played is lost/).waitFor()
  await page.locator('.bar-person').waitFor()
  await expect.poll(() => asked(page)).toBe(hand)
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

// A disk that is really full while a game is played. Chromium throws a whole site's data away at its next start if
// anything was written behind a record that did not fit; see `storage/stopping.ts`.

import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { endTurn, entries, playNow, settled, untilAsked, withSettings } from '../tools/drive.ts'
import { FLAGS, findBrowser } from '../tools/find-browser.ts'
import { SmallDisk } from './small-disk.ts'

const site = inject('site')
const probe = SmallDisk.mount(1)
probe?.unmount()

interface Visit {
  readonly disk: SmallDisk
  /** The browser with what it has stored, started or started again. */
  start(): Promise<Page>
}

async function onSmallDisk(play: (visit: Visit) => Promise<void>): Promise<void> {
  const disk = SmallDisk.mount(80)
  if (disk === undefined) throw new Error('no small disk can be mounted')
  let context: BrowserContext | undefined
  const start = async () => {
    await context?.close()
    context = await chromium.launchPersistentContext(join(disk.folder, 'profile'), {
      executablePath: findBrowser(),
      args: [...FLAGS, '--disk-cache-size=1'],
      serviceWorkers: 'block',
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await withSettings(page, { speed: 'instant' })
    return page
  }
  try {
    await play({ disk, start })
  } finally {
    await context?.close()
    disk.unmount()
  }
}

const GAMES = 3

/** Three games are stored, and a step of the last one is not any more: the disk is full. */
async function untilNotSaved({ disk, start }: Visit, before?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await start()
  for (let game = 0; game < GAMES; game++) {
    await playNow(page, site)
    await settled(page)
  }
  await before?.(page)
  disk.fill()
  for (let turn = 0; turn < 20 && (await page.locator('.save-state[data-state="failed"]').count()) === 0; turn++) {
    await endTurn(page)
    await untilAsked(page)
    await page.locator('.save-state:not([data-state="saving"])').waitFor()
  }
  await page.getByRole('alert').getByText('The last step could not be saved').waitFor()
  return page
}

/** Every game is there after the browser was started again, twice: it reads what it has written at the start before. */
async function expectAll(start: Visit['start']): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const page = await start()
    await page.goto(site)
    await countOf(page.locator('.saved-game')).toBe(GAMES)
    await page.locator('.saved-link').first().click()
    await untilAsked(page)
    await settled(page)
  }
}

async function playOn(page: Page): Promise<number> {
  for (let turn = 0; turn < 3 && (await untilAsked(page)) === 'person'; turn++) {
    await endTurn(page)
    await untilAsked(page)
    await settled(page)
  }
  return entries(page)
}

const READ_BACK = 'All games were read back and are whole.'

const tests = () => {
  test('the game can be exported, nothing more is written, and after a reload all games are there and go on', async () => {
    await onSmallDisk(async (visit) => {
      const page = await untilNotSaved(visit)
      const played = await entries(page)
      const notice = page.getByRole('alert')
      expect(await notice.getByRole('button').first().textContent()).toBe('Export')
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
      visit.disk.empty()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        notice.getByRole('button', { name: 'Export' }).click(),
      ])
      expect(JSON.parse(await text(await download.createReadStream())).entries.length).toBe(played)
      // Though there is room again, what is played in this page is not written.
      await endTurn(page)
      await untilAsked(page)
      await notice.getByText('The last step could not be saved').waitFor()
      expect(await page.locator('.save-state').getAttribute('data-state')).toBe('failed')
      await notice.getByRole('button', { name: 'Reload the page' }).click()
      await page.locator('.toast').getByText(READ_BACK).waitFor()
      const on = await playOn(page)
      const url = page.url()
      const again = await visit.start()
      await again.goto(url)
      await untilAsked(again)
      expect(await entries(again)).toBe(on)
      await expectAll(visit.start)
    })
  })

  test('a browser that is closed instead reads all games back when it is started again', async () => {
    await onSmallDisk(async (visit) => {
      await untilNotSaved(visit)
      visit.disk.empty()
      const page = await visit.start()
      await page.goto(site)
      await page.locator('.toast').getByText(READ_BACK).waitFor()
      await page.locator('.saved-link').first().click()
      await playOn(page)
      await expectAll(visit.start)
    })
  })

  test('a reload while it is still full harms nothing, and another tab stops writing too', async () => {
    await onSmallDisk(async (visit) => {
      let second: Page | undefined
      const page = await untilNotSaved(visit, async (first) => {
        second = await first.context().newPage()
        await second.goto(site)
        await countOf(second.locator('.saved-game')).toBe(GAMES)
        await first.bringToFront()
      })
      await second?.locator('.toast').getByText('until the page is reloaded nothing more is').waitFor()
      // Both look whether there is room, at the same time: neither stands in the other's way.
      await Promise.all([
        second?.reload(),
        page.getByRole('alert').getByRole('button', { name: 'Reload the page' }).click(),
      ])
      await second?.locator('.toast').getByText('There is still no room.').waitFor()
      await page.locator('.toast').getByText('There is still no room.').waitFor()
      await page.getByRole('heading', { name: 'There is still no room.' }).waitFor()
      visit.disk.empty()
      await second?.close()
      await page.reload()
      await page.locator('.toast').getByText(READ_BACK).waitFor()
      await playOn(page)
      await expectAll(visit.start)
    })
  })
}

if (probe === undefined) {
  test('a disk that is full: NOT TRIED, because no small disk can be mounted on this machine', () => {
    expect(SmallDisk.mount(1)).toBeUndefined()
  })
} else describe('a disk that is full', tests)

// Rome's table: how long the page is busy at a stretch, on a machine four times slower than this one.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { expectShort } from './expect-short.ts'
import { LongTasks } from './long-tasks.ts'
import { expectShortGame } from './whole-game.ts'

const { site, browser } = await siteAndBrowser()

const drawn = (page: Page) => page.locator('.rome-map .hits, [data-key^="region "]').first().waitFor()

/** A person inside the page: deals evenly, takes the gold of cards, marches with every army, buys what stands first. */
async function playInside(page: Page, decisions: number): Promise<number> {
  return page.evaluate(async (most) => {
    const find = (where: string) => document.querySelector(where)
    const tap = (what: Element) => what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    let made = 0
    let at = 0
    for (let waited = 0; made < most && waited < 9000; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (find('.bar-over') !== null) break
      const next =
        find('.bar-interval .button.main') ??
        find('.bar-refusal + .bar-row .main') ??
        find('.on-compose .rome-chip.main') ??
        // Sometimes an army on the map, sometimes a name in the bar; now and then something further down.
        (made % 3 === 0 ? find('.rome-compose.on-campaign') && find('.rome-hit.can, .rome-army.can') : null) ??
        [...document.querySelectorAll('.rome-compose button:not([disabled], .impossible, .rome-back)')].at(at++ % 7) ??
        find('.rome-compose button:not([disabled], .impossible)')
      if (next === null || next === undefined) continue
      tap(next)
      made++
    }
    return made
  }, decisions)
}

// Long ones, which have less to spare on a busy machine: `npm run speed` runs them.
const SPEED = process.env.SPEED === '1'

// On a phone the whole map is laid out anew whenever the bar below it changes its height.
test.each(SPEED ? [1440, 360] : [1440])(
  'Rome: a new game, opening the table and a person’s decisions never keep the page busy for 100 ms: %i px',
  async (width) => {
    const { page, problems, close } = await browser.newPage({ width, height: width === 360 ? 740 : 900, fresh: true })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await page.goto(site.url)
    await page.locator('[data-play="rome"]').first().waitFor()
    const fresh = await LongTasks.start(page)
    await page.evaluate(() => {
      location.hash = '#/new/rome'
    })
    await page.locator('.preset').first().waitFor()
    // Until the browser has looked for fields that it could fill in.
    await page.waitForTimeout(500)
    expectShort('the new-game page', await fresh.over(40))
    const first = await LongTasks.start(page)
    await page.locator('.preset').first().click()
    await drawn(page)
    expectShort('opening the table', await first.over(40))
    const taps = SPEED ? 120 : 15
    const own = await LongTasks.start(page)
    expect(await playInside(page, taps)).toBe(taps)
    expectShort(`${taps} taps`, await own.over(40))
    expect(problems).toEqual([])
    await close()
  },
  120_000,
)

test.runIf(SPEED)(
  'Rome: a whole game of bots never keeps the page busy for 100 ms, nor does opening it again (only in npm run speed)',
  async () => {
    const { page, problems, close } = await browser.newPage({ fresh: true })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await page.goto(`${site.url}#/new/rome`)
    await page.locator('.draft input[value="super"]').first().check()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.locator('.table-page').waitFor()
    await expectShortGame(page, () => drawn(page))
    expect(problems).toEqual([])
    await close()
  },
  180_000,
)

test.runIf(SPEED)(
  'Rome: the pack editor never keeps the page busy for 100 ms (only in npm run speed)',
  async () => {
    const { page, problems, close } = await browser.newPage({ fresh: true })
    await withSettings(page, { lang: 'en' })
    await page.goto(`${site.url}#/rome/packs`)
    const measured = async (what: string, work: () => Promise<void>) => {
      const tasks = await LongTasks.start(page)
      await work()
      expectShort(what, await tasks.over(40))
    }
    const button = (name: string) => page.getByRole('button', { name })
    await button('Copy the house pack').waitFor()
    await measured('a copy of the house pack', async () => {
      await button('Copy the house pack').click()
      await page.locator('.pack-place').nth(59).waitFor()
    })
    await measured('one table after another', async () => {
      for (const tab of await page.locator('.pack-tab').all()) {
        await tab.click()
        await page.locator('.pack-room').waitFor({ state: 'detached' })
      }
    })
    await page.getByRole('link', { name: 'All packs' }).click()
    const start = page.locator('.pack-grid [data-at="0 0"]')
    await measured('a blank pack', async () => {
      await button('New blank pack').click()
      await page.getByText('Where does this army start?').first().waitFor()
    })
    await start.click()
    const rows = Array.from({ length: 1000 }, (_, no) => `Region ${no}\tRome\t${no % 5}\t41,5`)
    await measured('a thousand rows', async () => {
      await page.evaluate(
        (copied) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', copied)
          const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          document.activeElement?.dispatchEvent(event)
        },
        ['Name\tHome of\tGold\tNorth (°)', ...rows].join('\n'),
      )
      await page.locator('.pack-room').waitFor({ state: 'attached' })
      await page.keyboard.press('Control+End')
      await page.locator('[data-at="1000 14"]:focus').waitFor()
      await page.locator('.pack-state[data-state="saved"]').waitFor()
    })
    expect(problems).toEqual([])
    await close()
  },
  60_000,
)

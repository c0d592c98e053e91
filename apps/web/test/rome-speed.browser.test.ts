// Rome's table: how long the page is busy at a stretch, on a machine four times slower than this one.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entries, settled, withSeed, withSettings } from './drive.ts'
import { expectShort } from './expect-short.ts'
import { siteAndBrowser } from './harness.ts'
import { LongTasks } from './long-tasks.ts'

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
        [...document.querySelectorAll('.rome-compose button:not([disabled], .rome-back)')].at(at++ % 7) ??
        find('.rome-compose button:not([disabled])')
      if (next === null || next === undefined) continue
      tap(next)
      made++
    }
    return made
  }, decisions)
}

async function untilOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (document.querySelector('.bar-over') === null) {
      document.querySelector<HTMLElement>('.bar-interval .button.main')?.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

// They have nothing to spare on a busy machine: `npm run speed` runs them.
const measured = test.runIf(process.env.SPEED === '1')

measured.each([1440, 360])(
  'Rome: opening the table and a person’s decisions never keep the page busy for 100 ms: %i px (only in npm run speed)',
  async (width) => {
    const { page, problems, close } = await browser.newPage({ width, height: width === 360 ? 740 : 900, fresh: true })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await page.goto(`${site.url}#/new/rome`)
    await page.locator('.preset').first().waitFor()
    const first = await LongTasks.start(page)
    await page.locator('.preset').first().click()
    await drawn(page)
    expectShort('opening the table', await first.over(40))
    const own = await LongTasks.start(page)
    expect(await playInside(page, 120)).toBe(120)
    expectShort('120 taps', await own.over(40))
    expect(problems).toEqual([])
    await close()
  },
  120_000,
)

measured(
  'Rome: a whole game of bots never keeps the page busy for 100 ms, nor does opening it again (only in npm run speed)',
  async () => {
    const { page, problems, close } = await browser.newPage({ fresh: true })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await page.goto(`${site.url}#/new/rome`)
    await page
      .getByRole('group', { name: /^First faction/ })
      .getByRole('radio', { name: 'Super-bot' })
      .check()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.locator('.table-page').waitFor()
    const bots = await LongTasks.start(page)
    await untilOver(page)
    await settled(page)
    expectShort('the whole game', await bots.over(40))

    const length = await entries(page)
    // Leaving a full page is the browser's own work: an empty one is left.
    await page.evaluate(() => document.body.replaceChildren())
    const opening = await LongTasks.start(page)
    await page.reload()
    await page.locator('.bar-over').waitFor()
    await drawn(page)
    expectShort(`opening ${length} entries`, await opening.over(40))
    expect(await entries(page)).toBe(length)
    expect(problems).toEqual([])
    await close()
  },
  180_000,
)

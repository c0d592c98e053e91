// Beside the board: a wrong number of ships noticed when two opponents have played since, put right in a few taps.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { report } from '../../src/games/arcs/beside/measuring-testing.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, press, pressIfThere, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { faultsOf } from './looking.ts'
import { playOn } from './person.ts'

const { site, browser } = await siteAndBrowser()

const MOST_TURNS = 14

/** What follows from an amendment: nothing but the number; other decisions; a later step that cannot be done any more. */
type Follows = 'same' | 'different' | 'conflict'

interface Amended {
  readonly follows: Follows
  readonly taps: number
  readonly text: string
}

const movesOf = (page: Page) =>
  page.locator('.log-line.by-person .log-text').filter({ hasText: /moves from .*: [1-9] ships? / })

/** The person's next turn, with a Move wherever the card allows it, and the turns of both opponents. */
async function turnOfEach(page: Page, seed: number): Promise<void> {
  await playOn(page, ['over', 'broken'], { most: 3, seed, like: 'Move' })
  await playOn(page, ['over', 'broken'], { stop: '.on-card', seed, like: 'Move' })
}

/** From the table screen to what follows: the log, the move, "Amend this", another number, OK. */
async function amend(page: Page, at: number, which: number): Promise<Amended | undefined> {
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.click()
  }
  await tap(page.getByRole('tab', { name: 'Log' }))
  const line = movesOf(page).nth(at)
  const text = await line.innerText()
  await tap(line)
  // The very move that was tapped, not another one.
  expect(await page.locator('.bar-look').innerText()).toContain(text)
  await tap(page.locator('.bar-look').getByRole('button', { name: 'Amend this' }))
  await page.locator('.on-move').waitFor()
  // The place that is put right can be seen.
  expect(await page.locator('.stage-board').isVisible()).toBe(true)
  const numbers = page.locator('.on-move .arcs-number[aria-pressed=false]')
  const ready = page.locator('.on-move .arcs-ready .main')
  if ((await numbers.count()) <= which) return undefined
  await tap(numbers.nth(which))
  if (!(await ready.isVisible())) return undefined
  await tap(ready)
  const saved = page.locator('.toast').getByText('Amended.')
  await page.locator('.ways').or(saved).first().waitFor()
  const conflict = (await page.locator('.amend .problems').count()) > 0
  const follows = (await saved.isVisible()) ? 'same' : conflict ? 'conflict' : 'different'
  return { follows, taps, text }
}

/** On a phone the board is one of the tabs. */
async function board(page: Page): Promise<void> {
  await pressIfThere(page.getByRole('tab', { name: 'Board' }))
}

async function cancel(page: Page): Promise<void> {
  await page.locator('.bar').getByRole('button', { name: 'Cancel' }).click()
  await board(page)
}

// Games in which such moves come soon.
test.each(sampled([[360, 2, 5]], [[1440, 1, 1440]]))(
  'a wrong ship count at %i px: at most six taps, and nothing is retyped',
  async (width, wanted, seed) => {
    const { page, problems, close } = await browser.newPage({ width, height: 740 })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, seed)
    await page.goto(`${site.url}#/new/arcs`)
    await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
    await page.locator('.bar-table').waitFor()
    await playOn(page, ['over', 'broken'], { stop: '.on-card' })
    const done: Partial<Record<Follows, number>> = {}
    for (let turn = 0; turn < MOST_TURNS && Object.keys(done).length < wanted; turn++) {
      await turnOfEach(page, turn + 5)
      await page.getByRole('tab', { name: 'Log' }).click()
      // The last move: both opponents have played since.
      const at = (await movesOf(page).count()) - 1
      if (at < 0) continue
      const before = await entries(page)
      const found = await amend(page, at, turn % 2)
      if (found?.follows === 'same') done.same = await keep(page, found, before)
      else if (found?.follows === 'different' && done.different === undefined) {
        // The ways on are gone through once; on the wide page it is enough to see them.
        if (wanted > 1) done.different = await choose(page, found, before, at, turn % 2)
        else done.different = await seen(page, found)
      } else await cancel(page)
    }
    report(`A wrong ship count two turns later, at ${width} px`, [
      ...(done.same === undefined ? [] : [['taps if nobody decides otherwise', String(done.same)] as const]),
      ...(done.different === undefined ? [] : [['taps if an opponent does', String(done.different)] as const]),
    ])
    expect(Object.keys(done)).toHaveLength(wanted)
    for (const taps of Object.values(done)) expect(taps).toBeLessThanOrEqual(6)
    expect(problems).toEqual([])
    await close()
  },
)

/** No decision changes: the list of what stands otherwise, one "Done", and everything entered since is still there. */
async function keep(page: Page, { taps, text }: Amended, before: number): Promise<number> {
  expect(await entries(page)).toBe(before)
  // Where the ships stand now, of one or of many, whole or damaged.
  expect(await page.locator('.changes').innerText()).toMatch(/^.+: .*\bships? of Red\.$/m)
  expect(await faultsOf(page, `amended, nobody decides otherwise, ${page.viewportSize()?.width} px`)).toEqual([])
  await press(page.locator('.bar').getByRole('button', { name: 'Done on my table' }))
  // The same card is asked for as before.
  await page.locator('.bar-person .on-card').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await movesOf(page).allInnerTexts()).not.toContain(text)
  await closeToasts(page)
  await board(page)
  return taps + 1
}

/** An opponent would decide otherwise: keep to what it did, take the new course, or go back to where it decides. */
async function choose(page: Page, found: Amended, before: number, at: number, which: number): Promise<number> {
  expect(await faultsOf(page, 'amended, ways on')).toEqual([])
  const take = async (name: RegExp) => {
    await page.locator('.ways').getByRole('button', { name }).click()
    await page.locator('.toast').getByText('Amended.').waitFor()
    const now = await entries(page)
    await page.getByRole('tab', { name: 'Log' }).click()
    return { now, log: await page.locator('.log').innerText() }
  }
  const again = async () => {
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).first().click()
    await page.waitForFunction(
      (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) === n,
      before,
    )
    await settle(page)
    expect((await amend(page, at, which))?.follows).toBe('different')
  }
  const forward = await take(/Fix forward/)
  await again()
  const anew = await take(/Take the new course/)
  expect(anew.log).not.toBe(forward.log)
  await again()
  const back = await take(/Go back to there/)
  expect(back.now).toBeLessThan(before)
  // What the opponents did stands as far as the rules allow it on the amended board.
  expect(forward.now).toBeGreaterThan(back.now)
  // The opponent decides anew from there, and the game goes on.
  await settle(page)
  const { bar } = await playOn(page, ['over', 'broken'], { stop: '.on-card' })
  expect(bar).toBe('person')
  return found.taps + 1
}

async function seen(page: Page, { taps }: Amended): Promise<number> {
  await countOf(page.locator('.ways .way')).toBe(3)
  await cancel(page)
  return taps + 1
}

async function closeToasts(page: Page): Promise<void> {
  const close = page.locator('.toast').getByRole('button', { name: 'Close' })
  while ((await close.count()) > 0) await close.first().click()
}

async function settle(page: Page): Promise<void> {
  await pressIfThere(page.locator('.bar-listed').getByRole('button', { name: 'Done on my table' }))
  await closeToasts(page)
  await board(page)
}

// Beside the board: what a bot's turn asks of the table, the one list that it ends in, and the end of a chapter.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { report, spread } from '../../src/games/arcs/beside/measuring-testing.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, press, pressIfThere, untilOther, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { faultsOf } from './looking.ts'
import { playOn } from './person.ts'

const { site, browser } = await siteAndBrowser()

interface Turn {
  readonly inputs: number
  readonly taps: number
  readonly battle: boolean
}

interface Chapter {
  /** Turns of bots that followed another bot's at once, so that all that was asked belongs to them. */
  readonly turns: readonly Turn[]
  /** Lists that were shown, with their "Done", and how many of them tell the rest of a turn after people had to do something in it. */
  readonly lists: number
  readonly rests: number
  /** What the lists say: pieces, payments, cards, slots, counters. */
  readonly lines: readonly string[]
}

/** One list of what the bot did, with one "Done". */
async function oneList(page: Page): Promise<void> {
  await page.locator('.to-do').waitFor()
  await countOf(page.locator('.to-do')).toBe(1)
  await countOf(page.locator('.to-do .to-do-line')).toBeGreaterThan(0)
  expect(await page.locator('section.bar .button.main').allInnerTexts()).toEqual(['Done on my table'])
}

/** Plays until a chapter is scored. */
async function chapter(page: Page): Promise<Chapter> {
  const turns: Turn[] = []
  let lists = 0
  let rests = 0
  let before = ''
  const lines: string[] = []
  let following = false
  let ownTurn = false
  for (let screens = 0; screens < 80; screens++) {
    const { bar, inputs, taps, pages } = await playOn(page, ['listed', 'person', 'interval', 'over', 'broken'])
    if (bar === 'listed') {
      if (following) turns.push({ inputs, taps, battle: pages.roll !== undefined })
      lists++
      await oneList(page)
      const whose = await page.locator('section.bar .bar-say').innerText()
      if (!ownTurn && whose === before && !following) rests++
      before = whose
      lines.push(...(await page.locator('.to-do .to-do-line label span').allInnerTexts()))
      await press(page.locator('section.bar .button.main'))
      following = true
    } else if (bar === 'person') {
      // A turn of one's own begins with a card.
      ownTurn = (await page.locator('.bar-person .on-card').count()) > 0
      // The rest of the person's turn, and of what it asks, is not the bots' business.
      await playOn(page, ['listed', 'interval', 'over', 'broken'])
      following = false
    } else {
      expect(bar).toBe('interval')
      return { turns, lists, rests, lines }
    }
  }
  throw new Error('a chapter without an end')
}

/** How many turns of bots the log has. */
async function botTurns(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-turn').first().waitFor()
  const earlier = page.locator('.log').getByRole('button', { name: /earlier/i })
  while (await pressIfThere(earlier)) {}
  return page.locator('.log-turn:has(.by-bot)').count()
}

test.each(sampled([['SUPERCAT', 'Beside the board, secret hand']], [['Lars', 'Beside the board, two Lars']]))(
  'a chapter against two %s: few inputs, one list a turn; scoring in three taps at most',
  async (bot, preset) => {
    const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 11)
    await page.goto(`${site.url}#/new/arcs`)
    await page.getByRole('button', { name: preset }).click()
    await page.locator('.bar-table').waitFor()
    const { turns, lists, rests, lines: carried } = await chapter(page)
    // Nothing is left to guess: which card went where, what was paid.
    expect(carried.filter((line) => line.includes('→')).length).toBeGreaterThan(5)
    const peaceful = turns.filter(({ battle }) => !battle)
    const most = (of: 'inputs' | 'taps') => Math.max(...peaceful.map((turn) => turn[of]))
    report(`On the page: a turn of ${bot} without a battle`, [
      ['screens', spread(peaceful.map(({ inputs }) => inputs))],
      ['taps', spread(peaceful.map((turn) => turn.taps))],
      ['turns', String(peaceful.length)],
      ['lists with one “Done”', String(lists)],
    ])
    expect(peaceful.length).toBeGreaterThan(2)
    expect(most('inputs')).toBeLessThanOrEqual(3)

    expect(await botTurns(page)).toBe(lists - rests)
    await page.getByRole('tab', { name: 'Board' }).click()

    // The chapter, line by line, and the whole table to compare.
    await page.locator('.arcs-pause').waitFor()
    const lines = await page.locator('.arcs-scored li, .arcs-pause .arcs-note').count()
    expect(lines).toBeGreaterThan(0)
    await countOf(page.locator('.arcs-totals tbody tr')).toBe(3)
    await countOf(page.locator('.interval-match .changes li')).toBeGreaterThan(20)
    expect(await faultsOf(page, `a chapter scored beside the board, ${bot}`)).toEqual([])
    const before = await entries(page)
    let taps = 0
    for (; taps < 10; taps++) {
      const now = await page.locator('section.bar').getAttribute('class')
      if (!/bar-(interval|listed)/.test(now ?? '')) break
      await untilOther(page, () => press(page.locator('section.bar .button.main')))
    }
    report(`End of a chapter against ${bot}`, [
      ['lines of scoring', String(lines)],
      ['taps until the next chapter', String(taps)],
    ])
    expect(taps).toBeGreaterThan(0)
    expect(taps).toBeLessThanOrEqual(3)
    expect(await entries(page)).toBeGreaterThanOrEqual(before)
    expect(problems).toEqual([])
    await close()
  },
)

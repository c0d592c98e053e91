import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playNow, seatsInDetail, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { expectShort } from './expect-short.ts'
import { LongTasks } from './long-tasks.ts'
import { Waiting } from './waiting.ts'
import { expectShortGame } from './whole-game.ts'

const { site, browser } = await siteAndBrowser()

/** What the limits of the page are, four times slower than this machine. */
const LIMIT = { answering: 2000, botBegins: 300 }

/** How many times slower the page's processor is from now on; 1: as it is. */
async function throttling(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (rate) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
}

/** A person inside the page who takes what the list offers first, and ends the turn as soon as that can be done. */
async function playInside(page: Page, decisions: number): Promise<number> {
  return page.evaluate(async (most) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
    const button = (where: string, text?: RegExp) =>
      [...document.querySelectorAll<HTMLButtonElement>(`${where} button`)].find(
        (each) => text === undefined || text.test(each.textContent ?? ''),
      )
    document.querySelector<HTMLElement>('#tab-turn')?.click()
    let made = 0
    for (let waited = 0; made < most && waited < 9000; waited++) {
      await pause()
      if (document.querySelector('.bar-over') !== null) break
      const next =
        button('.bar-interval') ??
        button('.bar-rest', /^End the turn$/) ??
        (document.querySelector('.bar-person') === null
          ? undefined
          : (button('.bar-refusal + .bar-row', /^End with/) ??
            // What completes a deed only shows it.
            document.querySelector<HTMLButtonElement>('section.bar > .dock-confirm:not(.hollow)') ??
            button('.choice-list', /^End the turn/) ??
            button('.choice-list', /^Done$/) ??
            button('.choice-groups')))
      if (next === undefined) continue
      next.click()
      made++
    }
    return made
  }, decisions)
}

/** A person who taps whatever is offered first in the bar, in the hand or on the map, and OK as soon as that can be done. */
async function tapInside(page: Page, taps: number): Promise<number> {
  return page.evaluate(async (most) => {
    const find = (where: string) => document.querySelector(where)
    let made = 0
    for (let waited = 0; made < most && waited < 1800; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (document.querySelector('.bar-over') !== null) break
      const next =
        find('.bar-interval .button.main') ??
        find('.bar-person .bar-refusal + .bar-row .button.main') ??
        find('.composer .arcs-ready .main') ??
        find('.composer button:not(.quiet, :disabled, .impossible)') ??
        find('.stage-hand .can') ??
        find('.arcs-tap.can')
      if (next === null) continue
      next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      made++
    }
    return made
  }, taps)
}

test.each([1440, 360])(
  'a person’s decisions never keep the page busy for 100 ms, on a slow machine: %i px',
  async (width) => {
    const { page, problems, close } = await browser.newPage({ width, height: width === 360 ? 740 : 900, fresh: true })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 3)
    const first = await LongTasks.start(page)
    await playNow(page, site.url, 'arcs')
    await page.locator('.arcs-tap').first().waitFor()
    expectShort('first page and table', await first.over(40))
    const own = await LongTasks.start(page)
    expect(await playInside(page, 25)).toBe(25)
    expectShort('25 decisions', await own.over(40))
    const composed = await LongTasks.start(page)
    expect(await tapInside(page, 25)).toBe(25)
    expectShort('25 taps', await composed.over(40))
    expect(problems).toEqual([])
    await close()
  },
  120_000,
)

// It takes most of a minute and has little to spare on a busy machine: `npm run speed` runs it.
test.runIf(process.env.SPEED === '1')(
  'a whole game of bots never keeps the page busy for 100 ms, nor does opening it again (only in npm run speed)',
  async () => {
    const { page, problems, close } = await browser.newPage({ fresh: true })
    await withSettings(page, { speed: 'instant' })
    await page.goto(`${site.url}#/new/arcs`)
    await seatsInDetail(page)
    await page.locator('.seat-field').first().getByRole('radio', { name: 'Eager player' }).check()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.locator('.table-page').waitFor()
    await expectShortGame(page, () => page.locator('.arcs-tap').first().waitFor())
    expect(problems).toEqual([])
    await close()
  },
  120_000,
)

test('throttled four times, the page answers within 2 s and a bot’s turn begins within 300 ms', async () => {
  const { page, problems, close } = await browser.newPage({ fresh: true })
  await withSettings(page, { speed: 'normal' })
  const throttle = await throttling(page)
  await throttle(4)
  const waiting = new Waiting()
  waiting.listen()
  await page.goto(site.url)
  await page.locator('[data-play="arcs"]').first().waitFor()
  const answering = await page.evaluate(() => performance.now())
  waiting.listen()
  await throttle(1)
  await page.locator('[data-play="arcs"]').first().click()
  await skipBots(page)
  const begins: number[] = []
  for (let turns = 0; turns < 3; turns++) {
    await throttle(4)
    begins.push(await endTurnAndWait(page))
    // Nothing is measured until the person is asked again.
    await throttle(1)
    await skipBots(page)
    waiting.listen()
  }
  const { factor } = waiting
  console.info(
    `the machine waits ×${factor.toFixed(1)}; answers after ${Math.round(answering)} ms; bots begin after ${begins.map(Math.round).join(', ')} ms`,
  )
  expect(answering).toBeLessThan(LIMIT.answering * factor)
  const [, median = 0] = [...begins].sort((a, b) => a - b)
  expect(median).toBeLessThan(LIMIT.botBegins * factor)
  expect(problems).toEqual([])
  await close()
}, 120_000)

/** What the bots do is not watched, if they are not through with it anyway. */
async function skipBots(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip to your turn' })
  const person = page.locator('.bar-person')
  for (;;) {
    await skip.or(person).first().waitFor()
    if (await person.isVisible()) return
    // It may be gone before it is tapped.
    await skip.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined)
  }
}

/** Plays a card and ends the turn inside the page; answers how long it took until the bots' first step was there. */
async function endTurnAndWait(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const button = (where: string, text?: RegExp) =>
      [...document.querySelectorAll<HTMLButtonElement>(`${where} button`)].find(
        (each) => text === undefined || text.test(each.textContent ?? ''),
      )
    document.querySelector<HTMLElement>('#tab-turn')?.click()
    for (let n = 0; n < 400; n++) {
      await frame()
      const anyway = button('.bar-refusal + .bar-row', /^End with/)
      const end = button('.choice-list', /^End the turn/)
      const last = anyway ?? end
      if (last !== undefined) {
        const count = () => Number(document.querySelector('.table-page')?.getAttribute('data-entries'))
        const before = count()
        const from = performance.now()
        last.click()
        for (let wait = 0; wait < 600; wait++) {
          await frame()
          // One entry is the person's own.
          if (count() > before + 1) return performance.now() - from
          if (button('.bar-refusal + .bar-row', /^End with/) !== undefined) break
        }
        continue
      }
      const shown = document.querySelector<HTMLButtonElement>('section.bar > .dock-confirm:not(.hollow)')
      ;(shown ?? button('.choice-list', /^Done$/) ?? button('.choice-groups'))?.click()
    }
    return Number.POSITIVE_INFINITY
  })
}

// Plays through the page as a person would.

import type { Lang } from '@understudy/procedure'
import { errors, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'

interface Settings {
  lang?: Lang
  speed?: 'step' | 'slow' | 'normal' | 'quick' | 'instant'
  motion?: 'auto' | 'full' | 'none'
  atOnce?: boolean
  endsAlone?: boolean
}

/** Settings as if they had been chosen on an earlier visit. */
export async function withSettings(page: Page, settings: Settings): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('understudy.settings') === null) localStorage.setItem('understudy.settings', kept)
  }, JSON.stringify(settings))
}

/** Random numbers that are the same in every run: games begun with one tap are then always the same game. */
export async function withSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((from) => {
    let now = from
    const next = () => {
      now = (now * 1103515245 + 12345) % 2147483648
      return now
    }
    crypto.getRandomValues = (into) => {
      const bytes = into as unknown as Uint8Array
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() >> 8
      return into
    }
  }, seed)
}

/** Begins a game with one tap: muhq's unless said otherwise. */
export async function playNow(page: Page, url: string, game = 'muhq'): Promise<void> {
  await page.goto(url)
  await page.locator(`[data-play="${game}"]`).last().click()
  await page.locator('.bar-person').waitFor()
}

/** On the new-game page: everything that can be said of a seat. */
export async function seatsInDetail(page: Page): Promise<void> {
  await page.getByText(/^(Change|Изменить) …$/).click()
  await page.getByText(/^(Seats in detail|Места подробнее)$/).click()
}

/** Keys are heard a moment after the table is drawn. */
export const keysHeard = (page: Page) => page.locator('.table-page[data-keys]').waitFor()

export const entries = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-page').getAttribute('data-entries'))

export const settled = (page: Page) => page.locator('.save-state[data-state="saved"]').waitFor()

/** Opens the Turn panel and takes a choice from the list of all choices. */
export async function choose(page: Page, name: RegExp | number): Promise<void> {
  const list = page.locator('.choice-groups button')
  await page.getByRole('tab', { name: /^(Turn|Ход)$/ }).click()
  await (typeof name === 'number' ? list.nth(name) : list.filter({ hasText: name }).first()).click()
}

/** What is asked for five seconds (`ASKED_MS`) is asked for a minute: on a busy machine the answer may come late. */
export const unhurried = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout: later } = window
    const slow = (what: TimerHandler, after?: number) => later(what, after === 5000 ? 60_000 : after)
    window.setTimeout = slow as typeof later
  })

/** Ends the turn with the buttons of the bar, keeping all cards. */
export async function endTurn(page: Page): Promise<void> {
  const bar = page.locator('.bar')
  const before = await entries(page)
  const end = bar.getByRole('button', { name: /^(End the turn|Закончить ход)/ })
  // A button that has just come to mean this by itself lets no tap through for 400 ms: Playwright waits for that.
  await end.click()
  const done = bar.getByRole('button', { name: /^(Done|Готово)$/ })
  await pressIfThere(done)
  const over = (n: number) =>
    Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n ||
    document.querySelector('.bar-row.asked .main') !== null
  await page.waitForFunction(over, before)
  // Units that could still act are asked about once.
  const idle = page.locator('.bar-row.asked .main')
  if ((await idle.count()) > 0) await press(idle)
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
    before,
  )
}

/** muhq’s game: a unit is played and steps onto the tile of a store. */
export async function enterStore(page: Page, url: string): Promise<void> {
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, url)
  await page.locator('.stage-hand .muhq-card.can', { hasText: 'Attack' }).first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
  await page.locator('.muhq-piece.origin .catch').first().click()
  await page.locator('.muhq-tap-tile[aria-label*="store"]').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
}

/** Presses one of the thumb's buttons. */
export async function press(what: Locator): Promise<void> {
  await what.waitFor()
  await afterLast(what)
  await what.click()
}

/** Taps what cannot be done now, as soon as it stands still with nothing over it. */
export async function tapImpossible(what: Locator): Promise<void> {
  await afterLast(what)
  await what.hover()
  await what.page().mouse.down()
  await what.page().mouse.up()
}

/**
 * Presses a button if it is there; answers whether it did. One that goes away before it is pressed was not there. Which button is meant has
 * to be said by name: in the place of Confirm there may be Pause.
 */
export async function pressIfThere(what: Locator): Promise<boolean> {
  while (await what.isVisible()) {
    await afterLast(what)
    try {
      await what.click({ timeout: 2000 })
      return true
    } catch (error) {
      // Still there, and something is in its way: that is looked at once more, until the test has waited long enough.
      if (!(error instanceof errors.TimeoutError)) throw error
    }
  }
  return false
}

/** What has just changed its meaning takes no press near the last one for a moment (`one-press.ts`): so long and no longer. */
export async function afterLast(what: Locator): Promise<void> {
  const left = await what.evaluateAll(([button]) => {
    const { lastPress: last } = window as { lastPress?: { at: number; x: number; y: number } }
    if (last === undefined || button === undefined) return 0
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const far = Math.hypot(Math.max(left - last.x, 0, last.x - right), Math.max(top - last.y, 0, last.y - bottom))
    return far > 40 ? 0 : 420 - (performance.now() - last.at)
  })
  if (left > 0) await what.page().waitForTimeout(left)
}

/** Until nothing moves any more. What goes on for ever (a pulse) and what scrolling moves are not waited for. */
export const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** Until whatever was done is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Does something after which the dock asks for something else, and waits for that. */
export async function untilOther(page: Page, what: () => Promise<void>): Promise<void> {
  const asks = () => {
    const bar = document.querySelector('section.bar')
    return `${document.querySelector('.table-page')?.getAttribute('data-entries')} ${bar?.className} ${bar?.textContent}`
  }
  const before = await page.evaluate(asks)
  await what()
  await expect.poll(() => page.evaluate(asks)).not.toBe(before)
}

/** Until a person is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<'person' | 'over'> {
  await page.locator('.bar-person, .bar-over').waitFor()
  return (await page.locator('.bar-over').count()) > 0 ? 'over' : 'person'
}

/** One turn of a simple policy: whatever the list offers first, a few times. */
export async function simpleTurn(page: Page, actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    const options = page.locator('.choice-group').filter({ hasNotText: /^(Actions|Действия)/ })
    const first = options.locator('button').first()
    if ((await options.count()) === 0 || !(await first.isVisible())) break
    const before = await entries(page)
    await first.click()
    // A unit or a card may want to know where.
    for (let more = 0; more < 3 && (await entries(page)) === before; more++) {
      if ((await page.locator('.bar-person').count()) === 0) return
      const next = page.locator('.choice-groups button').first()
      if (!(await next.isVisible())) break
      await next.click()
    }
  }
}

/** A file as it is handed to a field of the page. */
export const upload = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** Opens a game from a file. */
export async function openSaved(page: Page, url: string, file: string): Promise<void> {
  await page.goto(`${url}#/import`)
  await page.locator('input[type=file]').first().setInputFiles(upload('game.json', file))
  await page.locator('.table-page').waitFor()
}

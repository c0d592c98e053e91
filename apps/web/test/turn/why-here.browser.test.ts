// "Why?" asked of a thing on the table: an arrow or a piece that is marked as changed, by tap, by a finger that rests, by the right
// button, by W. The answer stands beside it and covers nothing that matters; the board shows what was weighed.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { afterOthers } from '../arcs/saves.ts'
import { fourArmies } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { endTurn, openSaved, playNow, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Things can be asked about a moment after keys are heard. */
const thingsAsked = (page: Page) => page.locator('.table-page[data-asks]').waitFor()
const popover = (page: Page) => page.locator('.popover.why-here')
const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const
const boxOf = async (page: Page, what: string): Promise<Box> => {
  const box = await page.locator(what).first().boundingBox()
  if (box === null) throw new Error(`${what} is nowhere`)
  return box
}

/** The answer is there, small, on nothing that may not be covered, below the headline of its beat: the words of those may come later. */
async function answered(page: Page, anchor: string, head: RegExp): Promise<void> {
  await popover(page).waitFor()
  await expect.poll(() => popover(page).locator('.why-here-head').innerText()).toMatch(head)
  await expect
    .poll(() => popover(page).locator('.why-here-text').innerText())
    .toMatch(/^(?:Why|Почему) .*\? \S.*[.…?]$/s)
  await page.locator('.weighed-mark.chosen').first().waitFor({ state: 'attached' })
  const box = await boxOf(page, '.popover.why-here')
  expect(box.width).toBeLessThanOrEqual(300)
  expect(box.height).toBeLessThanOrEqual(200)
  const covered = await page.evaluate(
    ([{ x, y, width, height }, about]) =>
      [...document.querySelectorAll(`${about}, section.bar, .stage .can, .muhq-tap-tile`)]
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box: b }) => x < b.right && b.left < x + width && y < b.bottom && b.top < y + height)
        .map(({ each }) => `${each.getAttribute('class')} ${each.getAttribute('data-key')}`),
    [box, anchor] as const,
  )
  expect(covered).toEqual([])
}

async function arcs(page: Page): Promise<void> {
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, afterOthers())
  await page.locator('.bar-person').waitFor()
  await thingsAsked(page)
  await page.locator('.arcs-wake [data-event]').first().waitFor({ state: 'attached' })
}

test('Arcs: a tap on an arrow says why; more of it is in the drawer, where the chips light their places and say why not', async () => {
  const { page, problems, close } = await browser.newPage()
  await arcs(page)
  const arrow = '.arcs-wake [data-event]:has(.flight)'
  const last = page.locator(arrow).last()
  const disc = await last.locator('.disc').boundingBox()
  await page.mouse.click(...middle(disc!))
  await answered(page, `${arrow}:last-of-type .disc`, /^Blue · Moves/)
  expect(await complaints(page)).toEqual([])
  // Two ways to the same place: told apart by where they come from. The other one was just as good, and is not struck.
  expect(await page.locator('.weighed-mark').count()).toBe(2)
  expect(await page.locator('.weighed-mark.fell .badge text').allTextContents()).toEqual(['='])
  expect(await page.locator('.weighed-mark.fell .strike').count()).toBe(0)
  await popover(page).getByRole('button', { name: 'More' }).click()
  await page.locator('.why-sentence').waitFor()
  expect(await popover(page).count()).toBe(0)
  await page.locator('.weighed-mark').first().waitFor({ state: 'attached' })

  const chips = page.locator('.weighed-chips .chip')
  expect(await chips.count()).toBe(2)
  expect(await page.locator('.weighed-mark.lit').count()).toBe(0)
  await chips.nth(1).focus()
  await page.locator('.weighed-mark.fell.lit').waitFor({ state: 'attached' })
  await chips.nth(0).hover()
  await page.locator('.weighed-mark.chosen.lit').waitFor({ state: 'attached' })
  await chips.nth(1).click()
  expect(await page.locator('.why .verdict').innerText()).toMatch(/as good|lot|random/)
  expect(await complaints(page)).toEqual([])

  // Back and forth between beats; the board follows.
  const told = () => page.locator('.why-what').innerText()
  const now = await told()
  await page.getByRole('button', { name: 'What was done before' }).click()
  await expect.poll(told).not.toBe(now)
  await page.getByRole('button', { name: 'What was done next' }).click()
  await expect.poll(told).toBe(now)
  await page.keyboard.press('Escape')
  await page.locator('.weighed').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('what a seat has more or less of says why: by a tap on the mark, and by W at the seat', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await arcs(page)
  const marks = page.locator('.arcs-seat:not(.active) [data-worth]')
  await marks.first().waitFor()
  const anchor = `[data-worth="${await marks.first().getAttribute('data-worth')}"]`
  await marks.first().click()
  await popover(page).waitFor()
  await expect.poll(() => popover(page).locator('.why-here-text').innerText()).toMatch(/^Why .*\? \S.*[.…?]$/s)
  const said = await popover(page).innerText()
  // The answer stands beside the mark, and nothing was read about the seat.
  const [box, mark] = [await boxOf(page, '.popover.why-here'), await boxOf(page, anchor)]
  const apart = box.x >= mark.x + mark.width || box.x + box.width <= mark.x
  expect(apart || box.y >= mark.y + mark.height || box.y + box.height <= mark.y).toBe(true)
  expect(await page.locator('aside[data-region="reader"]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await popover(page).waitFor({ state: 'detached' })
  await page.locator('.arcs-seat:not(.active):has([data-worth]) .arcs-seat-head').first().focus()
  await page.keyboard.press('w')
  await popover(page).waitFor()
  await expect.poll(() => popover(page).innerText()).toBe(said)
  expect(problems).toEqual([])
  await close()
})

test('Arcs, a phone: W asks about what has the focus, else about the last beat; the right button and a resting finger do, too', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await arcs(page)
  const system = await page.evaluate(() => {
    const last = [...document.querySelectorAll('.arcs-wake [data-event]:has(.flight) .head')].at(-1)!
    const { left, top } = last.getBoundingClientRect()
    const near = (each: Element) => {
      const box = each.getBoundingClientRect()
      return Math.hypot(box.left + box.width / 2 - left, box.top + box.height / 2 - top)
    }
    const all = [...document.querySelectorAll('.arcs-tap[data-key^="s"]')]
    return all.sort((a, b) => near(a) - near(b))[0]!.getAttribute('data-key')
  })
  const at = `.arcs-tap[data-key="${system}"]`
  await page.locator(at).focus()
  await page.keyboard.press('w')
  await answered(page, at, /^Blue · Moves/)
  await page.keyboard.press('Escape')
  await popover(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-key'))).toBe(system)
  await page.locator('.weighed').waitFor({ state: 'detached' })

  const centre = middle(await boxOf(page, at))
  await page.mouse.click(...centre, { button: 'right' })
  await answered(page, at, /^Blue · Moves/)
  // What a tap would have told is one press away.
  await popover(page).getByRole('button', { name: 'What is this?' }).click()
  await page.locator('aside[data-region="reader"]').waitFor()
  await popover(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  const touch = await page.context().newCDPSession(page)
  const [x, y] = centre
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await answered(page, at, /^Blue · Moves/)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(100)
  expect(await popover(page).count()).toBe(1)
  await page.keyboard.press('Escape')

  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('w')
  await page.locator('.panel-body.why').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game: a piece that moved says why it did, and what it is', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await endTurn(page)
  await untilAsked(page)
  await thingsAsked(page)
  await page.locator('.board-wake .way').first().waitFor({ state: 'attached' })
  const moved = await page.locator('.board-wake [data-about]:has(.way)').first().getAttribute('data-about')
  const at = `[data-key="${moved}"]`
  await page.mouse.click(...middle(await boxOf(page, at)))
  await answered(page, at, /^Кракен · «.+»: \w\d+ → \w\d+/)
  expect(await complaints(page)).toEqual([])
  await popover(page).getByRole('button', { name: 'Что это?' }).click()
  await page.locator('aside[data-region="reader"]').waitFor()
  expect(await popover(page).count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('Rome: the right button on an army that attacked; its other targets are struck on the map', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-compose').waitFor()
  await thingsAsked(page)
  const at = '.rome-board [data-key="army BAR.2"]'
  await page.mouse.click(...middle(await boxOf(page, at)), { button: 'right' })
  await answered(page, at, /^Super-bot \(Barbarians\) · Attacks/)
  expect(await page.locator('.weighed-mark.fell').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await close()
})

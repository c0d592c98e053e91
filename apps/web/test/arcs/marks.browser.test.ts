// Where a deed begins and where it can lead are told apart; what changed is seen at the seats and in the Court; whoever likes acts
// at once.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, entries, openSaved, press, pressIfThere, unhurried, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { manyVerbs } from './battle-saves.ts'
import { leading } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'

/** Leads a card. */
async function lead(page: Page): Promise<void> {
  await openSaved(page, site.url, leading())
  const cards = page.locator('.stage-hand .arcs-card.can')
  await cards.first().waitFor()
  await cards.first().click()
  await press(page.locator(confirm))
  await page.locator('.on-root .arcs-end').waitFor()
}

test('origins and destinations are never marked at the same time; a move is a ghost first, or is done at once', async () => {
  for (const atOnce of [false, true]) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant', atOnce })
    await openSaved(page, site.url, manyVerbs())
    await page.locator('.on-root .arcs-end').waitFor()
    const origins = page.locator('.arcs-tap.origin')
    const goals = page.locator('.arcs-tap.goal')
    await origins.first().waitFor()
    expect(await goals.count()).toBe(0)
    const before = await entries(page)
    await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).first().click()
    await page.locator('.on-move').waitFor()
    if ((await goals.count()) === 0) await origins.first().click()
    await goals.first().waitFor()
    expect(await origins.count()).toBe(0)
    expect(await page.locator('.arcs-tap.picked .badge').count()).toBe(1)
    // A mouse that is on it shows the same, fainter.
    await goals.first().hover()
    await page.locator('.arcs-board.hinted .comes').first().waitFor()
    await goals.first().click()
    if (atOnce) await expect.poll(() => entries(page)).toBe(before + 1)
    else {
      await page.waitForTimeout(300)
      expect(await entries(page)).toBe(before)
      // What would be stands there faintly, what would leave is hollow, an arrow in the seat's colour has their number.
      await page.locator('.arcs-board.preview .comes').first().waitFor()
      const look = await page.evaluate(() => {
        const style = (of: string) => getComputedStyle(document.querySelector(`.arcs-board.preview ${of}`)!)
        return {
          comes: style('.comes').opacity,
          hollow: style('.leaves .body').fill,
          way: style('.arcs-ghost-ways .way').stroke,
          seat: style('.comes .body').stroke,
          number: document.querySelector('.arcs-ghost-ways text')?.textContent,
        }
      })
      expect(look).toMatchObject({ comes: '0.55', hollow: 'none', way: look.seat })
      expect(Number(look.number)).toBeGreaterThan(0)
      await press(page.locator(confirm))
      await page.locator('.arcs-board :is(.comes, .leaves)').first().waitFor({ state: 'detached' })
      await expect.poll(() => entries(page)).toBe(before + 1)
    }
    expect(problems).toEqual([])
    await close()
  }
})

test('a move from the list is shown first, and Confirm does it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  const before = await entries(page)
  await page.getByRole('tab', { name: 'Turn' }).click()
  const list = page.locator('.choice-groups button')
  await list.filter({ hasText: /^Move/ }).first().click()
  const shown = page.locator('section.bar > .dock-confirm:not(.hollow)')
  const done = page.locator('.choice-list .button.main')
  for (let picks = 0; picks < 6 && (await shown.count()) === 0; picks++)
    if (!(await pressIfThere(done))) await press(list.first())
  await shown.waitFor()
  expect(await entries(page)).toBe(before)
  await page.locator('.plan-preview').waitFor()
  expect(await page.locator('section.bar .dock-plan').count()).toBe(1)
  await page.locator('.arcs-board.preview .comes').first().waitFor()
  await press(shown)
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(problems).toEqual([])
  await close()
})

test('after the others have played, seats say what they gained and lost', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru', scheme: 'dark' })
  await unhurried(page)
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await lead(page)
  expect(await page.locator('.arcs-changed li').count()).toBe(0)
  const before = await page.locator('.arcs-seat').allInnerTexts()
  const begun = await entries(page)
  await press(page.locator('.arcs-end'))
  const sure = page.locator('.bar-refusal + .bar-row .dock-end')
  await expect.poll(async () => (await sure.count()) > 0 || (await entries(page)) > begun).toBe(true)
  await pressIfThere(sure)
  await expect.poll(() => entries(page)).toBeGreaterThan(begun)
  for (let wait = 0; wait < 40; wait++) {
    await page.locator('.bar-person, .bar-battle, .bar-interval').first().waitFor()
    if ((await page.locator('.bar-person').count()) > 0) break
    await press(page.locator(confirm))
  }
  await page.locator('.arcs-changed li').first().waitFor()
  expect(await page.locator('.arcs-seat').allInnerTexts()).not.toEqual(before)
  expect(await page.locator('.arcs-changed li').first().innerText()).toMatch(/^[+−]\d/)
  expect(problems).toEqual([])
  await close()
})

test('a system offers its verbs beside it, a token of the plan what it is paid with', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  const origins = page.locator('.arcs-tap.origin')
  const popover = page.locator('.popover')
  await origins.first().waitFor()
  for (let at = 0; at < (await origins.count()) && (await popover.count()) === 0; at++) {
    await press(origins.nth(at))
    await page.locator('.plan-token[data-key="back"]').or(popover).first().waitFor()
    await drawn(page)
    if ((await popover.count()) > 0) break
    await press(page.locator('.plan-token[data-key="back"]'))
    await origins.first().waitFor()
  }
  await popover.waitFor()
  expect(await popover.locator('button').count()).toBeGreaterThan(1)
  const box = await popover.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(300)
  expect(box?.height).toBeLessThanOrEqual(200)
  const dock = await page.locator('section.bar').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
  await page.keyboard.press('Escape')
  await popover.waitFor({ state: 'detached' })
  const before = await entries(page)
  const token = page.locator('.pay-token')
  await token.click()
  await popover.waitFor()
  await popover.locator('button').last().click()
  await popover.waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

// Ghosts of muhq’s game: what a tap would do, before a second one does it.

import { type Action, muhqPackage, type State } from '@understudy/muhq'
import { healthOf, unitOf } from '@understudy/muhq/rules'
import { Table } from '@understudy/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { afterLast, entries, openSaved, playNow, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const reader = (page: Page) => page.locator('aside[data-region="reader"]')

test('muhq’s game: a ghost looks like one, says where it comes from, and takes a second tap', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  const tiles = page.locator('.muhq-tap-tile')
  // Three cards lie side by side, whole; a verb asks whom it is about.
  await page.locator('.stage-hand .muhq-card.can').first().waitFor()
  const cards = await page
    .locator('.stage-hand .muhq-slot > .muhq-card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  expect(cards).toHaveLength(3)
  for (const [at, card] of cards.entries())
    expect(card.x + card.width).toBeLessThanOrEqual((cards[at + 1]?.x ?? 390) + 1)
  await page.locator('[data-key="verb play"]').click()
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toMatch(/^Which card do you play/)
  await page.locator('.stage-hand .muhq-card.can', { hasText: 'Attack' }).first().click()
  await tiles.first().waitFor()
  expect(await page.locator('.bar-sentence').innerText()).toMatch(/^Where, or on whom/)
  const tile = await tiles.first().boundingBox()
  const at = { x: (tile?.x ?? 0) + (tile?.width ?? 0) / 2, y: (tile?.y ?? 0) + (tile?.height ?? 0) / 2 }
  const before = await entries(page)
  await page.mouse.click(at.x, at.y)
  await page.locator('.muhq-piece.ghost .ghost-edge').waitFor()
  expect(await entries(page)).toBe(before)
  await afterLast(page.locator('.muhq-piece.ghost'))
  await page.mouse.click(at.x, at.y)
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(await page.locator('.muhq-piece.ghost').count()).toBe(0)
  expect(await reader(page).count()).toBe(0)

  // On its way: an arrow from where it stands. What has just changed its meaning takes no tap for a moment.
  await press(page.locator('.muhq-piece.origin .catch').first())
  await tiles.last().click()
  await page.locator('.muhq-piece.ghost').waitFor()
  expect(await page.locator('.muhq-way .head').count()).toBe(1)
  expect(problems).toEqual([])
  await close()
})

/** A person has Lightning in hand, and it would kill somebody; and where that one stands. */
function withLightning(): { file: string; target: number } {
  for (let seed = 0; seed < 60; seed++) {
    const seats = muhqPackage.seating({})
    const person = Object.entries(seats).find(([, controller]) => controller.by === 'person')?.[0] ?? ''
    const table: Table<State, Action> = Table.start(muhqPackage, {
      options: {},
      seats: { ...seats, [person]: { by: 'random' } },
      seed: `lightning ${seed}`,
    })
    for (let step = 0; step < 600 && table.next().kind === 'auto'; step++) {
      const decision = muhqPackage.game.decision(table.state)
      const bolt = { slot: 'card', value: 'bolt' }
      const aims =
        decision?.seat === person && decision.next([]).some(({ pick }) => pick.slot === 'card' && pick.value === 'bolt')
          ? decision.next([bolt])
          : []
      const killed = aims.find(({ action, pick }) => {
        const unit = unitOf(table.state, Number(pick.value))
        return action?.do === 'play' && unit !== undefined && healthOf(table.state, unit) <= 2
      })
      if (killed !== undefined) {
        table.seat(person, { by: 'person' })
        table.title = 'muhq'
        return { file: JSON.stringify(table.file()), target: Number(killed.pick.value) }
      }
      table.advance()
    }
  }
  throw new Error('no game gets there')
}

test('a second tap on whom a spell would kill takes it, though they are gone from the board', async () => {
  const { file, target } = withLightning()
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  await page.locator('.stage-hand .muhq-card.can', { hasText: 'Lightning' }).first().click()
  const piece = page.locator(`.muhq-board [data-key="u${target}"]`)
  await piece.waitFor()
  const box = (await piece.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const before = await entries(page)
  await page.mouse.click(at.x, at.y)
  const confirm = page.locator('section.bar button.dock-confirm:not(:disabled)')
  await confirm.waitFor()
  expect(await entries(page)).toBe(before)
  // No longer than a second tap may come.
  await afterLast(page.locator('.muhq-board'))
  await page.mouse.click(at.x, at.y)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('what the deck holds is told by a tap on it, and the rulebook of the boss leads to one’s own rules', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await page.locator('.stage-hand button.muhq-pile').click()
  await expect.poll(() => reader(page).innerText()).toMatch(/Deck\s+\d+ cards\. In it, in no order you know: .+/s)
  await page.getByRole('tab', { name: 'Rulebook' }).click()
  await page.getByRole('button', { name: 'Your own rules: player aid' }).click()
  await expect.poll(() => page.getByRole('tab', { name: 'Help' }).getAttribute('aria-selected')).toBe('true')
  await page.locator('.help-parts [aria-pressed="true"]', { hasText: 'Player aid' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

// Verbs keep their places: of a turn while the rest of a deed is tapped on the table; of following a card and of a campaign turn while
// they are impossible, and then they say why.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { manyVerbs } from '../arcs/battle-saves.ts'
import { openBoard } from '../arcs/looking.ts'
import { following } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { entries, openSaved, press, tapImpossible, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { refusal } from './verbs-offered.ts'

const { site, browser } = await siteAndBrowser()
const chip = (page: Page, name: string | RegExp) =>
  page.locator('section.bar').getByRole('button', { name, exact: true })

test('Arcs: surpass, pivot and copy are all there; a way that is open marks its cards, one that is closed says why', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await openBoard(page, site.url, following())
  await chip(page, 'Surpass').waitFor()
  const before = await entries(page)
  expect(await chip(page, 'Surpass').getAttribute('aria-disabled')).toBe('true')
  await tapImpossible(chip(page, 'Surpass'))
  await expect
    .poll(() => refusal(page).innerText())
    .toMatch(/^You have no card of|^Your highest card of .+ does not beat \d/)
  expect(await complaints(page)).toEqual([])
  const cards = page.locator('.stage-hand .arcs-card.can')
  await chip(page, 'Pivot').click()
  await refusal(page).waitFor({ state: 'detached' })
  expect(await chip(page, 'Pivot').getAttribute('aria-pressed')).toBe('true')
  await cards.first().click()
  await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor()
  // The line has what it brings; the deed is the key that is pressed, and stands in the whole of it.
  const plan = page.locator('.dock-plan .plan-words').first()
  expect(await plan.innerText()).toMatch(/^1 action$/)
  expect(await plan.getAttribute('title')).toMatch(/pivot/i)
  // The same card, face down.
  await chip(page, 'Face down (copy)').click()
  await expect.poll(() => plan.getAttribute('title')).toMatch(/copy|copies/i)
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: an army that has marched keeps its place and says so', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  const armies = page.locator('.rome-compose.on-campaign .rome-line').first().locator('.rome-chip')
  await armies.first().waitFor()
  const all = await armies.allInnerTexts()
  expect(all.length).toBeGreaterThan(2)
  await page.locator('.rome-chip:not(.impossible)').first().click()
  await page.locator('.rome-compose.on-army').waitFor()
  await page.locator('section.bar button.dock-end').click()
  await page.locator('.rome-compose.on-campaign').waitFor()
  expect(await armies.count()).toBe(all.length)
  const before = await entries(page)
  await tapImpossible(page.locator('.rome-chip.impossible').first())
  await expect.poll(() => refusal(page).innerText()).toMatch(/^Army [IV]+ has been activated already\.$/)
  expect(await chip(page, 'Muster an army').getAttribute('aria-disabled')).toBe('true')
  expect(await entries(page)).toBe(before)
  expect(await complaints(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`Arcs: the verbs of a turn stay where they are while what they want is tapped, and another one can be chosen: ${width} px`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height })
    await openBoard(page, site.url, manyVerbs())
    await page.locator('.on-root .arcs-end').waitFor()
    const keys = page.locator('.arcs-kinds .arcs-key:not(.dock-end)')
    const boxes = () =>
      keys.evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [each.textContent, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(' ')
        }),
      )
    const picked = () => page.locator('.arcs-kinds .arcs-key[aria-pressed="true"]').allInnerTexts()
    const before = await boxes()
    const stay = async (verb: string) => {
      expect(await boxes()).toEqual(before)
      expect(await picked()).toEqual([verb])
    }
    const [origins, goals] = [page.locator('.arcs-tap.origin'), page.locator('.arcs-tap.goal')]
    await keys
      .filter({ hasText: /^Move$/ })
      .first()
      .click()
    await page.locator('.on-move').waitFor()
    await stay('Move')
    await origins.first().click()
    await goals.first().waitFor()
    await stay('Move')
    await goals.first().click()
    await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor()
    await stay('Move')
    // Another verb takes its place, and the same one begins anew.
    const other = page.locator('.arcs-kinds .arcs-key:not(.impossible, .quiet, .dock-end, [aria-pressed="true"])')
    const name = await other
      .filter({ hasText: /^(City|Starport|Ship|Influence|Repair|Tax)$/ })
      .first()
      .innerText()
    await press(other.filter({ hasText: name }).first())
    await page.locator('.on-pick').waitFor()
    await stay(name)
    await keys
      .filter({ hasText: /^Move$/ })
      .first()
      .click()
    await origins.first().waitFor()
    await stay('Move')
    await press(keys.filter({ hasText: /^Move$/ }).first())
    await stay('Move')
    expect(problems).toEqual([])
    await close()
  })

// Verbs that are impossible now, what is left in pips, and clocks.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBoard } from '../arcs/looking.ts'
import { lastAction, midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { cut } from '../tools/cut.ts'
import { entries, keysHeard, openSaved, playNow, press, tapImpossible, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const refusal = (page: Page) => page.locator('section.bar .bar-refusal')
const chips = (page: Page): Promise<string[]> => page.locator('.arcs-kinds .arcs-key:not(.dock-end)').allInnerTexts()
const pipsOf = (page: Page): Promise<string> =>
  page.locator('.bar-pips').evaluate((row) => [...row.children].map((pip) => pip.className || 'left').join(' '))

test('Arcs: an impossible verb keeps its place, says why, and changes nothing', async () => {
  const { page, problems, close } = await browser.newPage()
  await openBoard(page, site.url, midgame())
  await page.locator('.arcs-kinds .impossible').first().waitFor()
  const before = await entries(page)
  const all = await chips(page)
  expect(all.slice(0, 9)).toEqual(
    expect.arrayContaining(['Tax', 'City', 'Starport', 'Ship', 'Move', 'Repair', 'Influence', 'Secure', 'Battle']),
  )
  // It can be tapped and has the focus like any other, and those who listen hear that it cannot be had.
  await tapImpossible(page.locator('.arcs-kinds .arcs-key', { hasText: /^Battle$/ }))
  await expect
    .poll(() => refusal(page).innerText())
    .toBe('Battle is not an action of Construction. With a Weapon: spend it first, then actions may be battles.')
  expect(await complaints(page)).toEqual([])
  await keysHeard(page)
  await page.locator('body').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press(String(all.indexOf('City') + 1))
  await expect.poll(() => refusal(page).innerText()).toMatch(/building slot/)
  expect(await entries(page)).toBe(before)
  expect(await chips(page)).toEqual(all)
  // What is possible takes the sentence away.
  await page.locator('.arcs-kinds .arcs-key:not(.impossible)', { hasText: 'Ship' }).click()
  await refusal(page).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('Arcs: pips and verbs stay in place from action to action; the clock has the lead card and the initiative', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await openBoard(page, site.url, lastAction())
  await page.locator('.arcs-clock').waitFor()
  expect(await pipsOf(page)).toMatch(/^left( spent)+$/)
  expect(await page.locator('.bar-pips').getAttribute('aria-label')).toMatch(/^1 action left of \d$/)
  expect(await page.locator('.head-clock').innerText()).toMatch(/Lead card: \w+ \d/)
  expect(await page.locator('.arcs-clock .initiative').getAttribute('title')).toMatch(/^Initiative: /)
  expect(await page.locator('.arcs-seat .advantage.of-action').count()).toBe(2)
  expect(await page.locator('.arcs-seat .advantage.of-die').count()).toBe(2)
  const boxes = () =>
    page
      .locator('.arcs-kinds .arcs-key:not(.dock-end)')
      .evaluateAll((all) =>
        all.slice(0, 9).map((each) => `${each.textContent} ${Math.round(each.getBoundingClientRect().x)}`),
      )
  const before = await boxes()
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Influence' }).click()
  await page.locator('.stage-market .can').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
  await page.locator('.bar-rest').waitFor()
  expect(await pipsOf(page)).toMatch(/^spent( spent)+$/)
  await page.locator('[data-key="undo"]').click()
  await page.locator('.arcs-kinds').waitFor()
  expect(await boxes()).toEqual(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: phases as dots, verbs of an army with reasons, movement points in pips, income at the seats', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.rome-chip').first().waitFor()
  await page.locator('.rome-clock').waitFor()
  expect(await page.locator('.rome-clock i').count()).toBe(5)
  expect(await page.locator('.rome-clock i.now').count()).toBe(1)
  expect(await page.locator('.rome-clock').innerText()).toBe('Campaign')
  expect(await page.locator('.rome-income').first().getAttribute('title')).toMatch(/\d+ gold/)
  expect(await cut(page, '.table-head', '.when.short, .rome-clock > span')).toEqual([])
  await page.locator('.rome-chip').first().click()
  await page.locator('.rome-compose.on-army').waitFor()
  const verbs = page.locator('.rome-compose .rome-chips').first().locator('button')
  expect(await verbs.allInnerTexts()).toEqual(['March', 'Attack', 'Besiege', 'Embark'])
  expect(await page.locator('.bar-pips').getAttribute('aria-label')).toMatch(/^\d movement points? left of \d$/)
  const before = await entries(page)
  await tapImpossible(page.locator('.rome-compose .impossible').first())
  expect(await refusal(page).innerText()).toMatch(/^[A-Z].+\.$/)
  // A verb that is possible marks only where it leads.
  const marked = () => page.locator('.rome-hit.can').count()
  const all = await marked()
  await verbs.first().click()
  await refusal(page).waitFor({ state: 'detached' })
  expect(await verbs.first().getAttribute('aria-pressed')).toBe('true')
  await expect.poll(marked).toBeLessThan(all)
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game: round n of m, verbs by keys with reasons, units in pips', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await keysHeard(page)
  expect(await page.locator('.head-clock .long').innerText()).toMatch(/^Round 1 of \d+$/)
  const verbs = page.locator('[data-key^="verb "]')
  expect(await verbs.allInnerTexts()).toEqual(['Play', 'Move', 'Attack', 'Full action', 'Buy'])
  await page.keyboard.press('2')
  await expect.poll(() => refusal(page).innerText()).toBe('You have no unit on the board.')
  await page.keyboard.press('1')
  await refusal(page).waitFor({ state: 'detached' })
  expect(await verbs.first().getAttribute('aria-pressed')).toBe('true')
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
  await page.locator('.bar-pips').waitFor()
  expect(await pipsOf(page)).toBe('left')
  expect(await verbs.allInnerTexts()).toEqual(['Play', 'Move', 'Attack', 'Full action', 'Buy'])
  expect(await complaints(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

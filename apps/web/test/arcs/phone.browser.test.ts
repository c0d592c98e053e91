// Arcs on a phone: what is to be chosen is in sight, or in a frame of its own that scrolls.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { manyVerbs } from './battle-saves.ts'
import { openBoard } from './looking.ts'
import { PHONES, seen } from './phones.ts'
import { following, prelude } from './saves.ts'

const { site, browser } = await siteAndBrowser()

/** How many lines its words take. */
const linesOf = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  })

/** Sentences of the plan of which part of a third line is seen. */
const leaking = (page: Page): Promise<string[]> =>
  page
    .locator('.dock-plan .plan-words')
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientHeight > 2 * Number.parseFloat(getComputedStyle(one).lineHeight) + 1)
        .map((one) => one.textContent ?? ''),
    )

for (const [width, height, lang] of PHONES)
  test(`the initiative is seized with a card of the hand, and all ways to follow are in sight: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await openBoard(page, site.url, following())
    const cards = page.locator('.stage-hand .arcs-card.can')
    await cards.first().click()
    const ways = page.locator('.dock-choices :is(.arcs-follows .arcs-key, .arcs-seize)')
    await expect.poll(() => ways.count()).toBe(4)
    const widths = await ways.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().width))
    for (const [n, pixels] of (await seen(ways)).entries()) expect(pixels).toBeGreaterThan(widths[n]! * 0.9)
    expect(await ways.evaluateAll((each) => each.filter((one) => one.scrollHeight > one.clientHeight + 1).length)).toBe(
      0,
    )
    // How many actions that brings is whole, and nothing of a line below it is seen.
    expect(await page.locator('.dock-plan .plan-words').innerText()).toMatch(/^\d /)
    expect(await leaking(page)).toEqual([])
    // A tick is on the card that is played, and the others say which one goes along with it.
    await ways.last().click()
    expect(await ways.last().getAttribute('aria-pressed')).toBe('true')
    await page
      .locator('.dock-plan', { hasText: /^(←)?(With which card of your hand\?|Какой картой с руки\?)$/ })
      .waitFor()
    // Seize stands in one line; its answers are cards of the hand and nothing else, and until there is one nothing lies ready.
    expect(await linesOf(ways.last())).toBe(1)
    expect(await page.locator('.dock-choices .late .arcs-key').count()).toBe(1)
    expect(await page.locator('section.bar .arcs-ready .dock-confirm').count()).toBe(0)
    const picked = page.locator('.stage-hand .arcs-card.picked')
    const second = cards.nth(1)
    expect((await seen(second))[0]).toBeGreaterThanOrEqual(36)
    await second.click()
    await expect.poll(() => picked.count()).toBe(2)
    await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor()
    // The card that is played has the tick, the other one the flag of the initiative.
    expect(await picked.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))).toEqual([
      '"✓"',
      'none',
    ])
    expect(await page.locator('.stage-hand .arcs-card .seizing').count()).toBe(1)
    // Not after all: one card is left, and it is the first one.
    await press(ways.last())
    await expect.poll(() => picked.count()).toBe(1)
    expect(await ways.last().getAttribute('aria-pressed')).toBe('false')
    expect(problems).toEqual([])
    await close()
  })

for (const [width, height, lang] of PHONES)
  test(`what pays in the Prelude is drawn whole, and something that it buys is in sight: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await openBoard(page, site.url, prelude())
    const token = page.locator('.pay-token')
    await token.click()
    const kinds = page.locator('.popover .arcs-token')
    await kinds.first().waitFor()
    const count = await kinds.count()
    expect(count).toBeGreaterThan(0)
    for (let n = 0; n < count; n++) {
      if (n > 0) await token.click()
      await kinds.nth(n).click()
      await page.locator('.pay-token .arcs-icon, .pay-token svg').first().waitFor()
      expect(
        await token.evaluate((one) => [
          one.scrollHeight <= one.clientHeight + 1,
          one.scrollWidth <= one.clientWidth + 1,
        ]),
      ).toEqual([true, true])
      const possible = page.locator('.dock-choices .arcs-kinds > .arcs-key:not(.impossible, .dock-end)')
      await expect.poll(async () => Math.max(...(await seen(possible)))).toBeGreaterThanOrEqual(44)
    }
    expect(problems).toEqual([])
    await close()
  })

test('a ship beside its planet is taken up where it is drawn, though the ring of the gate lies there too', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await openBoard(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  await page
    .locator('.arcs-kinds .arcs-key', { hasText: /^Move$/ })
    .first()
    .click()
  await page.locator('.arcs-tap.origin').first().waitFor()
  // Ships of planets where a move can begin, each with the system that a finger there means.
  const ships = await page.evaluate(() =>
    [...document.querySelectorAll('.arcs-board [data-ships]')].flatMap((ship) => {
      const [system = ''] = ship.getAttribute('data-ships')?.split('.') ?? []
      const { left, top, width, height } = ship.getBoundingClientRect()
      const under = document.elementFromPoint(left + width / 2, top + height / 2)
      const taken = document.querySelector(`.arcs-board [data-key="s${system}"].can`) !== null
      return system[1] === 'g' || !taken
        ? []
        : [{ system, means: under?.closest('[data-key]')?.getAttribute('data-key') }]
    }),
  )
  expect(ships.length).toBeGreaterThan(0)
  for (const { system, means } of ships) expect(means).toBe(`s${system}`)
  expect(problems).toEqual([])
  await close()
})

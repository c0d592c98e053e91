// A battle of Arcs on a phone: loot, ships, dice and what may be lost are in sight, or in a frame that scrolls.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../tools/harness.ts'
import { besieging, gathered, raiding, twoRivals } from './battle-saves.ts'
import { openBoard } from './looking.ts'
import { PHONES, seen } from './phones.ts'

const { site, browser } = await siteAndBrowser()

for (const [width, height, lang] of PHONES)
  test(`what a raid takes is in sight, or scrolls between the edges of the scene: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await openBoard(page, site.url, raiding())
    const loot = page.locator('.scene .fight-loot button')
    await loot.nth(3).waitFor()
    expect((await seen(loot.first()))[0]).toBeGreaterThan(100)
    const board = (await page.locator('.stage-board').boundingBox())!
    for (const each of await loot.all()) {
      await each.evaluate((one) => one.scrollIntoView({ block: 'nearest' }))
      const box = (await each.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(board.y)
      expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height)
      expect((await seen(each))[0]).toBeGreaterThan(100)
    }
    await loot.last().click()
    await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor()
    expect(problems).toEqual([])
    await close()
  })

/** Opens the scene of the only battle that there can be, or of the first one. */
async function battle(page: Page, file: string): Promise<void> {
  await openBoard(page, site.url, file)
  await page
    .locator('.arcs-kinds .arcs-key', { hasText: /^(Battle|Сражение)$/ })
    .first()
    .click()
  const whom = page.locator('.arcs-rivals button').first()
  await page.locator('.scene').or(whom).first().waitFor()
  if (await whom.isVisible()) await whom.click()
  await page.locator('.scene .fight-odds').waitFor()
}

for (const [width, height, lang] of PHONES)
  test(`all ships of a side are in sight, fifteen of them: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await battle(page, gathered())
    // While dice are chosen they are counted, for the sake of the odds.
    expect(await page.locator('.scene .fight-counts').allInnerTexts()).toEqual(['15', '15'])
    await page.locator('section.bar button.dock-confirm').click()
    await page.locator('.scene .fight-side.mine.many .fight-piece').first().waitFor()
    for (const side of ['.fight-side.mine', '.fight-side:not(.mine)']) {
      const pieces = page.locator(`.scene ${side} .fight-piece`)
      expect(await pieces.count()).toBeGreaterThan(9)
      // Between fifteen and fifteen the smallest phone has no room for both and the dice: the scene scrolls.
      if (height < 700) await pieces.last().evaluate((one) => one.scrollIntoView({ block: 'end' }))
      for (const pixels of await seen(page.locator(`.scene ${side} .fight-piece .fight-body`)))
        expect(pixels).toBeGreaterThanOrEqual(35)
    }
    expect(problems).toEqual([])
    await close()
  })

for (const [width, height, lang] of PHONES)
  test(`how many dice of each kind, and that a city may fall, is in sight: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await openBoard(page, site.url, besieging())
    await page.locator('.arcs-kinds .arcs-key', { hasText: /^(Battle|Сражение)$/ }).click()
    const keys = page.locator('.dock-choices .arcs-die-step .arcs-key')
    await expect.poll(() => keys.count()).toBe(6)
    for (const pixels of await seen(keys)) expect(pixels).toBeGreaterThanOrEqual(43)
    // A letter stands for the name of a die, as on the dice themselves.
    const letters = page.locator('.dock-choices .arcs-die-step i')
    expect(await letters.allInnerTexts()).toEqual(lang === 'en' ? ['A', 'S', 'R'] : ['Т', 'П', 'Н'])
    for (const pixels of await seen(letters)) expect(pixels).toBeGreaterThanOrEqual(17)
    // In the second line of the question; a tap tells the whole.
    const plan = page.locator('.dock-plan .plan-words', { hasText: /^(A city may fall: |Город под угрозой: )/ })
    expect(await plan.evaluate((one) => getComputedStyle(one).textDecoration)).toMatch(/underline.*dotted/)
    const whole = page.getByRole('button', { name: /(you lose|you have nothing|вы теряете|терять по нему)/ })
    expect(await whole.evaluate((one) => one.className)).toContain('plan-words')
    await plan.click()
    await page.locator('.plan-whole', { hasText: /(you lose|you have nothing|вы теряете|терять по нему)/ }).waitFor()
    await plan.click()
    expect(await page.locator('.scene .fight-grave').evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(
      true,
    )
    await oddsWhole(page)
    // The sign of the place is on a disc: an arrow is no arrow of a move.
    expect(await page.locator('.plan-step .place-disc svg').count()).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

/** Nothing of them is left below an edge, or under anything. */
async function oddsWhole(page: Page): Promise<void> {
  const room = (await page.locator('.scene .fight-middle').boundingBox())!
  const board = (await page.locator('.stage-board').boundingBox())!
  const bottom = Math.min(room.y + room.height, board.y + board.height) + 0.5
  const parts = page.locator('.scene .fight-odds > *')
  expect(await parts.count()).toBeGreaterThan(2)
  for (const each of await parts.all()) {
    const box = (await each.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(bottom)
    for (const over of await page.locator('.scene :is(.fight-side, .fight-tray)').all()) {
      const lies = await over.boundingBox()
      const apart = lies === null || lies.y >= box.y + box.height - 0.5 || lies.y + lies.height <= box.y + 0.5
      expect(apart).toBe(true)
    }
  }
}

for (const [width, height, lang] of [...PHONES, [844, 390, 'ru'] as const])
  test(`what to expect of the dice is in sight, many dice and many ships: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    for (const file of [twoRivals(), gathered(), besieging()]) {
      await battle(page, file)
      await oddsWhole(page)
    }
    expect(problems).toEqual([])
    await close()
  })

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

/** Opens the scene of the only battle that there can be. */
async function battle(page: Page): Promise<void> {
  await openBoard(page, site.url, gathered())
  await page
    .locator('.arcs-kinds .arcs-key', { hasText: /^(Battle|Сражение)$/ })
    .first()
    .click()
  const whom = page.locator('.arcs-rivals button').first()
  await page.locator('.scene').or(whom).first().waitFor()
  if (await whom.isVisible()) await whom.click()
  await page.locator('.scene .fight-side.mine.many .fight-piece').first().waitFor()
}

for (const [width, height, lang] of PHONES)
  test(`all ships of a side are in sight, fifteen of them: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await battle(page)
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
    await plan.click()
    await page.locator('.plan-whole', { hasText: /(you lose|you have nothing|вы теряете|терять по нему)/ }).waitFor()
    await plan.click()
    if (height > 700) {
      const [warning, middle] = ['.fight-grave', '.fight-middle'].map((one) => page.locator(`.scene ${one}`))
      const box = (await warning!.boundingBox())!
      const room = (await middle!.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height)
      expect(await warning!.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true)
    }
    // The sign of the place is on a disc: an arrow is no arrow of a move.
    expect(await page.locator('.plan-step .place-disc svg').count()).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

test('dice in two rows lie on no odds', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await openBoard(page, site.url, twoRivals())
  await page.locator('.arcs-kinds .arcs-key', { hasText: /^Сражение$/ }).click()
  await page.locator('.arcs-rivals button').first().click()
  await page.locator('.scene .fight-odds').waitFor()
  const dice = page.locator('.scene .fight-tray.pool .fight-die')
  const [first, last] = [(await dice.first().boundingBox())!, (await dice.last().boundingBox())!]
  expect(last.y).toBeGreaterThan(first.y)
  const odds = (await page.locator('.scene .fight-odds').boundingBox())!
  expect(odds.y).toBeGreaterThanOrEqual(last.y + last.height)
  expect(problems).toEqual([])
  await close()
})

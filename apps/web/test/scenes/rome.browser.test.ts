// Battles of Rome are scenes: a card is laid in the lane before it is played, dice lie on its edge, what came of it is one
// sentence; where one throw decides, its exact odds stand there before.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listPlaces } from '../rome/drive.ts'
import { battle, campaign } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { drawn, entries, openSaved, press, pressIfThere, untilOther, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

/** What says yes to something: what only stops or hurries bots (Pause, Skip) stands there too, and is not filled. */
const confirm = 'section.bar button.dock-confirm.main:not(:disabled)'

const CARD = '.stage-hand .rome-card.can'

/** Whatever the battle asks: Confirm, a card of the hand, a choice of the dock. */
async function answer(page: Page): Promise<void> {
  for (const what of [confirm, CARD, '.bar-person .rome-chip:not(:disabled, .impossible)'])
    if (await pressIfThere(page.locator(what).first())) {
      // What was laid is seen before anything else is answered.
      if (what === CARD) await drawn(page)
      return
    }
}

test('a card is laid as a ghost, played by Confirm, and the end is one sentence that waits', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'quick' })
  await openSaved(page, site.url, battle())
  await page.locator('.stage-hand .rome-card.can').first().waitFor()
  // Never an empty half: what they have not shown lies there face down.
  await page.locator('.rome-half:not(.mine) .rome-card.down').waitFor()
  const ghost = page.locator('.rome-half.mine .rome-card.ghost .title')
  const before = await entries(page)
  const second = page.locator('.stage-hand .rome-card.can').nth(1)
  const name = await second.locator('.title').innerText()
  await second.click()
  await expect.poll(() => ghost.first().innerText()).toBe(name)
  expect(await entries(page)).toBe(before)
  expect(await complaints(page)).toEqual([])
  await press(page.locator(confirm))
  await expect.poll(() => entries(page)).toBeGreaterThan(before)

  let thrown = false
  let kept = false
  for (let step = 0; step < 200 && (await page.locator('[data-scene="over"]').count()) === 0; step++) {
    thrown ||= (await page.locator('.rome-half .throw path').count()) > 0
    // While the next round is laid, the one before stays readable at the edge.
    kept ||= (await page.locator('.rome-half .before .rome-die').count()) > 0
    await answer(page)
    await page.waitForTimeout(150)
  }
  expect([thrown, kept]).toEqual([true, true])
  await page.locator('.rome-outcome').waitFor()
  expect(await page.locator('.rome-outcome').innerText()).toMatch(/won the battle|failed|took/)
  expect(await page.locator('.bar-battle .bar-sentence').innerText()).toBe(
    await page.locator('.rome-outcome').innerText(),
  )
  const over = await entries(page)
  await page.waitForTimeout(1200)
  expect(await entries(page)).toBe(over)
  await press(page.locator(confirm))
  await page.locator('[data-scene="over"]').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('before an attack: the dice of both sides with their odds, or that cards are hidden', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru', scheme: 'dark' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, campaign())
  await page.locator('.on-campaign').waitFor()
  const seen = new Set<string>()
  for (let army = 0; army < 4; army++) {
    const chip = page.locator('.on-campaign .rome-chip:not(.dock-end)').nth(army)
    if ((await chip.count()) === 0) break
    await press(chip)
    await page.locator('.on-army').waitFor()
    await listPlaces(page)
    const ways = page.locator('.on-army .rome-place-list .rome-chips .rome-chip')
    for (let way = 0; way < Math.min(8, await ways.count()); way++) {
      await untilOther(page, () => press(ways.nth(way)))
      await drawn(page)
      if ((await page.locator('[data-scene="plan"]').count()) === 0) continue
      const text = await page.locator('.rome-fight').innerText()
      expect(text).toMatch(/Больше очков у нападающего: \d+\s?%|Карты скрыты/)
      const odds = /\d\s?%/.test(text)
      seen.add(odds ? 'odds' : 'hidden')
      // Both sides are named, yours on the left; against hidden cards one's own dice are known, phase by phase.
      if (odds) expect(await page.locator('.rome-throw-sides h3').first().innerText()).toMatch(/^\s*Рим\s+нападает/)
      else expect(await page.locator('.rome-fight .rome-phase-dice tbody tr').count()).toBe(4)
    }
    if (seen.has('odds')) break
    await page.locator('.plan-token[data-key="back"]').click()
    await page.locator('.rome-back').first().click()
    await page.locator('.on-campaign').waitFor()
  }
  expect([...seen]).toContain('odds')
  expect(problems).toEqual([])
  await close()
})

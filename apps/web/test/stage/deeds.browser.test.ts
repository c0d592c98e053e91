// How a thing is done on the stage: a ghost before the deed, grave deeds weighed first.

import { expect, test } from 'vitest'
import { listPlaces } from '../rome/drive.ts'
import { campaign } from '../rome/saves.ts'
import {
  drawn,
  endTurn,
  entries,
  keysHeard,
  openSaved,
  playNow,
  press,
  untilOther,
  withSeed,
  withSettings,
} from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'

test('muhq’s game: the first tap on a tile shows it, a second tap or Confirm does it, Escape takes it back', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
  await playNow(page, site.url)
  const before = await entries(page)
  // A card of the hand, then where it comes into play.
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await page.locator('.plan-preview').waitFor()
  expect(await entries(page)).toBe(before)
  await keysHeard(page)
  await page.keyboard.press('Escape')
  await page.locator('.plan-preview').waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator(confirm))
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(problems).toEqual([])
  await close()
})

test('a button that came to mean something else by itself takes no press for 400 ms, then it does', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'quick' })
  await withSeed(page, 5)
  await playNow(page, site.url)
  await endTurn(page)
  await page.locator('.bar-run .dock-end').waitFor()
  // Skip stays in its place until the bots are done: from then on it would end the turn. By the clock of the page.
  const lets = await page.evaluate(
    () =>
      new Promise<{ held: boolean; until: number }>((done) => {
        const end = () => [...document.querySelectorAll('section.bar button.dock-end:not(:disabled)')].at(-1)
        const before = end()?.textContent
        const { left, top } = end()?.getBoundingClientRect() ?? { left: 0, top: 0 }
        const pressable = () => document.elementFromPoint(left + 10, top + 10) === end()
        let changed: number | undefined
        const held: boolean[] = []
        const look = () => {
          const now = performance.now()
          if (changed === undefined && end() !== undefined && end()?.textContent !== before) changed = now
          if (changed !== undefined) held.push(!pressable())
          if (changed === undefined || (!pressable() && now < changed + 2000)) requestAnimationFrame(look)
          else done({ held: held[0] === true, until: now - changed })
        }
        look()
      }),
  )
  expect(lets.held).toBe(true)
  expect(lets.until).toBeGreaterThan(300)
  expect(lets.until).toBeLessThan(2000)
  expect(problems).toEqual([])
  await close()
})

test('Rome: war with somebody who is no enemy is weighed in the reader first, and named on the button', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.on-campaign').waitFor()
  let found = false
  for (const army of [0, 1, 2, 3]) {
    const chip = page.locator('.on-campaign .rome-chip:not(.dock-end)').nth(army)
    if ((await chip.count()) === 0) break
    await press(chip)
    await page.locator('.on-army').waitFor()
    await listPlaces(page)
    // Attacks stand first in the line of the choices; each is shown until one of them would be war.
    const ways = page.locator('.on-army .rome-place-list .rome-chips .rome-chip')
    const before = await entries(page)
    for (let way = 0; way < Math.min(12, await ways.count()) && !found; way++) {
      await untilOther(page, () => press(ways.nth(way)))
      await drawn(page)
      expect(await entries(page)).toBe(before)
      found = (await page.locator('button.dock-confirm.grave').count()) > 0
    }
    if (found) {
      expect(await page.locator('.weigh').innerText()).toMatch(/war with[\s\S]*enemies/i)
      expect(await page.locator('button.dock-confirm.grave').innerText()).toMatch(/^(Attack|Besiege): war with /)
      // It never happens by a second tap, only by the button.
      await page.locator('.plan-token[data-key="back"]').click()
      await page.locator('.weigh').waitFor({ state: 'detached' })
      expect(await entries(page)).toBe(before)
      break
    }
    await page.keyboard.press('Control+KeyZ')
    await page.locator('.on-campaign').waitFor()
  }
  expect(found).toBe(true)
  expect(problems).toEqual([])
  await close()
})

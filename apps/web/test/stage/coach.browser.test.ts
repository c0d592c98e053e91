// The guided first round of every game: each mark points at something that is there, and covers neither it nor the dock.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { still, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

for (const [game, lang, width, height, scheme] of sampled(
  [['arcs', 'ru', 390, 844, 'light']],
  [
    ['muhq', 'en', 1440, 900, 'light'],
    ['rome', 'ru', 834, 1112, 'dark'],
  ],
))
  test(`${game}: eight marks that point (${lang}, ${width} px)`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang, scheme })
    await withSettings(page, { speed: 'instant' })
    await page.goto(site.url)
    await page.locator(`[data-guide="${game}"]`).click()
    const coach = page.locator('.coach')
    for (let step = 1; step <= 8; step++) {
      await coach.getByText(new RegExp(`${step} (of|из) 8`)).waitFor()
      const target = await coach.getAttribute('data-target')
      const thing = page
        .locator(target === 'confirm' ? 'section.bar .dock-confirm' : `[data-coach="${target}"]`)
        .filter({ visible: true })
      expect(await thing.count(), `${target}`).toBe(1)
      // The ring moves to it.
      await expect.poll(async () => page.locator('.coach-ring').boundingBox()).toEqual(await thing.boundingBox())
      await still(page)
      const [own, ring, bubble, dock] = await Promise.all([
        thing.boundingBox(),
        page.locator('.coach-ring').boundingBox(),
        coach.boundingBox(),
        page.locator('[data-coach="dock"]').boundingBox(),
      ])
      expect(ring).toEqual(own)
      if (own === null || bubble === null || dock === null || own === undefined)
        throw new Error(`${target} is not there`)
      expect(bubble.width).toBeLessThanOrEqual(280)
      expect(bubble.height).toBeLessThanOrEqual(140)
      const apart = (b: typeof bubble) =>
        bubble.x + bubble.width <= b.x ||
        b.x + b.width <= bubble.x ||
        bubble.y + bubble.height <= b.y ||
        b.y + b.height <= bubble.y
      expect(apart(dock), `${target}: the dock`).toBe(true)
      if (target !== 'board') expect(apart(own), `${target}`).toBe(true)
      // Its words are not cut off.
      expect(await coach.evaluate((each) => each.scrollHeight - each.clientHeight), `${target}`).toBeLessThanOrEqual(1)
      if (step === 1) expect(await complaints(page)).toEqual([])
      await coach.locator('.button:not(.quiet)').click()
    }
    await coach.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await close()
  })

test('what the dock says ends where the offer to show somebody round begins', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900, lang: 'en', scheme: 'light' })
  await withSettings(page, { speed: 'instant' })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Play: muhq’s game' }).click()
  const offer = await page.locator('.dock-offer').boundingBox()
  const said = await page.locator('.dock-plan').evaluate((each) => {
    const box = each.getBoundingClientRect()
    return box.right - Number.parseFloat(getComputedStyle(each).paddingRight)
  })
  expect(offer?.width).toBeGreaterThan(200)
  expect(said).toBeLessThanOrEqual(offer?.x ?? 0)
  await close()
})

test('on a phone a mark goes while a page lies over what it points at, and help shows all it has', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await page.goto(site.url)
  await page.locator('[data-guide="muhq"]').click()
  const coach = page.locator('.coach, .coach-ring, .coach-arrow')
  await page.locator('.coach').waitFor()
  await page.locator('.tabs .tab', { hasText: 'Help' }).click()
  await expect.poll(() => coach.count()).toBe(0)
  await page.locator('.help-aid .now').first().waitFor()
  const parts = page.getByRole('button', { name: 'Signs' })
  expect((await parts.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(44)
  await page.locator('.tabs .tab', { hasText: 'Board' }).click()
  await page.locator('.coach').waitFor()
  expect(problems).toEqual([])
  await close()
})

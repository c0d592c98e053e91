// What strangers met who played Rome on a phone: dice that fell unseen, losses after the dice were gone, cards that told nothing,
// words that lay on each other.

import { LANGS, type Lang } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { drawn, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { agents, battle, fourArmies, losing } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const PHONE = { width: 390, height: 844, scheme: 'dark' } as const

async function open(file: string, lang: Lang = 'en') {
  const opened = await browser.newPage({ ...PHONE, lang })
  await withSettings(opened.page, { speed: 'quick', lang })
  await openSaved(opened.page, site.url, file)
  await opened.page.locator('.rome-compose').first().waitFor()
  await drawn(opened.page)
  return opened
}

test('whoever has lifted the scene to see the board sees what is rolled all the same', async () => {
  const { page, problems, close } = await open(fourArmies())
  await press(page.locator('.on-campaign .pairs .rome-chip', { hasText: /^IV/ }).first())
  await press(
    page.locator('.rome-compose .dock-verbs button, .rome-compose .rome-chip', { hasText: /^Attack$/ }).first(),
  )
  await page.locator('.rome-goals .grave').first().waitFor({ state: 'attached' })
  await page.locator('.rome-goals .goal').first().waitFor({ state: 'detached' })
  await page.locator('.rome-hit.can[data-key^="region"]').first().dispatchEvent('click')
  await page.locator('.rome-outcome.odds').waitFor()
  await press(page.locator('.scene-lift'))
  await page.locator('.scene.lifted').waitFor()
  await press(page.locator('section.bar button.dock-confirm'))
  await page.locator('.scene[data-scene="on"], .scene[data-scene="over"]').first().waitFor()
  await page.locator('.scene.lifted').waitFor({ state: 'detached' })
  await page.locator('.rome-throw-sides .points', { hasText: /\d/ }).first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the dice of an assault lie there while their losses are chosen, and what came of it is told then', async () => {
  const { page, problems, close } = await open(losing())
  await page.locator('.rome-throw-sides .points', { hasText: /\d/ }).first().waitFor()
  expect(await page.locator('.scene').getAttribute('data-scene')).toBe('on')
  await page.locator('.rome-outcome', { hasText: /^\d against \d: / }).waitFor()
  const over = page.locator('.bar-battle')
  const card = page.locator('.stage-hand .rome-card.can').first()
  while ((await over.count()) === 0) {
    await press(card)
    await press(page.locator('section.bar button.dock-confirm'))
    await over.or(page.locator('section.bar button.dock-confirm:disabled, .dock-confirm.hollow')).first().waitFor()
  }
  await page.locator('.rome-outcome', { hasText: /\d against \d/ }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('an action card that is taken up says what it does', async () => {
  const { page, problems, close } = await open(agents())
  await press(page.locator('.stage-hand .rome-card.can', { hasText: 'Sabotage' }).first())
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toBe('A Market or Barracks is destroyed.')
  await press(page.locator('.stage-hand .rome-card.can', { hasText: 'Trade' }).first())
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toBe('Both sides gain gold if the other agrees.')
  // A second tap puts it down.
  await press(page.locator('.stage-hand .rome-card.can', { hasText: 'Trade' }).first())
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toMatch(/What now\?$/)
  expect(problems).toEqual([])
  await close()
})

test.each(LANGS)('%s: the stations of a battle lie on no other, nor over the edge', async (lang) => {
  const { page, problems, close } = await open(battle(), lang)
  const stations = page.locator('.rome-phases li')
  await stations.first().waitFor()
  await drawn(page)
  const boxes = await stations.evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(boxes.length).toBe(4)
  for (const [at, { right }] of boxes.entries()) expect(right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? 390)
  expect(problems).toEqual([])
  await close()
})

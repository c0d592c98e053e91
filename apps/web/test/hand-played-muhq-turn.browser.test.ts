// What made people hesitate who played muhq’s game by hand: taking back what was begun, and ending the turn.

import { expect, test } from 'vitest'
import { drawn, enterStore, entries, playNow, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { popover } from './verbs-offered.ts'

const { site, browser } = await siteAndBrowser()

test('muhq’s game on a phone: after Buy and Back cards can be put away, and the last of them only lies ready', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await enterStore(page, site.url)
  const asked = page.locator('.bar-sentence')
  const back = page.locator('section.bar [data-key="back"]')
  // A single verb is not laid over the board: the row has it.
  await page.locator('[data-key="verb buy"]').click()
  await page.locator('.hand-page.of-market .muhq-card.can').first().waitFor()
  await drawn(page)
  expect(await popover(page).count()).toBe(0)
  await back.click()
  await back.waitFor({ state: 'detached' })
  expect(await asked.innerText()).toMatch(/^You, round 1: /)
  expect(await page.locator('[data-key="verb buy"]').getAttribute('aria-pressed')).toBe('false')
  // A verb alone can be taken back, too.
  await page.locator('[data-key="verb play"]').click()
  await expect.poll(() => asked.innerText()).toMatch(/^Which card/)
  await back.click()
  await expect.poll(() => asked.innerText()).not.toMatch(/^Which card/)
  await page.locator('[data-key="page hand"]').click()
  const before = await entries(page)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await back.waitFor()
  await drawn(page)
  expect(await popover(page).count()).toBe(0)
  await back.click()
  await back.waitFor({ state: 'detached' })

  await press(page.locator('section.bar button.dock-end'))
  const cards = page.locator('.stage-hand .muhq-slot > .muhq-card:not(.gone)')
  const n = await cards.count()
  expect(n).toBeGreaterThan(0)
  for (let at = 0; at < n; at++) {
    await cards.nth(at).click()
    await expect.poll(() => page.locator('.stage-hand .muhq-card.picked.away').count()).toBe(at + 1)
  }
  expect(await entries(page)).toBe(before)
  const sign = await cards.first().evaluate((card) => getComputedStyle(card, '::after').content)
  expect(sign).toBe('"✕"')
  await press(page.locator('section.bar button.dock-confirm'))
  // Somebody could still act: how long that is asked is seen at the edge of the button.
  const sure = page.locator('.bar-row.asked .main')
  if ((await sure.count()) > 0) await press(sure)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game on a phone: how long the end of a turn asks is seen; Why stands below what was done and strikes no equal', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  // Which round it is stands in the head alone; beside the health, how many are left.
  expect(await page.locator('.stage-score .muhq-pips-label').last().innerText()).toMatch(/^ещё \d+ раунд/)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
  await press(page.locator('section.bar button.dock-end'))
  await press(page.getByRole('button', { name: 'Готово', exact: true }))
  const sure = page.locator('.bar-row.asked .main')
  await sure.waitFor()
  const edge = await sure.evaluate((button) => {
    const { animationName, animationDuration, height } = getComputedStyle(button, '::after')
    return { animationName, animationDuration, height }
  })
  expect(edge).toEqual({ animationName: 'run-out', animationDuration: '5s', height: '4px' })
  await press(sure)
  await page.locator('.bar-person').waitFor()

  await page.locator('[data-key="tab why"]').click()
  const title = page.locator('.why-title')
  await title.waitFor()
  const top = async (what: string) => (await page.locator(what).boundingBox())?.y ?? 0
  expect(await top('.why-what')).toBeLessThan(await top('.why-title'))
  expect(await top('.why-title')).toBeLessThan(await top('.why-sentence'))
  const tied = page.locator('.weighed-chips .chip.tied')
  const told = () => page.locator('.why').innerText()
  for (let beat = 0; beat < 8 && (await tied.count()) === 0; beat++) {
    const now = await told()
    await page.getByRole('button', { name: 'Что было до этого' }).click()
    await expect.poll(told).not.toBe(now)
    await title.waitFor()
  }
  expect(await tied.first().innerText()).toMatch(/^=\s+не хуже, но выпало другое/)
  expect(await tied.locator('s').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

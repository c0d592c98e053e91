// What made people hesitate who played through the page by hand, and what it does now.

import { expect, test } from 'vitest'
import { manyVerbs } from './battle-saves.ts'
import { entries, keysHeard, openSaved, playNow, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { agents, spending, vain } from './rome-saves.ts'

const { site, browser } = await siteAndBrowser()

test('Rome: action cards lie in the hand, whole and in sight, and “What is this?” stands beside a tray', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const { page, problems, close } = await browser.newPage({ width, height, lang: 'ru' })
    await withSettings(page, { speed: 'instant', lang: 'ru' })
    await openSaved(page, site.url, agents())
    const cards = page.locator('.stage-hand .rome-card.action.can')
    await cards.first().waitFor()
    expect(await page.locator('.dock-pad').count()).toBe(0)
    const frame = await page.locator('[data-region="hand"]').boundingBox()
    for (const card of (await cards.all()).slice(0, width > 1000 ? 4 : 3)) {
      const box = await card.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1)
    }
    // All of it is at hand: the gold of all cards, or one card and what it is aimed at.
    expect(await page.getByRole('button', { name: /^Взять золото за все карты/ }).isVisible()).toBe(true)
    await cards.first().click()
    await page.locator('.stage-hand .rome-card.action.picked').waitFor()

    await openSaved(page, site.url, spending())
    await page.locator('.dock-tray').waitFor()
    await page.locator('.dock-offer').getByRole('button').first().waitFor()
    expect(await page.locator('.dock-offer').isVisible()).toBe(true)
    expect(problems).toEqual([])
    await close()
  }
})

test('Arcs: how many ships go is told on the map, at the ships that leave', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).first().click()
  await page.locator('.on-move').waitFor()
  const [origins, goals] = [page.locator('.arcs-tap.origin'), page.locator('.arcs-tap.goal')]
  const stepper = page.locator('.arcs-stepper')
  // A system that more than one ship can leave.
  for (let at = 0; at < 6 && (await stepper.count()) === 0; at++) {
    if ((await goals.count()) === 0) await origins.nth(at).click()
    await goals.first().click()
    await page.waitForTimeout(300)
    if ((await stepper.count()) === 0) {
      await page.locator('section.bar .plan-token[data-key="back"]').click()
      await page.locator('section.bar .plan-token[data-key="back"]').click()
    }
  }
  const [, n, all] = /(\d+) of (\d+)/.exec(await stepper.first().innerText()) ?? []
  expect(n).toBe(all)
  const box = await stepper.first().boundingBox()
  const board = await page.locator('[data-region="board"]').boundingBox()
  expect(box?.height).toBe(48)
  expect((box?.x ?? -1) >= (board?.x ?? 0) && (box?.y ?? -1) >= (board?.y ?? 0)).toBe(true)
  expect((box?.y ?? 0) + 48).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  await stepper.first().getByRole('button').first().click()
  await stepper
    .first()
    .getByText(`${Number(n) - 1} of ${all}`)
    .waitFor()
  expect(await page.locator('.dock-plan').innerText()).toContain(`${Number(n) - 1} ship`)
  // It stays where it was while it is used, and goes with the plan.
  expect(await stepper.first().boundingBox()).toEqual(box)
  await page.locator('section.bar .plan-token[data-key="back"]').click()
  await stepper.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('Escape closes the reader, then the drawer, and undoes nothing', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await keysHeard(page)
  await page.keyboard.press('l')
  await page.locator('[data-region="drawer"]').waitFor()
  const before = await entries(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-region="drawer"]').waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: what cannot be bought now says why when it is touched, in the line of the plan', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, spending())
  const good = page.locator('.rome-good.impossible').first()
  await good.waitFor()
  const before = await entries(page)
  // It is there for those who listen as something that cannot be had, and takes a tap all the same.
  await good.click({ force: true })
  await page.locator('.bar-refusal').waitFor()
  expect(await page.locator('.bar-refusal').innerText()).toBe(await good.getAttribute('title'))
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: why an action card does nothing is in sight on a phone', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, vain())
  await page.locator('.on-agents .rome-line.tall .rome-chip, .stage-hand .rome-card.can').first().waitFor()
  await page.locator('.stage-hand .rome-card.can').first().click()
  const why = page.locator('[data-region="dock"]').getByText('Ваши агенты ни до чего не дотянутся.').first()
  await why.waitFor()
  const box = await why.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
  await close()
})

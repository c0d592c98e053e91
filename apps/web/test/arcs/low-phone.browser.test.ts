// Arcs on the lowest phone: numbers of the map and names of the Court can be read. What is refused is told in the language in use.

import { expect, test } from 'vitest'
import { drawn, openSaved, press, tapImpossible, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { manyVerbs } from './battle-saves.ts'
import { midgame } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('at 360×640 numbers of the map have 12 px, and names of two lines in the Court are whole, with agents below them', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 640, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await page.locator('.arcs-board .arcs-system .number').first().waitFor()
  await drawn(page)
  const sizes = await page
    .locator('.arcs-board :is(.arcs-system .number, .arcs-piece .count)')
    .evaluateAll((all) =>
      all.map(
        (each) => Number.parseFloat(getComputedStyle(each).fontSize) * (each as SVGTextElement).getScreenCTM()!.a,
      ),
    )
  expect(sizes.length).toBeGreaterThan(6)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)

  await page.locator('.stage-hand').getByText('Двор', { exact: true }).click()
  await page.locator('.arcs-market .arcs-court-card').first().waitFor()
  const cut = await page.locator('.arcs-market .arcs-court-card .name').evaluateAll((all) =>
    all.flatMap((each) => {
      const card = each.closest('.arcs-court-card')!
      const edge = (card.querySelector('.agents') ?? card).getBoundingClientRect()
      const bottom = card.querySelector('.agents') === null ? edge.bottom : edge.top
      const range = document.createRange()
      range.selectNodeContents(each)
      const low = range.getBoundingClientRect().bottom
      return each.scrollHeight > each.clientHeight + 1 || low > bottom + 2 ? [each.textContent] : []
    }),
  )
  expect(cut).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('at 360×640 nothing lies over the map: a system that was tapped is a token of the plan, and its verbs are those of the dock', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 640 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  const origins = page.locator('.arcs-tap.origin')
  const back = page.locator('.plan-token[data-key="back"]')
  const at = page.locator('.on-root .plan-step')
  await origins.first().waitFor()
  for (let no = 0; no < (await origins.count()) && (await at.count()) === 0; no++) {
    await press(origins.nth(no))
    await back.waitFor()
    await drawn(page)
    if ((await at.count()) > 0) break
    await press(back)
    await origins.first().waitFor()
  }
  const place = (await at.innerText()).trim()
  expect(place).not.toBe('')
  // Hints are for an empty plan.
  expect(await page.locator('.on-root .dock-plan .hint').count()).toBe(0)
  await drawn(page)
  expect(await page.locator('.popover').count()).toBe(0)
  // Both deeds that are possible there begin there.
  await press(page.locator('.arcs-kinds .arcs-key', { hasText: /^Move$/ }).first())
  await page.locator('.on-move .plan-step[data-key^="plan from "]').waitFor()
  expect((await page.locator('.on-move .plan-step').first().innerText()).trim()).toBe(place)
  expect(problems).toEqual([])
  await close()
})

test('why a verb is impossible is told anew when the language changes', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, manyVerbs())
  await tapImpossible(page.locator('.arcs-kinds .impossible').first())
  const why = page.locator('.bar-refusal p')
  await why.filter({ hasText: /[a-z]{3}/ }).waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').locator('input[value="ru"]').check()
  await why.filter({ hasText: /[а-я]{3}/ }).waitFor()
  expect(await why.innerText()).not.toMatch(/[a-z]{3}/)
  expect(problems).toEqual([])
  await close()
})

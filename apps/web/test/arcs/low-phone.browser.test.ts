// Arcs on the lowest phone: numbers of the map and names of the Court can be read. What is refused is told in the language in use.

import { expect, test } from 'vitest'
import { drawn, openSaved, tapImpossible, withSettings } from '../tools/drive.ts'
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

// What an act adds to the head and to the corner of the board: who governs, and who controls for scoring.

import { camp } from '@understudy/arcs/act'
import { controller, whenNow } from '@understudy/arcs/rules'
import { SYSTEMS } from '@understudy/arcs/vocabulary'
import { expect, test } from 'vitest'
import { openBoard } from '../arcs/looking.ts'
import { midgame } from '../arcs/saves.ts'
import { countOf } from '../tools/count-of.ts'
import { cut } from '../tools/cut.ts'
import { keysHeard } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { ACT, type Arcs, actUpTo, asked } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const EMPIRE = 4
/** A bot is First Regent, and the Empire has systems on the person's turn. */
const governed = ({ state }: Arcs): boolean =>
  camp.firstRegent(state) > 0 && SYSTEMS.some((_, at) => controller(state, at, whenNow(state)) === EMPIRE)
let file: string | undefined
const save = () => {
  file ??= actUpTo(ACT, 'governed', (table) => asked('turn')(table) && governed(table))
  return file
}

const LINE = {
  en: /^(Peace|Escalation|War)First Regent(Yellow|Blue|White|Red).*Trust \d+$/,
  ru: /^(Мир|Эскалация|Война)Первый регент(Жёлтый|Синий|Белый|Красный).*Казна \d+$/,
}
const EDICTS = { en: 'Edicts, in their order', ru: 'Эдикты по порядку' }

for (const [width, height, lang, scheme] of [
  [1440, 900, 'en', 'light'],
  [1024, 768, 'ru', 'dark'],
  [834, 1112, 'ru', 'light'],
] as const)
  test(`${width} px, ${lang}: Policy, First Regent and Trust stand beside the clock, and a tap tells the edicts`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang, scheme })
    await openBoard(page, site.url, save())
    const line = page.locator('.table-head .reach-line')
    await line.waitFor()
    await page.locator('.arcs-clock').waitFor()
    expect(await line.textContent()).toMatch(LINE[lang])
    expect(await cut(page, '.head-clock', '.when, .arcs-clock > span')).toEqual([])
    expect(await cut(page, '.reach-line', 'span')).toEqual([])
    const shortened = await page
      .locator('.table-head :is(.when, .who, .reach-line > span)')
      .evaluateAll((all) => all.filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth).length)
    expect(shortened).toBe(0)
    expect(await page.locator('.reach-box').isVisible()).toBe(false)
    await line.click()
    const reader = page.locator('[data-region="reader"]')
    await reader.getByText(EDICTS[lang]).waitFor()
    const numbers = await reader.locator('h3 + ul > li').allTextContents()
    expect(numbers.map((each) => Number.parseInt(each, 10))).toEqual(
      numbers.map((each) => Number.parseInt(each, 10)).toSorted((a, b) => a - b),
    )
    expect(numbers.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await close()
  })

test('on a phone they are a box of the score', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await openBoard(page, site.url, save())
  await page.locator('.stage-score .reach-box').waitFor()
  expect(await page.locator('.reach-line').isVisible()).toBe(false)
  expect(problems).toEqual([])
  await close()
})

test('G, or the button by the zoom, shows who controls for scoring, and says so', async () => {
  const { page, problems, close } = await browser.newPage()
  await openBoard(page, site.url, save())
  await page.locator('.bar-person').waitFor()
  await keysHeard(page)
  const imperial = page.locator('.arcs-system.seat-empire')
  await imperial.first().waitFor()
  const before = await imperial.count()
  const said = page.locator('p.unseen[aria-live]')
  const button = page.getByRole('button', { name: 'Who controls for scoring' })
  await page.keyboard.press('g')
  await countOf(imperial).toBe(0)
  expect(await said.textContent()).toMatch(/^Control for scoring: \w+, the First Regent, has the Empire’s systems\.$/)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await page.locator('.reach-scoring').waitFor()
  await button.click()
  await countOf(imperial).toBe(before)
  expect(await said.textContent()).toBe('Control as it is now.')
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await page.locator('.help-keys').getByText('who controls for scoring').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a base game has neither', async () => {
  const { page, problems, close } = await browser.newPage()
  await openBoard(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await keysHeard(page)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await page.locator('.help-keys').getByText('what changed since your last turn').waitFor()
  expect(await page.locator('.help-keys').getByText('for scoring').count()).toBe(0)
  expect(await page.locator('.reach-line, .zoom-scoring').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

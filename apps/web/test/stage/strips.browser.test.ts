// Strips of small windows: a box of the score holds three tied seats, badges of bots stand at their seats, nothing is cut off.

import { LANGS } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { ACT, actUpTo, asked } from '../act/saves.ts'
import { openBoard } from '../arcs/looking.ts'
import { crowded, lars, richLars, tied } from '../arcs/saves.ts'
import { cut } from '../tools/cut.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

for (const [size, width, height] of sampled(
  [['P−', 360, 640]],
  [
    ['P', 390, 844],
    ['P, narrow', 360, 740],
  ],
))
  test(`${size}: three tied seats, two markers and one's own count fit a box of the score`, async () => {
    for (const lang of LANGS) {
      const { page, problems, close } = await browser.newPage({
        width,
        height,
        lang,
        scheme: lang === 'en' ? 'light' : 'dark',
      })
      await openBoard(page, site.url, tied())
      await page.locator('.arcs-clock').waitFor()
      const parts = '.arcs-icon, .arcs-mark, .count, .arcs-marker'
      expect(await cut(page, '.stage-score .arcs-ambition', parts)).toEqual([])
      expect(await cut(page, '.table-head', '.when.short, .arcs-clock > span')).toEqual([])
      expect(await page.locator('.stage-score .place-tied .arcs-mark:visible').count()).toBeGreaterThan(2)
      // One's own number stands beside those who lead.
      expect(await page.locator('.stage-score .own .count:visible').count()).toBeGreaterThan(0)
      expect(await page.locator('.bar-say').evaluate((ask) => ask.scrollHeight - ask.clientHeight)).toBeLessThan(2)
      expect(problems).toEqual([])
      await close()
    }
  })

test('in an act six boxes fit beside each other', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru' })
  const four = { ...ACT, players: 4, role4: 'supercat' }
  await openBoard(
    page,
    site.url,
    actUpTo(four, 'tied', (table) => asked('turn')(table) && crowded(table)),
  )
  expect(await cut(page, '.stage-score .arcs-ambition', '.arcs-icon, .arcs-mark, .count, .arcs-marker')).toEqual([])
  const boxes = await page
    .locator('.stage-score :is(.arcs-ambition, .reach-box)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)))
  expect(boxes).toHaveLength(6)
  expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(3)
  expect(problems).toEqual([])
  await close()
})

test('P: with five tokens the target of a Lars lies on none of them', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru', scheme: 'dark' })
  await openBoard(page, site.url, richLars())
  await page.locator('.arcs-seat .advantage').first().waitFor()
  const seats = await page.locator('.arcs-seat:has(.advantage)').evaluateAll((all) =>
    all.map((seat) => {
      const { left } = seat.querySelector('.advantage')!.getBoundingClientRect()
      const tokens = [...seat.querySelectorAll('.arcs-slots [class*="type-"]')]
      return { tokens: tokens.length, free: left - (tokens.at(-1)?.getBoundingClientRect().right ?? 0) }
    }),
  )
  expect(Math.max(...seats.map(({ tokens }) => tokens))).toBeGreaterThan(4)
  expect(seats.filter(({ free }) => free < 0)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('T: Lars’s target and Resource Power stand at its seat, nothing lies over a slot', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112, lang: 'ru' })
  await openBoard(page, site.url, lars())
  await page.locator('.arcs-seat .advantage').first().waitFor()
  expect(await page.locator('.arcs-seat .advantage').first().getAttribute('title')).toMatch(/^Его цель: /)
  expect(await cut(page, '.arcs-seat', '.advantage, .resource')).toEqual([])
  expect(await cut(page, '.table-head', '.when.short, .arcs-clock > span')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

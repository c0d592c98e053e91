// Player boards of Arcs in a column: who is who, what they have, what changed.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endTurn, openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { openBoard } from './looking.ts'
import { afterOthers, midgame, withCards } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('a seat is called by its colour everywhere, a bot’s kind and a person’s colour stand beside the name', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'step' })
  await openSaved(page, site.url, midgame())
  const heads = page.locator('.arcs-seat-head')
  await expect.poll(() => heads.locator('.name').allInnerTexts()).toEqual(['Yellow', 'Blue', 'You'])
  expect(await heads.locator('small').allInnerTexts()).toEqual(['SUPERCAT', 'SUPERCAT', 'Red'])
  // The dock says it once.
  await endTurn(page)
  const sentence = page.locator('.bar-run .bar-sentence')
  await expect.poll(() => sentence.innerText()).toMatch(/^Yellow|^Turned over for Yellow|^Blue/)
  expect(await sentence.innerText()).not.toMatch(/SUPERCAT|(\b\w+) \1\b/)
  expect(problems).toEqual([])
  await close()
})

test('on a phone, in Russian: the colour, and nothing cut off', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru' })
  await openBoard(page, site.url, midgame())
  const names = page.locator('.arcs-seat-head .name')
  await expect.poll(() => names.allInnerTexts()).toEqual(['Жёлтый', 'Синий', 'Вы'])
  expect(await cutOff(page, '.arcs-seat-head .name')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('on a tablet no slot lies under what a bot has beyond others, and the Court’s names are whole', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await openBoard(page, site.url, midgame())
  await page.locator('.arcs-seat .advantage').first().waitFor()
  const over = await page.locator('.arcs-seat:has(.advantage)').evaluateAll((all) =>
    all.flatMap((seat) => {
      const marks = [...seat.querySelectorAll('.arcs-goods > li')].map((each) => each.getBoundingClientRect())
      const first = Math.min(...marks.filter(({ width }) => width > 0).map(({ left }) => left))
      const slots = [...seat.querySelectorAll('.arcs-slots > li')].map((each) => each.getBoundingClientRect())
      return slots.filter(({ width, right }) => width > 0 && right > first).map(({ right }) => right - first)
    }),
  )
  expect(over).toEqual([])
  const names = page.locator('.arcs-market .arcs-court-card .name')
  expect(await names.count()).toBeGreaterThan(2)
  expect(await cutOff(page, '.arcs-market .arcs-court-card .name')).toEqual([])
  const missing = await names.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight))
  expect(missing.filter((height) => height > 2)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('three cards of the Court have their names, and an action card lies whole beside them', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await openBoard(page, site.url, withCards())
  await page.locator('.arcs-seat .arcs-chip').nth(2).waitFor()
  expect(await page.locator('.arcs-mini').count()).toBeGreaterThan(0)
  expect(await cutOff(page, '.arcs-seat .arcs-chip .name')).toEqual([])
  // Whole in their tiles.
  const out = await page
    .locator('.arcs-seat .arcs-chip, .arcs-seat .arcs-mini, .arcs-seat .arcs-mini .suit')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const own = each.getBoundingClientRect()
        const edges = ['.arcs-belongings', '.arcs-seat'].map((box) => each.closest(box)!.getBoundingClientRect())
        const cut = edges.some(({ bottom, right }) => own.bottom > bottom + 0.5 || own.right > right + 0.5)
        return cut ? [each.textContent] : []
      }),
    )
  expect(out).toEqual([])
  // Where there is one line for them, no letter stands for a name.
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(() => page.locator('.arcs-belongings:has(.arcs-mini) .arcs-icon + .name:visible').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const)
  test(`${width} px: what changed at a seat covers nothing`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height })
    await openBoard(page, site.url, afterOthers())
    await page.locator('.arcs-changed li').first().waitFor()
    const covered = await page.evaluate(() => {
      const box = (each: Element) => each.getBoundingClientRect()
      const marks = [...document.querySelectorAll('.arcs-changed li')].map(box)
      const rest = document.querySelectorAll(
        '.arcs-seat .arcs-mark, .arcs-seat .name, .arcs-seat small, .arcs-seat .cards, .arcs-seat .power, .arcs-seat .arcs-slots li, .arcs-seat .arcs-goods li, .arcs-seat .arcs-chip',
      )
      return [...rest].flatMap((each) => {
        const { left, right, top, bottom, width } = box(each)
        const seen = width > 0 && getComputedStyle(each).visibility === 'visible'
        const lies = marks.some(
          (mark) => mark.left < right - 1 && mark.right > left + 1 && mark.top < bottom - 1 && mark.bottom > top + 1,
        )
        return seen && lies ? [`${each.className} ${each.textContent}`] : []
      })
    })
    expect(covered).toEqual([])
    // On the map the order of a move stands in a disc, its ships have a cross before them.
    const arrows = page.locator('.arcs-wake g:has(> .flight)')
    await arrows.first().waitFor({ state: 'attached' })
    for (const arrow of await arrows.all()) {
      expect(await arrow.locator('.disc + text').textContent()).toMatch(/^\d+$/)
      expect(await arrow.locator('.count').textContent()).toMatch(/^×\d+$/)
    }
    expect(problems).toEqual([])
    await close()
  })

/** Names that do not fit where they stand. */
const cutOff = (page: Page, what: string): Promise<string[]> =>
  page
    .locator(what)
    .evaluateAll((all) =>
      all.length === 0
        ? ['there is none']
        : all.flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? [each.textContent ?? ''] : [])),
    )

test('on a phone a seat says how many Guild cards it has, and a tap which; an ambition, what is left to declare', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await openBoard(page, site.url, withCards())
  const counts = page.locator('.arcs-seat .guilds')
  await expect.poll(async () => (await counts.allInnerTexts()).includes('3')).toBe(true)
  expect(await cutOff(page, '.arcs-seat-head .name')).toEqual([])
  await page
    .locator('.arcs-seat', { has: page.locator('.guilds', { hasText: '3' }) })
    .first()
    .locator('button')
    .first()
    .click()
  const reader = page.locator('aside[data-region="reader"]')
  const guilds = reader.locator('.arcs-guilds')
  await guilds.waitFor()
  expect((await guilds.innerText()).split(',')).toHaveLength(3)
  // Without scrolling.
  const [line, room] = [(await guilds.boundingBox())!, (await reader.boundingBox())!]
  expect(line.y + line.height).toBeLessThanOrEqual(room.y + room.height)
  await page.locator('.arcs-ambition').first().click()
  const free = reader.locator('.arcs-free')
  await free.waitFor()
  expect(await free.innerText()).toMatch(/^(No ambition marker is left|\d markers? left: .*\d\/\d)/s)
  expect(await free.locator('.arcs-marker').count()).toBe(await page.locator('.arcs-free-markers .arcs-marker').count())
  expect(problems).toEqual([])
  await close()
})

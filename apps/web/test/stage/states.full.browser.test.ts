// States of one thing differ without colour, in Rome and Arcs: see `states.browser.test.ts`.

import { expect, test } from 'vitest'
import { manyVerbs } from '../arcs/battle-saves.ts'
import { campaign } from '../rome/saves.ts'
import { keysHeard, openSaved, still, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { around, away, type Box, expectApart, grey } from './states-grey.ts'

const { site, browser } = await siteAndBrowser()

test('Rome: an army as an origin, pointed at, picked; a region at rest, as a destination, pointed at', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant', motion: 'none' })
  await openSaved(page, site.url, campaign())
  await page.locator('.rome-piece.origin').first().waitFor()
  await keysHeard(page)
  const army = page.locator('.rome-piece.origin').first()
  const key = (await army.getAttribute('data-key')) ?? ''
  const same = page.locator(`.rome-piece[data-key="${key}"]`)
  const box = await around(same.locator('.body').first(), 16)
  await away(page)
  const origin = await grey(page, box)
  await same.focus()
  await page.keyboard.press('Shift')
  const focus = await grey(page, box)
  await page.evaluate(() => (document.activeElement as SVGElement | null)?.blur())
  const boxes = await page.locator('.rome-hit').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.getAttribute('data-key') ?? '', { x, y, width, height }] as const
    }),
  )
  const discs = new Map<string, Box>(boxes)
  const whole = page.locator('.stage-board')
  const frame = await around(whole, 0)
  const before = await grey(page, frame)
  await same.click()
  await page.locator('.rome-goals > g').first().waitFor()
  await away(page)
  await still(page)
  expectApart('an army', { origin, focus, picked: await grey(page, box) })
  const goal = await page
    .locator('.rome-hit.can')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-key')))
  const now = await grey(page, frame)
  // Of the regions that can be reached: as they were, and as they are.
  const part = (picture: readonly number[], of: Box): number[] => {
    const out: number[] = []
    const width = Math.round(frame.width)
    for (let y = Math.round(of.y - frame.y); y < of.y - frame.y + of.height; y++)
      for (let x = Math.round(of.x - frame.x); x < of.x - frame.x + of.width; x++) {
        const value = picture[y * width + x]
        if (value !== undefined && x >= 0 && x < width) out.push(value)
      }
    return out
  }
  const reached = goal.flatMap((region) => {
    const disc = discs.get(region ?? '')
    return disc === undefined ? [] : [disc]
  })
  expect(reached.length).toBeGreaterThan(1)
  for (const disc of reached) expectApart('a region', { rest: part(before, disc), reached: part(now, disc) })
  expect(problems).toEqual([])
  await close()
})

test('Arcs: a system as an origin, pointed at, focused, picked, as a destination', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant', motion: 'none' })
  await openSaved(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  await page.locator('.arcs-tap.origin').first().waitFor()
  await keysHeard(page)
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).first().click()
  await page.locator('.on-move').waitFor()
  await still(page)
  const keyOf = (what: string) => page.locator(what).first().getAttribute('data-key')
  const origin = await keyOf('.arcs-tap.origin')
  const named = (key: string | null) => page.locator(`.arcs-tap[data-key="${key}"]`)
  const box = await around(named(origin).locator('circle.catch'), 10)
  await away(page)
  const pictures: Record<string, number[]> = { origin: await grey(page, box) }
  await named(origin).hover()
  pictures.hover = await grey(page, box)
  await away(page)
  await named(origin).focus()
  await page.keyboard.press('Shift')
  pictures.focus = await grey(page, box)
  await page.evaluate(() => (document.activeElement as SVGElement | null)?.blur())
  const others = await page
    .locator('.arcs-tap:not(.origin)')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-key')))
  const rest = new Map<string, number[]>()
  for (const key of others.slice(0, 24))
    rest.set(key ?? '', await grey(page, await around(named(key).locator('circle.catch'), 10)))
  await named(origin).click()
  await page.locator('.arcs-tap.goal').first().waitFor()
  await away(page)
  await still(page)
  pictures.picked = await grey(page, box)
  expectApart('a system', pictures)
  const goals = await page
    .locator('.arcs-tap.goal')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-key')))
  const known = goals.filter((key) => rest.has(key ?? ''))
  expect(known.length).toBeGreaterThan(0)
  for (const key of known)
    expectApart(`system ${key}`, {
      rest: rest.get(key ?? '') ?? [],
      destination: await grey(page, await around(named(key).locator('circle.catch'), 10)),
    })
  expect(problems).toEqual([])
  await close()
})

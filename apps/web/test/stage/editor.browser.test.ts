// Correcting by hand on a phone on its side: in the frame of the board, every control as large as a finger, and what was tapped is put right in sight.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSaved, still, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { measure } from './measure.ts'
import { lying } from './sizes.ts'

const { site, browser } = await siteAndBrowser()

const saved = (file: string): string => readFileSync(new URL(`../../../../saves/${file}.json`, import.meta.url), 'utf8')
const TYRANT = '2026-11-17-20baac7/muhq-tyrant-corrected'

/** Games, and the parts of their forms. */
const EDITORS = sampled(
  [
    ['muhq', TYRANT, '.muhq-edit-cards summary'],
    ['arcs', '2026-11-17-20baac7/arcs-supercat-3-leaders', '.arcs-edit-tabs button'],
    ['rome', '2026-11-16-f171528/rome-super', '.rome-editor summary'],
  ] as const,
  [['an act', '2026-11-17-20baac7/arcs-act1-3', '.arcs-edit-tabs button']] as const,
)

async function correct(page: Page, file: string): Promise<void> {
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, saved(file))
  await page.locator('section.bar').waitFor()
  await page.locator('.table-head .button.icon').last().click()
  await page
    .locator('.menu')
    .getByText(/^(Correct by hand|Поправить вручную)$/)
    .click()
  await page.locator('.editor > *').waitFor()
  await still(page)
}

/** What is wrong with what is in sight, from the top of the form to its end. */
async function faults(page: Page, width: number, height: number): Promise<string[]> {
  const found = new Set<string>()
  const form = page.locator('.edit-stage')
  const pages = await form.evaluate((all) => Math.ceil(all.scrollHeight / all.clientHeight))
  for (let at = 0; at < pages; at++) {
    await form.evaluate((all, n) => all.scrollTo(0, n * all.clientHeight), at)
    const { small, tiny, regions, overfull } = await measure(page, 64, [44, 36])
    for (const each of [...small, ...tiny, ...overfull]) found.add(each)
    for (const [name, frame] of Object.entries(lying(width, height))) {
      const { x, y, width: w, height: h } = regions[name] ?? { x: 0, y: 0, width: 0, height: 0 }
      if ([x - frame.x, y - frame.y, w - frame.width, h - frame.height].some((by) => Math.abs(by) > 1))
        found.add(`${name}: ${[x, y, w, h].join(' ')}`)
    }
  }
  const out = await form.evaluate((all) => {
    const own = all.getBoundingClientRect()
    const lines = [...all.querySelectorAll('button, select, input, summary, output, label, p')]
    const boxes = lines.map((each) => ({ each, box: each.getBoundingClientRect() })).filter(({ box }) => box.width > 0)
    const [note, editor] = [all.lastElementChild, all.querySelector('.editor > *')]
    const over = (note?.getBoundingClientRect().top ?? 0) < (editor?.getBoundingClientRect().bottom ?? 0)
    return [
      ...boxes.flatMap(({ each, box }) =>
        box.left < own.left || box.right > own.right ? [`off the edge: ${each.textContent}`] : [],
      ),
      ...(over ? ['the note lies over the form'] : []),
    ]
  })
  return [...found, ...out]
}

for (const [game, file, parts] of EDITORS)
  test(`${game}: the editor keeps to the frames of a phone on its side`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 844, height: 390, lang: 'ru' })
    await correct(page, file)
    await page.mouse.move(2, 200)
    expect(await faults(page, 844, 390)).toEqual([])
    const all = page.locator(parts)
    expect(await all.count()).toBeGreaterThan(1)
    // What is unfolded stays so; of tabs there is one at a time, and the narrower frame shows what does not fit.
    await page.setViewportSize({ width: 667, height: 375 })
    for (const part of await all.all()) {
      await part.click()
      if (parts.includes('tabs')) expect(await faults(page, 667, 375)).toEqual([])
    }
    expect(await faults(page, 667, 375)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

test('muhq’s game: a tile that is tapped is put right in sight, and so is the board while a unit goes elsewhere', async () => {
  const { page, problems, close } = await browser.newPage({ width: 844, height: 390 })
  await correct(page, TYRANT)
  const inSight = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return top >= -1 && bottom <= innerHeight + 1
      })
  await page.locator('.muhq-edit-tile[aria-label*="Tyrant"]').click()
  await expect.poll(() => inSight('.muhq-edit-box')).toBe(true)
  expect(await inSight('.muhq-edit-map')).toBe(false)
  await page.locator('.muhq-edit-box').getByRole('button', { name: 'Move to another tile' }).click()
  await expect.poll(() => inSight('.muhq-edit-map > svg')).toBe(true)
  // What is wrong stands where it is seen whatever the form is scrolled to; nothing is wrong yet.
  expect(await page.locator('.edit-what').innerText()).toMatch(/^Change the position/)
  expect(problems).toEqual([])
  await close()
})

// "Undo to here" asks at its own line and says how much it sets aside; that can be put back, and is never lost.

import { muhqPackage } from '@understudy/muhq'
import { Table } from '@understudy/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { battle } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { endTurn, entries, openSaved, press, settled, untilAsked, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { journal } from '../tools/journal.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

/** A person has played two rounds by lot, and is asked in the third. */
function thirdRound(): string {
  const table = Table.start(muhqPackage, { options: {}, seats: muhqPackage.seating({}), seed: 'aside' })
  for (let step = 0; step < 900; step++) {
    const next = table.next()
    if (next.kind === 'auto') table.advance()
    else if (next.kind !== 'person') break
    else if (table.state.round < 3) table.act(next.decision.sample({ int: (n: number) => (step * 5) % n } as never))
    else {
      table.title = 'Kraken'
      return JSON.stringify(table.file())
    }
  }
  throw new Error('no game gets there')
}

const redo = (page: Page) => page.locator('section.bar, .more-tools').getByRole('button', { name: 'Redo' })
/** On a phone it lies behind ⋯. */
async function reachRedo(page: Page): Promise<void> {
  const tools = page.locator('section.bar [data-key="more"]')
  await redo(page).or(tools).first().waitFor()
  if (await tools.isVisible()) await press(tools)
  await redo(page).waitFor()
}
const question = (page: Page) => page.locator('.undo-ask').locator('visible=true').first()
const hashes = (page: Page) => journal(page).then((all) => all.map(({ hash }) => hash))

/** Opens a line of the log, from the end. */
async function askUndo(page: Page, back: number): Promise<void> {
  await page.locator('#tab-log').click()
  const lines = page.locator('.log-line .log-text')
  await lines.first().waitFor()
  await lines.nth((await lines.count()) - 1 - back).click()
  // Beside the line, or on a phone in the bar.
  await page.getByRole('button', { name: 'Undo to here' }).locator('visible=true').first().click()
  await question(page).waitFor()
}

/** At a person's own step, so far back that much is set aside. */
async function askOwn(page: Page): Promise<void> {
  await page.locator('#tab-log').click()
  await page.locator('.log-line').first().waitFor()
  const all = await page.locator('.log-line').evaluateAll((lines) => lines.map(({ className }) => className))
  const at = all.findLastIndex((name, n) => name.includes('by-person') && n < all.length - 12)
  await page.locator('.log-line .log-text').nth(at).click()
  await page.getByRole('button', { name: 'Undo to here' }).locator('visible=true').first().click()
  await question(page).waitFor()
}

const answer = (page: Page, name: 'Go back' | 'Stay') => press(question(page).getByRole('button', { name }))

async function asksFirst(page: Page): Promise<void> {
  const before = await entries(page)
  await askUndo(page, 5)
  expect(await question(page).innerText()).toMatch(/\d+ steps? after (this|it) (is|are) set aside\./)
  // However far the row was pushed to reach it, the answers are in sight.
  const width = page.viewportSize()?.width ?? 0
  for (const name of ['Go back', 'Stay']) {
    const box = await question(page).getByRole('button', { name }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  expect(await entries(page)).toBe(before)
  expect(await complaints(page)).toEqual([])
  await answer(page, 'Stay')
  expect(await page.locator('.undo-ask').count()).toBe(0)
  expect(await entries(page)).toBe(before)

  await page.keyboard.press('Escape')
  await askUndo(page, 5)
  await page.keyboard.press('Escape')
  expect(await page.locator('.undo-ask').count()).toBe(0)
  expect(await entries(page)).toBe(before)

  await page.keyboard.press('Escape')
  await askUndo(page, 5)
  await answer(page, 'Go back')
  await expect.poll(() => entries(page)).toBeLessThan(before)
  expect(await page.locator('.toast').innerText()).toMatch(/^\d+ steps? set aside\./)
  const now = await entries(page)
  await reachRedo(page)
  expect(await redo(page).isEnabled()).toBe(true)
  await redo(page).click()
  await expect.poll(() => entries(page)).toBeGreaterThan(now)
}

test.each(sampled([[360, 740]], [[1440, 900]]))('Arcs, %i px', async (width, height) => {
  const { page, problems, close } = await browser.newPage({ width, height })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await asksFirst(page)
  expect(problems).toEqual([])
  await close()
})

test('Rome', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, battle())
  await page.locator('.on-battleCard').waitFor()
  await asksFirst(page)
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game: what was set aside is put back from the end of the log, also after a reload; done otherwise, it stays as a copy', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, thirdRound())
  await untilAsked(page)
  await settled(page)
  const [whole, count] = [await hashes(page), await entries(page)]
  await askOwn(page)
  await answer(page, 'Go back')
  await expect.poll(() => entries(page)).toBeLessThan(count)
  await settled(page)

  await page.reload()
  await page.locator('.table-page').waitFor()
  await page.locator('#tab-log').click()
  const aside = page.locator('.log-aside')
  await aside.waitFor()
  expect(await aside.innerText()).toMatch(/^[1-9]\d steps set aside\./)
  await aside.getByRole('button', { name: 'Put them back' }).click()
  await expect.poll(() => entries(page)).toBe(count)
  expect(await aside.count()).toBe(0)
  await settled(page)
  expect(await hashes(page)).toEqual(whole)

  await page.keyboard.press('Escape')
  await askOwn(page)
  await answer(page, 'Go back')
  await expect.poll(() => entries(page)).toBeLessThan(count)
  const back = await entries(page)
  await page.keyboard.press('Escape')
  await endTurn(page)
  await expect.poll(() => entries(page)).toBeGreaterThan(back)
  await page.locator('.toast').getByText('stay among the saved games').waitFor()
  await page.goto(site.url)
  const copy = page.locator('.saved-link', { hasText: /before going back, round \d/ })
  await copy.first().click()
  await expect.poll(() => entries(page)).toBe(count)
  await untilAsked(page)
  expect(await hashes(page)).toEqual(whole)
  expect(problems).toEqual([])
  await close()
})

test('what the app draws again by itself is not lost: all of it is put back with one press', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, thirdRound())
  await untilAsked(page)
  await settled(page)
  const [whole, count] = [await hashes(page), await entries(page)]
  await page.locator('#tab-log').click()
  // Before something that the app draws, with deeds of a person after it.
  await page.locator('.log-line.by-chance').first().waitFor()
  const all = await page.locator('.log-line').evaluateAll((lines) => lines.map(({ className }) => className))
  const at = all.findLastIndex(
    (name, n) => name.includes('by-chance') && all.slice(n).filter((each) => each.includes('by-person')).length > 2,
  )
  await page.locator('.log-line .log-text').nth(at).click()
  await page.getByRole('button', { name: 'Undo to here' }).locator('visible=true').first().click()
  await answer(page, 'Go back')
  await expect.poll(() => entries(page)).toBeLessThan(count)
  const aside = page.locator('.log-aside')
  await aside.waitFor()
  // It has been drawn again, as it was.
  await settled(page)
  const again = await hashes(page)
  expect(again.length).toBe(await entries(page))
  expect(again).toEqual(whole.slice(0, again.length))
  expect((await page.locator('.log-line').count()) > at).toBe(true)
  await aside.getByRole('button', { name: 'Put them back' }).click()
  await expect.poll(() => entries(page)).toBe(count)
  await settled(page)
  expect(await hashes(page)).toEqual(whole)
  expect(problems).toEqual([])
  await close()
})

// A mistake noticed two turns later, put right from the table screen; and the guided first round.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { entries, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { asked, decide } from './drive.ts'

const { site, browser } = await siteAndBrowser()

/** Two turns of a simple policy, led by the person. */
async function twoTurns(page: Page): Promise<void> {
  await withSeed(page, 3)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByText('Change …', { exact: true }).click()
  await page.getByText('Setup and first player').click()
  await page.getByRole('radio', { name: 'seat 1', exact: true }).check()
  await page.getByLabel('Seed').fill('amend')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.bar-person').waitFor()
  for (let acts = 0; acts < 2; ) {
    const before = await page.locator('.bar-sentence').innerText()
    await decide(page)
    expect(await asked(page)).toBe('person')
    if (/Prelude/.test(before) && !/Prelude/.test(await page.locator('.bar-sentence').innerText())) acts++
  }
}

/** From the table screen to the ways on: another card than the one that was led first. */
async function amendFirstCard(page: Page): Promise<number> {
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>) => {
    taps++
    await what.click()
  }
  await tap(page.getByRole('tab', { name: 'Log' }))
  await tap(page.locator('.log-line.by-person .log-text').first())
  const old = await page.locator('.log-line.by-person .log-text').first().innerText()
  await tap(page.locator('.log-line').getByRole('button', { name: 'Amend this' }))
  const choices = page.locator('.choice-groups button')
  await choices.first().waitFor()
  // Of another suit, so that the opponents follow otherwise; the last one, so that it is not wanted later.
  const at = (await choices.allInnerTexts()).findLastIndex((text) => !old.includes(text.split(' ')[0] ?? ''))
  expect(at).toBeGreaterThanOrEqual(0)
  await tap(choices.nth(at))
  // A card that may be led as it is, or declared with.
  const done = page.locator('.choice-list').getByRole('button', { name: 'Done' })
  await page.locator('.ways').or(done).first().waitFor()
  if ((await done.count()) > 0) await tap(done)
  await page.locator('.ways').waitFor()
  return taps
}

test('an early mistake: fix forward keeps what the opponents did, within six taps', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await twoTurns(page)
  await settled(page)
  const before = await entries(page)
  const taps = await amendFirstCard(page)
  const ways = page.locator('.ways')
  await countOf(ways.getByRole('button', { name: /Fix forward/ })).toBe(1)
  await ways.getByRole('button', { name: /Fix forward/ }).click()
  expect(taps + 1).toBeLessThanOrEqual(6)
  await page.locator('.toast').getByText('Amended.').waitFor()
  // Nothing is typed again: the later steps are still there as far as they can be.
  expect(await entries(page)).toBeGreaterThan(before / 2)
  await settled(page)
  const after = await entries(page)
  await page.reload()
  await page.locator('.bar-person, .bar-over').waitFor()
  expect(await entries(page)).toBe(after)
  expect(problems).toEqual([])
  await close()
})

test('an early mistake: the new course lets the opponents decide anew, and can be taken back', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await twoTurns(page)
  const before = await entries(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = await page.locator('.log').innerText()
  await amendFirstCard(page)
  await page
    .locator('.ways')
    .getByRole('button', { name: /Take the new course/ })
    .click()
  await page.locator('.toast').getByText('Amended.').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await page.locator('.log').innerText()).not.toBe(log)
  await page.locator('.toasts, .toast').getByRole('button', { name: 'Undo' }).first().click()
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) === n,
    before,
  )
  expect(await page.locator('.log').innerText()).toBe(log)
  expect(problems).toEqual([])
  await close()
})

test('the guided first round goes on as the page is used, and can be skipped', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Guided first round: Arcs' }).click()
  const coach = page.locator('.coach')
  await coach.getByText('Guide, 1 of 8').waitFor()
  await coach.getByRole('button', { name: 'Got it' }).click()
  await coach.getByText('Guide, 2 of 8').waitFor()
  await coach.getByRole('button', { name: 'Back' }).click()
  await coach.getByText('Guide, 1 of 8').waitFor()
  for (const step of [2, 3]) {
    await coach.getByRole('button', { name: 'Got it' }).click()
    await coach.getByText(`Guide, ${step} of 8`).waitFor()
  }
  // It waits for the deed.
  for (let taps = 0; taps < 6 && (await coach.getByText('Guide, 3 of 8').count()) > 0; taps++) await decide(page)
  await coach.getByText('Guide, 4 of 8').waitFor()
  await coach.getByRole('button', { name: 'Got it' }).click()
  await coach.getByRole('button', { name: 'Got it' }).click()
  await coach.getByText('Guide, 6 of 8').waitFor()
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click()
  await coach.getByText('Guide, 7 of 8').waitFor()

  // It is still there after a reload, and gone for good once it is skipped.
  await settled(page)
  await page.reload()
  await coach.getByText('Guide, 7 of 8').waitFor()
  await page.getByRole('tab', { name: 'Why' }).click()
  await coach.getByText('Guide, 8 of 8').waitFor()
  await coach.getByRole('button', { name: 'Skip the guide' }).click()
  await coach.waitFor({ state: 'detached' })
  await page.goto(site.url)
  await page.locator('[data-play="arcs"]').first().waitFor()
  expect(await page.getByRole('button', { name: 'Guided first round' }).count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

// Govern the Imperial Reach on one screen, and the scenes in which Edicts and Events are told.

import { arcs, type State } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import type { GameEvent } from '@understudy/table'
import { expect, test } from 'vitest'
import { framesOf } from '../../src/games/arcs/chapter.ts'
import { faultsOf } from '../arcs/looking.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { ACT, actBefore, actUpTo, asked } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Awaited<ReturnType<typeof browser.newPage>>['page'], name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

test.each(sampled([[390, 844, 'ru', 'dark']], [[1440, 900, 'en', 'light']]))(
  'the First Regent enforces a Policy with one Confirm at %i px, and it is told in one scene',
  async (width, height, lang, scheme) => {
    const { page, problems, close } = await browser.newPage({ width, height, lang, scheme })
    await withSettings(page, { speed: 'normal' })
    await openSaved(page, site.url, actUpTo(ACT, 'govern', asked('govern')))
    await page.locator('.reach-govern').waitFor()
    const before = await entries(page)
    await page.locator('.reach-govern [data-key="enforce"]').click()
    await page.locator('.reach-comes').waitFor()
    expect(await faultsOf(page, `govern at ${width}`)).toEqual([])
    // One of each line is chosen, whatever was tapped.
    const line = page.locator('.reach-govern .arcs-keys.wrap:has([aria-pressed])').first()
    await line.getByRole('button').last().click()
    await countOf(line.locator('[aria-pressed="true"]')).toBe(1)
    await shot(page, `govern-${width}-${scheme}`)
    const said = await page.locator('.reach-comes li').allTextContents()
    expect(said.length).toBeGreaterThan(0)
    await press(page.locator('.arcs-ready .dock-confirm'))
    await page.locator('.reach-scene').waitFor()
    await page.waitForFunction(() => {
      const { beats, shown } = document.querySelector<HTMLElement>('.reach-scene')?.dataset ?? {}
      return beats !== undefined && beats === shown
    })
    await shot(page, `govern-scene-${width}-${scheme}`)
    // Everything that was foretold has come.
    const told = await page.locator('.reach-played li').allTextContents()
    for (const line of said) expect(told).toContain(line)
    expect(await entries(page)).toBeGreaterThan(before)
    expect(await page.locator('section.bar').textContent()).toContain(
      { en: 'This is what happened.', ru: 'Вот что произошло.' }[lang],
    )
    await page.reload()
    await page.locator('.reach-scene').waitFor()
    expect(await page.locator('.reach-played li').count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await close()
  },
)

test('changing the Policy takes the same two taps', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, actUpTo(ACT, 'govern', asked('govern')))
  const before = await entries(page)
  await page.locator('.reach-govern .changes .choice').first().click()
  await countOf(page.locator('.reach-comes')).toBe(0)
  await press(page.locator('.arcs-ready .dock-confirm'))
  await page.locator('.reach-govern').waitFor({ state: 'detached' })
  expect(await entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('an Event that ends a chapter is shown above the scoring', async () => {
  // The round is over with the very entry that brings the Crises.
  const crises = (before: State, after: State, events: readonly GameEvent[]) =>
    arcs.decision(before)?.seat === 'chance' &&
    read.chapter(before) < 3 &&
    !framesOf(after).includes('endRound') &&
    events.some(({ say }) => say === 'log.blightHits')
  const file = actBefore('both', crises, { lastRound: true })
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'normal' })
  await openSaved(page, site.url, file)
  await page.locator('.arcs-pause').waitFor()
  await page.locator('.reach-scene').waitFor()
  expect(await page.locator('.reach-played li').count()).toBeGreaterThan(0)
  await shot(page, 'event-and-chapter')
  expect(await page.locator('section.bar').textContent()).toContain('This is how everybody stands.')
  expect(problems).toEqual([])
  await close()
})

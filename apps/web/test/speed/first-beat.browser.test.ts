// From the press that ends a turn to the first thing that a bot does: 150 ms, or as soon as it is thought.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastAction } from '../arcs/saves.ts'
import { openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { Waiting } from './waiting.ts'

const { site, browser } = await siteAndBrowser()

const LIMIT_MS = 150
/** What was thought comes in a message; applied and drawn it is there two frames later. */
const DRAWN_MS = 34

/** When the worker said something, by the clock of the page. */
const noteThinking = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(window, { heard })
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', () => heard.push(performance.now()))
      }
    }
  })

/** Presses the end of the turn within the page; how long until a bot's first step is drawn, and until the worker first spoke after it. */
const endAndWait = (page: Page): Promise<{ shown: number; thought: number }> =>
  page.evaluate(async () => {
    const count = () => Number(document.querySelector('.table-page')?.getAttribute('data-entries'))
    const before = count()
    const from = performance.now()
    document.querySelector<HTMLElement>('.bar-rest button.dock-end')?.click()
    for (let frames = 0; frames < 900 && count() === before; frames++) await new Promise(requestAnimationFrame)
    const { heard } = window as unknown as { heard: number[] }
    const first = heard.find((at) => at > from) ?? from
    return { shown: performance.now() - from, thought: first - from }
  })

test('a bot’s first step is drawn 150 ms after the turn was ended, or as soon as it is thought', async () => {
  const waiting = new Waiting()
  const times: { shown: number; late: number }[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { page, problems, close } = await browser.newPage()
    await noteThinking(page)
    await withSettings(page, { speed: 'normal' })
    await openSaved(page, site.url, lastAction())
    await page.locator('.arcs-end').waitFor()
    await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Influence' }).click()
    await page.locator('.stage-market .can').first().click()
    await press(page.locator('section.bar button.dock-confirm'))
    await page.locator('.bar-rest').waitFor()
    // Those who come next may think while the turn rests.
    await page.waitForTimeout(1000)
    waiting.listen()
    const { shown, thought } = await endAndWait(page)
    times.push({ shown, late: shown - Math.max(LIMIT_MS, thought + DRAWN_MS) })
    expect(problems).toEqual([])
    await close()
  }
  const [, median] = times.sort((a, b) => a.late - b.late)
  console.log(`| first beat | ${times.map(({ shown }) => Math.round(shown)).join(', ')} ms | at most ${LIMIT_MS} ms |`)
  expect(median?.late).toBeLessThanOrEqual(LIMIT_MS * (waiting.factor - 1))
}, 120_000)

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entries, playNow, settled, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { LongTasks } from './long-tasks.ts'

const { site, browser } = await siteAndBrowser()

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A person inside the page who takes what the list offers first, and ends the turn as soon as that can be done. */
async function playInside(page: Page, decisions: number): Promise<number> {
  return page.evaluate(async (most) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60))
    const button = (where: string, text?: RegExp) =>
      [...document.querySelectorAll<HTMLButtonElement>(`${where} button`)].find(
        (each) => text === undefined || text.test(each.textContent ?? ''),
      )
    document.querySelector<HTMLElement>('#tab-turn')?.click()
    let made = 0
    for (let waited = 0; made < most && waited < 3000; waited++) {
      await pause()
      if (document.querySelector('.bar-over') !== null) break
      const next =
        button('.bar-interval') ??
        (document.querySelector('.bar-person') === null
          ? undefined
          : (button('.bar', /^Do it anyway$/) ??
            button('.choice-list', /^End the turn/) ??
            button('.choice-list', /^Done$/) ??
            button('.choice-groups')))
      if (next === undefined) continue
      next.click()
      made++
    }
    return made
  }, decisions)
}

/** Until the game is over, reading what stands in between. */
async function untilOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (document.querySelector('.bar-over') === null) {
      document.querySelector<HTMLElement>('.bar-interval .button.main')?.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

/**
 * On a busy machine the same work takes longer: caches are cold, the clock is slower, others come in between. How much
 * longer, compared with the best of many tries on this machine, is measured alongside and allowed for, up to twice.
 */
class Noise {
  readonly #tries: number[] = []

  async listen(page: Page): Promise<void> {
    for (let n = 0; n < 6; n++)
      this.#tries.push(
        await page.evaluate(() => {
          const from = performance.now()
          const list = Array.from({ length: 4000 }, (_, at) => ({ at, text: String(at) }))
          return list.reduce((sum, { text }) => sum + text.length, 0) > 0 ? performance.now() - from : 0
        }),
      )
  }

  get factor(): number {
    const sorted = [...this.#tries].sort((a, b) => a - b)
    const best = sorted[0] ?? 1
    return Math.min(2, Math.max(1, (sorted[Math.floor(sorted.length * 0.8)] ?? best) / best))
  }
}

const tell = (tasks: readonly { ms: number; of: string }[]) => tasks.slice(0, 5).map(({ ms, of }) => `${ms} ms: ${of}`)

test('throttled four times, nothing keeps the page busy for more than 100 ms in a whole game', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await throttle(page)
  const noise = new Noise()
  await playNow(page, site.url, 'arcs')
  await noise.listen(page)
  const own = await LongTasks.start(page)
  expect(await playInside(page, 25)).toBe(25)
  const mine = await own.over(60)
  await noise.listen(page)

  // The rest by bots alone, from the first card to the last.
  await page.goto(`${site.url}#/new/arcs`)
  await page.locator('.seat-field').first().getByRole('radio', { name: 'Eager player' }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.table-page').waitFor()
  const bots = await LongTasks.start(page)
  await untilOver(page)
  const theirs = await bots.over(60)
  await noise.listen(page)
  const limit = 100 * noise.factor
  const tasks = [...mine, ...theirs]
  console.info(`machine noise ${noise.factor.toFixed(1)}; longest of a person's part: ${tell(mine).join(' | ')}`)
  console.info(`longest of the bots' game: ${tell(theirs).join(' | ')}`)
  expect(tell(tasks.filter(({ ms }) => ms > limit))).toEqual([])
  expect(problems).toEqual([])
  await close()
}, 120_000)

test('throttled four times, the page answers within 2 s and a bot’s turn begins within 300 ms', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'normal' })
  await throttle(page)
  const noise = new Noise()
  await page.goto(site.url)
  await page.locator('[data-play="arcs"]').first().waitFor()
  const answering = await page.evaluate(() => performance.now())
  await noise.listen(page)
  await page.locator('[data-play="arcs"]').first().click()
  await page.locator('.bar-person').waitFor({ timeout: 60_000 })
  const begins: number[] = []
  for (let turns = 0; turns < 3; turns++) {
    begins.push(await endTurnAndWait(page))
    await page
      .getByRole('button', { name: 'Skip to the end' })
      .click()
      .catch(() => undefined)
    await page.locator('.bar-person').waitFor()
    await noise.listen(page)
  }
  console.info(
    `noise ${noise.factor.toFixed(1)}; answers after ${Math.round(answering)} ms; bots begin after ${begins.map(Math.round).join(', ')} ms`,
  )
  expect(answering).toBeLessThan(2000 * noise.factor)
  const [, median = 0] = [...begins].sort((a, b) => a - b)
  expect(median).toBeLessThan(300 * noise.factor)
  expect(problems).toEqual([])
  await close()
}, 120_000)

/** Plays a card and ends the turn inside the page; answers how long it took until the bots' first step was there. */
async function endTurnAndWait(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const button = (where: string, text?: RegExp) =>
      [...document.querySelectorAll<HTMLButtonElement>(`${where} button`)].find(
        (each) => text === undefined || text.test(each.textContent ?? ''),
      )
    document.querySelector<HTMLElement>('#tab-turn')?.click()
    for (let n = 0; n < 400; n++) {
      await frame()
      const anyway = button('.bar', /^Do it anyway$/)
      const end = button('.choice-list', /^End the turn/)
      const last = anyway ?? end
      if (last !== undefined) {
        const count = () => Number(document.querySelector('.table-page')?.getAttribute('data-entries'))
        const before = count()
        const from = performance.now()
        last.click()
        for (let wait = 0; wait < 600; wait++) {
          await frame()
          // One entry is the person's own.
          if (count() > before + 1) return performance.now() - from
          if (button('.bar', /^Do it anyway$/) !== undefined) break
        }
        continue
      }
      ;(button('.choice-list', /^Done$/) ?? button('.choice-groups'))?.click()
    }
    return Number.POSITIVE_INFINITY
  })
}

test('a long game opens again without keeping the page busy, and what Arcs loads stays under 200 kB gzipped', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  // The bodies of what the worker loads cannot be had, nor are they wanted.
  const scripts = new Map<string, Promise<Buffer | undefined>>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.set(
        response.url(),
        response.body().catch(() => undefined),
      )
  })
  await playNow(page, site.url, 'arcs')
  // What the page itself has asked for: the worker has a list of its own.
  const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const sizes = await Promise.all(
    [...scripts]
      .filter(([url]) => own.includes(url) && !url.includes('/worker-'))
      .map(async ([url, body]) => ({ url, size: gzipSync((await body) ?? '').length })),
  )
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.min(...sizes.map(({ size }) => size))).toBeGreaterThan(30)
  const all = sizes.reduce((sum, { size }) => sum + size, 0)
  console.info(sizes.map(({ url, size }) => `${url.replace(/^.*\//, '')} ${size}`).join(', '))
  console.info(`Arcs loads ${Math.round(all / 1000)} kB of JavaScript, gzipped, in ${sizes.length} files`)
  expect(all).toBeLessThan(200_000)

  await page.goto(`${site.url}#/new/arcs`)
  await page.locator('.seat-field').first().getByRole('radio', { name: 'Eager player' }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await untilOver(page)
  await settled(page)
  const length = await entries(page)
  await throttle(page)
  const noise = new Noise()
  await noise.listen(page)
  const tasks = await LongTasks.start(page)
  await page.reload()
  await page.locator('.bar-over').waitFor()
  await noise.listen(page)
  const long = await tasks.over(60)
  console.info(`noise ${noise.factor.toFixed(1)}; opening ${length} entries: ${tell(long).join(' | ')}`)
  expect(await entries(page)).toBe(length)
  expect(tell(long.filter(({ ms }) => ms > 100 * noise.factor))).toEqual([])
  expect(problems).toEqual([])
  await close()
}, 120_000)

// Arcs beside a real board is set up: who begins, the setup card, the Court.

import type { Lang } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

test('beside the board: what was read about a seat goes with the answer, it lies where the next answers are', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, deal me in/ }).click()
  await page.locator('.bar-sentence', { hasText: 'Who begins?' }).waitFor()
  // One answer only: it says why.
  expect(await page.locator('.arcs-ready .dock-plan').innerText()).toContain('a bot begins')
  await page.getByRole('button', { name: /^You/ }).click()
  await page.locator('.inspect').waitFor()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.locator('.bar-sentence', { hasText: 'Which setup card is drawn?' }).waitFor()
  expect(await page.locator('.inspect').count()).toBe(0)
  await page.getByRole('button', { name: /Mix Up/ }).click({ timeout: 2000 })
  // It lies ready; what follows is the Court: so many cards are asked for, and one that was told keeps its place.
  const keys = page.locator('.arcs-court-grid .arcs-key')
  const confirm = page.locator('section.bar button.dock-confirm:not(:disabled)')
  await keys.first().or(confirm).first().waitFor()
  if ((await keys.count()) === 0) await press(confirm)
  await keys.first().waitFor()
  const places = () =>
    keys.evaluateAll((all) => all.map((key) => `${key.textContent} ${key.getBoundingClientRect().x}`))
  const before = await places()
  expect(await page.locator('.arcs-ask').innerText()).toMatch(/^0 of 4/)
  await keys.nth(2).click()
  await expect.poll(() => page.locator('.arcs-ask').innerText()).toMatch(/^1 of 4/)
  expect(await places()).toEqual(before)
  expect(await keys.nth(2).getAttribute('aria-pressed')).toBe('true')
  expect(problems).toEqual([])
  await close()
})

type Window = readonly [width: number, height: number, lang: Lang]
for (const [width, height, lang] of sampled<Window, Window>(
  [[390, 844, 'en']],
  [
    [360, 640, 'ru'],
    [834, 1112, 'ru'],
  ],
))
  test(`one answer only: what it is and why stands where the keys would be, to its last word: ${width} px, ${lang}`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { lang })
    await page.goto(`${site.url}#/new/arcs`)
    await page.getByRole('button', { name: /Beside the board, deal me in|Рядом с полем, сдайте и мне/ }).click()
    const words = page.locator('.arcs-ready .plan-words', { hasText: /people sit last|люди ходят последними/ })
    await words.waitFor()
    const seen = await words.evaluate((each) => {
      const line = each.closest('.dock-plan')!.getBoundingClientRect()
      const letters = document.createRange()
      letters.selectNodeContents(each)
      const { top, bottom, left, right } = letters.getBoundingClientRect()
      const [tools] = [...document.querySelectorAll('.bar-tools')].map((tool) => tool.getBoundingClientRect())
      return {
        whole: top >= line.top - 1 && bottom <= line.bottom + 1 && each.scrollHeight <= each.clientHeight + 1,
        clear: right <= tools!.left || bottom <= tools!.top || left >= tools!.right,
      }
    })
    expect(seen).toEqual({ whole: true, clear: true })
    // There is no more to be told.
    expect(await words.getAttribute('role')).toBeNull()
    expect(problems).toEqual([])
    await close()
  })

// Phone to desktop, light and dark, keyboard alone, and what axe says.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints, EVERYTHING } from '../tools/axe.ts'
import { endTurn, entries, playNow, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const scheme of sampled(['light'], ['dark'])) {
  test(`axe finds nothing serious (${scheme})`, async () => {
    const { page, problems, close } = await browser.newPage({ scheme })
    // In the dark only the colours can be wrong that were right in the light.
    const only = scheme === 'dark' ? ['color-contrast'] : EVERYTHING
    await withSettings(page, { speed: 'instant' })
    await page.goto(site.url)
    await page.locator('.book-link').first().waitFor()
    expect(await complaints(page, only)).toEqual([])
    await page.goto(`${site.url}#/new/muhq`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await page.getByText('Change …', { exact: true }).click()
    expect(await complaints(page, only)).toEqual([])
    await withSeed(page, 1)
    await playNow(page, site.url)
    expect(await complaints(page, only)).toEqual([])
    await endTurn(page)
    await untilAsked(page)
    for (const tab of ['Why', 'Log', 'Rulebook']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await complaints(page, only)).toEqual([])
    }
    await page.getByRole('link', { name: 'Open as a page' }).click()
    await page.locator('.book-page .book').waitFor()
    expect(await complaints(page, only)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
}

test('a phone: one thing at a time, and the page never scrolls sideways', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { speed: 'instant' })
  await page.goto(site.url)
  await page.locator('.book-link').first().waitFor()
  expect(await widthOf(page)).toBe(360)
  await page.goto(`${site.url}#/new/muhq`)
  await page.getByRole('button', { name: 'Начать' }).waitFor()
  expect(await widthOf(page)).toBe(360)
  await withSeed(page, 1)
  await playNow(page, site.url)
  expect(await widthOf(page)).toBe(360)
  const board = page.locator('.stage-board')
  const box = await board.boundingBox()
  expect(box?.height ?? 0).toBeGreaterThan(150)
  const bar = await page.locator('.bar').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(730)
  await endTurn(page)
  await untilAsked(page)
  for (const tab of ['Ход', 'Почему', 'Журнал', 'Правила']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.locator('.panel-body, .panel-empty').waitFor()
    expect(await board.isVisible()).toBe(false)
    expect(await widthOf(page)).toBe(360)
  }
  await page.getByRole('tab', { name: 'Поле' }).click()
  expect(await board.isVisible()).toBe(true)
  expect(await complaints(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('keyboard alone is enough', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 11)
  await page.goto(site.url)
  await page.locator('.book-link').first().waitFor()
  await tabTo(page, 'Play: muhq’s game')
  await page.keyboard.press('Enter')
  await page.locator('.bar-person').waitFor()
  const before = await entries(page)
  // The chips of the dock are one stop, its last one lists every choice.
  await tabTo(page, 'Play')
  await page.keyboard.press('End')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All …')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.closest('.choice-groups') !== null)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const done = page.locator('.choice-list').getByRole('button', { name: 'Done' })
  await expect.poll(async () => (await done.isVisible()) || (await entries(page)) > before).toBe(true)
  if (await done.isVisible()) {
    await done.focus()
    await page.keyboard.press('Enter')
  }
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
    before,
  )
  await untilAsked(page)
  await page.locator('.table-page[data-keys]').waitFor()
  // Of nothing in particular: of the last step.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('w')
  await page.getByText('The rule that decided').waitFor()
  await page.getByRole('tab', { name: 'Why' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Log')
  expect(problems).toEqual([])
  await close()
})

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const at = document.activeElement
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
    })
    if (reached === name) return
  }
  throw new Error(`Tab never reached ${name}`)
}

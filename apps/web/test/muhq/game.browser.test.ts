// On screen: a whole game, why and why not, a reload, where bots think.

import { expect, test } from 'vitest'
import { endTurn, entries, playNow, press, settled, simpleTurn, untilAsked, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('a whole game against the Kraken', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  for (let turn = 0; turn < 40; turn++) {
    if ((await untilAsked(page)) === 'over') break
    await simpleTurn(page, 3)
    if ((await page.locator('.bar-over').count()) > 0) break
    await endTurn(page)
  }
  await page.locator('.bar-over').waitFor()
  await page
    .locator('.over-stage')
    .getByRole('heading', { name: /( wins$|^You have won|^Nobody won)/ })
    .waitFor()
  // Offered once; one button has the accent.
  const through = page.getByRole('button', { name: 'Look through the game', exact: true })
  await expect.poll(() => through.count()).toBe(1)
  expect(await page.locator('.button.main:visible').allInnerTexts()).toEqual(['Play again'])
  await through.click()
  await page.getByRole('button', { name: 'One step later' }).click()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await settled(page)
  await page.reload()
  await page
    .locator('.over-stage')
    .getByRole('heading', { name: /( wins$|^You have won|^Nobody won)/ })
    .waitFor()
  await page.getByRole('button', { name: 'Change the settings' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.bar-person').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a bot’s turn step by step, with why and why not', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'step' })
  await playNow(page, site.url)
  await endTurn(page)
  const next = page.getByRole('button', { name: 'Next step' })
  await press(next)
  await page.getByRole('tab', { name: 'Turn' }).click()
  await page.locator('.step.current').waitFor()
  const seen = await entries(page)
  await page.waitForTimeout(300)
  expect(await entries(page)).toBe(seen)
  await page.keyboard.press('n')
  expect(await entries(page)).toBeGreaterThan(seen)

  await page.locator('.step .why-word').first().click()
  await page.getByText('The rule that decided').waitFor()
  // The answer comes first, in the words of the rule with its number; its title is the question.
  expect(await page.locator('.why-sentence').innerText()).toMatch(/^\S.* \([A-Z]+\.[^()]+\).*[.?]$/s)
  expect(await page.locator('.why-title').innerText()).toMatch(/^Why .*\?$/)
  await page.locator('summary').filter({ hasText: 'The whole path' }).click()
  await page.locator('.lines.nested .line').first().waitFor()

  await page.getByRole('button', { name: 'Why not …?' }).click()
  await page.locator('.why-not .choice-groups button').first().click()
  await page.locator('.verdict').waitFor()
  expect((await page.locator('.verdict').innerText()).length).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Back to now' }).click()

  await page.getByRole('button', { name: 'Show in the rulebook' }).click()
  await page.locator('.book .rule.current').waitFor()
  await page.getByRole('button', { name: 'Skip to your turn' }).click()
  await untilAsked(page)
  expect(problems).toEqual([])
  await close()
})

test('a reload in the middle of a bot’s turn goes on at that point', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'step' })
  await playNow(page, site.url)
  await endTurn(page)
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByRole('button', { name: 'Next step' }).click()
  await settled(page)
  const before = await entries(page)
  const said = await page.locator('.bar-sentence').innerText()
  await page.reload()
  await page.getByRole('button', { name: 'Next step' }).waitFor()
  expect(await entries(page)).toBe(before)
  await expect.poll(() => page.locator('.bar-sentence').innerText()).toBe(said)
  await page.getByRole('button', { name: 'Skip to your turn' }).click()
  await untilAsked(page)
  expect(problems).toEqual([])
  await close()
})

test('bots think in a worker; where there is none, the page thinks for itself and plays the same game', async () => {
  const said: string[] = []
  for (const [address, workers] of [
    ['', 1],
    ['?worker=off', 0],
  ] as const) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant' })
    await page.goto(`${site.url}${address}#/new/muhq`)
    await page.getByText('Change …', { exact: true }).click()
    await page.getByLabel('Seed').fill('worker')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.locator('.bar-person').waitFor()
    await endTurn(page)
    await untilAsked(page)
    expect(page.workers().length).toBe(workers)
    await page.getByRole('tab', { name: 'Log' }).click()
    said.push(await page.locator('.log').innerText())
    expect(problems).toEqual([])
    await close()
  }
  expect(said[0]).toContain('Kraken')
  expect(said[1]).toBe(said[0])
})

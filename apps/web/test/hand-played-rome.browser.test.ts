// What made people hesitate in Rome, and what the page does now.

import { expect, test } from 'vitest'
import { entries, keysHeard, openSaved, press, withSettings } from './drive.ts'
import { listPlaces } from './drive-rome.ts'
import { siteAndBrowser } from './harness.ts'
import { campaign, fourArmies, othersAgents } from './rome-saves.ts'

const { site, browser } = await siteAndBrowser()

test('action cards are whole while others send their agents, and nothing slides under the dock', async () => {
  for (const lang of ['en', 'ru'] as const) {
    const { page, problems, close } = await browser.newPage({ lang })
    await withSettings(page, { speed: 'step', lang })
    await openSaved(page, site.url, othersAgents())
    await page.locator('.stage-hand .rome-card.action.own').nth(3).waitFor()
    const hand = page.locator('.rome-hand')
    expect(await hand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const cut = await page
      .locator('.rome-card.action, .rome-card.action .effect')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
    expect(problems).toEqual([])
    await close()
  }
})

test('an army that can do nothing more is not asked about; whoever takes that back is', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.rome-chip', { hasText: /^I / }).click()
  await page.locator('.on-army').waitFor()
  await keysHeard(page)
  // As far as it can go, until the campaign asks for the next one.
  const ways = page.locator('.on-army .rome-line', { hasText: 'March to' }).locator('.rome-chip')
  const over = page.locator('.on-campaign')
  const asked = ways.or(page.locator('.on-army .rome-by-name')).or(over).first()
  for (let at = await entries(page); (await over.count()) === 0; at = await entries(page)) {
    await asked.waitFor()
    await listPlaces(page)
    await ways.last().click()
    await press(page.getByRole('button', { name: 'Confirm' }))
    await page.waitForFunction(
      (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
      at,
    )
    await asked.waitFor()
  }
  const done = await entries(page)
  await page.keyboard.press('z')
  await page.locator('.on-army').waitFor()
  expect(await entries(page)).toBe(done - 1)
  expect(await page.locator('section.bar').innerText()).toContain('You, army I: nothing more can be done.')
  await page.keyboard.press('z')
  await page.locator('.bar-sentence', { hasText: 'What now?' }).waitFor()
  expect(await entries(page)).toBe(done - 2)
  expect(problems).toEqual([])
  await close()
})

test('the names at the seats are whole in every window', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  await page.locator('.rome-seat-rest').nth(3).waitFor()
  for (const [width, height] of [
    [1440, 900],
    [1112, 834],
    [834, 1112],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const cut = await page
      .locator('.rome-seat-head .name')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
    expect(cut, `${width}`).toEqual([])
  }
  expect(problems).toEqual([])
  await close()
})

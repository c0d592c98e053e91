// The end of a chapter and of a game of Arcs.

import { expect, test } from 'vitest'
import { countOf } from '../tools/count-of.ts'
import { settled } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { endTurn, faultsOf, openBoard, PHONE } from './looking.ts'
import { lastCard, over } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('the end of a game is summed up', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, lang: 'ru', scheme: 'dark' })
  await openBoard(page, site.url, over())
  await page.locator('.bar-over').waitFor()
  await page.getByRole('tab', { name: 'Ход' }).click()
  await page.locator('.arcs-plot').waitFor()
  await countOf(page.locator('.arcs-summary tbody tr')).toBe(3)
  expect(await faultsOf(page, 'summary')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('what can be done after a game is there at once: no button makes way for another', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 640 })
  await page.addInitScript(() => {
    const rows = new Set<string>()
    Object.assign(window, { rows })
    const look = () => {
      const row = document.querySelector('.over-deeds')
      if (row !== null) rows.add([...row.children].map((each) => each.textContent).join(', '))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await openBoard(page, site.url, over())
  await page.locator('.over-parts').waitFor()
  const rows = await page.evaluate(() => [...(window as unknown as { rows: Set<string> }).rows])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^Play again, .*See the board$/)
  expect(problems).toEqual([])
  await close()
})

test('the last chapter is scored with the names of the players, then the rules that decided are told', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, lang: 'en', scheme: 'light' })
  await openBoard(page, site.url, lastCard())
  await endTurn(page)
  await page.locator('.bar-interval').waitFor()
  // Everybody is called what their seat is called.
  const told = () => page.locator('.arcs-pause').innerText()
  await expect.poll(told).toMatch(/You[\s\S]*Yellow[\s\S]*Blue/)
  expect(await told()).not.toContain('SUPERCAT')
  expect(await faultsOf(page, 'a chapter scored')).toEqual([])
  // It is still to be read after a reload.
  const before = await told()
  await settled(page)
  await page.reload()
  await page.locator('.bar-interval').waitFor()
  await expect.poll(told).toBe(before)
  await page.locator('.bar-interval .main').click()
  await page.locator('.over-rules > summary').click()
  await page.locator('.arcs-rules .rule').first().waitFor()
  await expect.poll(() => page.locator('.arcs-rules .rule').first().innerText()).toMatch(/\w+ \w+/)
  expect(await faultsOf(page, 'the end on a phone')).toEqual([])
  await page.goto(`${site.url}#/results`)
  await page.locator('.result').waitFor()
  expect(new Set(await page.locator('.result-seats li > :first-child').allInnerTexts()).size).toBe(3)
  expect(await faultsOf(page, 'finished games')).toEqual([])
  expect(problems).toEqual([])
  await close()
})

// A new game like an old one: its form is filled in for that game, and for no other.

import { expect, test } from 'vitest'
import { lars } from '../arcs/saves.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('another game begins as usual, and the first is filled in again when one comes back', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lars())
  const id = /#\/game\/(.+)$/.exec(page.url())?.[1] ?? ''
  await page.goto(`${site.url}#/new/arcs?like=${id}`)
  const chosen = () =>
    page.locator('.seat-tile input:checked').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await expect.poll(async () => (await chosen()).filter((each) => each.includes('lars')).length).toBe(2)
  const before = await chosen()
  await page.locator('input[value="rome"]').click()
  await page.locator('.seat-tile[data-seat="ROM"]').waitFor()
  expect(await start.isEnabled()).toBe(true)
  expect(await page.locator('.draft-changes').innerText()).toBe('Everything else is as usual.')
  await page.locator('input[value="arcs"]').click()
  await expect.poll(chosen).toEqual(before)
  expect(problems).toEqual([])
  await close()
})

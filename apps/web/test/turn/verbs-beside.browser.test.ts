// Beside a real board a verb that is impossible says why, and leads to where it can be entered all the same.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from '../arcs/person.ts'
import { campaignBeside } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { entries, openSaved, press, tapImpossible, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { refusal } from './verbs-offered.ts'

const { site, browser } = await siteAndBrowser()
const anyway = (page: Page) => refusal(page).getByRole('button', { name: 'Allow anyway' })

test('Arcs: all verbs are on the pad; one that the rules forbid is entered after its reason', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 640 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 3)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
  await page.locator('.bar-table').waitFor()
  await playOn(page, ['over', 'broken'], { stop: '.on-root' })
  const keys = page.locator('.arcs-kinds .arcs-key:not(.dock-end, .quiet)')
  await keys.first().waitFor()
  expect((await keys.allInnerTexts()).slice().sort()).toEqual(
    ['Battle', 'City', 'Influence', 'Move', 'Repair', 'Secure', 'Ship', 'Starport', 'Tax'].sort(),
  )
  const before = await entries(page)
  // Nobody could say what else it was: there is nothing to allow.
  await tapImpossible(keys.and(page.locator('.impossible', { hasText: 'Repair' })))
  await expect.poll(() => refusal(page).innerText()).toContain('None of your pieces is damaged.')
  expect(await anyway(page).count()).toBe(0)
  await tapImpossible(keys.and(page.locator('.impossible', { hasText: 'Influence' })))
  await expect.poll(() => refusal(page).innerText()).toContain('Influence is not an action of')
  expect(await complaints(page)).toEqual([])
  // It ends in "…" beside the button, and a tap tells the whole.
  const words = refusal(page).locator('.plan-words')
  const fits = (each: Element) => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1
  expect(await refusal(page).evaluate(fits)).toBe(true)
  expect(await words.evaluate(fits)).toBe(false)
  await words.click()
  const whole = page.locator('[data-region="reader"].plan-whole')
  expect(await whole.innerText()).toBe(await words.getAttribute('title'))
  expect(await anyway(page).isVisible()).toBe(true)
  await words.click()
  await whole.waitFor({ state: 'detached' })
  await anyway(page).click()
  await page.locator('.bar-other').waitFor()
  expect(await refusal(page).count()).toBe(0)
  await page.locator('.arcs-court-card.can').first().click()
  await press(page.locator('section.bar').getByRole('button', { name: 'Allow anyway' }))
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: an army that cannot besiege does, if the table says so', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaignBeside())
  await page.locator('.on-campaign .rome-chip:not(.impossible)').first().click()
  await page.locator('.rome-compose.on-army').waitFor()
  const before = await entries(page)
  await tapImpossible(page.locator('.on-army .rome-chip.impossible').first())
  await expect.poll(() => refusal(page).innerText()).toMatch(/^[A-Z].+\.\s+Allow anyway$/)
  await anyway(page).click()
  await page.locator('.bar-other').waitFor()
  await expect.poll(() => page.locator('.rome-hit.can').count()).toBeGreaterThan(10)
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

// A piece of one's own that was touched offers its verbs beside it, on nothing that can be tapped; what it can reach is tapped as
// before.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { entries, openSaved, tapImpossible, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { offered, popover, refusal, verbs } from '../turn/verbs-offered.ts'
import { agents, campaign, fourArmies } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('Rome, a phone: an army’s verbs at the army', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  const army = page.locator('.rome-piece.can[data-key^="army ROM."]').first()
  await army.waitFor()
  const piece = `.rome-piece[data-key="${await army.getAttribute('data-key')}"]`
  await army.click()
  await page.locator('.rome-compose.on-army').waitFor()
  expect((await offered(page, piece)).slice(0, 4)).toEqual(['March', 'Attack', 'Besiege', 'Embark'])
  expect(await complaints(page)).toEqual([])
  const before = await entries(page)
  // What is impossible says why, and everything stays.
  await tapImpossible(verbs(page).and(page.locator('.impossible')).first())
  await expect.poll(() => refusal(page).innerText()).toMatch(/^[A-Z].+\.$/)
  expect(await popover(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  await popover(page).waitFor({ state: 'detached' })
  await page.locator('.rome-compose.on-army').waitFor()
  // A tap on the army opens them anew; what is possible marks only where it leads.
  await page.locator(piece).click()
  await offered(page, piece)
  const goals = page.locator('.rome-goals > g')
  const all = await goals.count()
  await verbs(page).first().click()
  await popover(page).waitFor({ state: 'detached' })
  await expect.poll(() => goals.count()).toBeLessThan(all)
  // They do not stand in the way of a region.
  await page.locator(piece).click()
  await offered(page, piece)
  expect(await entries(page)).toBe(before)
  const mark = (await goals.first().boundingBox())!
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2)
  await popover(page).waitFor({ state: 'detached' })
  await page.locator('.plan-preview').waitFor({ state: 'attached' })
  expect(problems).toEqual([])
  await close()
})

test('Rome: the cards that an agent can use at the agent, and those that it cannot', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, agents())
  const agent = page.locator('.rome-piece.can[data-key^="agent ROM."]').first()
  await agent.waitFor()
  const piece = `.rome-piece[data-key="${await agent.getAttribute('data-key')}"]`
  await agent.click()
  expect((await offered(page, piece)).length).toBeGreaterThan(1)
  const before = await entries(page)
  await tapImpossible(verbs(page).and(page.locator('.impossible')).first())
  await expect.poll(() => refusal(page).innerText()).toMatch(/^[А-ЯЁ].+\.$/)
  await verbs(page).and(page.locator(':not(.impossible)')).first().click()
  await popover(page).waitFor({ state: 'detached' })
  await page.locator('.rome-head').waitFor()
  await refusal(page).waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('Rome: a fleet sails; an army that is to go aboard is touched itself', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, fourArmies())
  const fleet = page.locator('.rome-piece.can[data-key^="navy ROM."]').first()
  await fleet.waitFor()
  const piece = `.rome-piece[data-key="${await fleet.getAttribute('data-key')}"]`
  await fleet.click()
  expect(await offered(page, piece)).toEqual(['Sail', 'Carry an army'])
  await tapImpossible(verbs(page).last())
  await expect.poll(() => refusal(page).innerText()).toBe('An army goes aboard: tap the army, then Embark.')
  await verbs(page).first().click()
  await popover(page).waitFor({ state: 'detached' })
  expect(await page.locator('.rome-goals > g').count()).toBeGreaterThan(0)
  // A sea reaches over its shores, and never lies on a region that is tapped.
  const kinds = await page
    .locator('.rome-hit')
    .evaluateAll((all) => all.map((hit) => hit.getAttribute('data-key')?.split(' ')[0]))
  expect(kinds.lastIndexOf('sea')).toBeLessThan(kinds.indexOf('region'))
  expect(problems).toEqual([])
  await close()
})

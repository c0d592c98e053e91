// Act I beside the board: its set-up, its first list, the editor and the help of an act.

import { expect, test } from 'vitest'
import { playOn } from '../arcs/person.ts'
import { countOf } from '../tools/count-of.ts'
import { press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Awaited<ReturnType<typeof browser.newPage>>['page'], name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

test('is set up by the letters of the rulebook; lists, editor and help know the new pieces', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 5)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, Act I/ }).click()
  await page.locator('.bar-table').waitFor()
  // 1.A to 1.Q and 2.A to 2.K.
  const lines = page.locator('.reach-laying li')
  await countOf(lines).toBe(28)
  await countOf(page.locator('.reach-laying li.open')).toBeGreaterThan(8)
  await shot(page, 'laying-1440')
  const ticked = lines
    .filter({ has: page.locator('input:not([disabled])') })
    .first()
    .getByRole('checkbox')
  await ticked.check()
  await page.reload()
  await countOf(lines).toBe(28)
  await countOf(page.locator('.reach-laying input:checked')).toBe(1)
  const { bar, inputs } = await playOn(page, ['listed', 'broken'])
  expect(bar).toBe('listed')
  expect(inputs).toBeLessThanOrEqual(25)
  await page.locator('.to-do .to-do-line').first().waitFor()
  await shot(page, 'founded-1440')
  await press(page.locator('section.bar .button.main'))
  await playOn(page, ['person', 'broken'])
  await page.getByRole('tab', { name: 'Help' }).click()
  await page.getByText('Empire, Regents, Outlaws').waitFor()
  await page.getByRole('button', { name: 'Signs' }).click()
  await page.locator('[data-sign="piece blight"]').waitFor()
  await shot(page, 'help-signs')
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await page.getByRole('searchbox').fill('Diplomatic')
  await countOf(page.locator('.help-cards li')).toBeGreaterThan(0)
  await page.getByRole('tab', { name: /Rule/ }).click()
  await page.locator('.book').waitFor()
  await page
    .locator('.book')
    .getByText(/Negotiat/)
    .first()
    .waitFor()
  await shot(page, 'rulebook-act')
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  await page.getByRole('button', { name: 'Empire', exact: true }).click()
  await page.getByRole('button', { name: 'War', exact: true }).waitFor()
  await shot(page, 'editor-reach')
  expect(problems).toEqual([])
  await close()
})

test('Fates of a new act: a gentle one with a tap, others left out', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByText('Change …', { exact: true }).click()
  await page.getByRole('radio', { name: /Act I of The Blighted Reach/ }).check({ force: true })
  // Lars knows no campaign.
  await countOf(page.getByRole('radio', { name: 'Lars' })).toBe(0)
  await page.locator('.reach-fates-field summary').click()
  await countOf(page.locator('.reach-strength tbody tr')).toBe(8)
  await page.getByRole('button', { name: 'Partisan' }).click()
  await page.getByRole('checkbox', { name: 'Admiral: in play' }).uncheck()
  await shot(page, 'fates-field')
  await page.locator('form.draft button[type=submit]').click()
  // The Fate is settled, so the first thing to do is to found.
  await page.locator('.bar-person').waitFor()
  await page.locator('[data-key="fate-red"]').first().waitFor()
  expect(await page.locator('.reach-fate-card').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

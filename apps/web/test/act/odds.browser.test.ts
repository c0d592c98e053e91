// An offer at a Summit, and the odds that it is taken.

import { expect, test } from 'vitest'
import { entries, openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { actUpTo as act, asked, ACT as OPTIONS } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Awaited<ReturnType<typeof browser.newPage>>['page'], name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

test('an offer at a Summit shows its odds before it is made, and outlives a reload', async () => {
  const file = act(OPTIONS, 'summit', asked('talk'))
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  const build = async () => {
    await page.locator('.reach-deal').waitFor()
    await page.locator('.reach-deal .arcs-line .arcs-key').first().click()
    const sides = page.locator('.reach-side')
    await sides.nth(0).getByRole('button', { name: '+ promise' }).click()
    await sides.nth(1).getByRole('button', { name: '+ promise' }).click()
    await page.locator('.reach-odds').waitFor()
  }
  await build()
  await shot(page, 'summit')
  const faces = Number(await page.locator('.reach-odds').getAttribute('data-faces'))
  expect(faces).toBeGreaterThanOrEqual(0)
  expect(await page.locator('.reach-odds .faces .yes').count()).toBe(faces)
  const before = await entries(page)
  await page.reload()
  await page.locator('.reach-deal').waitFor()
  expect(await entries(page)).toBe(before)
  await build()
  await page.locator('.arcs-ready .dock-confirm').click()
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
    before,
  )
  expect(problems).toEqual([])
  await close()
})

test('the odds of an offer go by what was chosen for the bot at that seat', async () => {
  const old = { yellow: '0.5', blue: '0.5' }
  const file = act(OPTIONS, 'summit', asked('talk'), { belowEven: true }, old)
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  await page.locator('.reach-deal .arcs-line .arcs-key').first().click()
  const sides = page.locator('.reach-side')
  await sides.nth(0).getByRole('button', { name: '+ promise' }).click()
  for (let twice = 0; twice < 2; twice++) await sides.nth(1).getByRole('button', { name: '+ promise' }).first().click()
  await page.locator('.reach-odds').waitFor()
  // One for two: by the letter that counts nothing.
  await page.locator('.reach-odds li', { hasText: '1 offered for 2: −1.' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the odds of an offer go by the version of the bot at that seat', async () => {
  const file = act(OPTIONS, 'summit', asked('talk'), {}, { yellow: '0.5', blue: '0.10' })
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  const sides = page.locator('.reach-side')
  const uneven = page.locator('.reach-odds li', { hasText: '1 offered for 2: −1.' })
  const offerOneForTwo = async (to: string) => {
    await page.locator('.reach-deal .arcs-line .arcs-key', { hasText: to }).click()
    await sides.nth(0).getByRole('button', { name: '+ promise' }).click()
    for (let twice = 0; twice < 2; twice++)
      await sides.nth(1).getByRole('button', { name: '+ promise' }).first().click()
    await page.locator('.reach-odds').waitFor()
  }
  await offerOneForTwo('Blue')
  await uneven.waitFor()
  // By the letter of 0.5 that counts nothing.
  await offerOneForTwo('Yellow')
  expect(await uneven.count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

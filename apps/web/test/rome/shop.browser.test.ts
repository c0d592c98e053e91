// What Rome sells: why something cannot be had now, and where to build.

import { expect, test } from 'vitest'
import {
  entries,
  keysHeard,
  openSaved,
  press,
  settled,
  tapImpossible,
  unhurried,
  withSettings,
} from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { journal } from '../tools/journal.ts'
import { spending } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const PHONE = { width: 390, height: 844, lang: 'ru', scheme: 'dark' } as const

test('Rome: what cannot be bought now says why when it is touched, in the line of the plan', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, spending())
  const good = page.locator('.rome-good.impossible').first()
  await good.waitFor()
  const before = await entries(page)
  // It is there for those who listen as something that cannot be had, and takes a tap all the same.
  await tapImpossible(good)
  await page.locator('.bar-refusal').waitFor()
  expect(await page.locator('.bar-refusal').innerText()).toBe(await good.getAttribute('title'))
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

test('what is picked moves nothing on the shelves, and why something cannot be had is in sight beside Confirm', async () => {
  const { page, problems, close } = await browser.newPage({ ...PHONE, lang: 'en' })
  await withSettings(page, { speed: 'instant', lang: 'en' })
  await openSaved(page, site.url, spending())
  const goods = page.locator('.rome-good')
  await goods.first().waitFor()
  const places = () =>
    goods.evaluateAll((all) =>
      all.map((good) => {
        const { x, y, width, height } = good.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    )
  const before = await places()
  expect(before.length).toBeGreaterThan(12)
  // The only one there is, one of several, and the first step of a development.
  for (const name of ['Onager', 'Velites', 'Boarding Bridges']) await goods.filter({ hasText: name }).click()
  await page.locator('section.bar button.dock-confirm', { hasText: 'Buy 3 for' }).waitFor()
  expect(await goods.filter({ hasText: 'Onager' }).innerText()).toContain('none left')
  expect(await places()).toEqual(before)
  const impossible = page.locator('.rome-good.impossible').first()
  await impossible.scrollIntoViewIfNeeded()
  await tapImpossible(impossible)
  const why = page.locator('.bar-refusal p')
  await why.waitFor()
  const [text, confirm] = await Promise.all([why.boundingBox(), page.locator('button.dock-confirm').boundingBox()])
  expect((text?.y ?? 999) + (text?.height ?? 0)).toBeLessThanOrEqual(confirm?.y ?? 0)
  expect(await why.evaluate((p) => [p.scrollHeight > p.clientHeight + 1, p.scrollWidth > p.clientWidth + 1])).toEqual([
    false,
    false,
  ])
  expect(problems).toEqual([])
  await close()
})

test('where to build is asked on the map, with what it brings', async () => {
  const { page, problems, close } = await browser.newPage(PHONE)
  await unhurried(page)
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, spending())
  const wonder = page.locator('.rome-good', { hasText: 'Чудо света' })
  await wonder.waitFor()
  expect(await wonder.innerText()).toContain('2 очка')
  await wonder.click()
  await page.locator('.dock-tray').waitFor({ state: 'detached' })
  expect(await page.locator('.bar-sentence').innerText()).toBe('Чудо света: где?')
  const site_ = page.locator('.on-spending .rome-chip', { hasText: 'Капитолийский храм, 2 очка' })
  await site_.waitFor()
  const before = await entries(page)
  await page.locator('.rome-hit.can[data-key="region rome"]').dispatchEvent('click')
  await page.locator('.dock-tray').waitFor()
  // It lies ready; Confirm buys it, with its price.
  expect(await entries(page)).toBe(before)
  await press(page.locator('section.bar button.dock-confirm', { hasText: /^Купить за \d+ монет/ }))
  await expect.poll(() => entries(page)).toBe(before + 1)
  await page.getByRole('button', { name: 'Отменить' }).first().waitFor()
  // Gold that is left is asked about once, where the end was pressed; the shop stays open, and nothing is recorded by it.
  const end = page.locator('.on-spending .dock-end')
  const where = await end.boundingBox()
  await press(end)
  const sure = page.locator('.asked .dock-end')
  await sure.waitFor()
  expect(await sure.boundingBox()).toEqual(where)
  expect(await sure.innerText()).toMatch(/^Закончить: ещё \d+ монет/)
  expect(await page.locator('.dock-tray').isVisible()).toBe(true)
  expect(await entries(page)).toBe(before + 1)
  await press(sure)
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 1)
  expect((await journal(page)).slice(before + 1, before + 2)).toMatchObject([{ t: 'action', action: { do: 'done' } }])
  expect(problems).toEqual([])
  await close()
})

test('what was bought with one press is taken back and bought again as one; after a reload one by one', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, spending())
  const goods = page.locator('section[aria-label="Troops"] .rome-good:not(.impossible)')
  await goods.first().waitFor()
  await keysHeard(page)
  const before = await entries(page)
  const name = await goods.first().locator('.title').innerText()
  await goods.first().click()
  const confirm = page.locator('section.bar button.dock-confirm')
  await confirm.filter({ hasText: /^Buy for/ }).waitFor()
  await goods.nth(1).click()
  await confirm.filter({ hasText: /^Buy 2 for/ }).waitFor()
  // One thing less, and once more.
  await page.keyboard.press('Escape')
  await confirm.filter({ hasText: /^Buy for/ }).waitFor()
  await goods.nth(1).click()
  await press(confirm.filter({ hasText: /^Buy 2 for/ }))
  await expect.poll(() => entries(page)).toBe(before + 2)
  await page.keyboard.press('z')
  await expect.poll(() => entries(page)).toBe(before)
  // The first of them is named.
  expect(await page.locator('.toast').innerText()).toContain(name)
  await page.keyboard.press('Shift+Z')
  await expect.poll(() => entries(page)).toBe(before + 2)
  await settled(page)
  await page.reload()
  await keysHeard(page)
  expect(await entries(page)).toBe(before + 2)
  for (const left of [1, 0]) {
    await page.keyboard.press('z')
    await expect.poll(() => entries(page)).toBe(before + left)
  }
  expect(problems).toEqual([])
  await close()
})

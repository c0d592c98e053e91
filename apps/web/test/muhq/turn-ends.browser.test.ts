// The end of a turn of muhq’s game on a phone, and the bots’ turns after it: their steps, and why.

import { expect, test } from 'vitest'
import { endTurn, entries, playNow, press, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('muhq’s game on a phone: how long the end of a turn asks is seen; Why stands below what was done and strikes no equal', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  // Which round it is stands in the head alone; beside the health, how many are left.
  expect(await page.locator('.stage-score .muhq-pips-label').last().innerText()).toMatch(/^ещё \d+ раунд/)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator('section.bar button.dock-confirm'))
  await press(page.locator('section.bar button.dock-end'))
  await press(page.getByRole('button', { name: 'Готово', exact: true }))
  const sure = page.locator('.bar-row.asked .main')
  await sure.waitFor()
  const edge = await sure.evaluate((button) => {
    const { animationName, animationDuration, height } = getComputedStyle(button, '::after')
    return { animationName, animationDuration, height }
  })
  expect(edge).toEqual({ animationName: 'run-out', animationDuration: '5s', height: '4px' })
  await press(sure)
  await page.locator('.bar-person').waitFor()

  await page.locator('[data-key="tab why"]').click()
  const title = page.locator('.why-title')
  await title.waitFor()
  const top = async (what: string) => (await page.locator(what).boundingBox())?.y ?? 0
  expect(await top('.why-what')).toBeLessThan(await top('.why-title'))
  expect(await top('.why-title')).toBeLessThan(await top('.why-sentence'))
  const tied = page.locator('.weighed-chips .chip.tied')
  const told = () => page.locator('.why').innerText()
  for (let beat = 0; beat < 8 && (await tied.count()) === 0; beat++) {
    const now = await told()
    await page.getByRole('button', { name: 'Что было до этого' }).click()
    await expect.poll(told).not.toBe(now)
    await title.waitFor()
  }
  expect(await tied.first().innerText()).toMatch(/^=\s+не хуже, но выпало другое/)
  expect(await tied.locator('s').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test.each([
  [834, 1112],
  [360, 640],
])(
  'muhq’s game, %i×%i: where the end of a turn asks whether it is meant, nothing lies over its button',
  async (width, height) => {
    const { page, problems, close } = await browser.newPage({ width, height })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await playNow(page, site.url)
    await page.locator('section.bar button.dock-end').waitFor()
    // With no card in hand the question stands in the place of the end itself (`Held`): as it is drawn there.
    const under = await page.evaluate(() => {
      const row = document.createElement('div')
      row.className = 'bar-row asked'
      row.innerHTML = '<button type="button" class="button main dock-end">End with 1 unit idle</button>'
      document.querySelector('section.bar')?.prepend(row)
      const { x, y, width, height } = row.firstElementChild!.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')?.textContent
    })
    expect(under).toBe('End with 1 unit idle')
    expect(problems).toEqual([])
    await close()
  },
)

test('muhq’s game on a phone: of the steps of a bot the one that is shown lies beside Confirm, not under it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'step', lang: 'ru' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  await endTurn(page)
  const steps = page.locator('.strip-step')
  const next = page.locator('section.bar button.dock-confirm')
  for (let so = 0; so < 12 && (await steps.count()) < 4; so++) {
    const before = await entries(page)
    await press(next)
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
  }
  expect(await steps.count()).toBeGreaterThanOrEqual(4)
  const [shown, confirm] = await Promise.all([
    page.locator('.strip-step[aria-current]').boundingBox(),
    next.boundingBox(),
  ])
  expect((shown?.x ?? 999) + (shown?.width ?? 0)).toBeLessThanOrEqual(confirm?.x ?? 0)
  expect(problems).toEqual([])
  await close()
})

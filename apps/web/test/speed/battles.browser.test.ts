// How long battles of Arcs keep whoever has nothing to choose.

import { expect, test } from 'vitest'
import { amongOthers } from '../arcs/battle-saves.ts'
import { withBattle } from '../arcs/saves.ts'
import { afterLast, openSaved, pressIfThere, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('no more than a second and a half from Confirm to what the dice come to', async () => {
  const { page, close } = await browser.newPage()
  await withSettings(page, { speed: 'normal' })
  await openSaved(page, site.url, withBattle())
  await page
    .locator('.arcs-kinds .arcs-key')
    .filter({ hasText: /^Battle/ })
    .click()
  // Whom, if there are several.
  const whom = page.locator('.arcs-chips .arcs-key').first()
  await page.locator('.scene').or(whom).first().waitFor()
  if ((await page.locator('.scene').count()) === 0) await pressIfThere(whom)
  await page.locator('[data-scene="plan"] .fight-odds').waitFor()
  await afterLast(page.locator('section.bar button.dock-confirm'))
  const taken = await page.evaluate(async () => {
    const from = performance.now()
    document.querySelector<HTMLElement>('section.bar button.dock-confirm:not(:disabled)')?.click()
    while (document.querySelector('.scene .fight-ledger') === null) await new Promise(requestAnimationFrame)
    return performance.now() - from
  })
  expect(taken).toBeLessThan(1500)
  await close()
})

test.each([
  ['normal', '.scene-whole', 6500],
  ['quick', '.scene-small', 3500],
] as const)(
  'a battle among others, at %s: 4.2 s in all (1.9 s at quick), and what the machine takes',
  async (speed, what, most) => {
    const { page, close } = await browser.newPage()
    await withSettings(page, { speed })
    await openSaved(page, site.url, amongOthers())
    await page.locator(`${what} .fight-die`).first().waitFor()
    const from = Date.now()
    const begun = await page.locator('.scene').getAttribute('data-from')
    await page.waitForFunction((known) => document.querySelector('.scene')?.getAttribute('data-from') !== known, begun)
    expect(Date.now() - from).toBeLessThan(most)
    await close()
  },
)

// A unit that was touched offers its verbs beside it, on nothing that can be tapped; what it can reach is tapped as before.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { endTurn, playNow, press, tapImpossible, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { offered, popover, refusal, verbs } from '../turn/verbs-offered.ts'

const { site, browser } = await siteAndBrowser()

for (const [width, height] of [
  [834, 1112],
  [390, 844],
] as const)
  test(`muhq’s game, ${width}×${height}: a unit’s verbs at the unit`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height })
    await withSettings(page, { speed: 'instant' })
    await withSeed(page, 7)
    await playNow(page, site.url)
    await page.locator('.stage-hand .muhq-card.can').first().click()
    await page.locator('.muhq-tap-tile').first().click()
    await press(page.locator('section.bar button.dock-confirm'))
    await endTurn(page)
    await untilAsked(page)
    const unit = page.locator('.muhq-piece.origin .catch').first()
    await unit.waitFor()
    const piece = `[data-key="${await unit.getAttribute('data-key')}"]`
    await unit.click()
    expect((await offered(page, piece)).slice(0, 3)).toEqual(['Move', 'Attack', 'Full action'])
    expect(await complaints(page)).toEqual([])
    await tapImpossible(verbs(page).and(page.locator('.impossible')).first())
    await expect.poll(() => refusal(page).innerText()).toMatch(/^[A-Z].+\.$/)
    // A tap on a tile, though they are there.
    await page.locator('.muhq-tap-tile').first().click()
    await popover(page).waitFor({ state: 'detached' })
    await page.locator('.plan-preview').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    // Escape closes them, and keeps what was picked.
    await page.locator(piece).click()
    await offered(page, piece)
    await page.keyboard.press('Escape')
    await popover(page).waitFor({ state: 'detached' })
    expect(await page.locator('.muhq-tap-tile').count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await close()
  })

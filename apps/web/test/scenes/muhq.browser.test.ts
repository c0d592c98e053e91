// Blows of muhq's game are struck on the grid: what one would come to stands there before, what it cost rises after.

import { type Action, muhqPackage, type State } from '@understudy/muhq'
import { Table } from '@understudy/table'
import { expect, test } from 'vitest'
import { drawn, entries, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

/** A person's decision in which one of their units can attack. */
function withAttack(): string {
  for (let seed = 0; seed < 30; seed++) {
    const seats = muhqPackage.seating({})
    const person = Object.entries(seats).find(([, controller]) => controller.by === 'person')?.[0] ?? ''
    const table: Table<State, Action> = Table.start(muhqPackage, {
      options: {},
      seats: { ...seats, [person]: { by: 'random' } },
      seed: `blow ${seed}`,
    })
    for (let step = 0; step < 400 && table.next().kind === 'auto'; step++) {
      const decision = muhqPackage.game.decision(table.state)
      const all = decision?.seat === person ? decision.next([]) : []
      const attacks = all.some(({ pick }) => decision?.next([pick]).some(({ action }) => action?.do === 'attack'))
      if (attacks) {
        table.seat(person, { by: 'person' })
        table.title = 'muhq'
        return JSON.stringify(table.file())
      }
      table.advance()
    }
  }
  throw new Error('no game gets there')
}

test('a blow is foretold on its ghost and told on the grid', async () => {
  for (const [lang, width, height] of sampled([['ru', 390, 844]], [['en', 1440, 900]])) {
    const { page, problems, close } = await browser.newPage({ lang, width, height })
    await withSettings(page, { speed: 'normal', lang, motion: 'full' })
    await openSaved(page, site.url, withAttack())
    await page.locator('.muhq-piece.origin').first().waitFor()
    const own = page.locator('.muhq-piece.can:not(.goal, .grave) rect.catch')
    const foes = page.locator('.muhq-piece.grave rect.catch')
    for (let unit = 0; unit < (await own.count()) && (await foes.count()) === 0; unit++) {
      await own.nth(unit).click()
      await drawn(page)
    }
    const before = await entries(page)
    await foes.first().click()
    const foretold = page.locator('.muhq-foretold text')
    await foretold.waitFor()
    // It can be read: 12 px and more.
    expect(
      await foretold.evaluate(
        (text: SVGTextElement) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    ).toBeGreaterThanOrEqual(11.9)
    expect(await foretold.textContent()).toMatch(/deals \d+ of \d+|breaks the ward|нанесёт \d+ из \d+|сломает щит/)
    expect(await page.locator('.plan-note').innerText()).toContain((await foretold.textContent()) ?? '?')
    expect(await entries(page)).toBe(before)
    // It is gone again soon: looked out for before it comes.
    const told = page.locator('.muhq-hurt, .muhq-shield').first().waitFor({ state: 'attached' })
    await press(page.locator('section.bar button.dock-confirm:not(:disabled)'))
    await told
    expect(await entries(page)).toBe(before + 1)
    await expect.poll(() => page.locator('.muhq-hurt, .muhq-shield').count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  }
})

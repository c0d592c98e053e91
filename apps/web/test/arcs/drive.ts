// Plays Arcs through the page, by the list of all choices in the Turn panel.

import type { Page } from 'playwright-core'
import { press, pressIfThere } from '../tools/drive.ts'

const ENDS = /^(End the turn|Закончить ход)/

/** What somebody is asked: a person, to pass the device, to read a screen, nothing any more. */
type Asked = 'person' | 'pass' | 'interval' | 'over' | 'table' | 'listed'

export async function asked(page: Page): Promise<Asked> {
  const bar = page.locator('.bar-person, .bar-pass, .bar-interval, .bar-over, .bar-table, .bar-listed').first()
  // What a battle did to one's own is read first; a turn that is over waits for its end.
  const fought = page.locator('.bar-battle .dock-confirm, .bar-rest .dock-end')
  await bar.or(fought).first().waitFor()
  for (; (await fought.count()) > 0; await bar.or(fought).first().waitFor()) await press(fought)
  const kind = /bar-(person|pass|interval|over|table|listed)/.exec((await bar.getAttribute('class')) ?? '')?.[1]
  return kind as Asked
}

/** One decision of a person: ends the turn if that can be done, otherwise takes the first of what is offered. */
export async function decide(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^(Turn|Ход)$/ }).click()
  const list = page.locator('.choice-list')
  const end = list.getByRole('button', { name: ENDS })
  const done = list.getByRole('button', { name: /^(Done|Готово)$/ })
  if ((await end.count()) > 0) {
    await end.first().click()
    // Something is left to do: asked once, and done all the same.
    await pressIfThere(page.locator('.bar-refusal + .bar-row .dock-end'))
  } else if (!(await pressIfThere(done))) {
    await list.locator('.choice-groups button').first().click()
    // What completes a deed only shows it.
    await pressIfThere(page.locator('section.bar > .dock-confirm:not(.hollow)'))
  }
}

/** Whose decision it is, where several people play. */
async function deciding(page: Page): Promise<string> {
  return (await page.locator('.bar-who').allTextContents()).join()
}

/** Decides until somebody else is asked. */
export async function turn(page: Page): Promise<Asked> {
  const who = await deciding(page)
  for (let taps = 0; taps < 40; taps++) {
    await decide(page)
    const now = await asked(page)
    if (now !== 'person') return now
    if ((await deciding(page)) !== who) return now
  }
  throw new Error('a turn of forty decisions')
}

/** The cards in the hand on the screen, by their names. */
export async function handOf(page: Page): Promise<string[]> {
  const strip = page.locator('.stage-hand').getByRole('region', { name: /^(Your hand|Ваша рука|Ваши карты)$/ })
  if ((await strip.count()) === 0) return []
  return strip
    .locator('.arcs-card')
    .evaluateAll((cards) =>
      cards.map(
        (card) =>
          `${card.querySelector('.word')?.textContent?.replace('\u00ad', '')} ${card.querySelector('.number')?.textContent}`,
      ),
    )
}

/** The device is on its way to whoever is next. */
export const passing = (page: Page) => page.locator('.bar-pass')
export const takeDevice = (page: Page) =>
  passing(page)
    .getByRole('button')
    .filter({ hasText: /show my hand|показать мои карты/ })
    .click()

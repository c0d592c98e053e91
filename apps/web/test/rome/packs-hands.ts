// Somebody who makes a pack of their own: what they tap, type and paste, counted.

import type { Locator, Page } from 'playwright-core'
import { press } from '../tools/drive.ts'

/** Cells as a spreadsheet copies them. */
export const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\n')

/** Counts what a person does, and how long that takes a calm one: 2 s a tap, 0.3 s a key, 1 s for each region slid over. */
export class Hands {
  inputs = 0
  keys = 0
  slid = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  get seconds(): number {
    return this.inputs * 2 + this.keys * 0.3 + this.slid
  }

  async tap(what: Locator): Promise<void> {
    this.inputs++
    await what.click()
  }

  /** A tap near the last one, on something else. */
  async press(what: Locator): Promise<void> {
    this.inputs++
    await press(what)
  }

  /** Ctrl+V of what was copied elsewhere. */
  async paste(text: string): Promise<void> {
    this.inputs++
    await this.#page.evaluate((copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', copied)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }

  /** A name, and Enter. */
  async type(name: string): Promise<void> {
    this.keys += name.length + 1
    await this.#page.keyboard.insertText(name)
    await this.#page.keyboard.press('Enter')
  }

  /** A finger slides from region to region. */
  async slide(over: readonly number[]): Promise<void> {
    this.inputs++
    this.slid += over.length
    const { mouse } = this.#page
    await this.#page.locator('.pack-map-box').scrollIntoViewIfNeeded()
    const dots = await this.#page.locator('.pack-place .dot').evaluateAll((all) =>
      all.map((dot) => {
        const { x, y, width, height } = dot.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
    for (const [at, no] of over.entries()) {
      await mouse.move(dots[no]?.x ?? 0, dots[no]?.y ?? 0)
      if (at === 0) await mouse.down()
    }
    await mouse.up()
  }
}

export const stored = (page: Page) => page.locator('.pack-state[data-state="saved"]').waitFor()

/** Whatever the bar asks for: an answer of the right kind, and "not in my game" of a list; of action cards so many. */
export async function answerOnce(page: Page, actions = 0): Promise<string[]> {
  const gap = page.locator('.gap')
  const cells = await gap
    .locator('.gap-cell')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell') ?? ''))
  const lacking = gap.getByRole('button', { name: 'None of these is in my game' })
  if (actions === 0 && cells.some((cell) => cell.startsWith('actions.csv')) && (await lacking.count()) > 0)
    await lacking.click()
  else if ((await gap.locator('.gap-list').count()) > 0) {
    const absent = gap.getByRole('button', { name: 'Not in my game' })
    if ((await absent.count()) > 0) await absent.click()
    else {
      await gap.getByLabel('name').fill('Foot, heavy')
      await gap.getByLabel('class').selectOption({ label: 'main battle infantry' })
      await gap.getByLabel('cards at the start').fill('12')
      await gap.getByLabel('in the Reserves').fill('4')
      await gap.getByRole('button', { name: 'Add another' }).click()
      await gap.getByLabel('name').nth(1).fill('Bows')
      await gap.getByLabel('class').nth(1).selectOption({ label: 'skirmishers' })
      await gap.getByLabel('cards at the start').nth(1).fill('4')
    }
  } else {
    // What kind of answer each cell takes is looked up at once: there are many of them.
    const kinds = await gap.locator('.gap-cell').evaluateAll((all) =>
      all.map((cell) => ({
        kind: ['input', '.gap-letters', '.gap-several'].find((kind) => cell.querySelector(kind) !== null),
        least: Number(cell.querySelector('input')?.getAttribute('min') ?? 0),
      })),
    )
    for (const [at, { kind, least }] of kinds.entries()) {
      const id = cells[at] ?? ''
      const cell = gap.locator('.gap-cell').nth(at)
      if (kind === 'input') {
        const usual = id.endsWith('/copies') ? actions : id.endsWith('/hand') ? 4 : 2
        await cell.locator('input').fill(String(Math.max(usual, least)))
      } else if (kind === '.gap-letters') {
        const faces = { B: '––––SX', W: '–––SXX', G: '––SXXK', Y: '–SXXXK', R: 'SXXXKK' }
        const dice = id.startsWith('pack.yaml/dice/') ? faces[id.slice(-1) as keyof typeof faces] : 'G'
        for (const letter of dice) await cell.getByRole('button', { name: letter, exact: true }).click()
      } else if (kind === '.gap-several') await cell.locator('select').selectOption('-')
      else await cell.locator('select').selectOption({ index: 1 })
    }
  }
  await gap.locator('.gap-end .button.main').click()
  return cells
}

/** Everything that is asked before the table is laid out. */
export async function answerSetUp(page: Page, actions: number): Promise<void> {
  const ready = page.getByRole('button', { name: 'Deal all four evenly' })
  await page.locator('.gap').waitFor()
  while ((await ready.count()) === 0) {
    const sentence = page.locator('.bar-sentence').first()
    const before = await sentence.innerText()
    if ((await page.locator('.gap').count()) > 0) await answerOnce(page, actions)
    await page.waitForFunction(
      (said) => document.querySelector<HTMLElement>('.bar-sentence')?.innerText !== said,
      before,
    )
  }
}

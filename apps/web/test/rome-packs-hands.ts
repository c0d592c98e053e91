// Somebody who makes a pack of their own: what they tap, type and paste, counted.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'

export const pictures = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

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
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

// Looking at a screen of Arcs: a picture of it is kept, and what is wrong with it is told.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { complaints, EVERYTHING } from '../tools/axe.ts'
import { openSaved, pressIfThere, withSettings } from '../tools/drive.ts'
import type { PageOptions } from '../tools/harness.ts'

const pictures = fileURLToPath(new URL('../../../../node_modules/.cache/pictures/', import.meta.url))
mkdirSync(pictures, { recursive: true })

export const PHONE: PageOptions = { width: 360, height: 740, lang: 'ru', scheme: 'dark' }

/** A sentence that is still a key, or that was put together of nothing. */
const UNSAID = /\b(?:ask|choose|did|put|over)\.[a-z]+\b|undefined|NaN/

/** A game from a file, with its board drawn and nothing lying over it. */
export async function openBoard(page: Page, url: string, file: string): Promise<void> {
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, url, file)
  await page.locator('.arcs-board svg').first().waitFor()
  for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
}

export const heightOf = async (page: Page, what: string): Promise<number> =>
  (await page.locator(what).boundingBox())?.height ?? 0

/** What is wrong with the screen as it is now: axe's complaints, something wider than it, a sentence without words. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  await page.screenshot({ path: `${pictures}arcs-${name.replaceAll(' ', '-')}.png` })
  const faults = await complaints(page, EVERYTHING, 'all')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width !== page.viewportSize()?.width) faults.push(`the page is ${width} px wide`)
  // The bar scrolls sideways within some of its rows; sentences and fields never do.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('section.bar :is(p, label, input)')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth)
      .map((each) => `<${each.localName}> “${each.textContent}” goes beyond the edge`),
  )
  faults.push(...cut)
  faults.push(...(await page.evaluate(keysUnderTools)))
  const unsaid = UNSAID.exec(await page.locator('#app').innerText())
  if (unsaid !== null) faults.push(`it says “${unsaid[0]}”`)
  return faults
}

/** Undo and its neighbours lie beside the keys of a pad, never over them. */
function keysUnderTools(): string[] {
  const pad = document.querySelector('.dock-pad')?.getBoundingClientRect()
  if (pad === undefined) return []
  const tools = [...document.querySelectorAll('.bar-tools .button')].map((each) => each.getBoundingClientRect())
  return [...document.querySelectorAll('.dock-pad .arcs-key')].flatMap((key) => {
    const { left, right, top, bottom } = key.getBoundingClientRect()
    const seen = { right: Math.min(right, pad.right), bottom: Math.min(bottom, pad.bottom) }
    const under = tools.some(
      (tool) =>
        tool.width > 0 &&
        tool.left < seen.right - 1 &&
        tool.right > left + 1 &&
        tool.top < seen.bottom - 1 &&
        tool.bottom > top + 1,
    )
    return under ? [`the key “${key.textContent}” lies under a tool`] : []
  })
}

/** Tokens of a seat that lie below its edge. */
export const tokensCut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.arcs-seat .arcs-slots li')].filter((slot) => {
        const { bottom, height } = slot.getBoundingClientRect()
        return height > 0 && bottom > slot.closest('.arcs-seat')!.getBoundingClientRect().bottom + 0.5
      }).length,
  )

/** On a phone of 740 px the board keeps 280 of them whatever is asked, and the bar takes less than half. */
export async function crampedOn(page: Page): Promise<string[]> {
  const [board, bar] = [await heightOf(page, '.stage-board'), await heightOf(page, 'section.bar')]
  return [...(board < 280 ? [`the board has ${board} px`] : []), ...(bar > 335 ? [`the bar has ${bar} px`] : [])]
}

/** The person's turn ends, whatever is left of it. */
export async function endTurn(page: Page): Promise<void> {
  await page.locator('.arcs-end').click()
  await pressIfThere(page.locator('.bar-refusal + .bar-row .main'))
}

// Pictures of parts of the page without colour, and how much they differ.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Box = { x: number; y: number; width: number; height: number }

/** A picture of this part of the window, in grey. */
export async function grey(page: Page, clip: Box): Promise<number[]> {
  const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data: points } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    const out: number[] = []
    for (let at = 0; at < points.length; at += 4)
      out.push(0.299 * (points[at] ?? 0) + 0.587 * (points[at + 1] ?? 0) + 0.114 * (points[at + 2] ?? 0))
    return out
  }, png)
}

const SEEN = 6
const apart = (a: readonly number[], b: readonly number[]): number =>
  a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > SEEN).length / a.length

export const around = async (what: Locator, by: number): Promise<Box> => {
  const box = await what.boundingBox()
  if (box === null) throw new Error('it is not there')
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** Every two pictures differ. */
export function expectApart(name: string, pictures: Readonly<Record<string, readonly number[]>>): void {
  const all = Object.entries(pictures)
  const alike = all.flatMap(([one, a], at) =>
    all.slice(at + 1).flatMap(([other, b]) => {
      const part = apart(a, b)
      return part >= 0.03 ? [] : [`${name}: ${one} and ${other} differ by ${(part * 100).toFixed(1)} %`]
    }),
  )
  expect(alike).toEqual([])
}

/** The mouse points at nothing. */
export const away = (page: Page) => page.mouse.move(2, 2)

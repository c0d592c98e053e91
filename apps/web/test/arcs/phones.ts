// The phones on which Arcs is looked at, and how much of a thing is in sight there.

import type { Lang } from '@understudy/procedure'
import type { Locator } from 'playwright-core'
import { sampled } from '../tools/sample.ts'

type Phone = readonly [width: number, height: number, lang: Lang]
export const PHONES: readonly Phone[] = sampled<Phone, Phone>(
  [
    [390, 844, 'en'],
    [360, 640, 'ru'],
  ],
  [
    [390, 844, 'ru'],
    [360, 640, 'en'],
  ],
)

/** Of each of these how much lies on top, in pixels from left to right, where its middle is; nothing was scrolled for it. */
export const seen = (all: Locator): Promise<number[]> =>
  all.evaluateAll((each) =>
    each.map((one) => {
      const { left, right, top, height } = one.getBoundingClientRect()
      let pixels = 0
      for (let x = left + 0.5; x < right; x++) {
        const over = document.elementFromPoint(x, top + height / 2)
        if (over !== null && one.contains(over)) pixels++
      }
      return pixels
    }),
  )

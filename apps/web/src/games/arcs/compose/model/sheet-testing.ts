// All that can be tapped on a page of the recorder, in one list.

import type { Context } from './context.ts'
import { aheadTaps, ownTaps, readyAction } from './sheet.ts'
import type { Page, Tap } from './tap.ts'

export function allTaps(context: Context, page: Page): Tap[] {
  const own = ownTaps(context, page)
  const done: Tap[] = readyAction(context, page) === undefined ? [] : [{ tap: 'done' }]
  return [...own, ...aheadTaps(context, page, own), ...done]
}

import { expect, it } from 'vitest'
import { bridgeFor } from './bridge.tsx'
import { ownTaps, press, startPage } from './model/sheet.ts'
import type { Page } from './model/tap.ts'
import { SmallBench } from './small-bench-testing.ts'

it('where a move begins is said to be where it begins, not where it leads', () => {
  const context = new SmallBench().act({ do: 'lead', card: 'mobilization-2' }).context()
  const slots = (page: Page) => {
    const { choices } = bridgeFor(context, page, ownTaps(context, page), false, () => undefined)
    return new Set(choices.map(({ pick, text }) => `${pick.slot} ${(text.with as { slot: string }).slot}`))
  }
  const moving = press(context, startPage(context), { tap: 'do', doing: 'move' })
  if (moving === undefined || !('page' in moving)) throw new Error('nothing moves')
  expect(slots(moving.page)).toEqual(new Set(['origin from']))
  const [from] = ownTaps(context, moving.page)
  const begun = press(context, moving.page, from!)
  if (begun === undefined || !('page' in begun)) throw new Error('it begins nowhere')
  expect(slots(begun.page)).toEqual(new Set(['goal to', 'other from']))
})

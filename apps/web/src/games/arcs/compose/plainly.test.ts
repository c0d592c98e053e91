import type { Lang } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { offersOf } from './model/pick-page.ts'
import { press, readyAction, startPage } from './model/sheet.ts'
import type { Page, PickPage, Tap } from './model/tap.ts'
import { plainly, plainOffer } from './plainly.ts'
import { SmallBench } from './small-bench-testing.ts'
import '../text/words-testing.ts'

function after(bench: SmallBench, ...taps: Tap[]): PickPage {
  const context = bench.context()
  let page: Page = startPage(context)
  for (const tap of taps) {
    const pressed = press(context, page, tap)
    if (pressed === undefined || !('page' in pressed)) throw new Error(JSON.stringify(tap))
    page = pressed.page
  }
  if (page.at !== 'pick') throw new Error(page.at)
  return page
}
const keys = (bench: SmallBench, page: PickPage, lang: Lang) =>
  offersOf(bench.context(), page).map(({ pick }) => plainOffer(bench.context(), page, pick, lang))

describe('what a key says', () => {
  it('repairs a ship or the city of one planet, not twice the planet', () => {
    const bench = new SmallBench()
      .ships('red', '2h', 0, 1)
      .building('red', '2h', 'city', 1, true)
      .act({ do: 'lead', card: 'administration-5' })
    const page = after(bench, { tap: 'do', doing: 'repair' }, { tap: 'system', system: '2h' })
    expect(keys(bench, page, 'en')).toEqual(['Ship', 'City'])
    expect(keys(bench, page, 'ru')).toEqual(['Корабль', 'Город'])
  })

  it('of Silver-Tongues names what is stolen, and nothing lies ready before', () => {
    const bench = new SmallBench()
      .guild('red', 'BC20')
      .guild('blue', 'BC16')
      .token('blue', 0, 'psionic')
      .act({ do: 'lead', card: 'administration-5' })
    const context = bench.context()
    const whom = after(bench, { tap: 'do', doing: 'useTongues' })
    expect(readyAction(context, whom)).toBeUndefined()
    const what = after(
      bench,
      { tap: 'do', doing: 'useTongues' },
      { tap: 'pick', pick: { slot: 'from', value: 'blue' } },
    )
    expect(keys(bench, what, 'en')).toContain('Psionic (slot 1)')
    expect(readyAction(context, what)).toBeUndefined()
    expect(plainly(context, { do: 'useTongues', from: 'blue', take: { slot: 0 } }, 'en')).toBe(
      'Give up Silver-Tongues · Take Psionic (Blue)',
    )
  })
})

import type { Action } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { SmallBench } from '../small-bench-testing.ts'
import * as loot from './loot-picks.ts'
import { bringLoot, offersOf } from './pick-page.ts'
import { back, press, readyAction, startPage } from './sheet.ts'
import type { Page } from './tap.ts'

/** Blue has a token in the slots that cost 3, 1 and 1 keys, and nothing else. */
const raided = (dice: readonly number[]) => {
  const bench = new SmallBench().act({ do: 'lead', card: 'aggression-4' }).ships('red', '2h', 5).ships('blue', '2h', 0)
  for (const [slot, type] of (['relic', 'psionic', 'fuel'] as const).entries()) bench.token('blue', slot, type)
  return bench.act(
    { do: 'battle', at: '2h', against: 'blue', dice: { assault: 0, skirmish: 0, raid: dice.length }, pay: 'pip' },
    { do: 'roll', assault: [], skirmish: [], raid: [...dice] },
  )
}
const take = (slot: number): Pick => ({ slot: 'take', value: { slot } })

bringLoot(loot)

describe('a raid', () => {
  const context = raided([2, 2]).context()
  const after = (...slots: number[]): Page => {
    let page = startPage(context)
    for (const slot of slots) {
      const pressed = press(context, page, { tap: 'pick', pick: take(slot) })
      if (pressed === undefined || !('page' in pressed)) throw new Error(`slot ${slot} was not laid ready`)
      page = pressed.page
    }
    return page
  }
  const offered = (page: Page) =>
    page.at === 'pick' ? offersOf(context, page).flatMap(({ pick }) => (pick.slot === 'take' ? [pick.value] : [])) : []

  it('takes what keys pay for in any order', () => {
    expect([context.decision.kind, read.battleKeys(context.state)]).toEqual(['raid', 4])
    expect(offered(startPage(context))).toEqual([{ slot: 0 }, { slot: 1 }, { slot: 2 }])
    expect(offered(after(1))).toEqual([{ slot: 0 }, { slot: 2 }])
    expect(offered(after(0))).toEqual([{ slot: 1 }, { slot: 2 }])
    expect(offered(after(2, 1))).toEqual([])
  })

  it('only lies ready with its last pick, and takes it back one by one', () => {
    const ready = (page: Page): Action | undefined => readyAction(context, page)
    expect(ready(after(1, 0))).toEqual({ do: 'raid', take: [{ slot: 1 }, { slot: 0 }] })
    expect(press(context, after(1, 0), { tap: 'done' })).toEqual({ act: ready(after(1, 0)) })
    expect(back(context, after(1, 0))).toEqual(after(1))
    expect(back(context, after(1))).toEqual(startPage(context))
    expect(ready(startPage(context))).toBeUndefined()
  })

  it('of nothing waits for a yes, too', () => {
    const nothing = press(context, startPage(context), { tap: 'pick', pick: { slot: 'do', value: 'raid' } })
    expect(nothing).toHaveProperty('page')
    if (nothing !== undefined && 'page' in nothing)
      expect(readyAction(context, nothing.page)).toEqual({ do: 'raid', take: [] })
  })
})

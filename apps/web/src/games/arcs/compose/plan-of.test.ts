import { typeIndex } from '@understudy/arcs/rules'
import { read } from '@understudy/arcs/state'
import type { Resource } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'
import { press, readyAction, startPage } from './model/sheet.ts'
import { planOf } from './plan-of.ts'
import { SmallBench } from './small-bench-testing.ts'
import '../text/words-testing.ts'

describe('a tax that lies ready', () => {
  const planned = (bench: SmallBench): string => {
    const context = bench.context()
    const pressed = press(context, startPage(context), { tap: 'do', doing: 'tax' })
    if (pressed === undefined || !('page' in pressed)) throw new Error('it was taken already')
    const ready = readyAction(context, pressed.page)
    if (ready?.do !== 'tax') throw new Error('nothing lies ready')
    return planOf(context, pressed.page, ready, 'en')
  }

  it('says what it brings, or that none of it is left', () => {
    const table = () => new SmallBench().act({ do: 'lead', card: 'administration-5' })
    expect(planned(table())).toMatch(/ · \+1 (?:Material|Fuel|Weapon|Relic|Psionic)$/)
    const bare = table()
    for (const type of ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const)
      for (let slot = 0; read.supply(bare.state, typeIndex(type)) > 0; slot = 0) bare.token('blue', slot, type)
    expect(planned(bare)).toMatch(/ · none of it is left in the supply$/)
  })

  it('is not misled by a token of the same kind that was spent in the Prelude and returns to the supply with its end', () => {
    const table = () => new SmallBench().act({ do: 'lead', card: 'administration-5' })
    const type = planned(table())
      .match(/ · \+1 (.*)$/)![1]!
      .toLowerCase() as Resource
    const spent = table().token('red', 5, type).act({ do: 'spend', slot: 5 })
    expect(planned(spent)).toMatch(new RegExp(` · \\+1 ${type}$`, 'i'))
    // The last one, too; and where another kind is what returns, nothing is gained all the same.
    const last = table()
    while (read.supply(last.state, typeIndex(type)) > 1) last.token('blue', 0, type)
    expect(planned(last)).toMatch(new RegExp(` · \\+1 ${type}$`, 'i'))
    last.token('blue', 0, type)
    const other = type === 'fuel' ? 'relic' : 'fuel'
    expect(planned(last.token('red', 5, other).act({ do: 'spend', slot: 5 }))).toMatch(/ · none of it is left/)
  })
})

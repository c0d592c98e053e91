// Verbs that are impossible now keep their place, and say why in one sentence of each language.

import { type Pay, read, write } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { reasonOf } from './impossible.ts'
import { type Verb, verbsOf } from './model/verbs.ts'
import { pips } from './pips.ts'
import { SmallBench } from './small-bench-testing.ts'
import '../text/words-testing.ts'

const named = ({ doing, piece }: Verb) => piece ?? doing
const rootOf = (pay: Pay = 'pip') => ({ at: 'root', pay }) as const

function seen(bench: SmallBench, pay: Pay = 'pip') {
  const verbs = verbsOf(bench.context(), rootOf(pay))!
  return {
    own: verbs.own.map(named),
    others: verbs.others.map(named),
    possible: [...verbs.own, ...verbs.others].filter((verb) => verbs.possible(verb)).map(named),
  }
}

const why = (bench: SmallBench, verb: Verb, pay: Pay = 'pip', lang: Lang = 'en') =>
  reasonOf(bench.context(), verb, pay, lang)

describe('the verbs of a turn', () => {
  it('are all there, those of the card first, in the same order until the turn is over', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    const first = seen(bench)
    expect(first.own).toEqual(['tax', 'repair', 'influence'])
    expect(first.others).toEqual(['city', 'starport', 'ship', 'move', 'secure', 'battle'])
    expect(first.possible).toContain('influence')
    bench.act({ do: 'influence', card: 'BC17', pay: 'pip' })
    const second = seen(bench)
    expect([second.own, second.others]).toEqual([first.own, first.others])
  })

  it('are none where a card is chosen', () => {
    expect(verbsOf(new SmallBench().context(), rootOf())).toBeUndefined()
  })

  it('that a token pays for are possible, until another way to pay is chosen', () => {
    const bench = new SmallBench().token('red', 0, 'fuel').act({ do: 'lead', card: 'administration-5' })
    expect(seen(bench).possible).toContain('move')
    expect(seen(bench, { slot: 0 }).possible).toEqual(['move'])
    expect(why(bench, { doing: 'influence' }, { slot: 0 })).toBe('Fuel does not buy Influence here.')
    expect(why(bench, { doing: 'influence' }, { slot: 0 }, 'ru')).toMatch(/^[А-ЯЁ].+\.$/)
  })
})

describe('what stands in the way', () => {
  it('is what pays, where nothing does', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    expect(why(bench, { doing: 'battle' })).toBe('Battle is not an action of Administration.')
    expect(why(bench, { doing: 'battle' }, 'pip', 'ru')).toBe('Масть «Руководство» не даёт этого действия: сражение.')
    write.setPipsLeft(bench.state, 0)
    expect(why(bench, { doing: 'tax' })).toBe('No action of your card is left.')
  })

  it('is told of one place if it is one, and of none if it is the same everywhere', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    expect(why(bench, { doing: 'repair' })).toBe('None of your pieces is damaged.')
    expect(why(bench, { doing: 'repair' }, 'pip', 'ru')).toBe('Ни одна ваша фишка не повреждена.')
    const building = new SmallBench().act({ do: 'lead', card: 'construction-3' })
    while (verbsOf(building.context(), rootOf())?.possible({ doing: 'build', piece: 'ship' }) === true) {
      const built = building.context().decision.next([
        { slot: 'do', value: 'build' },
        { slot: 'pay', value: 'pip' },
        { slot: 'piece', value: 'ship' },
      ])
      building.act(built[0]!.action!)
      write.setPipsLeft(building.state, 3)
    }
    expect(why(building, { doing: 'build', piece: 'ship' })).toMatch(
      /^The starport at .+ has built a ship this turn\.$/,
    )
    const aggression = new SmallBench().act({ do: 'lead', card: 'aggression-4' })
    expect(why(aggression, { doing: 'secure' })).toBe('On no card of the Court do you have the most agents.')
    expect(why(aggression, { doing: 'battle' })).toBe('Where your ships are, there is nobody to attack.')
  })
})

describe('pips', () => {
  it('are the actions of the card, those that are left first', () => {
    const bench = new SmallBench()
    expect(pips(bench.state)).toBeUndefined()
    bench.act({ do: 'lead', card: 'administration-5' })
    const of = read.pipsLeft(bench.state)
    expect(pips(bench.state)).toMatchObject({ left: of, of, text: { en: `${of} actions left of ${of}` } })
    bench.act({ do: 'influence', card: 'BC17', pay: 'pip' })
    expect(pips(bench.state)).toMatchObject({ left: of - 1, of })
  })
})

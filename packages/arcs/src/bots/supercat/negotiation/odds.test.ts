// What a person is told of an offer before it is made is what the bot then goes by.

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { offer } from '../../../rules/campaign/summit/talk.ts'
import type { FateId, Part } from '../../../rules/campaign/vocabulary.ts'
import { oddsLines, offerOdds } from './odds.ts'
import { decides, TalkBench } from './talk-testing.ts'

const EVEN: Part[] = [
  { from: 'white', to: 'yellow', slot: 0 },
  { from: 'yellow', to: 'white', slot: 0 },
]
const plain = (fates?: readonly FateId[]) =>
  new TalkBench(fates).tokens('white', 'weapon', 'relic').tokens('yellow', 'weapon').go('white')

/** `BASKETS=1000` for as many as the design asks. */
const BASKETS = Number(process.env.BASKETS ?? 30)

describe('the odds of an offer', () => {
  it('are two faces of six without any modifier', () => {
    const odds = offerOdds(plain().state, 'white', EVEN)!
    expect([odds.to, odds.sum, odds.needs, odds.faces, odds.modifiers.length]).toEqual(['yellow', 0, 5, 2, 7])
    expect(oddsLines('en', odds)).toEqual(['Yellow accepts on 5 to 6: 2 in 6.'])
    expect(oddsLines('ru', odds, true)).toHaveLength(8)
  })

  it('name each modifier with its reason', () => {
    const bench = plain().grievances('yellow', 'white', 1).declared('keeper')
    const odds = offerOdds(bench.state, 'white', [
      { from: 'white', to: 'yellow', slot: 1 },
      { from: 'white', to: 'yellow', slot: 0 },
      EVEN[1]!,
    ])!
    expect(odds.modifiers.filter(({ value }) => value !== 0).map(({ id, value }) => [id, value])).toEqual([
      ['grievances', -1],
      ['even', 1],
      ['contends', 1],
      ['objective', 1],
    ])
    expect(oddsLines('en', odds)).toEqual([
      'Yellow accepts on 3 to 6: 4 in 6.',
      'Grievances of Yellow against White: −1.',
      '2 offered for 1: +1.',
      'The trade makes Yellow contend Keeper: +1.',
      'The objective of Yellow would come closer: it would win Keeper.',
    ])
  })

  it('are none for what the Magnate does not take, and for what cannot be offered there are none', () => {
    const bench = plain(['admiral', 'magnate', 'founder', 'caretaker']).loot('white', 'blight', 'ship', 1)
    const odds = offerOdds(bench.state, 'white', [
      { from: 'white', to: 'yellow', trophy: { of: 'blight', piece: 'ship' } },
      EVEN[1]!,
    ])!
    expect([odds.faces, oddsLines('en', odds).slice(0, 2)]).toEqual([
      0,
      [
        'Yellow will not accept this, whatever the die shows.',
        'Yellow is the Magnate and takes nothing but resources and Favors.',
      ],
    ])
    expect(offerOdds(bench.state, 'white', [EVEN[0]!])).toBeUndefined()
  })

  it('go by the options of the bot', () => {
    const less: Part[] = [EVEN[0]!, EVEN[1]!, { from: 'yellow', to: 'white', promise: true }]
    const { state } = plain()
    expect([offerOdds(state, 'white', less)?.sum, offerOdds(state, 'white', less, { belowEven: true })?.sum]).toEqual([
      0, -1,
    ])
    const said = oddsLines('en', offerOdds(state, 'white', less, { belowEven: true })!)
    expect(said).toContain('1 offered for 2: −1.')
  })

  it('go by the version of the bot that is asked, whichever the table negotiates by', () => {
    const less: Part[] = [EVEN[0]!, EVEN[1]!, { from: 'yellow', to: 'white', promise: true }]
    const { state } = plain()
    const held = { ...state, options: { ...state.options, talks: 'rounds' as const } }
    const sums = (table: typeof state) =>
      [{}, { version: '0.5' }, { version: '0.10' }].map((who) => offerOdds(table, 'white', less, who)?.sum)
    // Only 0.10 counts what is missing to an even trade.
    expect([sums(state), sums(held)]).toEqual([
      [0, 0, -1],
      [-1, 0, -1],
    ])
  })

  it('are exactly what the bot goes by, die for die', () => {
    let asked = 0
    for (let game = 0; asked < BASKETS && game < 4 * BASKETS; game++) {
      const random = keyedRandom('odds', String(game))
      const bench = new TalkBench(game % 2 === 0 ? undefined : ['magnate', 'steward', 'believer', 'advocate'])
      bench.tokens('red', 'fuel', 'relic', 'psionic').tokens('yellow', 'relic', 'weapon').tokens('blue', 'psionic')
      bench.tokens('white', 'fuel', 'psionic', 'relic', 'material').loot('yellow', 'blight', 'ship', 1 + (game % 3))
      bench
        .grievances('yellow', 'white', game % 2)
        .favors('white', 'blue', 1)
        .ships('white', '1g', 2)
        .ships('yellow', '2g', 2)
      bench.declared((['keeper', 'empath', 'warlord', 'tycoon'] as const)[game % 4]!, 2).go('white', game % 3)
      const made = offer.sample!(bench.state, bench.seat('white'), random)
      if (made === undefined) continue
      const odds = offerOdds(bench.state, 'white', made.parts)!
      const accepted = [1, 2, 3, 4, 5, 6].filter((die) => {
        const asking = new TalkBench()
        Object.assign(asking, { state: structuredCopy(bench) })
        asking.do(made).do({ do: 'offerRoll', die })
        return (decides(asking, odds.to).actions[0]?.do as string) === 'accept'
      })
      expect(accepted).toHaveLength(odds.faces)
      asked++
    }
    expect(asked).toBe(BASKETS)
  }, 600_000)
})

const structuredCopy = ({ state }: TalkBench) => ({ b: state.b.slice(), m: [...state.m], options: state.options })

// The page of a Fate comes first, with half of the actions (supercat 9.7, supercat/A81). The page here stands for any.

import { describe, expect, it } from 'vitest'
import { influenceWays } from '../administration/ways.ts'
import { type Setup, turnOf } from '../bot-testing.ts'
import { me, pipsLeft, rules, settings } from '../context.ts'
import { influence } from '../doing.ts'
import { fateCall } from '../fates/cards.ts'
import type { Line } from '../general/ways.ts'
import { ADM, MOB } from '../lib/cards.ts'
import { influencePlans } from '../plans/influence.ts'
import { inTurn } from '../questions.ts'
import { cardToPlay } from '../turn/ways.ts'
import { type FateBench, plain } from './act-testing.ts'
import { campaignBook } from './book.ts'
import { actPage } from './page-in.ts'
import { v0_5_campaign } from './version.ts'

const line: Line = {
  suits: [MOB, ADM],
  kind: 'influence',
  feasible: (c, { left }) => influencePlans(c.view, me(c), left, settings(c)).length > 0,
}
/** Influences whatever it can. */
const page = actPage(
  'FCA',
  (version) => [
    rules.ask(
      'FA.CA.if',
      cardToPlay,
      [fateCall(version, 'GP.9', () => [line])],
      [rules.can('ZEAL.8', influenceWays(version).any, influence)],
    ),
  ],
  (c) => inTurn(c) && pipsLeft(c) > 0,
)
const book = {
  ...campaignBook,
  pages: campaignBook.pages.map((each) => (each.id === 'FCA' ? page(v0_5_campaign) : each)),
}
const turn = (table: FateBench, setup: Setup = {}) => turnOf(table, { book, edition: 'campaign', ...setup })
/** Claims are wanted, which Mobilization would see to first. */
const table = () =>
  plain().port('red', '1h').port('red', '1h').unbuilt('red', 4).ships('red', '4g', 1).ships('red', '6g', 1)

describe('the page of a Fate', () => {
  it('GP.0 calls for a card before anything else; BT.5g spends half of its actions there, rounded up, the rest by suit', () => {
    const seen = turn(table().draws('mobilization-4', 'aggression-4'))
    expect(seen.nodes[0]).toBe('GP.9')
    expect(seen.answers('GP.0.1')).toEqual([true])
    expect(seen.answers('BT.5g')).toEqual([true])
    // Three actions: two for the Fate, one for the page.
    expect(seen.nodes.slice(1)).toEqual(['ZEAL.8', 'ZEAL.8', 'MOB.16'])
  })

  it('BT.5g is passed over for a card that surpasses, unless the table wants it otherwise (supercat/A30)', () => {
    const follow = () => table().after('mobilization-2', 'mobilization-4', 'aggression-4')
    expect(turn(follow()).answers('BT.5g')).toEqual([false])
    expect(turn(follow(), { options: { fateOnAutoSelect: true } }).answers('BT.5g')).toEqual([true])
  })

  it('GP.0.1 is passed over, and BT.5g, if the Fate calls for no card', () => {
    const seen = turn(table().agents('red', 0).draws('mobilization-4', 'aggression-4'))
    expect(seen.answers('GP.0.1')).toEqual([false])
    expect(seen.answers('BT.5g')).toEqual([false])
  })

  it('supercat/A81 a plan that takes more than its half is not made', () => {
    const two = (spends: 'half' | 'all') => {
      const needs: Line = { ...line, feasible: (_, { left }) => left >= 2 }
      const only = actPage('FCA', (version) => [
        rules.ask('FA.CA.if', cardToPlay, [fateCall(version, 'GP.9', () => [needs], { spends })], []),
      ])
      const pages = campaignBook.pages.map((each) => (each.id === 'FCA' ? only(v0_5_campaign) : each))
      return turnOf(table().draws('mobilization-6', 'aggression-6'), {
        book: { ...campaignBook, pages },
        edition: 'campaign',
        actions: 1,
      }).answers('GP.0.1')
    }
    expect([two('half'), two('all')]).toEqual([[false], [true]])
  })
})

// What a version says reaches the rules, and two versions at one table are kept apart.

import { describe, expect, it } from 'vitest'
import { sys } from '../../../rules/board/ids.ts'
import { books } from '../books.ts'
import { settingsOf } from '../books-testing.ts'
import { SupercatBench } from '../bot-testing.ts'
import { pagesOf } from '../pages.ts'
import { budgetNow } from '../plans/budget.ts'
import { combatPlans } from '../plans/combat.ts'
import { influencePlans } from '../plans/influence.ts'
import { favourable } from '../terms/combat.ts'
import { FUEL, spendable } from '../terms/spend.ts'
import { baseOf } from '../terms/standing.ts'
import { sentence } from '../text/page-text.ts'
import { v0_5 } from './v0_5.ts'
import type { Version } from './version.ts'

/** Like 0.5, with some things otherwise. */
const other = ({
  terms,
  numbers,
  chains,
}: { [K in 'terms' | 'numbers' | 'chains']?: Partial<Version[K]> }): Version => ({
  ...v0_5,
  terms: { ...v0_5.terms, ...terms },
  numbers: { ...v0_5.numbers, ...numbers },
  chains: { ...v0_5.chains, ...chains },
})
const settings = settingsOf({})
const fight = { system: sys('4a'), defender: 1, goal: 'control', grade: 1, battles: 1, extra: 0 } as const

describe('a version', () => {
  it('says what is held back, and is asked anew for the same position', () => {
    const { state } = new SupercatBench().tokens('red', 'fuel')
    const miser = { ...settings, version: other({ terms: { typeHeldBack: () => true } }) }
    const found = [settings, miser, settings, miser].map((each) => spendable(state, 0, FUEL, each).length)
    expect(found).toEqual([1, 0, 1, 0])
  })

  it('says how many agents go, which dice are rolled, what is paid, and what is fought for', () => {
    const table = new SupercatBench().court({ card: 'BC11' })
    const shy = other({ numbers: { agentsFor: () => 1 } })
    expect(
      [v0_5, shy].map((version) => influencePlans(table.state, 0, 3, { ...settings, version }).map(({ n }) => n)),
    ).toEqual([[2], [1]])

    const even = new SupercatBench().ships('red', '4a', 2).ships('yellow', '4a', 2).round('red')
    const noDice = other({ numbers: { selectDice: () => ({ assault: 0, skirmish: 0, raid: 0 }) } })
    expect([v0_5, noDice].map((each) => favourable(even.state, 0, fight, each))).toEqual([true, false])

    const { state } = new SupercatBench().ships('red', '4a', 3).ships('yellow', '4a', 1).round('red')
    const base = baseOf(state, 0, 'standing')
    const budget = { ...budgetNow(state, 0), left: 2, kinds: 0xff }
    const fights = (version: Version) =>
      combatPlans(state, base, budget, { for: 'trophies' }, { ...settings, version }).length
    expect(fights(v0_5)).toBeGreaterThan(0)
    expect(fights(other({ numbers: { spendFor: () => undefined } }))).toBe(0)
    expect(fights(other({ numbers: { combatGoals: () => [] } }))).toBe(0)
  })

  it('orders preferences on the pages that are built for it', () => {
    const plain = other({ chains: { move: () => [{ id: 'keep', keep: (_, plan) => plan.keep }] } })
    const ids = (version: Version) =>
      pagesOf(version)
        .find(({ id }) => id === 'MOB')
        ?.nodes.flatMap((node) => ('id' in node && node.id === 'MOB.40' && 'ways' in node ? node.ways.prefer : []))
        .map((preference) => preference?.id)
    expect(ids(plain)).toEqual(['gateRivalPort', 'gateLoyalPort', 'keep'])
    expect(ids(v0_5)).toEqual(['gateRivalPort', 'gateLoyalPort', 'keep', 'originTaskForce', 'fewest', 'alsoClaims'])
    expect(pagesOf(v0_5)).toEqual(books['0.5'].pages)
  })
})

it('a rule of another version may have the sentence of its counterpart, with its own number', () => {
  const texts = {
    'ADM.34': 'Can it Repair? (34)',
    'CON.11': { rule: 'Can it Build? (11, 12)', no: 'It cannot.' },
    'ADM.X40': { like: 'ADM.34', number: 40 },
    'CON.X9': { like: 'CON.11', number: 9 },
    'CON.X10': { like: 'CON.X9' },
  }
  const said = (id: string) => sentence(texts as Parameters<typeof sentence>[0], id)
  expect(said('ADM.34')).toEqual({ rule: 'Can it Repair? (34)' })
  expect(said('ADM.X40')).toEqual({ rule: 'Can it Repair? (40)' })
  expect(said('CON.X10')).toEqual({ rule: 'Can it Build? (9)', no: 'It cannot.' })
  expect(() => said('CON.1')).toThrow('there is no text for CON.1')
})

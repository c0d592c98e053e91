// Readings of the text that are easily lost: each of these positions was once decided otherwise.

import { describe, expect, it } from 'vitest'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import * as write from '../../rules/state/write.ts'
import { Bench } from '../../testing.ts'
import { settingsOf } from './books-testing.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'
import { arrangement } from './lib/slots.ts'
import { budgetNow } from './plans/budget.ts'
import { combatPlans } from './plans/combat.ts'
import { tokenHeldBack } from './terms/spend.ts'
import { baseOf } from './terms/standing.ts'

const quiet = (table: SupercatBench): SupercatBench => table.court({ card: 'BC25' }, { card: 'BC22' })
const afterLeading = (table: SupercatBench, card: 'aggression-3' | 'aggression-2'): SupercatBench =>
  quiet(table).draws(card, 'aggression-4').act({ do: 'lead', card })

describe('what was once decided otherwise', () => {
  it('A10: a 7 declares an outright lead first, with or without later versions', () => {
    const table = new Bench(4, '4p-mix-up-1', { role1: 'supercat', difficulty: 'off' })
    table.tokens('red', 'relic', 'psionic', 'psionic').tokens('blue', 'relic').port('red', '1h').court({ card: 'BC25' })
    write.setCitiesLeft(table.state, 0, 4)
    write.setCounter(table.state, 0, 6)
    write.clear(table.state, Pile.STACK)
    write.setUnknown(table.state, Pile.STACK, read.unknown(table.state, Pile.group(0)))
    write.setUnknown(table.state, Pile.group(0), 0)
    table.round('red').act({ do: 'reveal', seat: 'red', cards: ['construction-7', 'mobilization-7'] })
    for (const backports of [true, false])
      for (const pick of [0, 1])
        expect(
          turnOf(table, { actions: 1, options: { backports }, picks: { 'BT.3c': [pick] } }).did('lead')[0]?.declare,
        ).toBe('empath')
  })

  it('A36: nobody leaves a building behind that would fall under a rival, in a system that it does not hold', () => {
    const table = afterLeading(
      new SupercatBench().city('red', '4c').ships('red', '4c', 2).ships('yellow', '4c', 2).ships('yellow', '4a', 1),
      'aggression-3',
    )
    const base = baseOf(table.state, 0, 'standing')
    const plans = combatPlans(table.state, base, budgetNow(table.state, 0), { for: 'trophies' }, settingsOf({}))
    expect(plans.map(({ at, move }) => `${at} ${move?.from ?? ''}`)).toEqual(['4c '])
  })

  it('A36: of a system that it holds, those go who can be spared', () => {
    const table = afterLeading(
      new SupercatBench().city('red', '4c').ships('red', '4c', 4).ships('yellow', '4c', 1).ships('blue', '4a', 1),
      'aggression-3',
    )
    const base = baseOf(table.state, 0, 'standing')
    const plans = combatPlans(table.state, base, budgetNow(table.state, 0), { for: 'trophies' }, settingsOf({}))
    expect(plans.filter(({ at }) => at === '4a').map(({ move }) => move?.fresh)).toEqual([2])
  })

  const raided = (ships = 4) => {
    const table = new SupercatBench().declared('keeper').ships('red', '4a', ships).port('red', '1h').unbuilt('red', 0)
    table.city('yellow', '4a').port('yellow', '4a').unbuilt('yellow', 1)
    return table
  }

  it('A56: hits that destroy nothing fall on the city if it may fall, else on the starport', () => {
    const hit = (agents: number): string[] => {
      const table = raided(3).tokens('yellow', null, 'relic').tokens('blue', 'relic', 'relic')
      table.court({ card: 'BC25', agents: agents > 0 ? { yellow: agents } : {} }, { card: 'BC22' })
      const turn = turnOf(table.draws('aggression-3', 'aggression-4'), {
        rolls: [{ assault: [], skirmish: [], raid: [4, 1, 1] }],
        actions: 3,
        options: { raidAtOnce: true },
      })
      return turn.did('hits')[0]?.buildings?.map(({ site }) => site) ?? []
    }
    const [city, port] = ['4a/1', '4a/2']
    expect(hit(1)).toEqual([city])
    expect(hit(0)).toEqual([port])
  })

  it('A60: what more to steal is judged after what has been stolen', () => {
    const table = raided().tokens('yellow', null, 'relic', 'relic', null, 'psionic').tokens('blue', 'relic', 'relic')
    table.court({ card: 'BC25', agents: { yellow: 1 } }, { card: 'BC22' })
    const turn = turnOf(table.draws('aggression-3', 'aggression-4'), {
      rolls: [{ assault: [], skirmish: [], raid: [2, 1, 1, 1] }],
      options: { raidAtOnce: true },
    })
    // The first Relic makes it second; another one levels with blue, which comes before the open Empath.
    expect(turn.did('raid')[0]?.take).toEqual([{ slot: 1 }, { slot: 2 }])
  })

  it('7.3.11: without a marker, a place in an ambition that is not declared protects nothing', () => {
    const table = new SupercatBench().tokens('red', 'psionic', 'weapon').tokens('blue', 'fuel')
    const first = (): unknown => arrangement(table.state, 0)[0]
    expect(first()).toBe('psionic')
    table.declared('tyrant', 0).declared('tyrant', 1).declared('tyrant', 2)
    expect(first()).toBe('weapon')
  })

  it('A18 (onlyIfLost): a token that goes back to the supply may count for the holder of a Cartel', () => {
    const table = new SupercatBench({}).declared('tycoon').unbuilt('red', 2).unbuilt('yellow', 2)
    table.tokens('red', 'material', 'material', 'material').tokens('yellow', 'material', 'fuel', 'fuel', 'fuel')
    const settings = settingsOf({ preludeRestriction: 'onlyIfLost' })
    expect(tokenHeldBack(table.state, 0, 0, settings)).toBe(false)
    table.guild('blue', 'BC03')
    expect(tokenHeldBack(table.state, 0, 0, settings)).toBe(true)
  })
})

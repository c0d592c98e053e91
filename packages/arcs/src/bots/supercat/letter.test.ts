// Rules that follow the letter of the text, each in a position in which it fires and in one in which it does not, with its
// option both ways.

import { describe, expect, it } from 'vitest'
import { tokens } from '../../rules/board/resources.ts'
import * as write from '../../rules/state/write.ts'
import type { Resource } from '../../vocabulary.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'

const quiet = (table: SupercatBench): SupercatBench => table.court({ card: 'BC25' }, { card: 'BC22' }).agents('red', 0)

describe('A40: to change control, keeping the origin comes before taking', () => {
  const threatened = (ships: number) =>
    quiet(new SupercatBench().city('red', '4a').port('red', '1c').unbuilt('red', 0))
      .ships('red', '4c', ships)
      .ships('yellow', '4a', 1)
      .draws('mobilization-4', 'mobilization-5')
  const sent = (ships: number, options = {}) =>
    turnOf(threatened(ships), { actions: 2, options }).did('move')[0]?.legs[0]?.fresh

  it('MOB.13: of two ships one neutralises and one keeps the origin; takeFirst sends both', () => {
    expect(sent(2)).toBe(1)
    expect(sent(2, { preset: 'printed' })).toBe(1)
    expect(sent(2, { changeControl: 'takeFirst' })).toBe(2)
  })

  it('MOB.13: where taking keeps the origin too, it takes', () => {
    expect(sent(3)).toBe(2)
    expect(sent(3, { changeControl: 'takeFirst' })).toBe(2)
  })

  it('MOB.13: where no origin can be kept, it is given up, and taking comes first', () => {
    const table = quiet(new SupercatBench().city('red', '4a').port('red', '1c').unbuilt('red', 0))
    table.ships('red', '4c', 1).ships('red', '4g', 2).ships('yellow', '4g', 1).ships('yellow', '4a', 1)
    const turn = turnOf(table.draws('mobilization-4', 'mobilization-5'), { actions: 2 })
    // From 4g one may go and tie; from 4c nobody, if it is to be kept.
    expect(turn.did('move')[0]).toMatchObject({ from: '4g', legs: [{ to: '4a', fresh: 2 }] })
  })

  it('AGG.14: in battle, with combatKeepsOrigin, a group that keeps its origin comes first', () => {
    const table = () => {
      const made = quiet(new SupercatBench().city('red', '4a').port('red', '1c').unbuilt('red', 0))
      made.ships('red', '4c', 1, 3).ships('yellow', '4a', 3)
      return made.draws('aggression-3', 'aggression-4')
    }
    const fought = (options = {}) => turnOf(table(), { actions: 2, options }).did('move')[0]?.legs[0]?.fresh
    expect(fought()).toBe(1)
    expect(fought({ combatKeepsOrigin: true })).toBe(0)
    expect(fought({ combatKeepsOrigin: true, changeControl: 'takeFirst' })).toBe(1)
  })
})

describe('A35: ships that ended a rival’s control may walk off again', () => {
  const neutralising = () => {
    const table = quiet(new SupercatBench().city('red', '4a').port('red', '1h').unbuilt('red', 3))
    return table.ships('red', '4g', 1).ships('yellow', '4a', 1).draws('mobilization-2', 'mobilization-3')
  }
  const moves = (table: SupercatBench, options = {}) =>
    turnOf(table, { actions: 3, options })
      .did('move')
      .map(({ from, legs }) => `${from} ${legs.at(-1)?.to}`)

  it('MOB.13, then MOB.16: by the letter they do', () => {
    const [first, second] = moves(neutralising())
    expect(first).toBe('4g 4a')
    expect(second).toMatch(/^4a /)
    expect(moves(neutralising(), { preset: 'printed', walkOff: false })[1]).toMatch(/^4a /)
  })

  it('MOB.13, then MOB.16: without walkOff they stay', () => {
    expect(moves(neutralising(), { walkOff: false })).toEqual(['4g 4a'])
  })

  it('without walkOff, who was there before the turn may go', () => {
    const table = quiet(new SupercatBench().city('red', '4a').port('red', '1h').unbuilt('red', 3))
    table.ships('red', '4a', 1).ships('yellow', '4a', 1).draws('mobilization-2', 'mobilization-3')
    expect(moves(table, { walkOff: false })[0]).toMatch(/^4a /)
  })
})

describe('A43: ships with nothing to do leave a building without a ship', () => {
  const idle = (ships: number) => {
    const table = quiet(new SupercatBench().city('red', '1c').port('red', '4h').unbuilt('red', 0))
    return table.ships('red', '1c', ships).ships('red', '5g', 4).draws('mobilization-4', 'mobilization-5')
  }
  const gone = (ships: number, options = {}) => {
    const turn = turnOf(idle(ships), { actions: 2, options })
    expect(turn.answers('MOB.41.if')[0]).toBe(true)
    return turn.did('move')[0]?.legs[0]?.fresh
  }

  it('MOB.41: the only one goes too; without stripBuilding it stays', () => {
    expect(gone(1)).toBe(1)
    expect(gone(1, { preset: 'printed' })).toBe(1)
    expect(gone(1, { stripBuilding: false })).toBeUndefined()
  })

  it('MOB.41: of three without stripBuilding two', () => {
    expect(gone(3)).toBe(3)
    expect(gone(3, { stripBuilding: false })).toBe(2)
  })
})

describe('A54: raid dice come with the last action', () => {
  const raiding = () => {
    const table = new SupercatBench().declared('keeper').ships('red', '4a', 3).port('red', '1h').unbuilt('red', 0)
    table.city('yellow', '4a').unbuilt('yellow', 4).tokens('yellow', null, 'relic').tokens('blue', 'relic', 'relic')
    return table.court({ card: 'BC25', agents: { yellow: 1 } }, { card: 'BC22' }).agents('red', 0)
  }
  const first = (table: SupercatBench, options = {}) =>
    turnOf(table, { actions: 2, options, die: [6] }).did('battle')[0]?.dice

  it('CMB.3: with two actions the first battle is fought as for Trophies, though nobody defends; raidAtOnce raids', () => {
    const leading = () => raiding().draws('aggression-3', 'aggression-4')
    expect(first(leading())).toEqual({ assault: 3, skirmish: 0, raid: 0 })
    expect(first(leading(), { preset: 'printed' })).toEqual({ assault: 3, skirmish: 0, raid: 0 })
    expect(first(leading(), { raidAtOnce: true })).toEqual({ assault: 0, skirmish: 0, raid: 3 })
  })

  it('CMB.3: the last action raids in either case', () => {
    for (const raidAtOnce of [true, false]) {
      const table = raiding().ships('blue', '6g', 1).after('aggression-6', ['construction-2', 'mobilization-3'])
      expect(first(table, { raidAtOnce })).toEqual({ assault: 0, skirmish: 0, raid: 3 })
    }
  })
})

describe('A70: a gain costs no place in a declared ambition that pays as much', () => {
  /** Red holds these Relics, the others one each; its two cities yield Fuel; all its slots are full. */
  const keeping = (relics: number, tycoon: number, keeper: number) => {
    const table = new SupercatBench().city('red', FUEL[0]).city('red', FUEL[1]).port('red', '1h')
    table.unbuilt('red', relics === 3 ? 4 : 5).ships('red', '1g', 1)
    table.tokens('red', ...Array.from({ length: relics }, (): Resource => 'relic'))
    table.tokens('yellow', 'relic').tokens('blue', 'relic').declared('tycoon', tycoon).declared('keeper', keeper)
    return quiet(table).draws('administration-3', 'administration-4')
  }
  const FUEL = ['1c', '4c'] as const
  const held = (table: SupercatBench) => {
    const turn = turnOf(table)
    return { turn, fuel: tokens(turn.state, 0, 2), relics: tokens(turn.state, 0, 4) }
  }

  it('ADM.1 gives up a Relic that is not needed; ADM.42 takes no second Fuel for the next one: 3-1-1 stays a lead', () => {
    const { turn, fuel, relics } = held(keeping(3, 1, 0))
    expect(turn.nodes).toContain('SL.1')
    expect([fuel, relics]).toEqual([1, 2])
    expect(turn.answers('ADM.42').includes(true)).toBe(false)
  })

  it('ADM.1 is passed over if the Fuel would cost the lead in Keeper, which pays more', () => {
    const { turn, fuel, relics } = held(keeping(2, 1, 0))
    expect([turn.answers('GP.1'), turn.answers('ADM.1')]).toEqual([[false], [false]])
    expect([fuel, relics]).toEqual([0, 2])
  })

  it('ADM.1 takes the Fuel if Tycoon pays more than Keeper', () => {
    const { turn, fuel, relics } = held(keeping(2, 0, 1))
    expect(turn.answers('GP.1')).toEqual([true])
    expect([fuel, relics]).toEqual([1, 1])
  })

  it('SL.1 discards what counts for nothing first, then what costs no place', () => {
    const over = (...types: Resource[]) => {
      const table = keeping(3, 1, 0)
      table.act({ do: 'lead', card: 'administration-4' })
      for (let slot = 0; slot < 3; slot++) write.setSlot(table.state, 0, slot, 0)
      table.tokens('red', ...types)
      return held(table.act({ do: 'tax', city: `${FUEL[0]}/1`, pay: 'pip' }))
    }
    expect(over('relic', 'weapon', 'relic')).toMatchObject({ fuel: 1, relics: 2 })
    expect(over('relic', 'relic', 'relic')).toMatchObject({ fuel: 1, relics: 2 })
  })
})

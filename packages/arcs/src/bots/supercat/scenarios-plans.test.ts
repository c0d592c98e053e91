// The scenarios of the reference, T14 to T27 (supercat 12). Red acts; yellow is another bot, blue a person.

import { describe, expect, it } from 'vitest'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import * as write from '../../rules/state/write.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'
import type { CombatGoal } from './context.ts'
import { type RaidEarly, selectDice } from './terms/combat.ts'

const WAIT = { card: 'BC25' } as const
/** A Court that nobody wants anything from. */
const quiet = (table: SupercatBench): SupercatBench =>
  table.court(WAIT, { card: 'BC22' }, { card: 'BC24' }, { card: 'BC23' })

describe('scenarios', () => {
  const besieged = (difficulty: string) =>
    quiet(
      new SupercatBench({ difficulty })
        .city('red', '1c')
        .port('red', '6c')
        .ships('red', '6c', 0, 1)
        .ships('yellow', '6c', 1)
        .ships('blue', '4g', 1),
    ).after('administration-6', ['construction-2', 'construction-5'])

  it('T14 repair first, then build', () => {
    const two = turnOf(besieged('normal'), { die: [6] })
    expect(two.actions).toMatchObject([
      { do: 'pivot' },
      { do: 'repair', piece: { ship: '6c' } },
      { do: 'build', piece: 'ship' },
    ])
    const one = turnOf(besieged('off'), { die: [6] })
    expect(one.actions).toMatchObject([{ do: 'pivot' }, { do: 'repair', piece: { ship: '6c' } }])
  })

  it('T15 order and number of agents', () => {
    const table = new SupercatBench().unbuilt('red', 0).port('red', '1h').ships('red', '1h', 3)
    table.court({ card: 'BC13' }, { card: 'BC21' }, { card: 'BC26' }, { card: 'BC20' })
    const turn = turnOf(table.draws('mobilization-3', 'mobilization-5'), { picks: {} })
    expect(turn.did('influence').map(({ card }) => card)).toEqual(['BC13', 'BC13', 'BC26'])
  })

  it('T16 matching needs a reserve', () => {
    const contest = (agents: number) =>
      new SupercatBench()
        .port('red', '1h')
        .unbuilt('red', 0)
        .ships('red', '1g', 1)
        .court({ card: 'BC11', agents: { red: 1, yellow: 3 } })
        .agents('red', agents)
        .draws('administration-6', 'administration-5')
    expect(turnOf(contest(2)).answers('ADM.23')[0]).toBe(false)
    const three = turnOf(contest(3), { picks: {} })
    expect(
      three
        .did('influence')
        .slice(0, 2)
        .map(({ card }) => card),
    ).toEqual(['BC11', 'BC11'])
  })

  it('T17 order of securing', () => {
    const table = new SupercatBench()
      .declared('empath')
      .tokens('blue', 'psionic')
      .port('red', '1h')
      .ships('red', '1h', 6)
    table.court({ card: 'BC18', agents: { red: 1 } }, { card: 'BC26', agents: { red: 1 } }).unbuilt('red', 0)
    const turn = turnOf(table.draws('aggression-3', 'construction-6'))
    expect(turn.did('secure').map(({ card }) => card)).toEqual(['BC18', 'BC26'])
    expect(turn.nodes.filter((node) => node.startsWith('AGG'))).toEqual(['AGG.2', 'AGG.3'])
  })

  it('T18 a Vox card without effect, for Captives', () => {
    const table = new SupercatBench()
      .declared('tycoon', 0)
      .declared('keeper', 1)
      .declared('empath', 2)
      .port('red', '1h')
      .unbuilt('red', 0)
    table.court({ card: 'BC26', agents: { red: 2, yellow: 1 } }).ships('blue', '6g', 1)
    write.setShipsLeft(table.state, 0, 3)
    write.setShipsGone(table.state, 0, 12)
    const turn = turnOf(table.after('aggression-6', ['aggression-2', 'aggression-3']), { die: [6] })
    expect(turn.did('secure').map(({ card }) => card)).toEqual(['BC26'])
    expect(turn.answers('AGG.3')[0]).toBe(false)
    expect(turn.answers('AGG.17')[0]).toBe(false)
    expect(turn.nodes).toContain('AGG.18')
    expect(turn.did('uprising')[0]?.systems).toHaveLength(3)
  })

  const holding = () =>
    quiet(
      new SupercatBench()
        .declared('tycoon')
        .tokens('red', 'material', 'material', 'fuel')
        .unbuilt('red', 4)
        .tokens('blue', 'fuel')
        .port('red', '1h')
        .ships('red', '1h', 1),
    ).draws('construction-3', 'construction-5')

  it('T19 holding back', () => {
    expect(
      turnOf(holding())
        .did('build')
        .map(({ pay }) => pay),
    ).toEqual(['pip', 'pip'])
    const loose = turnOf(holding(), { options: { preludeRestriction: 'onlyIfLost' } })
    expect(loose.did('build').filter(({ pay }) => pay !== 'pip').length).toBeGreaterThanOrEqual(1)
  })

  it('T20 a Relic for a Relic', () => {
    const table = new SupercatBench()
      .declared('keeper')
      .tokens('red', 'relic')
      .tokens('blue', 'relic')
      .port('red', '1h')
    table.court({ card: 'BC24', agents: { red: 1 } }, WAIT)
    const turn = turnOf(table.draws('aggression-5', 'aggression-4'), { actions: 2 })
    expect(turn.actions[1]).toMatchObject({ do: 'secure', card: 'BC24', pay: { slot: 0 } })
    expect(read.pipsLeft(turn.state)).toBe(2)
  })

  const raiding = () => {
    const table = new SupercatBench()
      .declared('keeper')
      .tokens('blue', 'relic')
      .tokens('yellow', null, 'relic')
      .city('yellow', '4a')
      .unbuilt('yellow', 4)
    return table
      .ships('yellow', '4a', 2)
      .ships('red', '4c', 2)
      .port('red', '1h')
      .unbuilt('red', 0)
      .court({ card: 'BC25', agents: { yellow: 1 } })
  }

  it('T21 how the raid rule is grouped', () => {
    expect(turnOf(raiding().draws('aggression-3', 'construction-6')).answers('GP.3')).toEqual([false])
    const turn = turnOf(raiding().draws('aggression-2', 'construction-6'), {
      rolls: [{ assault: [], skirmish: [4, 1], raid: [] }],
    })
    expect(turn.actions.slice(1, 4)).toMatchObject([
      { do: 'move', from: '4c', legs: [{ to: '4a', fresh: 2 }] },
      { do: 'battle', at: '4a', dice: { assault: 0, skirmish: 2, raid: 0 } },
      { do: 'battle', at: '4a', dice: { assault: 0, skirmish: 0, raid: 2 } },
    ])
  })

  it('T22 the choice of dice', () => {
    const dice = (
      goal: CombatGoal,
      own: number,
      theirs: number,
      n: number,
      left: number,
      early: RaidEarly = 'never',
    ) => {
      const { assault, skirmish, raid } = selectDice({ goal, own, theirs, dice: n, left, raid: 6, early })
      return [assault, skirmish, raid]
    }
    expect(dice('trophies', 3, 2, 3, 1)).toEqual([3, 0, 0])
    expect(dice('trophies', 2, 2, 3, 1)).toEqual([1, 2, 0])
    expect(dice('trophies', 2, 2, 2, 2)).toEqual([0, 2, 0])
    expect(dice('control', 1, 2, 2, 1)).toEqual([1, 1, 0])
    expect(dice('trophies', 4, 1, 7, 1)).toEqual([6, 1, 0])
    expect(dice('raid', 3, 1, 4, 1)).toEqual([0, 0, 4])
    expect(dice('raid', 2, 0, 3, 2)).toEqual([3, 0, 0])
    expect(dice('raid', 2, 0, 3, 2, 'noFresh')).toEqual([0, 0, 3])
  })

  it('T23 outrage forbids', () => {
    const table = new SupercatBench()
      .declared('warlord', 0)
      .declared('empath', 1)
      .trophies('yellow', 'blue', 'ship', 1)
      .tokens('blue', 'psionic', 'psionic', 'psionic')
      .tokens('red', 'psionic')
      .unbuilt('blue', 3)
    table
      .ships('red', '6g', 3)
      .city('yellow', '6h')
      .ships('yellow', '6h', 1)
      .ships('yellow', '5g', 1)
      .court({ card: 'BC25', agents: { yellow: 1 } })
      .port('red', '1h')
      .unbuilt('red', 0)
    const turn = turnOf(table.draws('aggression-4', 'construction-6'), { actions: 3 })
    expect(turn.actions.slice(1)).toMatchObject([
      { do: 'move', from: '6g', legs: [{ to: '5g', fresh: 3 }] },
      { do: 'battle', at: '5g', dice: { assault: 3, skirmish: 0, raid: 0 } },
    ])
  })

  const doubling = (cities: number, tied = false) =>
    quiet(
      new SupercatBench()
        .declared('tycoon')
        .city('red', '1h')
        .unbuilt('red', cities)
        .tokens('red', 'fuel', 'fuel', 'material')
        .tokens('blue', ...(tied ? (['fuel', 'fuel', 'material'] as const) : []))
        .unbuilt('blue', 3)
        .port('red', '1c'),
    ).draws('construction-4', 'construction-5')

  it('T24 double cities', () => {
    expect(turnOf(doubling(2)).nodes).toContain('CON.15')
    expect(turnOf(doubling(3)).nodes).not.toContain('CON.15')
    expect(turnOf(doubling(2, true)).nodes).not.toContain('CON.15')
  })

  it('T25 a card for combat from tokens', () => {
    const table = quiet(
      new SupercatBench()
        .declared('warlord')
        .tokens('red', 'fuel', 'weapon')
        .trophies('yellow', 'blue', 'ship', 1)
        .city('red', '1h')
        .port('red', '4h')
        .ships('red', '4g', 3)
        .ships('yellow', '5g', 1),
    )
    const turn = turnOf(table.draws('construction-4', 'administration-6'), { actions: 4 })
    expect(turn.did('lead')[0]?.card).toBe('construction-4')
    expect(turn.did('move')[0]).toMatchObject({ from: '4g', legs: [{ to: '5g', fresh: 3 }], pay: { slot: 0 } })
    expect(turn.did('arm')[0]).toEqual({ do: 'arm', pay: { slot: 1 } })
    expect(turn.did('battle')[0]).toMatchObject({ at: '5g', dice: { assault: 3, skirmish: 0, raid: 0 }, pay: 'pip' })
  })

  it('T26 counter, bonus card and draw', () => {
    const table = quiet(
      new SupercatBench().counter('red', 3).bonus('red', 'mobilization-6').port('red', '1h').ships('red', '1h', 1),
    ).draws('construction-2', 'construction-5')
    expect(table.of(read.counter, 'red')).toBe(2)
    const turn = turnOf(table, { actions: 1 })
    expect(turn.events.some((event) => event.e === 'ask' && event.node === 'BT.2')).toBe(true)
    expect(read.cards(turn.state, Pile.drawn(0))).toEqual([])
    const alone = quiet(new SupercatBench().counter('red', 1).bonus('red', 'mobilization-6').port('red', '1h')).round(
      'red',
    )
    expect(alone.waits).toBe('lead.red')
    expect(turnOf(alone, { actions: 1 }).did('lead')[0]?.card).toBe('mobilization-6')
  })

  it('T27 gates', () => {
    const table = quiet(
      new SupercatBench()
        .unbuilt('red', 0)
        .port('red', '4h')
        .ships('red', '5g', 3)
        .ships('yellow', '4g', 1)
        .port('blue', '6a')
        .ships('blue', '6g', 1),
    )
    const turn = turnOf(table.draws('mobilization-5', 'mobilization-6'), { actions: 2 })
    expect(turn.nodes[1]).toBe('MOB.40')
    expect(turn.did('move')[0]).toMatchObject({ from: '5g', legs: [{ to: '6g', fresh: 2 }] })
  })
})

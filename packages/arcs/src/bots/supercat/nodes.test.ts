// Every rule: a position in which it decides (or says yes), and one in which it is passed over. Most positions come from
// whole games; those that games rarely bring are set up by hand.

import { listNodes, type TraceEvent, type TraceSink } from '@understudy/procedure'
import { beforeAll, describe, expect, it } from 'vitest'
import * as write from '../../rules/state/write.ts'
import { supercatBook } from './books.ts'
import { Table, turnOf } from './bot-testing.ts'
import { gameOf, play } from './game-testing.ts'
import { NEVER_PASSED, NEVER_YES, SELDOM } from './in-games-testing.ts'
import type { NodeId } from './sources.ts'

const GAMES = 110
const COMPANIES = [
  { bots: 1, others: 2 },
  { bots: 2, others: 1 },
  { bots: 3, others: 1 },
  { bots: 3, others: 0 },
  { bots: 1, others: 1 },
  { bots: 2, others: 2 },
]

/** Which rules said yes and no, without working out why. */
class Watch implements TraceSink {
  readonly detail = false
  readonly yes = new Set<string>()
  readonly no = new Set<string>()
  event(event: TraceEvent): void {
    if (event.e === 'ask') (event.yes ? this.yes : this.no).add(event.node)
    else if (event.e === 'found') (event.candidates.length > 0 ? this.yes : this.no).add(event.node)
    else if ('node' in event && event.e !== 'broken') this.yes.add(event.node)
  }
}

const watch = new Watch()
beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const options = game % 5 === 0 ? { leaders: 'supercat', pack: true } : {}
    const driver = gameOf({ ...COMPANIES[game % COMPANIES.length]!, seed: `c${game}`, options })
    for (const _ of play(driver, watch)) {
      // to the end
    }
  }
}, 300_000)

const nodes = listNodes(supercatBook, 'base').map(({ node }) => node as NodeId)

describe('rules in whole games', () => {
  for (const node of nodes) {
    if (!(node in NEVER_YES) && !SELDOM.yes.has(node))
      it(`${node} says yes`, () => {
        expect(watch.yes.has(node)).toBe(true)
      })
    if (!(node in NEVER_PASSED) && !SELDOM.no.has(node))
      it(`${node} is passed over`, () => {
        expect(watch.no.has(node)).toBe(true)
      })
  }
})

describe('rules by hand', () => {
  const quiet = (table: Table): Table => table.court({ card: 'BC25' }, { card: 'BC22' })

  it('AGG.10.if, AGG.10: moves to a claim when there is neither starport nor claim; GP.4b, GP.4b.go: takes the card', () => {
    const turn = turnOf(quiet(new Table().ships('red', '5g', 2)).draws('aggression-3', 'administration-3'), {
      actions: 2,
    })
    expect(turn.nodes).toEqual(['GP.4b', 'AGG.10'])
    expect(turn.answers('GP.4b')).toEqual([true])
  })

  it('AGG.10 is passed over with a starport', () => {
    const turn = turnOf(
      quiet(new Table().ships('red', '5g', 2).port('red', '1c')).draws('aggression-3', 'aggression-4'),
    )
    expect(turn.answers('AGG.10.if')[0]).toBe(false)
    expect(turn.nodes).not.toContain('AGG.10')
  })

  it('CON.9 is passed over without a place for the starport', () => {
    const turn = turnOf(quiet(new Table().ships('red', '5g', 2)).draws('construction-3', 'construction-4'))
    expect(turn.answers('CON.9.if')[0]).toBe(true)
    expect(turn.answers('CON.9')[0]).toBe(false)
  })

  it('MOB.10.if, MOB.10: moves to a claim when there is neither starport nor claim', () => {
    const turn = turnOf(quiet(new Table().ships('red', '5g', 2)).draws('mobilization-3', 'administration-3'), {
      actions: 2,
    })
    expect(turn.nodes).toEqual(['GP.4b', 'MOB.10'])
  })

  const leader = () =>
    new Table()
      .port('red', '1h')
      .unbuilt('red', 0)
      .tokens('red', 'relic')
      .court({ card: 'BC23', agents: { red: 1 } }, { card: 'BC25' })

  it('AGG.38 secures a card that grows a lead in an open ambition', () => {
    expect(turnOf(leader().draws('aggression-3', 'aggression-4'), { actions: 2 }).nodes).toEqual(['GP.Z', 'AGG.38'])
  })

  it('AGG.38 is passed over without a lead', () => {
    const table = leader().tokens('blue', 'relic', 'relic', 'relic').unbuilt('blue', 3).declared('keeper')
    write.setSlot(table.state, 0, 0, 0)
    const turn = turnOf(table.draws('aggression-3', 'aggression-4'))
    expect(turn.nodes).not.toContain('AGG.38')
  })

  it('AGG.28x, AGG.28x.go, AGG.28x.top: fights the battle that GP.10 chose the card for', () => {
    const table = new Table()
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '4a', 3)
      .city('yellow', '4a')
      .ships('yellow', '4a', 3)
      .court({ card: 'BC25', agents: { red: 1, yellow: 1 } })
      .agents('red', 0)
    const turn = turnOf(table.draws('aggression-4', 'aggression-5'), { actions: 2 })
    expect(turn.answers('GP.10')).toEqual([true])
    expect(turn.answers('AGG.28x')[0]).toBe(true)
    expect(turn.did('battle')[0]).toMatchObject({ at: '4a', against: 'yellow' })
    const without = turnOf(table, { actions: 2, options: { gpCarryOver: false } })
    expect(without.answers('AGG.28x')[0] ?? false).toBe(false)
  })

  it('CON.0 puts a token that was just gained into a dear slot', () => {
    const table = quiet(new Table().port('red', '1h').unbuilt('red', 0).tokens('red', 'weapon').tokens('blue', 'fuel'))
    table.declared('tycoon').draws('construction-3', 'construction-5').act({ do: 'lead', card: 'construction-3' })
    write.setArranging(table.state, 1)
    write.setPrelude(table.state, false)
    write.setSlot(table.state, 0, 0, 0)
    write.setSlot(table.state, 0, 1, 3)
    expect(turnOf(table, { actions: 1 }).nodes).toEqual(['CON.0'])
    write.setArranging(table.state, 0)
    expect(turnOf(table).answers('CON.0')[0]).toBe(false)
  })

  it('MOB.13 lets ships of several systems converge only if the table says so', () => {
    const table = () =>
      quiet(
        new Table()
          .city('red', '4a')
          .port('red', '1c')
          .unbuilt('red', 0)
          .ships('red', '4g', 2)
          .ships('red', '4c', 2)
          .ships('yellow', '4a', 2),
      ).draws('mobilization-4', 'mobilization-5')
    const single = turnOf(table(), { actions: 2 })
    expect(single.nodes[1]).toBe('MOB.13')
    expect(single.found('MOB.13').every((text) => text.includes('2 ships'))).toBe(true)
    const multi = turnOf(table(), { actions: 3, options: { moveOrigins: 'multi' } })
    expect(multi.nodes.slice(1)).toEqual(['MOB.13', 'MOB.13'])
    expect(new Set(multi.did('move').map(({ from }) => from))).toEqual(new Set(['4g', '4c']))
  })

  it('CMB.4 takes the hit of Railgun Arrays before the dice, CMB.5 then chooses them', () => {
    const table = quiet(
      new Table().port('red', '1h').unbuilt('red', 0).ships('red', '5g', 2, 1).ships('yellow', '5g', 1),
    )
    table.lore('yellow', 'L12').declared('warlord')
    const turn = turnOf(table.draws('aggression-4', 'aggression-5'), { actions: 4 })
    expect(turn.nodes.slice(1)).toEqual(['AGG.8', 'CMB.4', 'CMB.5'])
    expect(turn.did('battle')[0]).not.toHaveProperty('dice')
  })

  it('OT.1 brings ships back to a gate that no rival controls; OT.2 is passed over', () => {
    const table = quiet(new Table().ships('yellow', '1g', 1).ships('blue', '4g', 1).ships('yellow', '5g', 1))
    table.draws('administration-3', 'administration-4').act({ do: 'lead', card: 'administration-3' }).act({ do: 'end' })
    expect(table.waits).toBe('reinforce.red')
    expect(turnOf(table).actions).toEqual([{ do: 'reinforce', gate: '6g' }])
  })

  it('BT.1 leaves it to the rules: a seat without cards is skipped', () => {
    const table = quiet(
      new Table().counter('red', 0).ships('yellow', '1g', 1).hand('blue', 'mobilization-2').round('red'),
    )
    expect(table.waits).not.toBe('lead.red')
  })
})

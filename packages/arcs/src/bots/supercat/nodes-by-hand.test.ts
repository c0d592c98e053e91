// Rules that games pass over rarely or never, in positions set up by hand; and the check that no rule lacks its tests.

import { readdirSync, readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { supercatBook } from './books.ts'
import { Table, turnOf } from './bot-testing.ts'
import { NEVER_PASSED, NEVER_YES, SELDOM } from './in-games-testing.ts'
import type { NodeId } from './sources.ts'

const quiet = (table: Table): Table => table.court({ card: 'BC25' }, { card: 'BC22' })

describe('rules by hand', () => {
  it('BT.0 is passed over in the middle of a turn', () => {
    const table = quiet(new Table().port('red', '1h').ships('red', '1h', 1)).draws('construction-3', 'construction-5')
    const turn = turnOf(table.act({ do: 'lead', card: 'construction-3' }))
    expect(turn.answers('BT.0')[0]).toBe(false)
    expect(turn.nodes).toContain('CON.32')
  })

  it('GP.4a takes a Construction card for the first starport', () => {
    const table = quiet(new Table().city('red', '1h').ships('red', '1h', 1)).draws('construction-3', 'aggression-5')
    const turn = turnOf(table, { actions: 2 })
    expect(turn.answers('GP.4a')).toEqual([true])
    expect(turn.nodes).toEqual(['GP.4a', 'CON.9'])
  })

  it('GP.4a is passed over without a Construction card', () => {
    const table = quiet(new Table().city('red', '1h').ships('red', '1h', 1)).draws('mobilization-3', 'aggression-5')
    const turn = turnOf(table, { actions: 1 })
    expect(turn.answers('GP.4.1')).toEqual([true])
    expect(turn.answers('GP.4a')).toEqual([false])
    expect(turn.answers('GP.6')).toEqual([true])
  })

  it('GP.4b is passed over without a Mobilization or Aggression card', () => {
    const table = quiet(new Table().ships('red', '5g', 2)).draws('construction-3', 'administration-3')
    const turn = turnOf(table, { actions: 1 })
    expect(turn.answers('GP.4b')).toEqual([false])
    expect(turn.answers('GP.6')).toEqual([true])
  })

  /** No starport, no claim, and nobody who could move: its only piece is a city on a full planet. */
  const stuck = () => quiet(new Table().city('red', '4a').city('yellow', '4a').unbuilt('red', 3))

  it('AGG.10 is passed over if nobody can move', () => {
    const turn = turnOf(stuck().draws('aggression-3', 'aggression-4'))
    expect(turn.answers('AGG.10.if')[0]).toBe(true)
    expect(turn.answers('AGG.10')[0]).toBe(false)
  })

  it('MOB.10 is passed over if nobody can move', () => {
    const turn = turnOf(stuck().draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('MOB.10.if')[0]).toBe(true)
    expect(turn.answers('MOB.10')[0]).toBe(false)
  })

  it('MOB.10.if is passed over with a starport', () => {
    const turn = turnOf(
      quiet(new Table().port('red', '1h').ships('red', '1h', 2)).draws('mobilization-3', 'mobilization-4'),
    )
    expect(turn.answers('MOB.10.if')[0]).toBe(false)
    expect(turn.nodes).not.toContain('MOB.10')
  })

  it('MOB.41 is passed over if there is no task force to join: no ship is fresh', () => {
    const table = quiet(new Table().port('red', '1h').city('red', '4a').city('yellow', '4a').unbuilt('red', 0))
    table.ships('red', '4a', 0, 2).ships('yellow', '4a', 1).agents('red', 0)
    const turn = turnOf(table.draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('MOB.41.if')[0]).toBe(true)
    expect(turn.answers('MOB.41')[0]).toBe(false)
  })

  it('OT.3 turns down what lore offers that the book does not know; OT.1 and OT.2 are passed over', () => {
    const table = quiet(new Table().port('red', '1h').ships('red', '1h', 3).lore('red', 'L03'))
    const turn = turnOf(table.draws('mobilization-3', 'mobilization-4'), { actions: 3 })
    expect(turn.nodes.slice(1)).toEqual(['MOB.16', 'OT.3'])
    expect(turn.did('decline')).toHaveLength(1)
    expect([...turn.answers('OT.1'), ...turn.answers('OT.2')]).toEqual([false, false])
  })
})

describe('the tests', () => {
  const titles = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g)])
    .map(([, title]) => title ?? '')
  const named = (node: string): string[] =>
    titles.filter((title) => new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}($|[^\\w.]|\\.$)`).test(title))
  const nodes = listNodes(supercatBook, 'base').map(({ node }) => node as NodeId)

  it('show every rule at work: in whole games, or by hand under its name', () => {
    const lacking = nodes.filter(
      (node) =>
        SELDOM.yes.has(node) &&
        !(node in NEVER_YES) &&
        !named(node).some((title) => !title.includes(`${node} is passed over`)),
    )
    expect(lacking).toEqual([])
  })

  it('show every rule passed over: in whole games, or by hand under its name', () => {
    const lacking = nodes.filter(
      (node) =>
        SELDOM.no.has(node) &&
        !(node in NEVER_PASSED) &&
        !named(node).some((title) => /passed over|passes/.test(title)),
    )
    expect(lacking).toEqual([])
  })

  it('make exceptions only of rules that exist', () => {
    for (const node of [...Object.keys(NEVER_YES), ...Object.keys(NEVER_PASSED), ...SELDOM.yes, ...SELDOM.no])
      expect(nodes).toContain(node)
  })
})

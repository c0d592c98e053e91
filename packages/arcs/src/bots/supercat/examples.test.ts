// The example positions in docs/positions: they can be read, nothing in them is impossible, and the bot does what
// docs/supercat.md says of them.

import { readFileSync } from 'node:fs'
import type { Json } from '@understudy/procedure'
import { CHANCE, Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'

interface Example {
  readonly format: string
  readonly game: string
  readonly options: Record<string, string | number | boolean>
  readonly position: Json
}
const read = (name: string): Example =>
  JSON.parse(readFileSync(new URL(`../../../../../docs/positions/${name}.json`, import.meta.url), 'utf8'))

/** The rules that decided the turn, each once for each plan. */
function nodesOf({ options, position }: Example): string[] {
  const asked = arcs.decision(arcs.parse(position))?.seat ?? ''
  const person = { by: 'person' } as const
  const seats = {
    red: person,
    yellow: person,
    blue: person,
    [asked]: { by: 'bot', bot: 'supercat', version: '0.5', options: {} } as const,
  }
  const table = Table.start(arcsPackage, { options, seed: '1', seats, position })
  const turn = arcs.moment(table.state)
  const nodes: string[] = []
  for (let next = table.next(); next.kind === 'auto' && arcs.moment(table.state) === turn; next = table.next()) {
    const { entry } = next
    if (entry.t === 'action' && entry.seat !== CHANCE) nodes.push(entry.node ?? '')
    table.advance()
  }
  return nodes
}

it.each([
  ['supercat-leads', 'yellow', ['BT.3c', 'CON.15', 'CON.32', 'CON.33', 'CON.32']],
  ['supercat-follows', 'yellow', ['GP.6a', 'MOB.16', 'MOB.28']],
  ['supercat-battle', 'red', ['GP.3', 'PR.8', 'PR.8', 'AGG.8', 'AGG.8', 'CMB.7']],
])('%s', (name, seat, nodes) => {
  const example = read(name)
  expect([example.format, example.game]).toEqual(['understudy-position', 'arcs'])
  const state = arcs.parse(example.position)
  expect(arcs.check(state)).toEqual([])
  expect(arcs.serialise(state)).toEqual(example.position)
  expect(arcs.decision(state)?.seat).toBe(seat)
  expect(nodesOf(example)).toEqual(nodes)
})
